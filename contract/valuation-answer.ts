import { z } from 'zod';
import { calendarDateSchema, idSchema } from './common.ts';
import { propertyTypes } from './listing-vocabulary.ts';
import { listingReferenceSchema } from './listing-reference.ts';
import { listingResultSchema } from './listings.ts';
import { homeFactsSchema, overrideSchema, valuationLimits } from './valuation-request.ts';

/** Kinds of adjustments in the order in which they are made. */
export const adjustmentLabels = {
  concessions: 'Concessions',
  time: 'Time',
  location: 'Location',
  type: 'Property type',
  'living-area': 'Living area',
  baths: 'Baths',
  beds: 'Bedrooms',
  garage: 'Garage',
  lot: 'Lot',
  age: 'Age',
  basement: 'Basement',
  fireplaces: 'Fireplaces',
  condition: 'Condition',
  remodel: 'Remodeling',
  rooms: 'Rooms',
  outdoor: 'Deck and porch',
  cooling: 'Cooling',
  style: 'Style',
  unknown: 'Unknown facts',
} as const;
export type AdjustmentName = keyof typeof adjustmentLabels;
const adjustmentNames = Object.keys(adjustmentLabels) as [AdjustmentName, ...AdjustmentName[]];

const nullableNumber = z.number().nullable();

/** The subject as it was valued. */
const valuedSubjectSchema = homeFactsSchema
  .extend({ propertyType: z.enum(propertyTypes) })
  .required()
  .extend({
    reference: listingReferenceSchema.nullable(),
    address: z.string().nullable(),
    neighborhood: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    latitude: nullableNumber,
    longitude: nullableNumber,
    isLease: z.boolean(),
    listPrice: nullableNumber,
    sold: z
      .object({ price: z.number(), date: z.string() })
      .nullish()
      .describe('For what and when it was sold; null where it is not. Left out by answers from before'),
    changed: z.array(z.string()).describe('Facts that the request gave instead of the record’s'),
    missing: z.array(z.string()).describe('Facts of the market’s model that are unknown of it, in words'),
  });
export type ValuedSubject = z.infer<typeof valuedSubjectSchema>;

const searchStepSchema = z.object({
  name: z.string().describe('"within 0.5 miles, 90 days, ±15 % of the living area"'),
  miles: nullableNumber,
  days: nullableNumber,
  areaPercent: nullableNumber,
  found: z.int().describe('Sales that this step found first'),
});

const comparableSchema = z.object({
  listing: listingResultSchema,
  step: z.int().nullable().describe('Index of the step that found it first; null: by likeness, beyond all steps'),
  miles: nullableNumber,
  similarity: z.enum(['high', 'medium', 'low']).describe('By gross adjustments: to 15 % high, to 25 % medium'),
  isPinned: z.boolean(),
});

export const leftOutReasons = {
  excluded: 'You left it out',
  'own-sale': 'It is the subject itself',
  'sold-again': 'The same home was sold again since',
  'other-type': 'Another type of property',
  'not-arms-length': "Not an arm's-length sale",
  'no-living-area': 'Its living area is not known',
  'price-undisclosed': 'Its price is not disclosed',
  'outside-price-band': 'Outside the price band',
  'too-far': 'Farther away than you asked for',
  'sold-too-early': 'Sold earlier than you asked for',
  'price-out-of-line': 'Its price is far from what such homes bring: a mistake of the record, or no usual sale',
  'less-alike': 'Others nearer, newer or more alike already say what it would',
  'newer-than-model': 'Sold after the market was last read',
} as const;
export type LeftOutReason = keyof typeof leftOutReasons;

const leftOutSchema = z.object({
  listing: listingResultSchema,
  miles: nullableNumber,
  reason: z.enum(Object.keys(leftOutReasons) as [LeftOutReason, ...LeftOutReason[]]),
  words: z.string(),
});

export const noValueReasons = {
  'seller-opted-out': 'The seller asked for no automated estimate of this home.',
  'type-not-valued': 'Only homes and land can be valued this way, not commercial or income property.',
  'market-unknown': 'It is not known where this home is.',
  'corner-unknown': 'No home is known near a corner of those two streets.',
  'market-not-ready': 'The sales of this market are being read. Try again in a minute.',
  'market-too-small': `Fewer than ${valuationLimits.sales} sales of three years are known here, too few to learn what a difference is worth.`,
  'too-few-comparables': `Fewer than ${valuationLimits.comparables} sales can be compared with this home.`,
  'no-living-area': 'Its living area is not known, and nothing says more of a price.',
} as const;
export type NoValueReason = keyof typeof noValueReasons;

