import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

function startThread(listings = [aListing({ currentPrice: 800_000 })]) {
  const searches: unknown[] = [];
  const tools = createTestTools({ listings: stubListings(listings), market: stubMarket() });
  const ask = startTracedThread({ tools, onCall: (name, input) => name === 'search_listings' && searches.push(input) });
  return { ask, searches };
}

describe('the next place of a search', () => {
  it.each(['whats available in Berkeley then', 'what about Berkeley then'])('keeps what was asked for: %s', async (question) => {
    const { ask, searches } = startThread();
    await ask('Oakland 3bd 2ba house with adu under 1.4m');
    await ask(question);
    expect(searches.at(-1)).toMatchObject({
      ...{ areaFilter: { name: 'Berkeley' }, bedroomsCount: { startAt: 3 }, bathroomsCount: { startAt: 2 } },
      ...{ price: { endAt: 1_400_000 }, propertyTypes: ['single-family-home'] },
    });
  });

  it.each(['ok show me what 900k gets in Berkeley', 'show me what 900k would buy in Berkeley'])(
    'starts anew by a price: %s',
    async (question) => {
      const { ask, searches } = startThread();
      await ask('4 bed in noe for 900k');
      await ask(question);
      expect(searches.at(-1)).toMatchObject({ areaFilter: { name: 'Berkeley' }, price: { endAt: 900_000 } });
      expect(searches.at(-1)).not.toHaveProperty('bedroomsCount');
    },
  );

  it.each(['golden lake or stone park', 'what about golden lake'])('is said to be none that is known: %s', async (question) => {
    const { ask, searches } = startThread();
    await ask('3 bed homes in Oakland');
    expect(await ask(question)).toContain('golden lake');
    expect(searches).toHaveLength(1);
  });
});
