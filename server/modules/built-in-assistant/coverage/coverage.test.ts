import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { asksCoverage } from './read-coverage.ts';
import { asksDataAge } from './read-data-age.ts';

function startThread() {
  const [market, listings] = [stubMarket(), stubListings()];
  return { market, listings, ask: startTracedThread({ tools: createTestTools({ listings, market }) }) };
}

describe('a question about which places there are', () => {
  it.each([
    'what markets do you cover',
    'which cities do you have sales for',
    'which areas do you have listings in',
    'what MLS am i connected to',
    'what is my MLS?',
    'what markets do you have',
    'what markets u got data for',
    'which cities can you search?',
    'qué mercados cubres',
    'en qué ciudades tienes anuncios',
  ])('is heard in %s', (text) => {
    expect(asksCoverage(text)).toBe(true);
  });

  it.each([
    'what is the MLS number of this home',
    'which areas are cheapest in Oakland',
    'what markets are hot right now',
    'which neighborhoods should we look at',
    'how is the market in Oakland',
  ])('is not heard in %s', (text) => {
    expect(asksCoverage(text)).toBe(false);
  });

  it('is answered with the cities, what is for sale in each, and the sources', async () => {
    const thread = startThread();
    const reply = await thread.ask('what markets do you cover');
    expect(reply).toContain('**2 cities**');
    expect(reply).toContain('- Oakland, CA: **157** active listings');
    expect(reply).toContain('San Francisco Demo MLS and East Bay Demo MLS');
    expect(await startThread().ask('¿qué mercados cubres?')).toContain('Tu acceso muestra anuncios');
  });
});

describe('one place that is asked about', () => {
  it.each([
    ['do you have seattle', /^I have no listings in a place called “seattle”|^I have no listings in Seattle/i],
    ['do you cover Ames, Iowa?', /^I have no listings in Ames, IA\./],
    ['do you have anything in oakland?', /^Oakland, CA: \*\*157\*\* active listings/],
    ['¿tienes casas en Seattle?', /^No tengo anuncios en/],
  ])('is told with what there is: %s', async (question, said) => {
    expect(await startThread().ask(question)).toMatch(said);
  });

  it.each(['do you have instagram', 'do you have feelings?', 'do you know math'])('is no thing: %s', async (question) => {
    expect(await startThread().ask(question)).not.toContain('listings in');
  });
});

describe('a place that no listings are in', () => {
  it.each(['market in Ames, Iowa', 'homes for sale in Ames Iowa'])(
    'is named with its state, and what there is instead: %s',
    async (question) => {
      const thread = startThread();
      expect(await thread.ask(question)).toMatch(
        /^I have no listings in Ames, IA\. I have San Francisco, CA \(310 active listings\) and Oakland, CA \(157 active listings\)\./,
      );
      expect(thread.market.requests).toEqual([]);
      expect(thread.listings.searches).toEqual([]);
    },
  );

  it.each(['james island market', 'how is west ashley doing', "what's the wakanda heights market"])(
    'is told of a market that is asked for by a name that nothing has: %s',
    async (question) => {
      expect(await startThread().ask(question)).toContain('I have no listings in a place called');
    },
  );

  it.each(["how's the housing market", 'local market'])('is not told where no place is named: %s', async (question) => {
    expect(await startThread().ask(question)).not.toContain('I have no listings in a place called');
  });

  it('is told with a name that ends in “city”, and the question stays open', async () => {
    const thread = startThread();
    expect(await thread.ask('homes in daly city under 1.3m')).toContain('I have no listings in a place called “daly city”.');
    await thread.ask('Oakland');
    expect(thread.listings.searches.at(-1)).toMatchObject({ areaFilter: { name: 'Oakland' }, price: { endAt: 1_300_000 } });
  });

  it.each(['homes in northern California', 'condos in CA under 500k', 'houses in California'])(
    'is no part of a state: %s',
    async (question) => {
      const thread = startThread();
      await thread.ask(question);
      expect(thread.listings.searches.at(-1)).toMatchObject({ areaFilter: { name: 'CA' } });
    },
  );
});

describe('a question about how far back and how fresh the data is', () => {
  it.each([
    'how far back does your data go?',
    'how far back do sales go in Oakland',
    'how old is the data',
    'is this data current?',
    'when was it last updated?',
    'when was your data last refreshed',
    'how many years of history do you have',
    '¿desde cuándo tienes datos de Oakland?',
    '¿cuándo se actualizaron los datos?',
    'qué tan actuales son los datos',
  ])('is heard in %s', (text) => {
    expect(asksDataAge(text)).toBe(true);
  });

  it.each([
    'how old is this house',
    'when was this home last updated',
    'go back to the first search',
    'how is the market in Oakland',
    'when was the kitchen updated',
    'homes listed since last week',
  ])('is not heard in %s', (text) => {
    expect(asksDataAge(text)).toBe(false);
  });

  it('is answered with the first closing and the last change, of the place that is named and of all', async () => {
    const thread = startThread();
    const reply = await thread.ask('how far back does the data go for Oakland?');
    expect(reply).toMatch(/^Sales in Oakland, CA are on record since \*\*January 15, 2024\*\*\. .*\*\*November 19, 2026\*\*\./);
    expect(reply).toMatch(/all cities that your access shows, sales are on record since \*\*December 1, 2023\*\*/);
    expect(await thread.ask('how old is your data?')).toMatch(/^In all cities/);
    expect(await startThread().ask('¿desde cuándo tienes datos de Oakland?')).toMatch(
      /^En Oakland, CA hay ventas registradas desde/,
    );
  });

  it('is of the market that stands', async () => {
    const thread = startThread();
    await thread.ask('how is the market in Oakland');
    expect(await thread.ask('when was it last updated?')).toMatch(/^Sales in Oakland, CA/);
  });
});
