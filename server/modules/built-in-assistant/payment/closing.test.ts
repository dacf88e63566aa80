import { describe, expect, it } from 'vitest';
import { createListingsTools, estimateClosingAnswerSchema } from '#server/modules/listings/index.ts';
import { stubListings } from '#tests/support/listings-stub.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { aValue } from '../value/example-value.ts';
import { afterClosing } from './closing-request.ts';
import { CLOSING_TOOL, respondToClosing } from './respond-to-closing.ts';

const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
const tool = createListingsTools(stubListings([])).find(({ name }) => name === CLOSING_TOOL);
const respond = (question: string, previous: EarlierTurn | null = null, answers: Turn['answers'] = []) =>
  respondToClosing(
    { ...{ question, english: question, language: 'english', earlier: [], last: null, open: [] }, previous, answers },
    nothingRead,
    () => Promise.resolve([]),
  );

const thread = (...questions: string[]) => threadAfter(null, ...questions);

async function threadAfter(before: EarlierTurn | null, ...questions: string[]) {
  let previous = before;
  let said = '';
  let call: unknown = null;
  for (const question of questions) {
    const step = await respond(question, previous);
    if (!step || 'say' in step) return { call: null, said: step?.say ?? '' };
    const answers = await Promise.all(
      step.calls.map(async (input) => ({ toolName: CLOSING_TOOL, value: (await tool?.call(input, toolContext()))?.answer })),
    );
    const told = await respond(question, previous, answers);
    said = told && 'say' in told ? told.say : '';
    call = step.calls.at(-1);
    previous = afterClosing(previous, call);
  }
  return { call, said };
}

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

describe('a sheet in an agent’s shorthand', () => {
  it.each([
    ['net sheet for 850000 with a $600,000 mortgage', 600_000],
    ['net sheet on 850k payoff: 412k', 412_000],
    ['seller net at 850k, they have a 412k loan', 412_000],
    ['net sheet 850k, 412k payoff, 15k concessions', 412_000],
  ])('takes the loan for no price, wherever its sum stands: %s', async (question, payoffDollars) => {
    expect((await thread(question)).call).toMatchObject({ side: 'seller', priceDollars: 850_000, payoffDollars });
  });

  it.each(['how much do they need to close on 850k', '¿cuánto necesitan para cerrar una de 850 mil?'])(
    'is the cash of a buyer where what is needed to close is asked: %s',
    async (question) => {
      expect((await thread(question)).call).toMatchObject({ side: 'buyer', priceDollars: 850_000 });
    },
  );

  it('leaves the loan that a buyer takes to the buyer', async () => {
    expect((await thread('cash to close on 850k with a $680,000 loan')).call).toMatchObject({ side: 'buyer' });
  });

  const sheet = 'net sheet on 1.35m in Oakland, they owe 410k, 5% commission';

  it.each(['what if they take 1.4', 'what if they accept 1.4 with a 10k credit'])(
    'takes what is taken for the price: %s',
    async (then) => {
      expect((await thread(sheet, then)).call).toMatchObject({ priceDollars: 1_400_000, payoffDollars: 410_000 });
    },
  );

  it.each(['what if we get 1.4', 'and 1.4', 'ok 1.4 then', 'what about 1.4'])(
    'takes a price in millions: %s',
    async (question) => {
      expect((await thread(sheet, question)).call).toMatchObject({
        side: 'seller',
        priceDollars: 1_400_000,
        payoffDollars: 410_000,
      });
    },
  );

  it.each(['4%', '4% instead', 'agent fee 4 total', 'what about 4 percent'])(
    'takes a share as the commission: %s',
    async (question) => {
      expect((await thread(sheet, question)).call).toMatchObject({ priceDollars: 1_350_000, brokeragePercent: 4 });
    },
  );

  it.each([
    ['net sheet 899k sf owes 320k and second of 45k', 320_000, 45_000],
    ['seller net 899k sf, first 320k, second 45k', 320_000, 45_000],
    ['netsheet 899k sf, owes 300k first and a heloc of 80k plus a 5k tax lien', 300_000, 85_000],
  ])('pays off every loan: %s', async (question, payoffDollars, secondPayoffDollars) => {
    const { call, said } = await thread(question);
    expect(call).toMatchObject({ side: 'seller', priceDollars: 899_000, payoffDollars, secondPayoffDollars });
    expect(said).toContain(`Second loan or liens paid off: $${secondPayoffDollars / 1_000},000, as you said`);
    expect(said).toContain(`nets about **$${(899_000 - 60_053 - payoffDollars - secondPayoffDollars).toLocaleString('en')}**`);
  });

  it.each([
    ['net sheet 899k sf no loan'],
    ['seller net at 899k in sf, house is paid off'],
    ['net sheet 899k sf', 'no mortgage'],
    ['net sheet 899k sf owes 320k', 'sorry, its free and clear'],
  ])('pays off no loan where there is none: %s', async (...questions) => {
    const { call, said } = await thread(...questions);
    expect(call).toMatchObject({ side: 'seller', priceDollars: 899_000, payoffDollars: 0 });
    expect(said).not.toContain('before a mortgage');
  });

  it('keeps the second loan at another price, and takes another sum for it', async () => {
    const steps = ['net sheet 899k sf owes 320k and second of 45k', 'at 920k', 'make the heloc 50k'];
    expect((await thread(...steps)).call).toMatchObject({ priceDollars: 920_000, secondPayoffDollars: 50_000 });
  });

  it('is the seller’s where the buyer’s agent is paid, and counts each side', async () => {
    const { call } = await thread('seller net if sold 1.8m in santa monica, 2.5% listing and 2% buyer agent, loan 600k');
    expect(call).toMatchObject({ side: 'seller', priceDollars: 1_800_000, brokeragePercent: 4.5, payoffDollars: 600_000 });
    const each = await thread('what does my seller net at 1.65m with a 525k payoff and 2.25% to each side');
    expect(each.call).toMatchObject({ brokeragePercent: 4.5, payoffDollars: 525_000 });
  });

  it('takes the offer that was accepted as the price, and what the buyer wants as a credit', async () => {
    expect((await thread('we took 345 offer, net to seller? no mortgage, 5 percent')).call).toMatchObject({
      priceDollars: 345_000,
    });
    expect((await thread(sheet, 'buyer wants 15k toward closing')).call).toMatchObject({ concessionsDollars: 15_000 });
  });
});

