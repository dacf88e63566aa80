import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';

describe('what shown homes ask', () => {
  it('is told of each, and not of the market', async () => {
    const market = stubMarket();
    const listings = stubListings([
      aListing(),
      aListing({ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave' }),
    ]);
    const ask = startTracedThread({ tools: createTestTools({ listings, market }) });
    await ask('how many active 3 beds would we compete with in Noe Valley');
    const reply = await ask('and what are they asking');
    expect(reply).toMatch(/1\\\. .*12 Alder Street.*, \$1,450,000\n\n2\\\. .*48 Jersey Ave.*, \$1,450,000/);
    expect(market.requests).toEqual([]);
  });
});
