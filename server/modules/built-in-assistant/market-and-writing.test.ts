import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { aSnapshot, stubMarket } from '#tests/support/market-stub.ts';

const description = 'Bright corner home with a garden and hardwood floors. The kitchen has stone counters and an island.';
const condo = aListing({ description, parkingGarageSpaces: 1 });
const house = aListing({ description, mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave' });

/** A thread over the product's own tools; listings and figures are a script's. */
function startThread(messages: ModelMessage[] = [], snapshot = aSnapshot()) {
  const market = stubMarket(snapshot);
  const listings = stubListings([condo, house]);
  return { market, listings, ask: startTracedThread({ tools: createTestTools({ listings, market }), messages }) };
}

describe('a thread about a market', () => {
  it('asks the tool for the place, and keeps place, types and figures in what follows', async () => {
    const thread = startThread();
    expect(await thread.ask("how's the market in Noe Valley?")).toContain('**$1,850,000** (42 sales)');
    await thread.ask("is it a buyer's market?");
    await thread.ask('what about condos?');
    const places = thread.market.requests.map(({ areaFilter }) => ('name' in areaFilter ? areaFilter.name : null));
    expect(places).toEqual(['Noe Valley', 'Noe Valley', 'Noe Valley']);
    expect(thread.market.requests[2]?.propertyTypes).toEqual(['condominium']);
  });

  it('reads a year where the usual time has too few sales', async () => {
    const few = { value: null, n: 5, missing: 'not-enough-data' as const, changePercent: null };
    const thin = aSnapshot();
    const thread = startThread([], {
      ...thin,
      medianPrice: { ...thin.medianPrice, ...few, trend: null },
      medianPricePerSqFt: { ...thin.medianPricePerSqFt, ...few },
      medianDaysOnMarket: { ...thin.medianDaysOnMarket, ...few },
      saleToList: { ...thin.saleToList, ...few },
    });
    expect(await thread.ask("how's the market in Noe Valley?")).toContain(
      'The last 90 days have too few sales for a figure, so this is the past year.',
    );
    expect(thread.market.requests.map(({ windowDays }) => windowDays ?? null)).toEqual([null, 365]);
    await thread.ask('how many sold there in the last 30 days?');
    expect(thread.market.requests.at(-1)).toMatchObject({ windowDays: 30 });
  });

  it('compares where prices rose more by a year of sales each', async () => {
    const thread = startThread();
    await thread.ask('compare the markets of Noe Valley and Oakland');
    expect(thread.market.requests.map(({ windowDays }) => windowDays ?? null)).toEqual([null, null]);
    await thread.ask('which one appreciated more?');
    expect(thread.market.requests.slice(2).map(({ windowDays }) => windowDays)).toEqual([365, 365]);
  });

  it('sets the years of a longer time side by side, as figures reach back three years', async () => {
    const thread = startThread();
    const reply = await thread.ask('condo prices in Noe Valley over the last 5 years');
    expect(thread.market.requests.map(({ period }) => period)).toEqual([
      { startAt: '2023-11-22', endAt: '2024-11-21' },
      { startAt: '2024-11-21', endAt: '2025-11-20' },
      { startAt: '2025-11-21', endAt: '2026-11-20' },
    ]);
    expect(reply).toMatch(/^Market figures reach back at most three years/);
    expect(reply).not.toMatch(/over the year|a year earlier/);
    await thread.ask('and over the last year?');
    expect(thread.market.requests).toHaveLength(4);
  });

  it('says what its figures rest on, in both languages', async () => {
    const thread = startThread();
    await thread.ask("how's the market in Noe Valley?");
    const reply = await thread.ask('where do those numbers come from?');
    expect(reply).toMatch(
      /^These figures rest on the MLS records .*\n\n- Median price, \*\*\$1,850,000\*\* of 42 sales: the middle/s,
    );
    expect(reply).toMatch(/Months of supply, \*\*.* months\*\*: .* active listings now, divided by/);
    expect(await thread.ask('¿de dónde salen esos números?')).toMatch(/^Estas cifras salen de los registros del MLS/);
  });

  it('means by “there” the market that was told last', async () => {
    const thread = startThread();
    await thread.ask("how's the market in Noe Valley?");
    await thread.ask('what about 94110?');
    await thread.ask('good time to sell there?');
    expect(thread.market.requests.at(-1)).toMatchObject({ areaFilter: { name: '94110' } });
  });

  it('reads two places side by side', async () => {
    const thread = startThread();
    const reply = await thread.ask('price per sqft for condos in 94110 vs 94114');
    expect(thread.market.requests).toMatchObject([
      { areaFilter: { name: '94110' }, propertyTypes: ['condominium'] },
      { areaFilter: { name: '94114' }, propertyTypes: ['condominium'] },
    ]);
    expect(reply).toContain('| Median price per sq ft | $1,121 (40 sales) | $1,121 (40 sales) |');
  });

  it('reads two kinds of homes of one place side by side, and keeps them in what follows', async () => {
    const thread = startThread();
    await thread.ask("how's the market in Noe Valley?");
    const reply = await thread.ask("what's the list to sale ratio for condos vs houses there");
    expect(thread.market.requests.slice(1).map(({ propertyTypes }) => propertyTypes)).toEqual([
      ['condominium'],
      ['single-family-home'],
    ]);
    expect(reply).toMatch(/\| {2}\| Condos \| Single-family homes \|\n.*\n\| Sale-to-list \| 103.1% \(42 sales\) \| 103.1%/);
    expect(reply).not.toContain('I did not use');
    await thread.ask('and days on market?');
    expect(thread.market.requests.slice(3).map(({ propertyTypes }) => propertyTypes)).toEqual([
      ['condominium'],
      ['single-family-home'],
    ]);
  });

  it('sets kinds beside each other where no word says that figures are wanted, and in a place that is added', async () => {
    const typesOf = (thread: ReturnType<typeof startThread>, from = 0) =>
      thread.market.requests.slice(from).map(({ propertyTypes }) => propertyTypes);
    const both = [['condominium'], ['single-family-home']];
    for (const text of [
      'Oakland condos vs houses last year who won',
      'condo v sfh prices in 94110',
      'condos contra casas en Oakland',
    ]) {
      const thread = startThread();
      await thread.ask(text);
      expect([text, typesOf(thread)]).toEqual([text, both]);
    }
    const thread = startThread();
    await thread.ask('condos compared to single family in Oakland');
    expect(await thread.ask('which sells faster?')).toMatch(/^(?!.*Median price)[^]*\| Condos \| Single-family homes \|/);
    const reply = await thread.ask('add Berkeley');
    expect(typesOf(thread, 4)).toEqual([...both, ...both]);
    expect(reply).toMatch(/: condos \| .*: single-family homes \| .*: condos \| .*: single-family homes \|/);
    const search = startThread();
    await search.ask('show me condos vs houses under 800k in Oakland');
    expect(search.market.requests).toEqual([]);
  });

  it('adds a place that goes on beside two that are compared, and replaces one alone', async () => {
    const thread = startThread();
    await thread.ask('compare the markets of Noe Valley and Oakland');
    await thread.ask('and Berkeley?');
    const named = (name: string) => ({ areaFilter: { name } });
    expect(thread.market.requests.slice(2)).toMatchObject([named('Noe Valley'), named('Oakland'), named('Berkeley')]);
    const alone = startThread();
    await alone.ask("how's the market in Noe Valley");
    await alone.ask('and Berkeley?');
    expect(alone.market.requests.slice(1)).toMatchObject([named('Berkeley')]);
  });

  it('reads two times of one place side by side', async () => {
    const thread = startThread();
    const reply = await thread.ask('compare Q2 with Q3 for condos in Noe Valley');
    expect(thread.market.requests).toMatchObject([
      {
        areaFilter: { name: 'Noe Valley' },
        propertyTypes: ['condominium'],
        period: { startAt: '2026-04-01', endAt: '2026-06-30' },
      },
      {
        areaFilter: { name: 'Noe Valley' },
        propertyTypes: ['condominium'],
        period: { startAt: '2026-07-01', endAt: '2026-09-30' },
      },
    ]);
    expect(reply).toMatch(/\| Median price \|[^]*Condos sold in Noe Valley/);
    await thread.ask('how did 2024 compare to 2025 in 94110');
    expect(
      thread.market.requests.slice(2).map(({ areaFilter, period }) => ['name' in areaFilter && areaFilter.name, period]),
    ).toEqual([
      ['94110', { startAt: '2024-01-01', endAt: '2024-12-31' }],
      ['94110', { startAt: '2025-01-01', endAt: '2025-12-31' }],
    ]);
  });

  it.each([
    "how's the market in Noe Valley?",
    "is it a buyer's market in Noe Valley?",
    'are prices going up in Noe Valley?',
    'how long do condos take to sell in Noe Valley?',
    'are homes selling over asking in Noe Valley?',
    'months of supply in Noe Valley',
    'compare Noe Valley and Rockridge',
  ])('says no figure that the tool did not give: %s', async (question) => {
    const thread = startThread();
    expect(await thread.ask(question)).toMatch(/\d/);
  });

  it('asks which market is meant, and goes on with the answer', async () => {
    const thread = startThread();
    expect(await thread.ask("is it a buyer's market?")).toContain('Which market do you mean?');
    expect(await thread.ask('Noe Valley')).toContain("**A seller's market** in Noe Valley");
  });

  it('reads the market of a drawn area that a language model searched', async () => {
    const corners = [
      { lat: 37.7, lng: -122.5 },
      { lat: 37.8, lng: -122.5 },
      { lat: 37.8, lng: -122.4 },
    ];
    const call = { toolCallId: 'call-1', toolName: 'search_listings' };
    const thread = startThread([
      { role: 'user', content: 'homes in the area I drew' },
      {
        role: 'assistant',
        content: [{ type: 'tool-call', ...call, input: { areaFilter: { type: 'polygon', coordinates: corners } } }],
      },
      { role: 'tool', content: [{ type: 'tool-result', ...call, output: { type: 'json', value: {} } }] },
    ]);
    expect(await thread.ask("how's the market here?")).toMatch(/sales/);
    await thread.ask('condos under 1M');
    const coordinates = corners.map(({ lat, lng }) => [lat, lng]);
    expect(thread.market.requests).toMatchObject([{ areaFilter: { type: 'polygon', coordinates } }]);
    expect(thread.listings.searches).toMatchObject([{ areaFilter: { type: 'polygon', coordinates } }]);
  });

  it('searches homes of the place that was asked about', async () => {
    const thread = startThread();
    await thread.ask("how's the market in Noe Valley?");
    await thread.ask('show me condos there under 1.5M');
    expect(thread.listings.searches.at(-1)).toMatchObject({
      areaFilter: { name: 'Noe Valley' },
      propertyTypes: ['condominium'],
      price: { endAt: 1_500_000 },
    });
  });
});

describe('a thread that writes', () => {
  it('writes for the listing that is picked, with its headline and its length', async () => {
    const thread = startThread();
    await thread.ask('condos in Noe Valley');
    const reply = await thread.ask('write a listing description for the second one');
    expect(reply).toMatch(/^> \*\*.+\*\*\n>\n> /);
    expect(reply).toMatch(/\n\*\d+ of 1,000 characters\*\n\n\[Make it shorter\]/);
  });

  it('changes the copy as it is wished, and keeps the earlier wishes', async () => {
    const thread = startThread();
    await thread.ask('condos in Noe Valley');
    const lengths: number[] = [];
    for (const wish of ['write a listing description for the first one', 'shorter', 'even shorter']) {
      lengths.push(Number(/\*(\d+) of/.exec(await thread.ask(wish))?.[1]));
    }
    expect(lengths.toSorted((one, other) => other - one)).toEqual(lengths);
    expect(new Set(lengths).size).toBe(3);
    const warmer = await thread.ask('warmer, and mention the pool');
    expect(warmer).toContain('The record shows no pool, so I left it out.');
    const called = await thread.ask('add a call to action');
    expect(called).toMatch(/Call or write|Get in touch/);
    expect(called).not.toContain('pool');
  });

  it('asks when the open house is, and puts the answer in', async () => {
    const thread = startThread();
    await thread.ask('condos in Noe Valley');
    expect(await thread.ask('open house announcement for the first one')).toContain('When is the open house?');
    const told = await thread.ask('Sunday November 29, 1-4pm');
    expect(told).toContain('Sunday November 29, 1 to 4pm');
    expect(told).not.toContain('day and time');
    expect(await thread.ask('bold')).toContain('Sunday November 29, 1 to 4pm');
  });

  it('looks a home up by its address', async () => {
    const thread = startThread();
    const reply = await thread.ask('write a description for 12 Alder Street');
    expect(thread.listings.searches[0]).toMatchObject({ areaFilter: { nameType: 'street-and-number' }, paginationLimit: 1 });
    expect(reply).toMatch(/characters\*/);
  });

  it('announces no sale that is not recorded, and asks which listing where none is meant', async () => {
    const thread = startThread();
    expect(await thread.ask('write me a listing description')).toContain('Which home is it for?');
    await thread.ask('condos in Noe Valley');
    expect(await thread.ask('write a just sold post for the first one')).toContain('not recorded as sold');
  });
});
