import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { type Listing } from '#contract/listings.ts';
import { loanPayment, monthlyTaxOf, totalOfKnown } from '#contract/monthly-payment.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from '../listings.service.ts';
import { withheldListingSchema } from './facts.ts';
import { pricedHomeOf } from './priced-home.ts';
import { lendingRule } from './lending-rule.ts';
import { estimateFor } from './read-or-withhold.ts';

const USUAL_DOWN_PERCENT = 20;
const USUAL_YEARS = 30;
const MAX_RATE_PERCENT = 30;
const MAX_YEARS = 50;

const dollarsSchema = z.number().min(0).max(searchLimits.priceDollars);

export const estimatePaymentInputSchema = z
  .strictObject({
    listing: listingReferenceSchema.nullish().describe('The home; its price, yearly tax and HOA are read from its record'),
    priceDollars: dollarsSchema.positive().nullish().describe("Instead of the listing's price, or without a listing"),
    downPercent: z.number().min(0).max(100).nullish(),
    downDollars: dollarsSchema.nullish().describe('Instead of downPercent'),
    ratePercent: z.number().min(0).max(MAX_RATE_PERCENT).describe('Yearly, as the user named it: never your own guess'),
    years: z.int().min(1).max(MAX_YEARS).nullish().describe(`${USUAL_YEARS} where it is left out`),
    insuranceMonthlyDollars: dollarsSchema.nullish().describe('Only when the user named it'),
    taxAnnualDollars: dollarsSchema.nullish().describe("Instead of the record's, when the user named it"),
    taxPercent: z.number().min(0).max(10).nullish().describe('Of the price a year, when the user named the tax so'),
    hoaMonthlyDollars: dollarsSchema.nullish().describe("Instead of the record's, when the user named it"),
    mortgageInsuranceMonthlyDollars: dollarsSchema.nullish().describe('Only when the user named it'),
    mortgageInsurancePercent: z.number().min(0).max(5).nullish().describe('Of the loan a year, when the user named it so'),
    buydownPoints: z
      .array(z.number().positive().max(5))
      .min(1)
      .max(5)
      .nullish()
      .describe('Percentage points off the rate in each of the first years: [2, 1] for a 2-1 buydown'),
    yearlyIncomeDollars: dollarsSchema
      .positive()
      .nullish()
      .describe('Of all buyers together, when the user named it: what share of it the month takes'),
    monthlyDebtsDollars: dollarsSchema.nullish().describe('Beside it, when the user named them'),
    withUsualCosts: z
      .boolean()
      .nullish()
      .describe(
        'Counts a usual property tax and insurance, as shares of the price, where none is known: when the user asks for them and names none',
      ),
    withUsualMortgageInsurance: z
      .boolean()
      .nullish()
      .describe(
        `Counts a usual mortgage insurance where less than ${lendingRule.uninsuredDownPercent} % is put down: when the user asks for it and names none`,
      ),
  })
  .refine(({ listing, priceDollars }) => listing != null || priceDollars != null, 'Name a listing or a price.')
  .refine(({ downPercent, downDollars }) => downPercent == null || downDollars == null, 'Name one down payment.');
export type EstimatePaymentInput = z.input<typeof estimatePaymentInputSchema>;

const nullableDollars = z.number().nullable();
const homeShape = {
  mlsId: z.string().nullable(),
  mlsSource: z.string().nullable(),
  addressLine1: z.string().nullable(),
};

