import { describe, expect, it } from 'vitest';
import { createEstimateAffordabilityTool, estimateAffordabilityAnswerSchema } from '#server/modules/listings/index.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { afterAffordability, AFFORDABILITY_TOOL, respondToAffordability } from './respond-to-affordability.ts';

const turnOf = (question: string, answers: Turn['answers'] = []): Turn => ({
  ...{ question, english: question, language: 'english', earlier: [], previous: null, last: null, open: [] },
  answers,
});
const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
/** What is asked at the first rate, and at how many. */
function asked(question: string, earlier: string[] = []) {
  const step = respondToAffordability({ ...turnOf(question), earlier }, nothingRead);
  return step && 'calls' in step ? { call: step.calls[0], rates: step.calls.length } : step;
}

describe('what a buyer can afford', () => {
  it.each([
    [
      'how much house can I afford on 140k with 60k down at 6.5 %',
      { yearlyIncomeDollars: 140_000, downDollars: 60_000, ratePercent: 6.5 },
    ],
    [
      'buyer makes 150k, 500 car, 100k down at 6.5, what can they buy',
      { yearlyIncomeDollars: 150_000, downDollars: 100_000, ratePercent: 6.5, monthlyDebtsDollars: 500 },
    ],
    [
      'buyers make 220k a year with 90k saved and 650 in loans, what can they buy at 6.5',
      { yearlyIncomeDollars: 220_000, downDollars: 90_000, ratePercent: 6.5, monthlyDebtsDollars: 650 },
    ],
    [
      'my buyers gross 18k a month, 700 in student loans, 120k down, rate 6.4',
      { yearlyIncomeDollars: 216_000, downDollars: 120_000, ratePercent: 6.4, monthlyDebtsDollars: 700 },
    ],
    [
      'el cliente tiene 100 mil de enganche y gana 15 mil al mes, para cuánto le alcanza a 6.5',
      { yearlyIncomeDollars: 180_000, downDollars: 100_000, ratePercent: 6.5 },
    ],
    [
      'They make $12,000 a month and have 800 a month in car payments, what can they afford with 100k down at 7%?',
      { yearlyIncomeDollars: 144_000, downDollars: 100_000, ratePercent: 7, monthlyDebtsDollars: 800 },
    ],
    [
      'how much house can they afford on 140k w 20% down at 6.5%',
      { yearlyIncomeDollars: 140_000, downPercent: 20, ratePercent: 6.5 },
    ],
    [
      'gross income of $18,500 per month, $950 in car and student loan payments, and $260,000 available for down payment. At 6.625% for 30 years, what could they afford?',
      { yearlyIncomeDollars: 222_000, downDollars: 260_000, ratePercent: 6.625, monthlyDebtsDollars: 950, years: 30 },
    ],
    ["they're putting 15% down and make 210k combined, afford what?", { yearlyIncomeDollars: 210_000, downPercent: 15 }],
    ['how much can we afford, income 95000, 6.25% rate', { yearlyIncomeDollars: 95_000, ratePercent: 6.25 }],
  ])('is read from the words: %s', (question, input) => {
    expect(asked(question)).toMatchObject({ call: input });
  });

  it('is worked out anew at a rate that moves, whatever was asked in between', () => {
    const earlier = [
      'they make 310k with 250k down, what can they afford at 6.5%',
      '3 beds in Berkeley',
      'save it for the Parks',
    ];
    expect(asked('and if rates drop to 5.5', earlier)).toMatchObject({
      call: { yearlyIncomeDollars: 310_000, downDollars: 250_000, ratePercent: 5.5 },
    });
    expect(asked('and 2 baths', earlier)).toBeNull();
  });

  it('is worked out by the shares of income that it names', async () => {
    const question = 'how much house can I afford on 140k with 60k down at 6.5 %';
    const step = asked(question);
    const call = step && 'call' in step ? step.call : null;
    const result = await createEstimateAffordabilityTool().call(call, toolContext());
    const value = estimateAffordabilityAnswerSchema.parse(result.answer);
    expect(value).toMatchObject({ priceDollars: 476_000, limitedBy: 'housing', housingSharePercent: 28 });
    expect(value.monthlyHousingDollars).toBeLessThanOrEqual((140_000 / 12) * 0.28);
    const told = respondToAffordability(turnOf(question, [{ toolName: AFFORDABILITY_TOOL, value }]), nothingRead);
    expect(told).toMatchObject({ say: expect.stringMatching(/^\*\*About \$476,000\*\*, with \$60,000 down/) });
  });

  it('stands for "homes at that price"', async () => {
    const call = { yearlyIncomeDollars: 140_000, downDollars: 60_000, ratePercent: 6.5 };
    const { answer } = await createEstimateAffordabilityTool().call(call, toolContext());
    expect(afterAffordability(null, answer, false)).toMatchObject({ affordableDollars: 476_000, lastAffordableDollars: 476_000 });
  });

  it('takes what is put down in percent of the price that comes of it', async () => {
    const input = { yearlyIncomeDollars: 140_000, downPercent: 20, ratePercent: 6.5 };
    const { answer } = await createEstimateAffordabilityTool().call(input, toolContext());
    const value = estimateAffordabilityAnswerSchema.parse(answer);
    expect(value.downDollars).toBe((value.priceDollars ?? 0) * 0.2);
    expect(value.loanDollars).toBe((value.priceDollars ?? 0) * 0.8);
    expect(value.monthlyHousingDollars).toBeLessThanOrEqual(Math.ceil((140_000 / 12) * 0.28));
    expect(value.monthlyHousingDollars).toBeGreaterThan((140_000 / 12) * 0.27);
  });

  it('stands at several rates where none was named, and homes are searched up to the lowest price', async () => {
    const question = 'how much house can they afford on 120k a year';
    const step = respondToAffordability(turnOf(question), nothingRead);
    const calls = step && 'calls' in step ? step.calls : [];
    expect(calls.map(({ ratePercent }) => ratePercent)).toEqual([6, 6.5, 7]);
    const tool = createEstimateAffordabilityTool();
    const values = await Promise.all(calls.map(async (call) => (await tool.call(call, toolContext())).answer));
    const answers = values.map((value) => ({ toolName: AFFORDABILITY_TOOL, value }));
    const told = respondToAffordability(turnOf(question, answers), nothingRead);
    expect(told).toMatchObject({
      say: expect.stringMatching(
        /examples and not quotes:[^]*At 6%: \*\*about[^]*At 7%[^]*property tax at 1.1% and insurance at 0.5%/,
      ) as string,
    });
    const prices = values.map((value) => estimateAffordabilityAnswerSchema.parse(value).priceDollars ?? 0);
    const state = values.reduce<EarlierTurn | null>((before, value, at) => afterAffordability(before, value, at > 0), null);
    expect(state?.affordableDollars).toBe(Math.min(...prices));
    expect(state?.affordableAtPercent).toBe(7);
  });

  it('goes by the rate of the payment that was told right before, and says so', async () => {
    const question = 'what can they afford if they make 145k, 600/mo car loan, 60k saved';
    const payment = { priceDollars: 650_000, downPercent: 5, ratePercent: 6.875 };
    const upon = (answers: Turn['answers'], isPaymentRateOpen = false): Turn => ({
      ...turnOf(question, answers),
      previous: { search: {}, results: [], payment, isPaymentRateOpen },
    });
    const step = respondToAffordability(upon([]), nothingRead);
    expect(step).toMatchObject({ calls: [{ ratePercent: 6.875, monthlyDebtsDollars: 600, downDollars: 60_000 }] });
    const { answer: value } = await createEstimateAffordabilityTool().call(
      step && 'calls' in step ? step.calls[0] : null,
      toolContext(),
    );
    expect(respondToAffordability(upon([{ toolName: AFFORDABILITY_TOOL, value }]), nothingRead)).toMatchObject({
      say: expect.stringContaining('I took the 6.875% from before') as string,
    });
    expect(respondToAffordability(upon([], true), nothingRead)).toMatchObject({ calls: [{ ratePercent: 6 }, {}, {}] });
  });

  it('counts what they have saved as the down payment, and says so', async () => {
    const question = 'my buyers make 14k a month, 600 car payment, 120k saved, rate 6.75, what can they afford';
    const call = { yearlyIncomeDollars: 168_000, monthlyDebtsDollars: 600, downDollars: 120_000, ratePercent: 6.75 };
    expect(asked(question)).toMatchObject({ call, rates: 1 });
    const { answer: value } = await createEstimateAffordabilityTool().call(call, toolContext());
    expect(respondToAffordability(turnOf(question, [{ toolName: AFFORDABILITY_TOOL, value }]), nothingRead)).toMatchObject({
      say: expect.stringContaining('I counted all $120,000 that they have as the down payment') as string,
    });
    expect(asked('they make 140k, 60k saved, 20% down, what can they afford at 6')).toMatchObject({ call: { downPercent: 20 } });
  });

  it('asks for the income instead of guessing it', () => {
    expect(asked('how much house can they afford?')).toMatchObject({ say: expect.stringContaining('yearly income') });
  });

  it('goes on with what a short message behind it says', () => {
    const first = 'how much house can I afford on 140k with 60k down at 6.5 %';
    expect(asked('and at 6%?', [first])).toMatchObject({ call: { yearlyIncomeDollars: 140_000, ratePercent: 6 } });
    expect(asked('80k down and 500 a month in debts', [first, 'and at 6%?'])).toMatchObject({
      call: { downDollars: 80_000, ratePercent: 6, monthlyDebtsDollars: 500 },
    });
    expect(asked('and with 20% down?', [first])).toMatchObject({ call: { downPercent: 20 } });
    expect(asked('and with 20% down?', [first])).not.toMatchObject({ call: { downDollars: 60_000 } });
    expect(asked('thanks', [first])).toBeNull();
  });

  it.each(['homes they can afford in Oakland under 500k', 'affordable condos in Berkeley'])(
    'leaves a search alone: %s',
    (question) => {
      expect(asked(question)).toBeNull();
    },
  );
});
