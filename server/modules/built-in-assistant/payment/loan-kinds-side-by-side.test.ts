import { describe, expect, it } from 'vitest';
import { startThread } from '#tests/support/payment-thread.ts';

describe('kinds of loans side by side', () => {
  it('stand in a column each for the price that is named', async () => {
    const thread = startThread();
    const told = await thread.ask('fha vs conventional at 550k, 5% down at 6.5');
    expect(thread.inputs).toMatchObject([
      { priceDollars: 550_000, downPercent: 5, ratePercent: 6.5, withUsualMortgageInsurance: true },
      { priceDollars: 550_000, downPercent: 5, ratePercent: 6.5, withUsualMortgageInsurance: true },
    ]);
    expect(told).toMatch(/\|\s+\| FHA \| Conventional \|/);
    expect(told).toContain('a premium of its own');
  });

  it('are told at several rates where none was named, with the least that each asks for', async () => {
    const thread = startThread();
    const told = await thread.ask('compare va, fha and conventional on 600k');
    expect(thread.inputs).toHaveLength(9);
    expect(thread.inputs).toMatchObject({ 0: { downPercent: 0, withUsualMortgageInsurance: false }, 3: { downPercent: 3.5 } });
    expect(told).toMatch(/A month at 6%[^]*A month at 7%/);
  });

  it('go on with what a short message behind it changes', async () => {
    const thread = startThread();
    await thread.ask('fha vs conventional at 550k, 5% down at 6.5');
    expect(await thread.ask('and with 10% down?')).toMatch(/\| FHA \| Conventional \|/);
    expect(thread.inputs.slice(2)).toMatchObject([
      { downPercent: 10, ratePercent: 6.5 },
      { downPercent: 10, ratePercent: 6.5 },
    ]);
  });

  it('are told in Spanish', async () => {
    const thread = startThread();
    expect(await thread.ask('compara fha y convencional para 550 mil con 5% de enganche al 6.5')).toMatch(
      /\| FHA \| Convencional \|[^]*Enganche/,
    );
  });

  it('are no matter of homes that take such loans', async () => {
    const thread = startThread();
    await thread.ask('homes under 900k that take fha or va');
    expect(thread.inputs).toEqual([]);
  });
});
