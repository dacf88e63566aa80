import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { loanPayment } from '#contract/monthly-payment.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import { lendingRule } from './lending-rule.ts';

const {
  housingSharePercent: HOUSING_SHARE_PERCENT,
  debtSharePercent: DEBT_SHARE_PERCENT,
  taxPercent: USUAL_TAX_PERCENT,
  insurancePercent: USUAL_INSURANCE_PERCENT,
  usualYears: USUAL_YEARS,
} = lendingRule;
/** A price that is told as a rule of thumb. */
const ROUNDED_TO_DOLLARS = 1_000;

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
export const estimateAffordabilityAnswerSchema = z.object({
  priceDollars: z.number().nullable().describe('The highest price within both shares; null where the debts leave nothing'),
  loanDollars: z.number(),
  downDollars: z.number(),
  monthlyHousingDollars: z.number().describe('The most that the home may cost in a month: the sum of the four parts below'),
  principalAndInterestDollars: z.number(),
  monthlyTaxDollars: z.number(),
  monthlyInsuranceDollars: z.number(),
  monthlyHoaDollars: z.number(),
  monthlyIncomeDollars: z.number(),
  monthlyDebtsDollars: z.number(),
  limitedBy: z.enum(['housing', 'debts']),
  housingSharePercent: z.number(),
  debtSharePercent: z.number(),
  taxPercent: z.number().describe('Of the price a year, assumed'),
  insurancePercent: z.number().describe('Of the price a year, assumed'),
  ratePercent: z.number(),
  years: z.number(),
});
export type AffordabilityEstimate = z.infer<typeof estimateAffordabilityAnswerSchema>;

function estimate(input: z.output<typeof estimateAffordabilityInputSchema>): AffordabilityEstimate {
  const { ratePercent } = input;
  const years = input.years ?? USUAL_YEARS;
  const namedDown = input.downDollars ?? 0;
  const downShare = input.downDollars == null ? (input.downPercent ?? 0) / 100 : 0;
  const debts = input.monthlyDebtsDollars ?? 0;
  const hoa = input.monthlyHoaDollars ?? 0;
  const income = input.yearlyIncomeDollars / 12;
  const ofHousing = (income * HOUSING_SHARE_PERCENT) / 100;
  const ofDebts = (income * DEBT_SHARE_PERCENT) / 100 - debts;
  const forLoanAndPrice = Math.min(ofHousing, ofDebts) - hoa;
  const ofADollar = loanPayment(1, ratePercent, years);
  const ofPrice = (USUAL_TAX_PERCENT + USUAL_INSURANCE_PERCENT) / 100 / 12;
  const exact = (forLoanAndPrice + ofADollar * namedDown) / (ofADollar * (1 - downShare) + ofPrice);
  // Without any loan, what is left for taxes and insurance bounds the price, and so does what is put down.
  const most = exact < namedDown ? Math.min(namedDown, forLoanAndPrice / ofPrice) : exact;
  const price = Math.floor(Math.min(most, searchLimits.priceDollars) / ROUNDED_TO_DOLLARS) * ROUNDED_TO_DOLLARS;
  const isNone = forLoanAndPrice <= 0 || price <= 0;
  const down = isNone ? namedDown : namedDown + Math.round(price * downShare);
  const loan = isNone ? 0 : Math.max(0, price - down);
  const principalAndInterestDollars = Math.round(loanPayment(loan, ratePercent, years));
  const monthlyTaxDollars = isNone ? 0 : Math.round((price * USUAL_TAX_PERCENT) / 100 / 12);
  const monthlyInsuranceDollars = isNone ? 0 : Math.round((price * USUAL_INSURANCE_PERCENT) / 100 / 12);
  return {
    priceDollars: isNone ? null : price,
    loanDollars: loan,
    downDollars: down,
    monthlyHousingDollars: principalAndInterestDollars + monthlyTaxDollars + monthlyInsuranceDollars + hoa,
    ...{ principalAndInterestDollars, monthlyTaxDollars, monthlyInsuranceDollars, monthlyHoaDollars: hoa },
    monthlyIncomeDollars: Math.round(income),
    monthlyDebtsDollars: debts,
    limitedBy: ofDebts < ofHousing ? 'debts' : 'housing',
    ...{ housingSharePercent: HOUSING_SHARE_PERCENT, debtSharePercent: DEBT_SHARE_PERCENT },
    ...{ taxPercent: USUAL_TAX_PERCENT, insurancePercent: USUAL_INSURANCE_PERCENT },
    ...{ ratePercent, years },
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
