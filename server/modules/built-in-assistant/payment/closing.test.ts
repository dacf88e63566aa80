import { describe, expect, it } from 'vitest';
import { createListingsTools, estimateClosingAnswerSchema } from '#server/modules/listings/index.ts';
import { stubListings } from '#tests/support/listings-stub.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import type { EarlierTurn, ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { CLOSING_TOOL, afterClosing, respondToClosing } from './respond-to-closing.ts';

const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
const tool = createListingsTools(stubListings([])).find(({ name }) => name === CLOSING_TOOL);
const respond = (question: string, previous: EarlierTurn | null = null, answers: Turn['answers'] = []) =>
  respondToClosing(
    { ...{ question, english: question, language: 'english', earlier: [], last: null, open: [] }, previous, answers },
    nothingRead,
    () => Promise.resolve([]),
  );

async function thread(...questions: string[]) {
  let previous: EarlierTurn | null = null;
  let said = '';
  let call: unknown = null;
  for (const question of questions) {
    const step = await respond(question, previous);
    if (!step || !('call' in step)) return { call: null, said: step?.say ?? '' };
    call = step.call;
    const value = (await tool?.call(step.call, toolContext()))?.answer;
    const told = await respond(question, previous, [{ toolName: CLOSING_TOOL, value }]);
    said = told && 'say' in told ? told.say : '';
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
    expect(await respond('closing costs?', previous)).toMatchObject({ call: { side: 'buyer', priceDollars: 1_200_000 } });
    expect(await respond('closing costs?')).toMatchObject({ say: expect.stringContaining('For which home or price?') as string });
  });

  it('add a commission up where it alone is asked for', async () => {
    expect(await thread('whats my commission on 1.5M at 2.5%')).toMatchObject({
      call: { side: 'seller', priceDollars: 1_500_000, brokeragePercent: 2.5 },
      said: expect.stringContaining('$37,500') as string,
    });
  });
});
