import { z } from 'zod';
import { calendarDateSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { areaFilterSchema } from './listing-search.ts';
import { propertyTypes } from './listing-vocabulary.ts';

/** Windows and thresholds of market figures: docs/product/market.md. */
export const marketLimits = {
  /** Under so many sales a figure is "not enough data". */
  sales: 10,
  windowDays: 90,
  longestWindowDays: 1_095,
  /** A year-on-year change of the median price from here on is an increase or a decrease. */
  changePercent: 1,
  /** A difference in days on market from the city's from here on is faster or slower. */
  speedPercent: 5,
  /** Fewer months of supply are a seller's market, more than the second a buyer's, between them it is balanced. */
  balanceMonths: { sellersBelow: 4, buyersAbove: 6 },
} as const;

export const marketRequestSchema = z.strictObject({
  areaFilter: areaFilterSchema,
  propertyTypes: z
    .array(z.enum(propertyTypes))
    .max(propertyTypes.length)
    .nullish()
    .describe('None: every type of home, and neither land nor commercial property'),
  listingTransactionType: z.enum(['sale', 'lease']).nullish().describe('None: sale. Leases and sales are never mixed'),
  windowDays: z
    .int()
    .min(1)
    .max(marketLimits.longestWindowDays)
    .nullish()
    .describe(`Days before today whose sales count; none: ${marketLimits.windowDays}`),
  period: z
    .strictObject({ startAt: calendarDateSchema, endAt: calendarDateSchema })
    .refine(({ startAt, endAt }) => startAt <= endAt, {
      message: 'The first date must not be after the last',
      path: ['startAt'],
    })
    .nullish()
    .describe(
      `A time of its own, both dates included, before windowDays: a month, a quarter, a year. It is cut at today, and to its last ${marketLimits.longestWindowDays} days`,
    ),
});
export type MarketRequest = z.output<typeof marketRequestSchema>;

const periodSchema = z
  .object({ startAt: calendarDateSchema, endAt: calendarDateSchema })
  .describe('Local calendar dates, inclusive at both ends');
export type MarketPeriod = z.infer<typeof periodSchema>;

const count = z.int().min(0);
const nullableNumber = z.number().nullable();

const medianUnitSchema = z.enum(['dollars', 'dollars-per-month', 'dollars-per-sqft', 'days', 'percent']);

/** A median of sales, or why there is none. */
const medianSchema = z.object({
  value: nullableNumber.describe('Null: see `missing`'),
  unit: medianUnitSchema,
  n: count.describe('Sales that have what the figure needs'),
  period: periodSchema,
  missing: z.enum(['not-enough-data', 'not-for-land']).nullable(),
  yearEarlier: z
    .object({ value: nullableNumber, unit: medianUnitSchema, n: count, period: periodSchema })
    .describe('The same window a year earlier'),
  changePercent: nullableNumber.describe('From the year earlier, 1 decimal; null where either value is, and for percentages'),
});
export type MarketMedian = z.infer<typeof medianSchema>;

export const marketSnapshotSchema = z.object({
  area: z.string().describe('Its name in words: "Noe Valley, San Francisco"'),
  propertyTypes: z.array(z.enum(propertyTypes)).describe('The types that count'),
  isLease: z.boolean(),
  windowDays: z.int().describe('Of a period of its own: its days'),
  neededCount: z.int().describe('Sales under which a figure is "not enough data"'),
  period: periodSchema,
  medianPrice: medianSchema
    .extend({
      trend: z
        .enum(['increased', 'roughly-the-same', 'decreased'])
        .nullable()
        .describe('From 1 % either way it increased or decreased; null without a change'),
    })
    .describe('Sold price; rent a month for leases'),
  medianPricePerSqFt: medianSchema.describe('Sold price ÷ living area; never of land'),
  medianDaysOnMarket: medianSchema
    .extend({
      basis: z
        .enum(['days-on-market', 'list-to-sale'])
        .describe("The feed's own days on market; where most sales lack it, days from list date to sale"),
      city: z
        .object({
          area: z.string(),
          value: nullableNumber,
          n: count,
          differencePercent: nullableNumber.describe("Of the area's days from the city's, 2 decimals"),
          speed: z.enum(['faster', 'similar-faster', 'exactly-the-same', 'similar-slower', 'slower']).nullable(),
        })
        .nullable()
        .describe('The city around a neighborhood or ZIP, else null'),
    })
    .describe('Median, rounded down'),
  saleToList: medianSchema.describe('Median of close price ÷ list price at contract, in percent'),
  soldCount: z.object({
    value: count,
    unit: z.literal('count'),
    period: periodSchema,
    yearEarlier: z.object({
      value: count.nullable().describe('Null: the records begin within that time'),
      period: periodSchema,
    }),
    changePercent: nullableNumber,
  }),
  activeCount: z.object({ value: count, unit: z.literal('count'), asOf: calendarDateSchema }),
  monthsOfSupply: z.object({
    value: nullableNumber,
    unit: z.literal('months'),
    n: count.describe('Sales of the twelve months'),
    period: periodSchema,
    missing: z.literal('not-enough-data').nullable(),
    months: z.int().describe('Of the trailing year'),
    meanSales: z.object({ value: z.number(), unit: z.literal('count') }).describe('A month, 1 decimal'),
    balance: z
      .enum(['sellers-market', 'balanced', 'buyers-market'])
      .nullable()
      .describe('Null for leases too: the rule is one of sales'),
    sellersBelowMonths: z.int(),
    buyersAboveMonths: z.int(),
    rule: z.string().describe('How the balance is told from the months'),
  }),
});
export type MarketSnapshot = z.infer<typeof marketSnapshotSchema>;

export const getMarketSnapshot = endpoint({
  method: 'POST',
  path: '/api/market/snapshot',
  summary: 'Figures of the market in an area, from the listings that the caller is entitled to.',
  access: 'user',
  scopes: ['listings:read'],
  body: marketRequestSchema,
  status: 200,
  answer: marketSnapshotSchema,
  errors: ['search_too_slow'],
});
