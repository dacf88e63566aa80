import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import { lendingRule } from './lending-rule.ts';
import { priceCarried, priceCarriedSchema } from './price-carried.ts';

const { housingSharePercent: HOUSING_SHARE_PERCENT, debtSharePercent: DEBT_SHARE_PERCENT, usualYears: USUAL_YEARS } = lendingRule;
const dollarsSchema = z.number().min(0).max(searchLimits.priceDollars);

const estimateAffordabilityInputSchema = z.strictObject({
  yearlyIncomeDollars: dollarsSchema.positive().describe('Of all buyers together, before taxes, as the user named it'),
  ratePercent: z.number().min(0).max(30).describe('Yearly, as the user named it: never your own guess'),
  downDollars: dollarsSchema.nullish().describe('0 where it is left out'),
  downPercent: z.number().min(0).max(100).nullish().describe('Of the price, where no dollars were named'),
  monthlyDebtsDollars: dollarsSchema.nullish().describe('Other loans, cards, support; 0 where it is left out'),
  monthlyHoaDollars: dollarsSchema.nullish(),
  years: z.int().min(5).max(50).nullish().describe(`${USUAL_YEARS} where it is left out`),
});
export type EstimateAffordabilityInput = z.input<typeof estimateAffordabilityInputSchema>;

/** Answer of the tool `estimate_affordability`. */
export const estimateAffordabilityAnswerSchema = priceCarriedSchema.extend({
  monthlyIncomeDollars: z.number(),
  monthlyDebtsDollars: z.number(),
  limitedBy: z.enum(['housing', 'debts']),
  housingSharePercent: z.number(),
  debtSharePercent: z.number(),
});
export type AffordabilityEstimate = z.infer<typeof estimateAffordabilityAnswerSchema>;

function estimate(input: z.output<typeof estimateAffordabilityInputSchema>): AffordabilityEstimate {
  const years = input.years ?? USUAL_YEARS;
  const debts = input.monthlyDebtsDollars ?? 0;
  const hoa = input.monthlyHoaDollars ?? 0;
  const income = input.yearlyIncomeDollars / 12;
  const ofHousing = (income * HOUSING_SHARE_PERCENT) / 100;
  const ofDebts = (income * DEBT_SHARE_PERCENT) / 100 - debts;
  const carried = priceCarried(Math.min(ofHousing, ofDebts), { ...input, years, monthlyHoaDollars: hoa });
  return {
    ...carried,
    monthlyIncomeDollars: Math.round(income),
    monthlyDebtsDollars: debts,
    limitedBy: ofDebts < ofHousing ? 'debts' : 'housing',
    ...{ housingSharePercent: HOUSING_SHARE_PERCENT, debtSharePercent: DEBT_SHARE_PERCENT },
  };
}

const description = `What price a buyer's income carries by a rule of thumb: housing at most ${HOUSING_SHARE_PERCENT} % of the income before taxes, all debts with it at most
${DEBT_SHARE_PERCENT} %. Property tax and insurance are assumed as shares of the price; say so, and that a lender decides. Ask for the income and the rate when the
user named none; never fill one in.`;

export function createEstimateAffordabilityTool(): Tool {
  return defineTool({
    name: 'estimate_affordability',
    description,
    title: 'Estimating what is affordable',
    failure: 'What is affordable could not be estimated.',
    inputSchema: estimateAffordabilityInputSchema,
    answerSchema: estimateAffordabilityAnswerSchema,
    writes: false,

    execute(input) {
      return Promise.resolve({ answer: estimate(input), artifact: null, summary: null });
    },

    shorten: (answer) => answer,
  });
}