describe('a sum beside a sheet', () => {
  const sheet = 'seller net sheet: sale price 974k in San Francisco, owes 310k, 5.5% commission';

  it('moves the price where it is said to be less', async () => {
    const { call, said } = await thread(sheet, 'and if we only get 15k less and the seller gives 5k concession');
    expect(call).toMatchObject({ priceDollars: 959_000, concessionsDollars: 5_000, brokeragePercent: 5.5 });
    expect(said).toContain('The price is $15,000 below the one before.');
    expect((await thread(sheet, '15k less', 'and if commission is 5 instead')).call).toMatchObject({
      ...{ priceDollars: 959_000, brokeragePercent: 5, payoffDollars: 310_000 },
    });
  });

  it('is no price where it is far from the one that stands, and that is said', async () => {
    const { call, said } = await thread(sheet, 'and with a 5k credit and 12k for the roofers');
    expect(call).toMatchObject({ priceDollars: 974_000, concessionsDollars: 5_000 });
    expect(said).toContain('$12,000 is too far from the price');
  });

  it('asks for the home or the price where nothing stands to be moved', async () => {
    expect(await respond('and if we only get 15k less and the seller gives 5k concession')).toMatchObject({
      say: expect.stringContaining('For which home or price?') as string,
    });
  });
});

describe('the price that a seller nets by', () => {
  const home = { mlsId: '1', mlsSource: 'North MLS' };

  it('is the range of the CMA that was made last, and both ends are told', async () => {
    const previous = { search: {}, results: [], opened: home, cma: { subject: home, range: { low: 900_000, high: 950_000 } } };
    expect(await respond('what do they net', previous)).toMatchObject({
      calls: [
        { listing: home, priceDollars: 900_000 },
        { listing: home, priceDollars: 950_000 },
      ],
    });
    expect(await respond('and what do they net at the high end', previous)).toMatchObject({ calls: [{ priceDollars: 950_000 }] });
  });

  it('is said where it is the one on record', async () => {
    const previous = { search: {}, results: [], opened: home };
    const value = (await tool?.call({ side: 'seller', priceDollars: 800_000, state: 'CA' }, toolContext()))?.answer;
    expect(await respond('what do they net', previous, [{ toolName: CLOSING_TOOL, value }])).toMatchObject({
      say: expect.stringContaining('The price is the one on its record') as string,
    });
  });
});
