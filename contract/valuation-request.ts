import { z } from 'zod';
import { idSchema } from './common.ts';
import { propertyTypes } from './listing-vocabulary.ts';
import { listingReferenceSchema } from './listing-reference.ts';

/** How values are found, and under what none is told. */
export const valuationLimits = {
  /** Under so many sales a market is too small to learn from. */
  sales: 240,
  comparables: 3,
  maxComparables: 12,
  /** What a range says that it covers. */
  coverage: 0.8,
  /** Comparables that a request may name. */
  maxNamed: 40,
  maxMiles: 50,
  maxMonths: 36,
  leftOut: 20,
  competition: 6,
  noteLength: 500,
} as const;

const whole = (max: number) => z.int().min(0).max(max).nullish();

/** What a value is made from; what is left out is taken as the market's median, and the answer says so. */
export const homeFactsSchema = z.strictObject({
  propertyType: z.enum(propertyTypes).nullish(),
  livingAreaSqFt: z.int().min(1).max(999_999).nullish(),
  bedrooms: whole(99),
  fullBaths: whole(99),
  halfBaths: whole(99),
  lotSizeSqFt: z.int().min(1).max(999_999_999).nullish(),
  yearBuilt: z.int().min(1600).max(2100).nullish(),
  garageSpaces: z.number().min(0).max(99).nullish(),
  basementSqFt: whole(99_999).describe('0: none'),
  fireplaces: whole(99),
  condition: z.int().min(1).max(10).nullish().describe('1 very poor, 5 average, 10 excellent'),
  yearRenovated: z.int().min(1600).max(2100).nullish(),
});
export type HomeFacts = z.output<typeof homeFactsSchema>;

const streetName = z.string().trim().min(1).max(100);
const shortText = z.string().trim().min(1).max(200).nullish();

/** A home outside the MLS: its facts and where it stands. */
export const outsideSubjectSchema = homeFactsSchema.extend({
  propertyType: z.enum(propertyTypes),
  isLease: z.boolean().nullish().describe('True: the value is rent a month, from leases'),
  address: shortText.describe('For people'),
  neighborhood: shortText,
  city: shortText,
  county: shortText,
  state: z.string().trim().length(2).nullish(),
  zipCode: z.string().trim().max(10).nullish(),
  corner: z
    .tuple([streetName, streetName])
    .nullish()
    .describe('Two streets that cross, where the coordinates are not known: "24th", "Castro"'),
  changes: homeFactsSchema.nullish().describe('What if it had these: facts instead of those above, of the same home'),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});

export const valuationSubjectSchema = z.union([
  listingReferenceSchema.extend({
    changes: homeFactsSchema.nullish().describe('What if it had these: facts instead of the record’s'),
    isLease: z.boolean().nullish().describe('True: what it would rent for a month, though it is for sale'),
  }),
  outsideSubjectSchema,
]);
export type ValuationSubject = z.output<typeof valuationSubjectSchema>;

const named = z.array(listingReferenceSchema).max(valuationLimits.maxNamed).nullish();

export const comparableChoiceSchema = z.strictObject({
  only: named.describe('Nothing but these'),
  pinned: named.describe('These whatever they are like: each counts a twelfth or more'),
  excluded: named,
  withinMiles: z.number().min(0.05).max(valuationLimits.maxMiles).nullish().describe('Only sales so near, in a straight line'),
  soldWithinMonths: z
    .int()
    .min(1)
    .max(valuationLimits.maxMonths)
    .nullish()
    .describe('Only sales of the last so many months, up to the day that the market was learned'),
  askedAbout: z
    .string()
    .trim()
    .min(2)
    .max(100)
    .nullish()
    .describe('A street or an address: sales there that are no comparables are told first, each with its reason'),
  priceBand: z
    .number()
    .min(0.01)
    .max(1)
    .nullish()
    .describe('Only sales within this share of the list price; off by default, since it draws the value to the list price'),
});
export type ComparableChoice = z.output<typeof comparableChoiceSchema>;

/** What a rate of the agent is per. */
export const overrideUnits = {
  time: 'percent a month',
  'living-area': '$ a sq ft',
  baths: '$ a bath',
  beds: '$ a bedroom',
  garage: '$ a space',
  lot: '$ a sq ft of lot',
  age: '$ a year of age',
  basement: '$ a sq ft of basement',
  fireplaces: '$ a fireplace',
  condition: '$ a grade of condition',
} as const;
export type OverridableAdjustment = keyof typeof overrideUnits;
export const overridableAdjustments = Object.keys(overrideUnits) as [OverridableAdjustment, ...OverridableAdjustment[]];

export const overrideSchema = z.strictObject({
  kind: z.enum(overridableAdjustments),
  rate: z
    .number()
    .min(-1_000_000)
    .max(1_000_000)
    .describe('In the unit of its kind: dollars a square foot, a bath …; percent a month for time'),
  note: z.string().trim().max(valuationLimits.noteLength).nullish().describe('Why; shown beside each adjustment that it makes'),
});
export type AdjustmentOverride = z.output<typeof overrideSchema>;
const overrides = z.array(overrideSchema).max(overridableAdjustments.length).nullish();

const askedModelIdSchema = idSchema.nullish().describe('Of an earlier value, to make it again; none: the newest');

export const valuationRequestSchema = z.strictObject({
  subject: valuationSubjectSchema,
  comparables: comparableChoiceSchema.nullish(),
  overrides,
  modelId: askedModelIdSchema,
});
export type ValuationRequest = z.output<typeof valuationRequestSchema>;

export const comparablesRequestSchema = z.strictObject({
  subject: valuationSubjectSchema,
  options: comparableChoiceSchema.nullish(),
  modelId: askedModelIdSchema,
});
