import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { type Listing } from '#contract/listings.ts';
import { loanPayment } from '#contract/monthly-payment.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from '../listings.service.ts';
import { withheldListingSchema } from './facts.ts';
import { lendingRule } from './lending-rule.ts';
import { pricedHomeOf } from './priced-home.ts';
import { estimateFor } from './read-or-withhold.ts';

/** What is taken where nobody named it; every share is told as assumed. */
const usual = {
  /** Of the rents of a year. */
  vacancyPercent: 5,
  /** Upkeep and management, of the rents that come in. */
  upkeepPercent: 8,
  managementPercent: 8,
} as const;

const dollarsSchema = z.number().min(0).max(searchLimits.priceDollars);
const percentSchema = z.number().min(0).max(100);
const MONTHS = 12;
const MAX_RATE_PERCENT = 30;
const MAX_YEARS = 50;

const loanSchema = z
  .strictObject({
    ratePercent: z.number().min(0).max(MAX_RATE_PERCENT).describe('Yearly, as the user named it: never your own guess'),
    downPercent: percentSchema.nullish().describe(`${lendingRule.uninsuredDownPercent} where no down payment is named`),
    downDollars: dollarsSchema.nullish().describe('Instead of downPercent'),
    years: z.int().min(1).max(MAX_YEARS).nullish().describe(`${lendingRule.usualYears} where it is left out`),
  })
  .refine(({ downPercent, downDollars }) => downPercent == null || downDollars == null, 'Name one down payment.');

export const estimateReturnInputSchema = z
  .strictObject({
    listing: listingReferenceSchema.nullish().describe('The home; its price, yearly tax and HOA are read from its record'),
    priceDollars: dollarsSchema.positive().nullish().describe("Instead of the listing's price, or without a listing"),
    monthlyRentDollars: dollarsSchema
      .positive()
      .describe('All rents of a month together, as the user named them: never your own guess'),
    vacancyPercent: percentSchema.nullish().describe(`Of the rents; ${usual.vacancyPercent} where it is left out`),
    expensePercent: percentSchema
      .nullish()
      .describe('All running costs as a share of the rents that come in, when the user named them so, in the place of the parts'),
    loan: loanSchema.nullish().describe('Where the user asks for the cash flow and named the rate'),
  })
  .refine(({ listing, priceDollars }) => listing != null || priceDollars != null, 'Name a listing or a price.');
export type EstimateReturnInput = z.input<typeof estimateReturnInputSchema>;

const homeShape = {
  mlsId: z.string().nullable(),
  mlsSource: z.string().nullable(),
  addressLine1: z.string().nullable(),
};

export const costItems = ['tax', 'insurance', 'hoa', 'upkeep', 'management', 'all'] as const;

const returnEstimateSchema = z.object({
  ...homeShape,
  priceDollars: z.number(),
  monthlyRentDollars: z.number(),
  yearlyRentDollars: z.number(),
  vacancyDollars: z.number(),
  vacancyPercent: z.number(),
  costs: z.array(
    z.object({
      item: z.enum(costItems),
      yearlyDollars: z.number(),
      percent: z
        .number()
        .nullable()
        .describe(
          'Its share, where it was worked out from one; of the price for tax and insurance, else of the rents that come in',
        ),
      isAssumed: z.boolean(),
    }),
  ),
  netIncomeDollars: z.number().describe('A year, before any loan and income tax: rents less vacancy and costs'),
  netMonthlyDollars: z.number().describe('A twelfth of it'),
  capRatePercent: z.number().describe('Net income ÷ price, 1 decimal'),
  monthlyRentPercent: z.number().describe("A month's rent ÷ price, 1 decimal: what the 1% rule looks at"),
  grossYieldPercent: z.number().describe("A year's rents ÷ price, 1 decimal"),
  grossRentMultiplier: z.number().describe("Price ÷ a year's rents, 1 decimal"),
  isVacancyAssumed: z.boolean(),
  loan: z
    .object({
      ...{
        loanDollars: z.number(),
        downDollars: z.number(),
        downPercent: z.number(),
        ratePercent: z.number(),
        years: z.number(),
      },
      monthlyPaymentDollars: z.number().describe('Principal and interest'),
      yearlyPaymentDollars: z.number(),
      cashFlowYearlyDollars: z.number().describe('Net income less the payments of the loan; below 0 where they are more'),
      cashFlowMonthlyDollars: z.number().describe('A twelfth of it'),
      cashOnCashPercent: z
        .number()
        .nullable()
        .describe('The yearly cash flow ÷ what is put down, 1 decimal; null where nothing is'),
      assumed: z.array(z.enum(['downPercent', 'years'])).describe('What nobody named and is said to be assumed'),
    })
    .optional()
    .describe('Where a loan was named'),
});
export type ReturnEstimate = z.infer<typeof returnEstimateSchema>;

/** Answer of the tool `estimate_rental_return`. */
export const estimateReturnAnswerSchema = z.union([
  returnEstimateSchema,
  z.object({ ...homeShape, problem: z.enum(['for-rent', 'no-price', 'down-above-price']) }),
  withheldListingSchema,
]);

