import { describe, expect, it } from 'vitest';
import { createEstimateAffordabilityTool, estimateAffordabilityAnswerSchema } from '#server/modules/listings/index.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { afterAffordability, AFFORDABILITY_TOOL, respondToAffordability } from './respond-to-affordability.ts';

const turnOf = (question: string, answers: Turn['answers'] = []): Turn => ({
  ...{ question, english: question, language: 'english', earlier: [], previous: null, last: null, open: [] },
  answers,
});
const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
const asked = (question: string, earlier: string[] = []) => respondToAffordability({ ...turnOf(question), earlier }, nothingRead);

describe('what a buyer can afford', () => {
  it.each([
    [
      'how much house can I afford on 140k with 60k down at 6.5 %',
      { yearlyIncomeDollars: 140_000, downDollars: 60_000, ratePercent: 6.5 },
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
    expect(afterAffordability(null, answer)).toEqual({ search: {}, results: [], affordableDollars: 476_000 });
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

  it('asks for the income and the rate instead of guessing them', () => {
    expect(asked('how much house can they afford?')).toMatchObject({ say: expect.stringContaining('yearly income') });
    expect(asked('how much house can they afford on 120k a year')).toMatchObject({
      say: expect.stringContaining('interest rate'),
    });
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
