import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const homes = [
  aListing({ currentPrice: 1_000_000 }),
  aListing({ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave', currentPrice: 800_000 }),
];

function startThread(listings = homes) {
  const calls: { name: string; input: unknown }[] = [];
  const tools = createTestTools({ listings: stubListings(listings), market: stubMarket() });
  const ask = startTracedThread({ tools, onCall: (name, input) => calls.push({ name, input }) });
  return { ask, last: () => calls.at(-1), calls };
}
const opens = (mlsId: string) => ({ name: 'get_listing_details', input: { mlsId } });

describe('a question about homes that are shown', () => {
  it.each(['biggest lot first', 'show me newest first', 'ok lowest price first please'])(
    'puts all of them in an order: %s',
    async (question) => {
      const { ask, last } = startThread();
      await ask('condos in Oakland under 1.2m');
      await ask(question);
      expect(last()).toMatchObject({ name: 'search_listings', input: { orderResultsBy: {}, price: { endAt: 1_200_000 } } });
    },
  );

  it.each([
    ['which has lowest fees', 'SF1001'],
    ['lowest hoa one?', 'SF1001'],
    ['cheapest one - does it have a garage?', 'SF1002'],
    ['the cheapest: what is the hoa', 'SF1002'],
  ])('opens the one that it means: %s', async (question, mlsId) => {
    const { ask, last } = startThread();
    await ask('condos in Oakland under 1.2m');
    await ask(question);
    expect(last()).toMatchObject(opens(mlsId));
  });

  it('goes on about the one that a superlative picked', async () => {
    const { ask, last } = startThread();
    await ask('condos in Oakland under 1.2m');
    await ask('lowest hoa one?');
    await ask('is it pet friendly');
    expect(last()).toMatchObject(opens('SF1001'));
  });

  it('names the cheapest in Spanish', async () => {
    const { ask } = startThread();
    await ask('necesito casas de 3 recamaras en Oakland menos de 1.2 millones');
    expect(await ask('cual es la mas barata?')).toMatch(/48 Jersey Ave[^]*\$800,000/);
  });

  it('is of all of them where it asks for any, also with one open', async () => {
    const { ask, last } = startThread();
    await ask('condos in Oakland under 1.2m');
    await ask('tell me about the first one');
    await ask('do any allow dogs');
    expect(last()).toMatchObject({ name: 'search_listings', input: { features: ['pets-allowed'] } });
  });

  it('tells what is typical by the median', async () => {
    const { ask, last } = startThread();
    await ask('condos in Oakland under 1.2m');
    await ask('whats typical hoa for these');
    expect(last()).toMatchObject({ name: 'calculate', input: { operation: 'median', fact: 'hoaMonthlyFee' } });
  });

  it('says that no record tells what came back on the market', async () => {
    const { ask } = startThread();
    await ask('condos in Oakland under 1.2m');
    expect(await ask('which of those backed on market')).toContain('came back on the market');
  });

  it.each(['ok compare 1 and 2', 'which has lower taxes'])('says that one alone is left: %s', async (question) => {
    const { ask } = startThread(homes.slice(0, 1));
    await ask('condos in Oakland under 1.2m');
    expect(await ask(question)).toContain('The list has one home left');
  });

  it('is of the list that stands, and brings back nothing that was dropped', async () => {
    const { ask, last } = startThread([]);
    await ask('2-3bd condo in Oakland max 1.1, laundry in unit');
    await ask('ok drop the laundry');
    const told = await ask('show me newest first');
    expect(JSON.stringify(last()?.input)).not.toContain('laundry');
    expect(told).not.toContain('list before it');
  });
});

describe('a place that is added to a list', () => {
  it('is said to add none where the same homes are found', async () => {
    const { ask } = startThread();
    await ask('3 bed 2 bath in Noe Valley under 2m');
    expect(await ask('or Oakland')).toMatch(/^Oakland, CA adds none to those before\./);
    expect(await ask('under 1.9m')).not.toContain('adds none');
  });
});

describe('pending homes of a place', () => {
  it.each(['hey can u check mls for pending in Noe Valley', 'check the mls for pendings in Noe Valley'])(
    'are searched however they are asked for: %s',
    async (question) => {
      const { ask, last } = startThread();
      await ask(question);
      expect(last()).toMatchObject({ name: 'search_listings', input: { propertyStatus: ['pending'] } });
    },
  );
});
