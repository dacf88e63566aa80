import { describe, expect, it } from 'vitest';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';

const home = aListing({ listPrice: 1_000_000, currentPrice: 1_000_000, taxAnnualAmount: 12_000 });

/** A thread in which that home was found, and which tools it called with what. */
async function startThread() {
  const calls: [string, unknown][] = [];
  const tools = createTestTools({ listings: stubListings([home]), market: stubMarket() });
  const onCall = (name: string, input: unknown) => calls.push([name, input]);
  const ask = startTracedThread({ tools, onCall });
  await ask('condos in Noe Valley');
  return { calls, ask };
}

describe('a price that is supposed', () => {
  it.each([
    ['what if it goes 2% under asking', 980_000],
    ['and if they take 15k less?', 985_000],
    ['what about 3% over asking?', 1_030_000],
    ['¿y si se vende 2% por debajo de la lista?', 980_000],
    ['what if they offer 950', 950_000],
    ['what if they get it for 1.05', 1_050_000],
    ['¿y si ofrecen 950?', 950_000],
  ])('is of the payment that stands: %s', async (question, priceDollars) => {
    const { calls, ask } = await startThread();
    await ask('payment with 20% down at 6.5%');
    await ask(question);
    expect(calls.at(-1)).toMatchObject(['estimate_payment', { priceDollars, ratePercent: 6.5, downPercent: 20 }]);
    // And what is said next stays at it.
    await ask('and with 10% down?');
    expect(calls.at(-1)).toMatchObject(['estimate_payment', { priceDollars, downPercent: 10 }]);
  });

  it('is of the costs of closing where they stand', async () => {
    const { calls, ask } = await startThread();
    await ask('closing costs for the buyer');
    expect(await ask('what if it goes 2% under asking')).toContain('$980,000');
    expect(calls.at(-1)).toMatchObject(['estimate_closing_costs', { side: 'buyer', priceDollars: 980_000 }]);
  });

  it('is of the payment where that was told after the costs', async () => {
    const { calls, ask } = await startThread();
    await ask('closing costs for the buyer');
    await ask('payment with 20% down at 6.5%');
    await ask('what if it goes 2% under asking');
    expect(calls.at(-1)).toMatchObject(['estimate_payment', { priceDollars: 980_000 }]);
  });

  it.each(["what's 2% under asking on it?", 'if it goes 2% under asking, what is that?'])(
    'is a sum where the price itself is asked for: %s',
    async (question) => {
      const { calls, ask } = await startThread();
      await ask('payment with 20% down at 6.5%');
      await ask(question);
      expect(calls.at(-1)?.[0]).toBe('calculate');
    },
  );

  it.each(['what if the rate drops by 1%', 'what if they put 5% less down', 'what if they offer 150'])(
    'is no share of a loan: %s',
    async (question) => {
      const { calls, ask } = await startThread();
      await ask('payment with 20% down at 6.5%');
      await ask(question);
      expect(calls.filter(([, input]) => JSON.stringify(input).includes('priceDollars'))).toEqual([]);
    },
  );

  it('is counted in the payment that is asked for', async () => {
    const { calls, ask } = await startThread();
    await ask('payment at 6.5% if we get it 2% under asking');
    expect(calls.at(-1)).toMatchObject(['estimate_payment', { priceDollars: 980_000, ratePercent: 6.5 }]);
  });
});
