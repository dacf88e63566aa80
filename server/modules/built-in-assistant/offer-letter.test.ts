import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';

async function startThread() {
  const ask = startTracedThread({
    tools: createTestTools({ listings: stubListings([aListing({ currentPrice: 1_045_000 })]), market: stubMarket() }),
  });
  await ask('condos in Noe Valley');
  return ask;
}

describe('an offer letter whose price is a share off the list price', () => {
  it('tells the price worked out from the record', async () => {
    const ask = await startThread();
    const letter = await ask('write an offer email for the first, 5% under ask, 20% down conventional, 30 day close');
    expect(letter).toMatch(/Price: \$992,750[^]*Conventional loan, 20% down[^]*In 30 days/);
    expect(await ask('make it 3% under')).toContain('Price: $1,013,650');
    expect(await ask('offer price of 1m')).toContain('Price: $1,000,000');
  });

  it('is what terms to the listing agent are, and no showing request', async () => {
    const ask = await startThread();
    const letter = await ask('draft the email to the listing agent for the first, 10% under, cash, 21 days');
    expect(letter).toMatch(/Subject: Offer[^]*Price: \$940,500[^]*All cash[^]*In 21 days/);
  });

  it('stays a showing request where no terms are told', async () => {
    const ask = await startThread();
    expect(await ask('draft the email to the listing agent for the first, thursday 4pm')).toContain('Showing request');
  });

  it('is told in Spanish', async () => {
    const ask = await startThread();
    expect(await ask('escribe un correo de oferta para la primera, 5% menos del precio de lista, 20% down')).toContain('992,750');
  });
});
