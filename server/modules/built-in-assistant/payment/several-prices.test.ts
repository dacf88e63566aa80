import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { startThread } from '#tests/support/payment-thread.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { readSeveralPrices } from './several-prices.ts';

describe('several prices', () => {
  it.each([
    ['net sheet at 900k vs 950k', [900_000, 950_000]],
    ['at 900, 925 or 950', [900_000, 925_000, 950_000]],
    ['payment on $800,000 and $850,000', [800_000, 850_000]],
    ['1.1 vs 1.2', [1_100_000, 1_200_000]],
    ['1.1m and at 975k', [1_100_000, 975_000]],
  ])('are read in their order: %s', (text, prices) => {
    expect(readSeveralPrices(text).prices).toEqual(prices);
  });

  it.each([
    'between 800k and 900k',
    '800k with 100k or 150k down',
    '900k and 6.5%',
    '10 and 20 down on 750',
    '3 or 4 beds at 900k',
    '900k, owes 400k',
    '800k at 6 or 6.5',
  ])('are one or none here: %s', (text) => {
    expect(readSeveralPrices(text).prices).toEqual([]);
  });

  it('make a net sheet with a column each, and so do more of them afterwards', async () => {
    const inputs: unknown[] = [];
    const tools = createTestTools({ listings: stubListings(), market: stubMarket() });
    const ask = startTracedThread({ tools, onCall: (_, input) => inputs.push(input) });
    const said = await ask('net sheet at 900k vs 950k, owes 400k in oakland');
    expect(inputs).toEqual([
      expect.objectContaining({ side: 'seller', priceDollars: 900_000, payoffDollars: 400_000, city: 'Oakland' }),
      expect.objectContaining({ side: 'seller', priceDollars: 950_000, payoffDollars: 400_000, city: 'Oakland' }),
    ]);
    expect(said).toContain('| $900,000 | $950,000 |');
    inputs.length = 0;
    await ask('compare 975 and 1m');
    expect(inputs).toEqual([
      expect.objectContaining({ priceDollars: 975_000, payoffDollars: 400_000 }),
      expect.objectContaining({ priceDollars: 1_000_000, payoffDollars: 400_000 }),
    ]);
  });

  it('have their payments side by side', async () => {
    const { ask, inputs } = startThread();
    const said = await ask('payment at 800k vs 850k, 20% down at 6.5%');
    expect(inputs).toEqual([
      expect.objectContaining({ priceDollars: 800_000, downPercent: 20, ratePercent: 6.5 }),
      expect.objectContaining({ priceDollars: 850_000, downPercent: 20, ratePercent: 6.5 }),
    ]);
    expect(said).toContain('|  | $800,000 | $850,000 |');
    expect(said).toContain('| **A month** | **$4,045** | **$4,298** |');
  });
});
