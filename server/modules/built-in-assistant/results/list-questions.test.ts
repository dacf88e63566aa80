import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { bestBy } from '../question-parser/result-references/among-results.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';

const homes = [
  aListing({ currentPrice: 1_000_000 }),
  aListing({ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave', currentPrice: 800_000 }),
];

function startThread() {
  const searches: unknown[] = [];
  const tools = createTestTools({ listings: stubListings(homes), market: stubMarket() });
  return {
    searches,
    ask: startTracedThread({ tools, onCall: (name, input) => name === 'search_listings' && searches.push(input) }),
  };
}

describe('questions over the list that stands', () => {
  it.each(['is #2 bigger than #1', 'is the second one newer than the first'])(
    'put the two beside each other: %s',
    async (text) => {
      const { ask } = startThread();
      await ask('houses in Oakland');
      expect(await ask(text)).toMatch(
        /48 Jersey Ave[^]*\| Living space \|[^]*48 Jersey Ave is \$200,000 less than 12 Alder Street/,
      );
    },
  );

  it('start afresh where price drops in a place are asked for', async () => {
    const { ask, searches } = startThread();
    await ask('houses in San Francisco listed since yesterday');
    await ask('price drops this week in sf');
    expect(searches[1]).toMatchObject({ features: ['price-cut'] });
    expect(searches[1]).not.toHaveProperty('listDate');
    expect(searches[1]).not.toHaveProperty('propertyTypes');
  });

  it('find the biggest of land by its lot', () => {
    const lots = exampleResults
      .slice(0, 3)
      .map((home, at) => ({ ...home, livingAreaSqFt: null, lotSizeSqFt: [9_000, 18_000, 12_000][at] ?? null }));
    expect(bestBy('biggest', lots)).toBe(lots[1]);
    expect(bestBy('smallest', lots)).toBe(lots[0]);
    expect(
      bestBy(
        'biggest',
        lots.map((home) => ({ ...home, lotSizeSqFt: null })),
      ),
    ).toBeNull();
  });
});
