import { describe, expect, it } from 'vitest';
import { estimateClosingAnswerSchema } from '#server/modules/listings/index.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { aValue } from '../value/example-value.ts';
import { afterClosing } from './standing-closing.ts';
import { CLOSING_TOOL } from './respond-to-closing.ts';
import { respond, thread, threadAfter, tool } from '#tests/support/closing-thread.ts';

describe('what a seller nets', () => {
  const first = 'seller in San Francisco selling for 1.25m owes 480k, what do they net';

  it('is the price less costs and what is owed, which is no price', async () => {
    const { call, said } = await thread(first);
    expect(call).toMatchObject({
      side: 'seller',
      priceDollars: 1_250_000,
      payoffDollars: 480_000,
      city: 'San Francisco',
      state: 'CA',
    });
    expect(said).toMatch(/Mortgage paid off: \$480,000, as you said[^]*The seller nets about \*\*\$[\d,]+\*\*/);
  });

  it('is of the price that is said in millions, and not of the value that was told, and a commission leaves what is owed', async () => {
    const found = aValue({ value: 1_260_000 });
    const valued: EarlierTurn = {
      search: {},
      results: [],
      value: { request: { subject: { mlsId: 'S1', mlsSource: 'Test MLS' } }, found, steps: [] },
    };
    const sheet = 'net sheet at 1.5 they owe 420k';
    expect((await threadAfter(valued, sheet)).call).toMatchObject({ priceDollars: 1_500_000, payoffDollars: 420_000 });
    expect((await threadAfter(valued, sheet, '6% commission')).call).toMatchObject({
      ...{ priceDollars: 1_500_000, payoffDollars: 420_000, brokeragePercent: 6 },
    });
    expect((await threadAfter(valued, 'net sheet, they owe 420k')).call).toMatchObject({ priceDollars: 1_260_000 });
    expect((await thread('net sheet at 1.5')).call).toMatchObject({ priceDollars: 1_500_000 });
  });

  it('goes on with a commission, concessions and another price', async () => {
    const steps = [first, '5 percent commission', 'and if they give 10k in concessions', 'what about at 1.3'];
    const { call, said } = await thread(...steps);
    expect(call).toMatchObject({
      priceDollars: 1_300_000,
      payoffDollars: 480_000,
      concessionsDollars: 10_000,
      brokeragePercent: 5,
    });
    expect(said).toContain('Concessions to the buyer: $10,000, as you said');
  });

  it('is read in shorthand: hundreds are thousands, and a bare percentage is the commission', async () => {
    const { call } = await thread('net for seller at 725 in San Francisco owes 390 6%', '710?', 'w 5k concession');
    expect(call).toMatchObject({
      ...{ side: 'seller', priceDollars: 710_000, payoffDollars: 390_000, concessionsDollars: 5_000, brokeragePercent: 6 },
      city: 'San Francisco',
    });
  });

  it('says what is missing where more is owed than comes in', async () => {
    const { said } = await thread('what does the seller net at 500k, 520k left on the mortgage, in CA');
    expect(said).toMatch(/leaves the seller \*\*\$[\d,]+ short\*\*/);
  });

  it('adds up to the dollar', async () => {
    const input = { side: 'seller', priceDollars: 800_000, state: 'CA', payoffDollars: 300_000, concessionsDollars: 5_000 };
    const value = estimateClosingAnswerSchema.parse((await tool?.call(input, toolContext()))?.answer);
    if (!('netDollars' in value)) throw new Error('There is no net');
    expect(value.netDollars).toBe(800_000 - value.totalCostsDollars - 305_000);
  });
});

describe('closing costs without a price of their own', () => {
  it('are of the price that a payment was just told for', async () => {
    const previous = { search: {}, results: [], payment: { priceDollars: 1_200_000, ratePercent: 6.25 } } as EarlierTurn;
    expect(await respond('closing costs?', previous)).toMatchObject({ calls: [{ side: 'buyer', priceDollars: 1_200_000 }] });
    expect(await respond('closing costs?')).toMatchObject({ say: expect.stringContaining('For which home or price?') as string });
  });

  it('add a commission up where it alone is asked for', async () => {
    expect(await thread('whats my commission on 1.5M at 2.5%')).toMatchObject({
      call: { side: 'seller', priceDollars: 1_500_000, brokeragePercent: 2.5 },
      said: expect.stringContaining('$37,500') as string,
    });
  });
});

