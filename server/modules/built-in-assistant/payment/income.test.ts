import { describe, expect, it } from 'vitest';
import { createEstimateIncomeTool, estimateIncomeAnswerSchema } from '#server/modules/listings/index.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { INCOME_TOOL, respondToIncome } from './respond-to-income.ts';

const turnOf = (question: string): Turn => ({
  ...{ question, english: question, language: 'english', earlier: [], previous: null, last: null, open: [], answers: [] },
});
const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
const asked = (question: string, earlier: string[] = [], previous: EarlierTurn | null = null) =>
  respondToIncome({ ...turnOf(question), earlier, previous }, nothingRead);

async function told(question: string, previous: EarlierTurn | null = null): Promise<string> {
  const step = asked(question, [], previous);
  const call = step && 'call' in step ? step.call : null;
  const { answer: value } = await createEstimateIncomeTool().call(call, toolContext());
  const answers = [{ toolName: INCOME_TOOL, value }];
  const said = respondToIncome({ ...turnOf(question), previous, answers }, nothingRead);
  return said && 'say' in said ? said.say : '';
}

describe('the income that a price asks for', () => {
  it.each([
    ['how much do I need to earn for a 700k house', { priceDollars: 700_000 }],
    [
      'what salary would they need for $1.2M with 10% down at 6.5%',
      { priceDollars: 1_200_000, downPercent: 10, ratePercent: 6.5 },
    ],
    ['income needed to buy at 850k, 100k down', { priceDollars: 850_000, downDollars: 100_000 }],
    ['what do they have to make to qualify for 900k at 7%?', { priceDollars: 900_000, ratePercent: 7 }],
    ['¿cuánto tengo que ganar para una casa de 700 mil?', { priceDollars: 700_000 }],
  ])('is read from the words: %s', (question, call) => {
    expect(asked(question)).toMatchObject({ call });
  });

  it('goes on with what a short message behind it says', () => {
    const first = 'how much do I need to earn for a 700k house';
    expect(asked('with 10% down', [first])).toMatchObject({ call: { priceDollars: 700_000, downPercent: 10 } });
    expect(asked('at 6.25% with 20 down what would the salary have to be', [first, 'with 10% down'])).toMatchObject({
      call: { priceDollars: 700_000, downPercent: 20, ratePercent: 6.25 },
    });
    expect(asked('and if they have a 600 dollar car payment', [first])).toMatchObject({ call: { monthlyDebtsDollars: 600 } });
    expect(asked('and 500 a month in debts', [first, 'what salary would that need at 6%'])).toMatchObject({
      call: { priceDollars: 700_000, ratePercent: 6, monthlyDebtsDollars: 500 },
    });
    expect(asked('thanks', [first])).toBeNull();
  });

  it('takes the price of the home that is meant', () => {
    const previous: EarlierTurn = { search: {}, results: exampleResults };
    expect(asked('what would my client need to make for the second one', [], previous)).toMatchObject({
      call: { priceDollars: exampleResults[1]?.price },
    });
    expect(asked('what would my client need to make', [], previous)).toEqual({ say: expect.not.stringMatching(/\d/) });
  });

  it.each([
    'income they need for that?',
    'what income needed',
    'salary my buyers would need to carry it',
    '¿qué sueldo necesitan para eso?',
  ])('is of the payment that stands: %s', (question) => {
    const payment = { priceDollars: 850_000, ratePercent: 6.25, downPercent: 10, hoaMonthlyDollars: 400 };
    expect(asked(question, [], { search: {}, results: [], payment })).toMatchObject({
      call: { priceDollars: 850_000, ratePercent: 6.25, downPercent: 10, monthlyHoaDollars: 400 },
    });
  });

  it('is worked out by both shares of the rule that it names', async () => {
    const { answer } = await createEstimateIncomeTool().call({ priceDollars: 700_000, ratePercent: 6.5 }, toolContext());
    const { incomes, downDollars, isDownAssumed } = estimateIncomeAnswerSchema.parse(answer);
    expect({ downDollars, isDownAssumed }).toEqual({ downDollars: 140_000, isDownAssumed: true });
    const [{ monthlyHousingDollars, yearlyIncomeDollars } = { monthlyHousingDollars: 0, yearlyIncomeDollars: 0 }] = incomes;
    expect((yearlyIncomeDollars / 12) * 0.28).toBeGreaterThanOrEqual(monthlyHousingDollars);
    expect(((yearlyIncomeDollars - 1_000) / 12) * 0.28).toBeLessThan(monthlyHousingDollars);
  });

  it('stands at several rates where none was named, which are no quotes', async () => {
    expect(await told('how much do I need to earn for a 700k house')).toMatch(
      /examples and not quotes:\n\n- At 6%: about \*\*\$\d+,000 a year\*\*[^]*- At 7%[^]*rule of thumb of 28% and 36%[^]*assumed 20% down/,
    );
  });

  it('says whether an income carries the payment that was told', async () => {
    const payment = { priceDollars: 650_000, ratePercent: 6.75, downPercent: 5 };
    expect(await told('can they afford it on 140k a year', { search: {}, results: [], payment })).toContain(
      '$140,000 a year falls short',
    );
    expect(await told('can they afford it on 300k a year', { search: {}, results: [], payment })).toContain(
      '$300,000 a year is enough',
    );
  });

  it.each([
    'what do they make on the sale',
    'homes they can afford in Oakland',
    'how much house can I afford on 140k at 6%',
    'I need to make an offer of 700k',
  ])('is not asked by: %s', (question) => {
    expect(asked(question)).toBeNull();
  });
});
