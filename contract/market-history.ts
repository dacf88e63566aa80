import { z } from 'zod';
import { instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { propertyTypes } from './listing-vocabulary.ts';
import { marketRequestSchema } from './market.ts';

/** Bands of sale prices in dollars, each from where the one before ends. */
export const priceBands = [
  { key: 'under-250k', below: 250_000, label: 'Under $250K' },
  { key: '250k-500k', below: 500_000, label: '$250K to $500K' },
  { key: '500k-750k', below: 750_000, label: '$500K to $750K' },
  { key: '750k-1m', below: 1_000_000, label: '$750K to $1M' },
  { key: '1m-1.5m', below: 1_500_000, label: '$1M to $1.5M' },
  { key: '1.5m-2m', below: 2_000_000, label: '$1.5M to $2M' },
  { key: '2m-3m', below: 3_000_000, label: '$2M to $3M' },
  { key: 'from-3m', below: null, label: '$3M and more' },
] as const;
export type PriceBand = (typeof priceBands)[number]['key'];
const bandKeys = priceBands.map(({ key }) => key) as [PriceBand, ...PriceBand[]];

export const historyLimits = {
  /** Fifty years: more than any feed has. */
  months: 600,
  /** Counts five bedrooms and more. */
  mostBedrooms: 5,
  /** A rolling year: a longer window tells of no season and hides what changes. */
  windowMonths: 12,
} as const;

export const marketHistoryRequestSchema = marketRequestSchema.omit({ windowDays: true }).extend({
  bedrooms: z.int().min(0).max(historyLimits.mostBedrooms).nullish().describe('5: five or more'),
  priceBand: z.enum(bandKeys).nullish().describe('By the price that was paid; what is not sold by its list price'),
  months: z
    .int()
    .min(1)
    .max(historyLimits.months)
    .nullish()
    .describe('The last so many, this one included; none: the whole history'),
  windowMonths: z
    .int()
    .min(1)
    .max(historyLimits.windowMonths)
    .nullish()
    .describe(
      'Each month with those right before it, so many in all: 3 at the end of a quarter are the quarter, 12 a rolling year',
    ),
});
export type MarketHistoryRequest = z.output<typeof marketHistoryRequestSchema>;

const count = z.int().min(0);
const calendarMonthSchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .describe('`YYYY-MM`');
const medianOfMonth = z.object({ value: z.number().nullable().describe('Null under ten sales'), n: count });

const marketMonthSchema = z.object({
  month: calendarMonthSchema,
  isPartial: z.boolean().describe('True of the month that is not over'),
  sold: count,
  medianPrice: medianOfMonth,
  /** From the same month a year earlier, 1 decimal. */
  priceChangePercent: z.number().nullable(),
  medianPricePerSqFt: medianOfMonth,
  medianDaysOnMarket: medianOfMonth.extend({ basis: z.enum(['days-on-market', 'list-to-sale']) }),
  saleToList: medianOfMonth.describe('Percent'),
  reduced: medianOfMonth.describe('Percent of the sales whose list price had been cut'),
  listed: count.describe('Came on the market'),
  pended: count.describe('Came under contract'),
  cancelled: count.nullable().describe('Left the market unsold; null before imports could see it'),
  priceCuts: count.nullable().describe('Cuts of list prices; null before imports could see them'),
});
export type MarketMonth = z.infer<typeof marketMonthSchema>;

export const marketHistorySchema = z.object({
  area: z.string(),
  propertyTypes: z.array(z.enum(propertyTypes)),
  isLease: z.boolean(),
  neededCount: z.int().describe('Sales under which a figure is "not enough data"'),
  asOf: instantSchema.describe('When the listings were read: nothing that came in later is counted'),
  months: z
    .array(marketMonthSchema)
    .describe('The earliest first, without gaps up to the current one; empty where nothing ever happened'),
});
export type MarketHistory = z.infer<typeof marketHistorySchema>;

export const getMarketHistory = endpoint({
  method: 'POST',
  path: '/api/market/history',
  summary: 'Figures of a market by calendar month: prices, days, sales, new and withdrawn listings.',
  access: 'user',
  scopes: ['listings:read'],
  body: marketHistoryRequestSchema,
  status: 200,
  answer: marketHistorySchema,
  errors: ['search_too_slow'],
});