describe('what a buyer needs at closing', () => {
  it('is less what the seller gives, with and without the down payment', async () => {
    const { said } = await thread('cash to close on 650k with 20% down and a 10k seller credit');
    expect(said).toContain('**$134,950 to close**');
    expect(said).toContain('Without the down payment that is $4,950.');
  });
});

describe('a sheet that stands', () => {
  const sheet = 'seller net sheet: sale price 1.45m in San Francisco, owes 620k, 5% commission';

  it('takes one line more after the other, and tells the new net', async () => {
    const { call, said } = await thread(sheet, 'and 10k staging', 'plus a 600 home warranty', '15k credit to the buyer');
    expect(call).toMatchObject({
      ...{ priceDollars: 1_450_000, payoffDollars: 620_000, concessionsDollars: 15_000 },
      otherCosts: [
        { item: 'staging', dollars: 10_000 },
        { item: 'home-warranty', dollars: 600 },
      ],
    });
    expect(said).toMatch(/Staging: \$10,000[^]*Costs together: \$108,475[^]*Concessions[^]*nets about \*\*\$706,525\*\*/);
  });

  it('adds the sides of a commission up', async () => {
    const two = await thread(sheet, 'what if they pay 2% to buyer agent and 2.5 to me');
    expect(two.call).toMatchObject({ priceDollars: 1_450_000, brokeragePercent: 4.5 });
    expect((await thread(sheet, '3% each side')).call).toMatchObject({ brokeragePercent: 6 });
  });

  it('still stands after a tax was looked up', async () => {
    const { call } = await thread(sheet);
    const previous = { ...afterClosing(null, call), closing: null, transferTaxes: [{ city: 'Oakland', state: 'CA' }] };
    expect(await respond('if they also give the buyer 15k credit', previous)).toMatchObject({
      calls: [{ priceDollars: 1_450_000, payoffDollars: 620_000, concessionsDollars: 15_000 }],
    });
    expect(await respond('so what do they walk away with', previous)).toMatchObject({ calls: [{ payoffDollars: 620_000 }] });
  });

  it('reads in Spanish what is left to the seller', async () => {
    expect(
      await respond('cuanto le queda al vendedor si se vende en 2.1 millones en San Francisco y debe 800 mil'),
    ).toMatchObject({ calls: [{ side: 'seller', priceDollars: 2_100_000, payoffDollars: 800_000 }] });
  });

  it('stands side by side in two cities', async () => {
    const question = 'seller closing costs at 900k, Oakland vs San Francisco';
    const step = await respond(question);
    const calls = step && 'calls' in step ? step.calls : [];
    expect(calls.map(({ city }) => city)).toEqual(['Oakland', 'San Francisco']);
    const answers = await Promise.all(
      calls.map(async (input) => ({ toolName: CLOSING_TOOL, value: (await tool?.call(input, toolContext()))?.answer })),
    );
    expect(await respond(question, null, answers)).toMatchObject({
      say: expect.stringMatching(/\| \| Oakland, CA \| San Francisco, CA \|[^]*\*\*Costs together\*\*/) as string,
    });
  });

  it('lets a credit lower the cash that a buyer brings', async () => {
    const { call } = await thread(
      'cash to close for a buyer at 800k in San Francisco, 10% down',
      'if the seller gives a 10k credit',
    );
    expect(call).toMatchObject({ side: 'buyer', concessionsDollars: 10_000 });
    const { answer } = (await tool?.call(call, toolContext())) ?? {};
    expect(answer).toMatchObject({ downDollars: 80_000, totalCostsDollars: 19_200, cashToCloseDollars: 89_200 });
  });
});
