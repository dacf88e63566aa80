import { z } from 'zod';
import { calendarDateSchema } from './common.ts';
import { listingFeatures } from './listing-features.ts';
import { keywordsSchema } from './listing-keywords.ts';
import {
  areaNameTypes,
  listingStatuses,
  propertyTypes,
  searchLimits,
  sortTermKeys,
  storedPropertyTypes,
} from './listing-vocabulary.ts';

function numberRange(maximum: number) {
  const bound = z.number().min(0).max(maximum).nullish();
  return z
    .strictObject({ startAt: bound, endAt: bound })
    .refine((range) => range.startAt == null || range.endAt == null || range.startAt <= range.endAt, {
      message: 'Min must be less than max',
      path: ['startAt'],
    })
    .describe('Inclusive at both ends; a missing or null end is open');
}

const dateRangeSchema = z
  .strictObject({ startAt: calendarDateSchema.nullish(), endAt: calendarDateSchema.nullish() })
  .refine((range) => range.startAt == null || range.endAt == null || range.startAt <= range.endAt, {
    message: 'The first date must not be after the last',
    path: ['startAt'],
  })
  .describe('Local calendar dates, inclusive at both ends');

const latitudeSchema = z.number().min(-90).max(90);
const longitudeSchema = z.number().min(-180).max(180);

/** A corner of a ring as `[latitude, longitude]`; `{lat, lng}` is accepted too. */
const ringPointSchema = z.union([
  z.tuple([latitudeSchema, longitudeSchema]),
  z.strictObject({ lat: latitudeSchema, lng: longitudeSchema }).transform(({ lat, lng }): [number, number] => [lat, lng]),
]);

export type RingPointInput = z.input<typeof ringPointSchema>;

const areaNameSchema = z.string().trim().min(1).max(100);

export const namedAreaSchema = z.strictObject({
  type: z.literal('named-area'),
  nameType: z.enum(areaNameTypes),
  name: areaNameSchema,
  context: z
    .strictObject({ city: areaNameSchema.nullish(), stateAbbreviated: z.string().trim().length(2).toUpperCase().nullish() })
    .nullish()
    .describe('Of areas of one name: city and two-letter state'),
});
export type NamedArea = z.infer<typeof namedAreaSchema>;

export const circleSchema = z.strictObject({
  type: z.literal('radius'),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  distance: z.number().positive().max(searchLimits.radiusMiles).describe('Miles, great circle'),
  name: areaNameSchema.nullish().describe('What its middle is called'),
});
export type Circle = z.infer<typeof circleSchema>;

/** One area. */
export const oneAreaSchema = z.discriminatedUnion('type', [
  namedAreaSchema,
  z.strictObject({
    type: z.literal('polygon'),
    coordinates: z
      .array(ringPointSchema)
      .min(3)
      .max(searchLimits.polygonPoints)
      .describe('Ring of lat/lng pairs; may cross itself, close or not'),
  }),
  circleSchema,
]);
export type OneArea = z.infer<typeof oneAreaSchema>;

/** Several areas in one: in any of them, in none of those that are left out, and within each of the circles. */
export const anyOfAreasSchema = z
  .strictObject({
    type: z.literal('any-of'),
    areas: z.array(oneAreaSchema).max(searchLimits.areas).describe('In any of these; none: anywhere'),
    except: z.array(namedAreaSchema).max(searchLimits.areas).nullish().describe('And in none of these'),
    near: z.array(circleSchema).max(searchLimits.areas).nullish().describe('And within each of these'),
  })
  .refine(({ areas, except, near }) => areas.length + (except?.length ?? 0) + (near?.length ?? 0) > 0, {
    message: 'Name an area',
    path: ['areas'],
  });
export type AnyOfAreas = z.infer<typeof anyOfAreasSchema>;

export const areaFilterSchema = z.discriminatedUnion('type', [...oneAreaSchema.options, anyOfAreasSchema]);
export type AreaFilter = z.infer<typeof areaFilterSchema>;

const MAX_ENTRY_CHARACTERS = 50;

/** One of a few words; a longer text is told apart from a wrong one. */
function wordSchema<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, {
    error: ({ input }) =>
      typeof input === 'string' && input.length > MAX_ENTRY_CHARACTERS ? `Max of ${MAX_ENTRY_CHARACTERS} characters` : undefined,
  });
}

