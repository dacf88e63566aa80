import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import { lendingRule } from './lending-rule.ts';
import { priceCarried, priceCarriedSchema } from './price-carried.ts';

const { uninsuredDownPercent, usualYears } = lendingRule;
const dollarsSchema = z.number().min(0).max(searchLimits.priceDollars);

const estimatePriceForPaymentInputSchema = z.strictObject({
  monthlyPaymentDollars: dollarsSchema
    .positive()
    .describe('The most that the home may cost in a month, all in, as the user named it'),
  ratePercent: z.number().min(0).max(30).describe('Yearly, as the user named it: never your own guess'),
  downDollars: dollarsSchema.nullish(),
  downPercent: z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .describe(`Of the price, where no dollars were named; ${uninsuredDownPercent} where both are left out`),
  monthlyHoaDollars: dollarsSchema.nullish(),
  years: z.int().min(5).max(50).nullish().describe(`${usualYears} where it is left out`),
});
export type EstimatePriceForPaymentInput = z.input<typeof estimatePriceForPaymentInputSchema>;

/** Answer of the tool `estimate_price_for_payment`. */
export const estimatePriceForPaymentAnswerSchema = priceCarriedSchema.extend({
  monthlyPaymentDollars: z.number().describe('What was named'),
  downPercent: z.number().nullable().describe('Null where dollars were named'),
  isDownAssumed: z.boolean(),
  uninsuredDownPercent: z.number().describe('With less down a lender usually asks for mortgage insurance'),
});
export type PriceForPayment = z.infer<typeof estimatePriceForPaymentAnswerSchema>;

function estimate(input: z.output<typeof estimatePriceForPaymentInputSchema>): PriceForPayment {
  const { monthlyPaymentDollars, ratePercent, downDollars } = input;
  const isDownAssumed = downDollars == null && input.downPercent == null;
  const downPercent = downDollars == null ? (input.downPercent ?? uninsuredDownPercent) : null;
  const loan = { ratePercent, downDollars, downPercent, years: input.years ?? usualYears };
  return {
    ...priceCarried(monthlyPaymentDollars, { ...loan, monthlyHoaDollars: input.monthlyHoaDollars ?? 0 }),
    ...{ monthlyPaymentDollars, downPercent, isDownAssumed, uninsuredDownPercent },
  };
}

const description = `What price a monthly payment carries, with property tax and insurance assumed as shares of the price. Say what was assumed, and that mortgage insurance
is not counted. Ask for the rate when the user named none; never fill one in.`;

export function createEstimatePriceForPaymentTool(): Tool {
  return defineTool({
    name: 'estimate_price_for_payment',
    description,
    title: 'Estimating what the payment carries',
    failure: 'What the payment carries could not be estimated.',
    inputSchema: estimatePriceForPaymentInputSchema,
    answerSchema: estimatePriceForPaymentAnswerSchema,
    writes: false,

    execute: (input) => Promise.resolve({ answer: estimate(input), artifact: null, summary: null }),

    shorten: (answer) => answer,
  });
}
