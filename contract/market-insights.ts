import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { propertyTypes } from './listing-vocabulary.ts';

const name = z.string().trim().min(1).max(200);

/** Where, of what and whether sales or rents. */
export const insightsRequestSchema = z.strictObject({
  neighborhood: name,
  city: name,
  state: z.string().trim().length(2),
  isLease: z.boolean(),
  propertyType: z.enum(propertyTypes),
});
export type InsightsRequest = z.output<typeof insightsRequestSchema>;

const notEnough = z.object({ mode: z.literal('not-enough-data') });
const insight = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('mode', [z.object({ mode: z.literal('ok'), words: z.string(), ...shape }), notEnough]);

/** Three insights of the last 90 days; each may lack the sales that it needs. */
export const insightsSchema = z.object({
  medianSalesPriceChange: insight({
    percent: z.number().describe('From the same days a year earlier, 1 decimal'),
    median: z.number(),
    medianYearEarlier: z.number(),
    direction: z.enum(['increase', 'decrease']),
    trend: z.enum(['increased', 'roughly stayed the same', 'decreased']),
  }),
  averageSalesPricePerSquareFoot: insight({
    living: z.int().nullable().describe('Whole dollars a square foot of living area; null for land'),
    lot: z.int().nullable().describe('Whole dollars a square foot of lot; null where too few sales tell a lot'),
  }),
  averageDaysOnMarket: insight({
    days: z.int().describe('Rounded down'),
    cityDays: z.int().describe('Of its city, rounded down'),
    differencePercent: z.number().describe('From the city, 2 decimals; below 0 is faster'),
    speed: z.enum(['faster', 'similar, faster', 'exactly the same', 'similar, slower', 'slower']),
  }),
});
export type Insights = z.infer<typeof insightsSchema>;

export const getMarketInsights = endpoint({
  method: 'POST',
  path: '/api/market/insights',
  summary: 'Three insights of a neighborhood’s last 90 days: price change, price per square foot, days on market.',
  access: 'user',
  body: insightsRequestSchema,
  status: 200,
  answer: insightsSchema,
  errors: [],
});
