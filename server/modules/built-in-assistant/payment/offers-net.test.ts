import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

function startMoneyThread() {
  const inputs: unknown[] = [];
  const tools = createTestTools({ listings: stubListings(), market: stubMarket() });
  return { inputs, ask: startTracedThread({ tools, onCall: (_, input) => inputs.push(input) }) };
}

describe('what each offer leaves the seller', () => {
  const told = 'offer 1: 1.1m cash 10 day close. offer 2: 1.18m 20% down loan 30 days. which one is better for my seller';

  it.each(['what does each net if commission is 5% and payoff is 400k in oakland', 'net sheet for both in oakland, owes 400k'])(
    'is told side by side: %s',
    async (question) => {
      const { inputs, ask } = startMoneyThread();
      await ask(told);
      const said = await ask(question);
      expect(inputs).toEqual([
        expect.objectContaining({ side: 'seller', priceDollars: 1_100_000, payoffDollars: 400_000, city: 'Oakland' }),
        expect.objectContaining({ side: 'seller', priceDollars: 1_180_000, payoffDollars: 400_000, city: 'Oakland' }),
      ]);
      expect(said).toContain('The prices are those of the offers that you told.');
    },
  );

  it('is told of offers that stand in the question itself', async () => {
    const { inputs, ask } = startMoneyThread();
    await ask('net sheet in oakland for offer 1: 900k cash and offer 2: 925k fha, owes 300k');
    expect(inputs).toEqual([
      expect.objectContaining({ side: 'seller', priceDollars: 900_000, payoffDollars: 300_000, city: 'Oakland' }),
      expect.objectContaining({ side: 'seller', priceDollars: 925_000, payoffDollars: 300_000, city: 'Oakland' }),
    ]);
  });

  it('keeps what was said of the sale', async () => {
    const { inputs, ask } = startMoneyThread();
    await ask(told);
    await ask('what does each net with a 4% commission, payoff 400k, in oakland');
    await ask('which one leaves more?');
    expect(inputs.at(-1)).toMatchObject({ priceDollars: 1_180_000, payoffDollars: 400_000, brokeragePercent: 4 });
  });

  it('is told in Spanish, with the share that was told to be put down', async () => {
    const { ask } = startMoneyThread();
    const offers = await ask('comparame dos ofertas: 700 mil al contado cierre 14 dias, 735 mil fha 3.5% cierre 45 dias');
    expect(offers).toContain('Las ofertas como las dijiste');
    expect(offers).toContain('3.5%');
    expect(await ask('cual le deja mas al vendedor')).toContain('| | $700,000 | $735,000 |');
  });
});

describe('closing costs of a place without a price', () => {
  it('are told at a price that is said to be an example, and the place stands', async () => {
    const { inputs, ask } = startMoneyThread();
    const said = await ask('what are typical seller closing costs in san francisco');
    expect(inputs).toEqual([expect.objectContaining({ side: 'seller', priceDollars: 1_000_000, city: 'San Francisco' })]);
    expect(said).toContain('You named no price, so this one is an example');
    expect(await ask('who pays transfer tax')).toContain('paid by the seller');
  });

  it('are asked about where no place is named either', async () => {
    expect(await startMoneyThread().ask('what are typical seller closing costs')).toContain('For which home or price?');
  });
});

it('a seller’s sheet is read in Spanish by the words of its costs', async () => {
  const { inputs, ask } = startMoneyThread();
  await ask('haz una hoja de gastos del vendedor a 950 mil en oakland, debe 310 mil');
  await ask('y si la comision es 4%');
  expect(inputs).toEqual([
    expect.objectContaining({ side: 'seller', priceDollars: 950_000, payoffDollars: 310_000 }),
    expect.objectContaining({ side: 'seller', priceDollars: 950_000, payoffDollars: 310_000, brokeragePercent: 4 }),
  ]);
});

it('closing costs after a payment are of what was put down there', async () => {
  const { ask } = startMoneyThread();
  await ask('mortgage payment on 850k 10% down 6.625%');
  const said = await ask('closing costs on that?');
  expect(said).toContain('Down payment: $85,000 (10%)');
  expect(said).not.toMatch(/I assumed|Without the down payment/);
});

it('other debts that leave the price as it is are said to', async () => {
  const { ask } = startMoneyThread();
  await ask('how much house can someone afford making 180k w 100k down at 6.5%');
  expect(await ask('they also have 800/mo car payment')).toContain('so they change nothing');
  expect(await ask('make that 2,500 in debts a month')).not.toContain('change nothing');
});

it.each(['seller owes 400k, which nets more?', 'seller owes 310k commission 5% oakland. net on each?', 'net on each in oakland'])(
  'offers that were told with letters and shares put down are netted each: %s',
  async (question) => {
    const { inputs, ask } = startMoneyThread();
    await ask(
      'compare offers: A 1.2m conventional 20% down 21 day close no contingencies, B 1.235m FHA 5% down 30 days inspection+appraisal, C 1.15m cash 10 days as is',
    );
    await ask(question);
    expect(inputs).toMatchObject([
      { side: 'seller', priceDollars: 1_200_000 },
      { side: 'seller', priceDollars: 1_235_000 },
      { side: 'seller', priceDollars: 1_150_000 },
    ]);
  },
);