function trimmed(entry: unknown): unknown {
  return typeof entry === 'string' ? entry.trim() : entry;
}

/** Entries without blanks around them, and types under the names that they have now, each once. */
const propertyTypesSchema = z.preprocess(
  (given: unknown) => {
    if (!Array.isArray(given)) return given;
    const named = given.map(trimmed).flatMap((entry): unknown[] => {
      const isStored = typeof entry === 'string' && Object.hasOwn(storedPropertyTypes, entry);
      return isStored ? [...(storedPropertyTypes[entry] ?? [])] : [entry];
    });
    return [...new Set(named)];
  },
  z.array(wordSchema(propertyTypes)).max(propertyTypes.length),
);

const statusesSchema = z.preprocess(
  (given: unknown) => (Array.isArray(given) ? given.map(trimmed) : given),
  z.array(wordSchema(listingStatuses)).max(listingStatuses.length),
);

/**
 * The whole search request, docs/product/search.md. Every field is optional; no `propertyStatus` means
 * active (for an address or MLS numbers any), no `listingTransactionType` means sale, no order means newest list date
 * first, of sold homes alone the latest sale.
 */
export const listingSearchSchema = z.strictObject({
  areaFilter: areaFilterSchema.nullish(),
  price: numberRange(searchLimits.priceDollars)
    .nullish()
    .describe('Dollars; sold price for sold listings, rent per month for leases'),
  propertyStatus: statusesSchema.nullish(),
  bedroomsCount: numberRange(searchLimits.bedrooms).nullish(),
  bathroomsCount: numberRange(searchLimits.bathrooms).nullish().describe('A half bath counts 0.5'),
  propertyTypes: propertyTypesSchema.nullish().describe('None: homes, no land'),
  livingSpaceSqFt: numberRange(searchLimits.livingSpaceSqFt).nullish(),
  lotSizeSqFt: numberRange(searchLimits.lotSizeSqFt).nullish(),
  parkingGarageSpaces: numberRange(searchLimits.garageSpaces).nullish(),
  homeownerAssociationFeeUSD: numberRange(searchLimits.hoaFeeDollars).nullish().describe('Dollars per month; no HOA counts as 0'),
  soldDate: dateRangeSchema.nullish(),
  listDate: dateRangeSchema.nullish(),
  daysOnMarket: numberRange(searchLimits.daysOnMarket)
    .nullish()
    .describe('Days since the list date; of what is sold or under contract, the days it took'),
  openHouseDate: dateRangeSchema.nullish().describe('Days of open houses by the clock of the home'),
  propertyYearBuilt: numberRange(9999).nullish(),
  agentDreNumbers: z.array(z.string().trim().min(1).max(30)).max(50).nullish().describe('License numbers of listing agents'),
  features: z
    .array(z.enum(listingFeatures))
    .max(listingFeatures.length)
    .nullish()
    .describe('What the record must say of a home, each of them'),
  mlsIds: z
    .array(z.string().trim().min(3).max(30))
    .max(20)
    .nullish()
    .describe('MLS numbers, in any form and status: ML81234567, 81234567, SF-1002'),
  excludedMlsIds: z
    .array(z.string().trim().min(3).max(30))
    .max(50)
    .nullish()
    .describe('MLS numbers of homes to leave out, in any form'),
  keywords: keywordsSchema
    .nullish()
    .describe('Words or phrases that the public remarks must have, for what no other field says; in any form: floors, floor'),
  hasDoormanAttendance: z.boolean().nullish().describe('True: only with a doorman; false asks for nothing'),
  listingTransactionType: z.enum(['sale', 'lease']).nullish(),
  orderResultsBy: z
    .strictObject({
      term: z.enum(sortTermKeys),
      order: z.enum(['asc', 'desc']).nullish(),
      latitude: latitudeSchema.nullish(),
      longitude: longitudeSchema.nullish(),
    })
    .nullish()
    .describe(
      '`distance` needs a point here or a radius area. `relevance` is the nearest within a radius, the latest sale of sold listings, else the newest',
    ),
  paginationPage: z.int().min(1).max(searchLimits.page).nullish(),
  paginationLimit: z.int().min(1).max(searchLimits.pageSize).nullish(),
  detailedResults: z.boolean().nullish().describe('True: items carry the description and all photos'),
  operationName: z.string().max(100).nullish().describe('A name for the logs'),
});
export type ListingSearch = z.output<typeof listingSearchSchema>;