const reasonSchema = z.object({
  code: z.enum(Object.keys(noValueReasons) as [NoValueReason, ...NoValueReason[]]),
  words: z.string(),
  help: z.string().nullable().describe('What would help'),
});

const adjustmentSchema = z.object({
  kind: z.enum(adjustmentNames),
  label: z.string(),
  dollars: z.int().describe('Added to the price of the comparable: below 0 for what it has more of'),
  units: nullableNumber.describe('Of the subject less those of the comparable; null where there is nothing to count'),
  unit: z.string().nullable().describe('"sq ft", "baths", "months"'),
  dollarsPerUnit: nullableNumber,
  isOverridden: z.boolean(),
  note: z.string().nullable(),
});
export type ComparableAdjustment = z.infer<typeof adjustmentSchema>;

const valuedComparableSchema = comparableSchema.extend({
  price: z.number().describe('Sold price in dollars; rent a month for a lease'),
  soldDate: calendarDateSchema,
  adjustments: z.array(adjustmentSchema),
  net: z.int().describe('Sum of the adjustments in dollars'),
  netPercent: z.number(),
  gross: z.int().describe('Sum of the adjustments without their signs'),
  grossPercent: z.number(),
  adjusted: z.int(),
  weight: z.number().describe('Weights sum to 1; the value is the sum of weight times adjusted price'),
});
export type ValuedComparable = z.infer<typeof valuedComparableSchema>;

const backTestMonthSchema = z.object({ month: z.string().describe('`YYYY-MM`'), count: z.int(), medianErrorPercent: z.number() });

/** How good values of this market have been, each told from earlier sales alone. */
export const backTestSchema = z.object({
  count: z.int(),
  from: z.string().describe('`YYYY-MM`'),
  to: z.string(),
  medianErrorPercent: z.number(),
  within10Percent: z.number(),
  within20Percent: z.number(),
  coveredPercent: nullableNumber.describe('How many sold within their range; null where there was none yet'),
  months: z.array(backTestMonthSchema),
  errorShares: z
    .array(z.object({ fromPercent: z.number(), toPercent: nullableNumber, count: z.int() }))
    .describe('How many values were off by how much, either way'),
});
export type BackTest = z.infer<typeof backTestSchema>;

const methodSchema = z.object({
  modelId: idSchema.describe('Names the fit; asked for again, it makes the same value'),
  version: z.int(),
  market: z.string().describe('"Oakland, CA"'),
  geography: z.enum(['city', 'county', 'state']),
  mlsSource: z.string(),
  asOf: calendarDateSchema,
  isNewest: z.boolean().describe('False once the market was learned again: without `modelId` the value may be another'),
  windowStart: calendarDateSchema,
  saleCount: z.int(),
  facts: z.array(z.string()).describe('What values here are made from, in words'),
  backTest: backTestSchema.nullable(),
});

/** Shown with every value. */
const noticesSchema = z.array(z.string()).describe('That it is no appraisal, and what the state wants said');

const competitorSchema = z.object({ listing: listingResultSchema, miles: nullableNumber });

export const comparablesAnswerSchema = z.object({
  subject: valuedSubjectSchema,
  comparables: z.array(valuedComparableSchema),
  leftOut: z.array(leftOutSchema),
  steps: z.array(searchStepSchema),
  competition: z.array(competitorSchema).describe('On the market or under contract nearby; never part of the value'),
  reason: reasonSchema.nullable().describe('Why there are none'),
});
export type ComparablesAnswer = z.infer<typeof comparablesAnswerSchema>;

export const valuationAnswerSchema = z.object({
  subject: valuedSubjectSchema,
  low: z.int().nullable(),
  value: z.int().nullable().describe('Whole dollars; null: see `reason`'),
  high: z.int().nullable(),
  coverage: z.number().describe('Share of homes that sell within their range'),
  confidence: z.enum(['high', 'medium', 'low']).nullable(),
  cautions: z.array(z.string()).describe('Where ranges have been too narrow, and what is unknown'),
  method: methodSchema.nullable(),
  comparables: z.array(valuedComparableSchema),
  overrides: z.array(overrideSchema),
  reason: reasonSchema.nullable(),
  notices: noticesSchema,
});
export type ValuationAnswer = z.infer<typeof valuationAnswerSchema>;
