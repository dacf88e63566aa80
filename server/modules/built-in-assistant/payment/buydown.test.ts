import { describe, expect, it } from 'vitest';
import { opened, startThread } from '#tests/support/payment-thread.ts';

describe('a temporary buydown', () => {
  it('tells what is paid year by year, and what it costs', async () => {
    const { ask, inputs } = startThread();
    const said = await ask('2-1 buydown on 800k with 20 down at 6.5');
    expect(inputs).toEqual([{ listing: null, priceDollars: 800_000, downPercent: 20, ratePercent: 6.5, buydownPoints: [2, 1] }]);
    expect(said).toContain('| 1 | 4.5% | $3,243 | $802 |');
    expect(said).toContain('| 2 | 5.5% | $3,634 | $411 |');
    expect(said).toContain('| 3 on | 6.5% | $4,045 | – |');
    expect(said).toContain('about **$14,556**');
  });

  it('is of the payment that stands, and goes on with another rate or other steps', async () => {
    const { ask, inputs } = startThread();
    await ask('payment on 800k 20% down 6.5');
    await ask('what about a 2/1 buydown');
    expect(inputs.at(-1)).toMatchObject({ priceDollars: 800_000, downPercent: 20, ratePercent: 6.5, buydownPoints: [2, 1] });
    await ask('3-2-1 instead');
    expect(inputs.at(-1)).toMatchObject({ ratePercent: 6.5, buydownPoints: [3, 2, 1] });
    await ask('at 7?');
    expect(inputs.at(-1)).toMatchObject({ ratePercent: 7, buydownPoints: [3, 2, 1] });
    await ask('without the buydown');
    await ask('and with 10% down');
    expect(inputs.at(-1)).not.toHaveProperty('buydownPoints');
  });

  it('is of the home that is open, and asks for a rate that nobody named', async () => {
    const { ask, inputs } = startThread(opened);
    expect(await ask('can we do a 1-0 buydown on this one?')).toContain('At which rate?');
    const said = await ask('1-0 buydown on it at 6.25, 10 down');
    expect(inputs.at(-1)).toMatchObject({ listing: opened, downPercent: 10, ratePercent: 6.25, buydownPoints: [1] });
    expect(said).toContain('A 1-0 buydown for');
  });

  it('is explained where its meaning is asked', async () => {
    const { ask, inputs } = startThread();
    expect(await ask('what is a 2-1 buydown?')).toContain('money paid up front');
    expect(inputs).toEqual([]);
  });

  it('is told in Spanish', async () => {
    const { ask } = startThread();
    expect(await ask('un buydown 2-1 en una casa de 500 mil con 10% de enganche al 7%')).toContain('Un buydown 2-1');
  });
});
