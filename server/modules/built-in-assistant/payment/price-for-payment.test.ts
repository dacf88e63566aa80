import { describe, expect, it } from 'vitest';
import { createEstimatePriceForPaymentTool, estimatePriceForPaymentAnswerSchema } from '#server/modules/listings/index.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { startThread } from '#tests/support/payment-thread.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { respondToPriceForPayment } from './respond-to-price-for-payment.ts';

const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
function asked(question: string, earlier: string[] = [], previous: EarlierTurn | null = null) {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier, previous, last: null, open: [], answers: [] },
  };
  const step = respondToPriceForPayment(turn, nothingRead);
  return step && 'calls' in step ? { ...step.calls[0], rates: step.calls.length } : step;
}

describe('what price a monthly payment carries', () => {
  it.each([
    ['max price for 5500/mo', { monthlyPaymentDollars: 5_500, rates: 3 }],
    [
      'what can they buy at $4,200 a month with 10% down at 6.5',
      { monthlyPaymentDollars: 4_200, downPercent: 10, ratePercent: 6.5 },
    ],
    [
      'buyer wants to stay under 3500/month piti, 20% down, 6.75. what price is that',
      { monthlyPaymentDollars: 3_500, downPercent: 20, ratePercent: 6.75 },
    ],
    ['how much house is 5k a month', { monthlyPaymentDollars: 5_000, rates: 3 }],
    [
      'how much house can they afford with a payment of 4,000 and 100k down at 6.25%',
      { monthlyPaymentDollars: 4_000, downDollars: 100_000, ratePercent: 6.25 },
    ],
    ['what does 6k/mo get them at 6.5 w 15% down', { monthlyPaymentDollars: 6_000, downPercent: 15, ratePercent: 6.5 }],
    ['what purchase price keeps them under 5k monthly, 400 hoa', { monthlyPaymentDollars: 5_000, monthlyHoaDollars: 400 }],
    ['what price range for a 4500 payment', { monthlyPaymentDollars: 4_500 }],
    ['work backwards from 4800 a month at 6.5', { monthlyPaymentDollars: 4_800, ratePercent: 6.5 }],
    ['cuánto puedo comprar pagando 4 mil al mes', { monthlyPaymentDollars: 4_000, rates: 3 }],
    [
      'para qué precio alcanza con 3,500 al mes y 10% de enganche al 6.5',
      { monthlyPaymentDollars: 3_500, downPercent: 10, ratePercent: 6.5 },
    ],
    ['precio máximo con una mensualidad de 5000', { monthlyPaymentDollars: 5_000 }],
  ])('is read from the words: %s', (question, call) => {
    expect(asked(question)).toMatchObject(call);
  });

  it.each([
    'they make 12k a month, what can they afford',
    'homes for rent up to 4000 a month',
    'what price do homes that rent for 4k a month have',
    "what's the payment on 850k with 20% down at 6.5",
    'what can they get for 700k in Oakland',
    'how much house on 140k a year',
    'homes with HOA under 500 a month',
    'how much can they afford, 700 a month in student loans',
  ])('leaves other questions alone: %s', (question) => {
    expect(asked(question)).toBeNull();
  });

  it('goes on with what a short message behind it changes', () => {
    const stands: EarlierTurn = { search: {}, results: [], affordableDollars: 700_000 };
    const first = 'max price for 5500/mo with 100k down at 6.5';
    expect(asked('and at 6%?', [first], stands)).toMatchObject({
      monthlyPaymentDollars: 5_500,
      downDollars: 100_000,
      ratePercent: 6,
    });
    expect(asked('with 10% down', [first, 'and at 6%?'], stands)).toMatchObject({
      downPercent: 10,
      downDollars: null,
      ratePercent: 6,
    });
    expect(asked('what about 6k', [first], stands)).toMatchObject({ monthlyPaymentDollars: 6_000, ratePercent: 6.5 });
    expect(asked('thanks', [first], stands)).toBeNull();
    expect(asked('and at 6%?', [first], { search: {}, results: [] })).toBeNull();
  });

  it('fits into the month with tax and insurance, and needs no more than it', async () => {
    const input = { monthlyPaymentDollars: 4_200, downPercent: 10, ratePercent: 6.5 };
    const { answer } = await createEstimatePriceForPaymentTool().call(input, toolContext());
    const told = estimatePriceForPaymentAnswerSchema.parse(answer);
    expect(told).toMatchObject({ priceDollars: 598_000, downDollars: 59_800, isDownAssumed: false });
    expect(told.monthlyHousingDollars).toBeLessThanOrEqual(4_200);
    expect(told.monthlyHousingDollars).toBeGreaterThan(4_190);
  });

  it('is told with its parts and stands for “homes at that price”', async () => {
    const thread = startThread();
    const told = await thread.ask('what can they buy at $4,200 a month with 10% down at 6.5');
    expect(told).toMatch(/^\*\*About \$598,000\*\*, with \$59,800 down, comes to \$4,1\d\d a month:/);
    expect(told).toContain('less than 20% down a lender usually asks for mortgage insurance');
    expect(await thread.ask('what payment is that?')).toContain('$598,000');
  });

  it('is told at several rates where none was named, with what was assumed, also in Spanish', async () => {
    const thread = startThread();
    const told = await thread.ask('cuánto puedo comprar pagando 4 mil al mes');
    expect(told).toMatch(/^Para qué precio alcanzan \$4,000 al mes con 20% de enganche[^]*Al 6%: \*\*unos \$[^]*Al 7%/);
    expect(told).toContain('Supuse un enganche de 20%');
    expect(await thread.ask('y al 6.25?')).toMatch(/^\*\*Unos \$/);
  });
});
