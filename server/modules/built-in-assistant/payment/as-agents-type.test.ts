import { describe, expect, it } from 'vitest';
import { startCalledThread as start } from '#tests/support/called-thread.ts';

describe('money as agents type it on a phone', () => {
  it('is a net sheet, whose debt, credit and price are changed one after the other', async () => {
    const ask = start();
    const first = await ask('seller asking what she walks with. 1.15 sale, owes 412, 5 percent total comm, oakland');
    const sale = { side: 'seller', priceDollars: 1_150_000, brokeragePercent: 5, city: 'Oakland', state: 'CA' };
    expect(first.calls).toEqual([expect.objectContaining({ ...sale, payoffDollars: 412_000 })]);
    const second = await ask('oh wait payoff is 438 and shes giving buyer 10k credit');
    expect(second.calls).toEqual([expect.objectContaining({ ...sale, payoffDollars: 438_000, concessionsDollars: 10_000 })]);
    const third = await ask('and if it goes for 1.1 instead');
    expect(third.calls).toEqual([expect.objectContaining({ ...sale, priceDollars: 1_100_000, payoffDollars: 438_000 })]);
  });

  it('is what is left of a sale, in Spanish with thousands for short', async () => {
    const { calls } = await start()('cuanto le queda a mi clienta si vende en 480 y debe 210');
    expect(calls).toEqual([expect.objectContaining({ side: 'seller', priceDollars: 480_000, payoffDollars: 210_000 })]);
  });

  it('is what a buyer pays at closing', async () => {
    const { calls } = await start()('what does the buyer pay at closing on a 1.3 in sf');
    expect(calls).toEqual([expect.objectContaining({ side: 'buyer', priceDollars: 1_300_000, city: 'San Francisco' })]);
  });

  it('takes income, debts and savings for one question', async () => {
    const { calls } = await start()('client makes 185k a year, 900 a month in debts, 120 saved. how much house');
    expect(calls[0]).toMatchObject({ yearlyIncomeDollars: 185_000, monthlyDebtsDollars: 900, downDollars: 120_000 });
  });

  it('pays for a price of its own, whatever could be afforded before', async () => {
    const ask = start();
    await ask('client makes 185k a year, 900 a month in debts, 120 saved. how much house');
    const { calls } = await ask('whats the pmt if its 10 down instead of 20 on 750');
    expect(calls[0]).toMatchObject({ priceDollars: 750_000, downPercent: 10 });
  });

  it('pays for “it” at the price that stands', async () => {
    const ask = start();
    await ask('payment on 424 with 20 down');
    const { calls } = await ask('what wld she pay a month on it w 25 down at 6.6');
    expect(calls).toEqual([{ priceDollars: 424_000, downPercent: 25, ratePercent: 6.6 }]);
  });

  it('adds mortgage insurance that is asked about at the rates that stand, and takes nothing down of a veteran', async () => {
    const ask = start();
    const { calls: rates } = await ask('payment on 750 with 10 down');
    const insured = await ask('pmi in that?');
    expect(insured.calls).toEqual(rates.map((call) => ({ ...(call as object), withUsualMortgageInsurance: true })));
    const ofVeteran = await ask('hes a vet actually');
    expect(ofVeteran.calls).toHaveLength(rates.length);
    expect(ofVeteran.calls[0]).toMatchObject({ priceDollars: 750_000, downPercent: 0 });
    expect(ofVeteran.calls[0]).not.toHaveProperty('withUsualMortgageInsurance');
    expect(ofVeteran.said).toContain('as a VA loan allows');
    expect(ofVeteran.said).not.toContain('Mortgage insurance: $');
  });
});