const paymentEstimateSchema = z.object({
  ...homeShape,
  monthlyTotalDollars: z.number().describe('Whole dollars, the sum of the parts below that are known'),
  principalAndInterestDollars: z.number(),
  monthlyTaxDollars: nullableDollars.describe('A twelfth of taxAnnualAmount; null where no record tells it'),
  monthlyHoaDollars: nullableDollars.describe('Null where no record tells it'),
  monthlyInsuranceDollars: nullableDollars.describe('Null where it was not named'),
  monthlyMortgageInsuranceDollars: nullableDollars.describe('Null where it was not named'),
  priceDollars: z.number(),
  downDollars: z.number(),
  downPercent: z.number(),
  loanDollars: z.number(),
  ratePercent: z.number(),
  years: z.number(),
  taxAnnualAmount: nullableDollars,
  mortgageInsurancePercent: z.number().nullable(),
  ofIncome: z
    .object({
      monthlyIncomeDollars: z.number(),
      housingPercent: z.number().describe('The month of it, of the income before taxes'),
      debtsPercent: z.number().nullable().describe('With the other debts that were named'),
      usualHousingPercent: z.number().describe('The usual most'),
      usualDebtsPercent: z.number(),
    })
    .optional()
    .describe('Where an income was named'),
  buydown: z
    .object({
      points: z.array(z.number()),
      years: z
        .array(
          z.object({
            year: z.int(),
            ratePercent: z.number(),
            principalAndInterestDollars: z.number(),
            savedMonthlyDollars: z.number().describe('Beside principal and interest at the whole rate'),
          }),
        )
        .describe('The first years, and the year from which the whole rate is paid'),
      costDollars: z.number().describe('What those years fall short of the whole payments together'),
    })
    .optional()
    .describe('Where a buydown was asked for'),
  named: z.array(z.enum(['tax', 'hoa'])).describe('What the user named in the place of the record'),
  taxAfterSale: z
    .object({ percent: z.number(), monthlyDollars: z.number(), moreMonthlyDollars: z.number() })
    .optional()
    .describe('A usual share of the price, where the tax on record is far below it and a sale may set it anew'),
  usual: z
    .object({ taxPercent: z.number(), insurancePercent: z.number() })
    .optional()
    .describe('Shares of the price a year, where tax or insurance is assumed'),
  noMortgageInsuranceFromDownPercent: z
    .number()
    .optional()
    .describe('Where a usual mortgage insurance was asked for and none is usual: from this share put down on'),
  assumed: z
    .array(z.enum(['downPercent', 'years', 'tax', 'insurance', 'mortgageInsurance']))
    .describe('What nobody named and is said to be assumed'),
});
export type PaymentEstimate = z.infer<typeof paymentEstimateSchema>;

/** Answer of the tool `estimate_payment`. */
export const estimatePaymentAnswerSchema = z.union([
  paymentEstimateSchema,
  z.object({ ...homeShape, problem: z.enum(['for-rent', 'no-price', 'down-above-price']) }),
  withheldListingSchema,
]);

const description = `What a home costs in a month with a loan: principal and interest at the rate that the user named, property tax and HOA as the
listing's record has them or the user named them, insurance and mortgage insurance only when named; withUsualCosts and withUsualMortgageInsurance where the user asks for them and names none. Takes a listing, a price, or both. Ask for the rate when the user named none; never fill one
in. Say which parts are not known and what was assumed. Utilities are not counted.`;

function shareOf(
  month: number,
  yearlyIncome: number,
  { monthlyDebtsDollars: debts }: { monthlyDebtsDollars?: number | null | undefined },
) {
  const percentOf = (sum: number): number => Math.round((1_000 * 12 * sum) / yearlyIncome) / 10;
  return {
    monthlyIncomeDollars: Math.round(yearlyIncome / 12),
    housingPercent: percentOf(month),
    debtsPercent: debts ? percentOf(month + debts) : null,
    usualHousingPercent: lendingRule.housingSharePercent,
    usualDebtsPercent: lendingRule.debtSharePercent,
  };
}

const MONTHS = 12;

/** A temporary buydown: the loan stays what it is, and what its first payments fall short is paid up front. */
function buydownOf(points: readonly number[], loan: { dollars: number; ratePercent: number; years: number }) {
  const monthAt = (ratePercent: number): number => Math.round(loanPayment(loan.dollars, ratePercent, loan.years));
  const whole = monthAt(loan.ratePercent);
  const years = [...points, 0].map((point, at) => {
    const ratePercent = Math.max(0, Math.round((loan.ratePercent - point) * 1_000) / 1_000);
    const principalAndInterestDollars = monthAt(ratePercent);
    return { year: at + 1, ratePercent, principalAndInterestDollars, savedMonthlyDollars: whole - principalAndInterestDollars };
  });
  const costDollars = MONTHS * years.reduce((sum, { savedMonthlyDollars }) => sum + savedMonthlyDollars, 0);
  return { points: [...points], years, costDollars };
}

/** A tax on record below that part of the usual one goes by an assessment of long ago, as in California (Article XIII A). */
const FAR_BELOW_USUAL = 0.6;

function taxAfterSale(onRecord: number | null, price: number) {
  const usual = (price * lendingRule.taxPercent) / 100;
  if (onRecord === null || onRecord >= usual * FAR_BELOW_USUAL) return {};
  const monthlyDollars = Math.round(usual / MONTHS);
  const moreMonthlyDollars = monthlyDollars - Math.round(onRecord / MONTHS);
  return { taxAfterSale: { percent: lendingRule.taxPercent, monthlyDollars, moreMonthlyDollars } };
}

