import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { loanPayment } from '#contract/monthly-payment.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import { lendingRule } from './lending-rule.ts';

const { housingSharePercent, debtSharePercent, taxPercent, insurancePercent, usualYears } = lendingRule;
const USUAL_DOWN_PERCENT = 20;
/** Where no rate was named: told side by side, so that none of them is taken for a quote. */
const EXAMPLE_RATES_PERCENT = [6, 6.5, 7];
/** An income that is told as a rule of thumb. */
const ROUNDED_TO_DOLLARS = 1_000;

const dollarsSchema = z.number().min(0).max(searchLimits.priceDollars);

const estimateIncomeInputSchema = z.strictObject({
  priceDollars: dollarsSchema.positive(),
  ratePercent: z
    .number()
    .min(0)
    .max(30)
    .nullish()
    .describe('Yearly, as the user named it; left out, a few rates are told side by side'),
  downDollars: dollarsSchema.nullish(),
  downPercent: z.number().min(0).max(100).nullish().describe(`${USUAL_DOWN_PERCENT} where nothing was named`),
  monthlyDebtsDollars: dollarsSchema.nullish().describe('Other loans, cards, support; 0 where it is left out'),
  monthlyHoaDollars: dollarsSchema.nullish(),
  years: z.int().min(5).max(50).nullish().describe(`${usualYears} where it is left out`),
});
export type EstimateIncomeInput = z.input<typeof estimateIncomeInputSchema>;

/** Answer of the tool `estimate_income_needed`. */
export const estimateIncomeAnswerSchema = z.object({
  priceDollars: z.number(),
  downDollars: z.number(),
  downPercent: z.number(),
  isDownAssumed: z.boolean(),
  loanDollars: z.number(),
  years: z.number(),
  monthlyTaxDollars: z.number(),
  monthlyInsuranceDollars: z.number(),
  monthlyHoaDollars: z.number(),
  monthlyDebtsDollars: z.number(),
  incomes: z
    .array(
      z.object({
        ratePercent: z.number(),
        principalAndInterestDollars: z.number(),
        monthlyHousingDollars: z.number(),
        yearlyIncomeDollars: z.number().describe('The least within both shares'),
      }),
    )
    .describe('One, at the rate that was named; else examples at several rates'),
  areRatesExamples: z.boolean(),
  housingSharePercent: z.number(),
  debtSharePercent: z.number(),
  taxPercent: z.number().describe('Of the price a year, assumed'),
  insurancePercent: z.number().describe('Of the price a year, assumed'),
});
export type IncomeEstimate = z.infer<typeof estimateIncomeAnswerSchema>;

function estimate(input: z.output<typeof estimateIncomeInputSchema>): IncomeEstimate {
  const { priceDollars: price, ratePercent } = input;
  const years = input.years ?? usualYears;
  const down = Math.min(price, Math.round(input.downDollars ?? (price * (input.downPercent ?? USUAL_DOWN_PERCENT)) / 100));
  const [debts, hoa] = [input.monthlyDebtsDollars ?? 0, input.monthlyHoaDollars ?? 0];
  const monthlyOf = (percent: number): number => Math.round((price * percent) / 100 / 12);
  const [monthlyTaxDollars, monthlyInsuranceDollars] = [monthlyOf(taxPercent), monthlyOf(insurancePercent)];
  const incomes = (ratePercent == null ? EXAMPLE_RATES_PERCENT : [ratePercent]).map((rate) => {
    const principalAndInterestDollars = Math.round(loanPayment(price - down, rate, years));
    const housing = principalAndInterestDollars + monthlyTaxDollars + monthlyInsuranceDollars + hoa;
    const monthly = Math.max((housing * 100) / housingSharePercent, ((housing + debts) * 100) / debtSharePercent);
    return {
      ratePercent: rate,
      principalAndInterestDollars,
      monthlyHousingDollars: housing,
      yearlyIncomeDollars: Math.ceil((monthly * 12) / ROUNDED_TO_DOLLARS) * ROUNDED_TO_DOLLARS,
    };
  });
  return {
    ...{ priceDollars: price, downDollars: down, loanDollars: price - down, years, incomes },
    downPercent: Math.round((down / price) * 1_000) / 10,
    isDownAssumed: input.downDollars == null && input.downPercent == null,
    ...{ monthlyTaxDollars, monthlyInsuranceDollars, monthlyHoaDollars: hoa, monthlyDebtsDollars: debts },
    areRatesExamples: ratePercent == null,
    ...{ housingSharePercent, debtSharePercent, taxPercent, insurancePercent },
  };
}

const description = `What income a price asks for by a rule of thumb: housing at most ${housingSharePercent} % of the income before taxes, all debts with it at most
${debtSharePercent} %. Property tax and insurance are assumed as shares of the price; say so, and that a lender decides. Without a rate it answers at several, which are
examples and no quotes: ask for the real one.`;

export function createEstimateIncomeTool(): Tool {
  return defineTool({
    name: 'estimate_income_needed',
    description,
    title: 'Estimating the income needed',
    failure: 'The income needed could not be estimated.',
    inputSchema: estimateIncomeInputSchema,
    answerSchema: estimateIncomeAnswerSchema,
    writes: false,

    execute(input) {
      return Promise.resolve({ answer: estimate(input), artifact: null, summary: null });
    },

    shorten: (answer) => answer,
  });
}
