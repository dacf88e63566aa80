import { describe, expect, it } from 'vitest';
import { startCalledThread as start } from '#tests/support/called-thread.ts';

describe('the price that leaves a seller what they aim at', () => {
  it('is worked out from what is owed, the commission and the taxes of the place', async () => {
    const { said, calls } = await start()(
      'seller owes 400k, 5% commission, wants to walk with 1.2m in oakland. what does it need to sell for',
    );
    expect(calls).toEqual([
      { side: 'seller', targetNetDollars: 1_200_000, payoffDollars: 400_000, brokeragePercent: 5, city: 'Oakland', state: 'CA' },
    ]);
    expect(said).toContain('To be left with $1,200,000, a home has to sell for about **$1,718,000**');
    expect(said).toContain('nets about **$1,200,');
  });

  it.each([
    'seller wants to net 500k after paying off 350k, 5.5% commission, oakland ca. what price do we need',
    'what sales price to net 500k in oakland with a 350k mortgage, 5.5% commission',
    'what do they have to sell for to clear 500k after a 350k loan payoff at 5.5% commission in oakland',
  ])('counts what is paid off and the place, however they are told: %s', async (question) => {
    const { calls } = await start()(question);
    expect(calls).toEqual([
      { side: 'seller', targetNetDollars: 500_000, payoffDollars: 350_000, brokeragePercent: 5.5, city: 'Oakland', state: 'CA' },
    ]);
  });

  it.each([
    ['what price do i need to list at to net 500k, owe 300k, 6%', 500_000],
    ['they owe 300. how much do they have to sell for to clear 450?', 450_000],
    ['what would it have to sell for to net 1.2', 1_200_000],
  ])('is asked for in short: %s', async (text, targetNetDollars) => {
    const { calls } = await start()(text);
    expect(calls).toEqual([expect.objectContaining({ side: 'seller', targetNetDollars })]);
  });

  it('is of the sale that stands, whose price it is from then on', async () => {
    const ask = start();
    await ask('seller net at 1.75m owing 400k 2.5% to each side in oakland');
    const aimed = await ask('what would they have to sell for to net 1.1');
    expect(aimed.calls).toEqual([
      expect.objectContaining({ targetNetDollars: 1_100_000, payoffDollars: 400_000, brokeragePercent: 5 }),
    ]);
    const cheaper = await ask('with 4% commission');
    expect(cheaper.calls).toEqual([expect.objectContaining({ targetNetDollars: 1_100_000, brokeragePercent: 4 })]);
    const buyer = await ask('and closing costs for buyer at that');
    expect(buyer.calls).toEqual([expect.objectContaining({ side: 'buyer', priceDollars: expect.any(Number) })]);
    expect(buyer.calls).not.toEqual([expect.objectContaining({ targetNetDollars: 1_100_000 })]);
  });

  it('is no aim where the sale has a price', async () => {
    const { calls } = await start()('if they sell at 900k owing 300k do they net 500?');
    expect(calls).not.toEqual([expect.objectContaining({ targetNetDollars: 500_000 })]);
  });
});

describe('a net sheet that is changed', () => {
  it('gives the buyer a share of the price', async () => {
    const ask = start();
    await ask('seller net at 900k in oakland, 6%, no mortgage');
    const { said, calls } = await ask('and if buyer asks 2% credit');
    expect(calls).toEqual([expect.objectContaining({ side: 'seller', concessionsPercent: 2, payoffDollars: 0 })]);
    expect(said).toContain('$18,000');
  });

  it('stands beside the one before it where the difference of a commission is asked', async () => {
    const ask = start();
    await ask('seller net at 1.75m owing 400k 5% in oakland');
    const { said, calls } = await ask('how much more do they net w 4% total commission');
    expect(calls).toHaveLength(2);
    expect(said).toContain('5% of the price | 4% of the price');
  });
});

describe('a buyer’s closing costs', () => {
  it('have the upfront premium of an FHA or a VA loan', async () => {
    const ask = start();
    await ask('buyers closing costs on 1.1m in oakland with 20% down');
    const { said, calls } = await ask('and with 5 down fha');
    expect(calls).toEqual([expect.objectContaining({ downPercent: 5, loan: 'fha' })]);
    expect(said).toContain('FHA’s upfront mortgage insurance: $18,288, 1.75% of the loan');
    expect((await ask('va loan')).said).toContain('VA funding fee');
  });

  it('are followed by the payment of what an income carries', async () => {
    const ask = start();
    await ask('how much house can i afford making 200k, 100k down, 500 a month in debt at 6.5');
    const { calls } = await ask('what payment is that');
    expect(calls).toEqual([
      expect.objectContaining({ downDollars: 100_000, ratePercent: 6.5, priceDollars: expect.any(Number) }),
    ]);
  });
});