/** The estimate, or why there can be none. Parts are whole dollars, so that they add up to the total that is told. */
function estimate(input: z.output<typeof estimatePaymentInputSchema>, listing: Listing | null) {
  const { home, price, problem } = pricedHomeOf(input, listing);
  if (problem) return { ...home, problem };
  const down = Math.round(input.downDollars ?? (price * (input.downPercent ?? USUAL_DOWN_PERCENT)) / 100);
  if (down > price) return { ...home, problem: 'down-above-price' as const };
  const years = input.years ?? USUAL_YEARS;
  const whole = (value: number | null) => (value === null ? null : Math.round(value));
  const taxOfPrice = input.taxPercent == null ? null : Math.round((price * input.taxPercent) / 100);
  const taxNamed = input.taxAnnualDollars ?? taxOfPrice;
  const taxKnown = taxNamed ?? listing?.taxAnnualAmount ?? null;
  const shareOfPrice = (percent: number): number | null => (input.withUsualCosts ? (price * percent) / 100 : null);
  const taxAnnualAmount = taxKnown ?? whole(shareOfPrice(lendingRule.taxPercent));
  const insuranceAnnual = input.insuranceMonthlyDollars == null ? shareOfPrice(lendingRule.insurancePercent) : null;
  const isInsuranceAsked =
    input.withUsualMortgageInsurance === true &&
    input.mortgageInsurancePercent == null &&
    input.mortgageInsuranceMonthlyDollars == null;
  const isUninsured = down >= (price * lendingRule.uninsuredDownPercent) / 100;
  const isInsuranceAssumed = isInsuranceAsked && !isUninsured;
  const mortgageInsurancePercent =
    input.mortgageInsurancePercent ?? (isInsuranceAssumed ? lendingRule.mortgageInsurancePercent : null);
  const mortgageInsurance =
    input.mortgageInsuranceMonthlyDollars ??
    (mortgageInsurancePercent === null ? null : ((price - down) * mortgageInsurancePercent) / 100 / 12);
  const principalAndInterestDollars = Math.round(loanPayment(price - down, input.ratePercent, years));
  const monthlyTaxDollars = whole(monthlyTaxOf(taxAnnualAmount));
  const monthlyHoaDollars = whole(input.hoaMonthlyDollars ?? listing?.hoaMonthlyFee ?? null);
  const monthlyInsuranceDollars = whole(
    input.insuranceMonthlyDollars ?? (insuranceAnnual === null ? null : insuranceAnnual / 12),
  );
  const monthlyMortgageInsuranceDollars = whole(mortgageInsurance);
  const monthlyTotalDollars = totalOfKnown([
    principalAndInterestDollars,
    monthlyTaxDollars,
    monthlyHoaDollars,
    monthlyInsuranceDollars,
    monthlyMortgageInsuranceDollars,
  ]);
  const isDownNamed = input.downPercent != null || input.downDollars != null;
  return {
    ...home,
    ...{ principalAndInterestDollars, monthlyTaxDollars, monthlyHoaDollars, monthlyInsuranceDollars },
    ...{ monthlyMortgageInsuranceDollars, mortgageInsurancePercent },
    monthlyTotalDollars,
    ...(input.yearlyIncomeDollars == null ? {} : { ofIncome: shareOf(monthlyTotalDollars, input.yearlyIncomeDollars, input) }),
    ...(input.buydownPoints
      ? { buydown: buydownOf(input.buydownPoints, { dollars: price - down, ratePercent: input.ratePercent, years }) }
      : {}),
    priceDollars: price,
    downDollars: down,
    downPercent: Math.round((down / price) * 1_000) / 10,
    loanDollars: price - down,
    ratePercent: input.ratePercent,
    ...{ years, taxAnnualAmount },
    named: [...(taxNamed === null ? [] : ['tax' as const]), ...(input.hoaMonthlyDollars == null ? [] : ['hoa' as const])],
    assumed: [
      ...(isDownNamed ? [] : ['downPercent' as const]),
      ...(input.years == null ? ['years' as const] : []),
      ...(taxKnown === null && taxAnnualAmount !== null ? ['tax' as const] : []),
      ...(insuranceAnnual === null ? [] : ['insurance' as const]),
      ...(isInsuranceAssumed ? ['mortgageInsurance' as const] : []),
    ],
    ...(isInsuranceAsked && isUninsured ? { noMortgageInsuranceFromDownPercent: lendingRule.uninsuredDownPercent } : {}),
    ...taxAfterSale(taxNamed === null ? (listing?.taxAnnualAmount ?? null) : null, price),
    usual: { taxPercent: lendingRule.taxPercent, insurancePercent: lendingRule.insurancePercent },
  };
}

export function createEstimatePaymentTool(listings: Pick<ListingsService, 'getDetails'>): Tool {
  return defineTool({
    name: 'estimate_payment',
    description,
    title: 'Estimating the monthly payment',
    failure: 'The payment could not be estimated.',
    inputSchema: estimatePaymentInputSchema,
    answerSchema: estimatePaymentAnswerSchema,
    writes: false,

    execute: estimateFor(listings, estimate),

    shorten: (answer) => answer,
  });
}