const description = `What a home returns when it is rented out: cap rate, gross yield, gross rent multiplier and, with a loan whose rate the
user named, cash flow and cash-on-cash return, from its price and the rent that the user named. Taxes and HOA are those on record, where there are any; insurance, upkeep, management and vacancy are usual shares and told as assumed, unless
the user names all costs as a share. Income taxes are not counted. Ask for the rent when none was named; never fill one in.`;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const share = (of: number, percent: number) => Math.round((of * percent) / 100);

type Cost = ReturnEstimate['costs'][number];

function costsOf(price: number, rents: number, listing: Listing | null, all: number | null): Cost[] {
  if (all !== null) return [{ item: 'all', yearlyDollars: share(rents, all), percent: all, isAssumed: false }];
  const tax = listing?.taxAnnualAmount ?? null;
  const hoa = listing?.hoaMonthlyFee ?? 0;
  const { taxPercent, insurancePercent } = lendingRule;
  return [
    tax === null
      ? { item: 'tax', yearlyDollars: share(price, taxPercent), percent: taxPercent, isAssumed: true }
      : { item: 'tax', yearlyDollars: Math.round(tax), percent: null, isAssumed: false },
    { item: 'insurance', yearlyDollars: share(price, insurancePercent), percent: insurancePercent, isAssumed: true },
    ...(hoa > 0 ? [{ item: 'hoa' as const, yearlyDollars: Math.round(hoa * 12), percent: null, isAssumed: false }] : []),
    { item: 'upkeep', yearlyDollars: share(rents, usual.upkeepPercent), percent: usual.upkeepPercent, isAssumed: true },
    {
      item: 'management',
      yearlyDollars: share(rents, usual.managementPercent),
      percent: usual.managementPercent,
      isAssumed: true,
    },
  ];
}

type Loan = z.output<typeof loanSchema>;

/** Null where more is put down than it costs. */
function withLoan(loan: Loan, price: number, netIncomeDollars: number): NonNullable<ReturnEstimate['loan']> | null {
  const downDollars = Math.round(loan.downDollars ?? (price * (loan.downPercent ?? lendingRule.uninsuredDownPercent)) / 100);
  if (downDollars > price) return null;
  const years = loan.years ?? lendingRule.usualYears;
  const monthlyPaymentDollars = Math.round(loanPayment(price - downDollars, loan.ratePercent, years));
  const yearlyPaymentDollars = monthlyPaymentDollars * MONTHS;
  const cashFlowYearlyDollars = netIncomeDollars - yearlyPaymentDollars;
  const isDownNamed = loan.downPercent != null || loan.downDollars != null;
  return {
    ...{ loanDollars: price - downDollars, downDollars, downPercent: oneDecimal((downDollars / price) * 100) },
    ...{ ratePercent: loan.ratePercent, years, monthlyPaymentDollars, yearlyPaymentDollars, cashFlowYearlyDollars },
    cashFlowMonthlyDollars: Math.round(cashFlowYearlyDollars / MONTHS),
    cashOnCashPercent: downDollars > 0 ? oneDecimal((cashFlowYearlyDollars / downDollars) * 100) : null,
    assumed: [...(isDownNamed ? [] : ['downPercent' as const]), ...(loan.years == null ? ['years' as const] : [])],
  };
}

function estimate(input: z.output<typeof estimateReturnInputSchema>, listing: Listing | null) {
  const { home, price, problem } = pricedHomeOf(input, listing);
  if (problem) return { ...home, problem };
  const yearlyRentDollars = Math.round(input.monthlyRentDollars * 12);
  const vacancyPercent = input.vacancyPercent ?? usual.vacancyPercent;
  const vacancyDollars = share(yearlyRentDollars, vacancyPercent);
  const costs = costsOf(price, yearlyRentDollars - vacancyDollars, listing, input.expensePercent ?? null);
  const netIncomeDollars = yearlyRentDollars - vacancyDollars - costs.reduce((sum, { yearlyDollars }) => sum + yearlyDollars, 0);
  const loan = input.loan ? withLoan(input.loan, price, netIncomeDollars) : undefined;
  if (loan === null) return { ...home, problem: 'down-above-price' as const };
  return {
    ...home,
    priceDollars: price,
    ...(loan ? { loan } : {}),
    netMonthlyDollars: Math.round(netIncomeDollars / MONTHS),
    ...{
      monthlyRentDollars: input.monthlyRentDollars,
      yearlyRentDollars,
      vacancyDollars,
      vacancyPercent,
      costs,
      netIncomeDollars,
    },
    capRatePercent: oneDecimal((netIncomeDollars / price) * 100),
    monthlyRentPercent: oneDecimal((yearlyRentDollars / 12 / price) * 100),
    grossYieldPercent: oneDecimal((yearlyRentDollars / price) * 100),
    grossRentMultiplier: oneDecimal(price / yearlyRentDollars),
    isVacancyAssumed: input.vacancyPercent == null,
  };
}

export function createEstimateReturnTool(listings: Pick<ListingsService, 'getDetails'>): Tool {
  return defineTool({
    name: 'estimate_rental_return',
    description,
    title: 'Working out the return',
    failure: 'The return could not be worked out.',
    inputSchema: estimateReturnInputSchema,
    answerSchema: estimateReturnAnswerSchema,
    writes: false,
    execute: estimateFor(listings, estimate),
    shorten: (answer) => answer,
  });
}
