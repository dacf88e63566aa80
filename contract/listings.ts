import { z } from 'zod';
import { calendarDateSchema, instantSchema, pageLinksSchema, pageMetaSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Property types and their labels, document 2 §3. */
export const propertyTypeLabels = {
  'single-family-home': 'Single Family Home',
  'apartment-for-rent': 'Apartment for Rent',
  'apartment-for-sale': 'Apartment for Sale',
  condominium: 'Condominium',
  townhouse: 'Townhouse',
  'multi-unit': 'Multi-Unit',
  rental: 'Rental',
  loft: 'Loft',
  coop: 'Co-op',
  commercial: 'Commercial',
  'commercial-industrial': 'Commercial Industrial',
  'lots-and-land': 'Lots and Land',
  income: 'Income Property',
  manufactured: 'Manufactured Home',
  'manufactured-in-park': 'Manufactured in Park',
  'mobile-home': 'Mobile Home',
  tic: 'TIC',
  other: 'Other',
} as const;
export type PropertyType = keyof typeof propertyTypeLabels;
export const propertyTypes = Object.keys(propertyTypeLabels) as [PropertyType, ...PropertyType[]];

/** Listing statuses that can be searched and shown. `none` listings (withdrawn, expired …) are stored and never shown. */
export const listingStatusLabels = {
  active: 'Active',
  contingent: 'Contingent',
  pending: 'Pending',
  soon: 'Coming Soon',
  sold: 'Sold',
} as const;
export type ListingStatus = keyof typeof listingStatusLabels;
export const listingStatuses = Object.keys(listingStatusLabels) as [ListingStatus, ...ListingStatus[]];

/** Sort keys with their labels and first direction, document 2 §3; default is `listdate`. */
export const sortTerms = {
  relevance: { label: 'Relevance', order: 'asc' },
  distance: { label: 'Distance', order: 'asc' },
  price: { label: 'Price', order: 'asc' },
  listdate: { label: 'List Date', order: 'desc' },
  solddate: { label: 'Sold Date', order: 'desc' },
  livingspace: { label: 'Living Space', order: 'desc' },
  lotsize: { label: 'Lot Size', order: 'desc' },
} as const;
export type SortTerm = keyof typeof sortTerms;
const sortTermKeys = Object.keys(sortTerms) as [SortTerm, ...SortTerm[]];

/** Kinds of named areas, document 2 §3. */
export const areaNameTypes = [
  'street-and-number',
  'street',
  'neighborhood',
  'zip-code',
  'city',
  'county',
  'state-abbreviated',
  'district',
  'school-district',
] as const;
export type AreaNameType = (typeof areaNameTypes)[number];

/** Filter maximums and page limits, document 2 §9. */
export const searchLimits = {
  priceDollars: 999_999_999,
  bedrooms: 99,
  bathrooms: 99,
  livingSpaceSqFt: 999_999,
  lotSizeSqFt: 999_999_999,
  garageSpaces: 999,
  hoaFeeDollars: 999_999,
  radiusMiles: 500,
  polygonPoints: 1_000,
  pageSize: 100,
  defaultPageSize: 10,
  page: 100_000,
} as const;

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

const areaNameSchema = z.string().trim().min(1).max(100);

export const namedAreaSchema = z.strictObject({
  type: z.literal('named-area'),
  nameType: z.enum(areaNameTypes),
  name: areaNameSchema,
  context: z
    .strictObject({ city: areaNameSchema.nullish(), stateAbbreviated: z.string().trim().length(2).toUpperCase().nullish() })
    .nullish()
    .describe('Tells apart areas of one name: the city and the two-letter state around it'),
});
export type NamedArea = z.infer<typeof namedAreaSchema>;

export const areaFilterSchema = z.discriminatedUnion('type', [
  namedAreaSchema,
  z.strictObject({
    type: z.literal('polygon'),
    coordinates: z
      .array(ringPointSchema)
      .min(3)
      .max(searchLimits.polygonPoints)
      .describe('Ring of lat/lng pairs; may cross itself, close or not'),
  }),
  z.strictObject({
    type: z.literal('radius'),
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    distance: z.number().positive().max(searchLimits.radiusMiles).describe('Miles, great circle'),
  }),
]);
export type AreaFilter = z.infer<typeof areaFilterSchema>;

/**
 * The whole search request, document 2 §3 and the design's `api.md`. Every field is optional; no `propertyStatus` means
 * active, no `listingTransactionType` means sale, no order means newest list date first.
 */
export const listingSearchSchema = z.strictObject({
  areaFilter: areaFilterSchema.nullish(),
  price: numberRange(searchLimits.priceDollars)
    .nullish()
    .describe('Dollars; sold price for sold listings, rent per month for leases'),
  propertyStatus: z.array(z.enum(listingStatuses)).max(listingStatuses.length).nullish(),
  bedroomsCount: numberRange(searchLimits.bedrooms).nullish(),
  bathroomsCount: numberRange(searchLimits.bathrooms).nullish().describe('A half bath counts 0.5'),
  propertyTypes: z.array(z.enum(propertyTypes)).max(propertyTypes.length).nullish(),
  livingSpaceSqFt: numberRange(searchLimits.livingSpaceSqFt).nullish(),
  lotSizeSqFt: numberRange(searchLimits.lotSizeSqFt).nullish(),
  parkingGarageSpaces: numberRange(searchLimits.garageSpaces).nullish(),
  homeownerAssociationFeeUSD: numberRange(searchLimits.hoaFeeDollars).nullish().describe('Dollars per month; no HOA counts as 0'),
  soldDate: dateRangeSchema.nullish(),
  listDate: dateRangeSchema.nullish(),
  propertyYearBuilt: numberRange(9999).nullish(),
  agentDreNumbers: z.array(z.string().trim().min(1).max(30)).max(50).nullish().describe('License numbers of listing agents'),
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

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

export const listingPhotoUrlSchema = z.string();

export const listingAgentSchema = z.object({
  name: nullableText,
  dreNumber: nullableText,
  brokerage: nullableText,
  phone: nullableText.describe('Contact of the listing firm that a client-facing page must show'),
  lastSourceUpdateDate: instantSchema.nullable(),
});

/** One listing as the documents name its fields (document 2 §3); what a field means stands in the design's `domain.md`. */
export const listingSchema = z.object({
  mlsId: nullableText.describe('RESO ListingId, for people'),
  mlsSource: z.string(),
  uPropertyId: z.string().describe('RESO ListingKey; with mlsSource it names the listing for good'),
  area: nullableText,
  neighborhood: nullableText,
  yearBuilt: nullableNumber,
  addressLine1: nullableText.describe('Null where the record has none'),
  addressLine2: nullableText,
  city: nullableText,
  county: nullableText,
  state: nullableText.describe('Two letters'),
  zipCode: nullableText,
  link: nullableText,
  latitude: nullableNumber,
  longitude: nullableNumber,
  parkingGarageSpaces: nullableNumber,
  parkingOtherSpaces: nullableNumber,
  parkingCost: nullableNumber,
  parkingTandem: z.boolean().nullable(),
  parkingAttached: z.boolean().nullable(),
  parkingType: nullableText,
  unitCount: nullableNumber,
  bedroomCount: nullableNumber,
  bathroomCount: nullableNumber.describe('Half baths count 0.5: 2 full and 1 half are 2.5'),
  fullBathroomCount: nullableNumber,
  halfBathroomCount: nullableNumber,
  partialBathroomsCount: nullableNumber,
  currentPrice: nullableNumber.describe('Dollars: sold price when sold, else list price'),
  internalSize: nullableNumber.describe('Living area, square feet'),
  costPerInternalSqFt: nullableNumber,
  lotSize: nullableNumber.describe('Square feet'),
  costPerLotSqFt: nullableNumber,
  description: nullableText,
  listDate: calendarDateSchema.nullable(),
  contingentDate: calendarDateSchema.nullable(),
  pendingDate: calendarDateSchema.nullable(),
  soldDate: calendarDateSchema.nullable(),
  daysOnMarket: nullableNumber.describe("The feed's own figure"),
  cumulativeDaysOnMarket: nullableNumber.describe("The feed's own figure"),
  hoaMonthlyFee: nullableNumber.describe('Dollars per month'),
  propertyType: z.object({ id: z.enum(propertyTypes), propertyType: z.string().describe('Label') }),
  listingStatus: z.object({ id: z.enum(listingStatuses), listingStatus: z.string().describe('Label') }),
  hoaComments: nullableText,
  hoaType: nullableText,
  propertyDisclaimer: nullableText,
  virtualTourUrl: nullableText,
  lastSourceUpdateDate: instantSchema.nullable(),
  soldPrice: nullableNumber,
  listPrice: nullableNumber.describe('Dollars; per month for a lease'),
  originalListPrice: nullableNumber,
  hasDoormanAttendance: z.boolean().nullable(),
  isLease: z.boolean(),
  roomsTotal: nullableNumber,
  taxAnnualAmount: nullableNumber,
  flipTaxType: nullableText,
  flipTax: nullableNumber,
  flipTaxRemarks: nullableText,
  patioAndPorchFeatures: z.array(z.string()),
  listingAgent: listingAgentSchema.nullable(),
  agents: z.array(listingAgentSchema),
  photos: z.array(listingPhotoUrlSchema).describe('Addresses on our origin; add `?w=320|640|960|1280|1920`'),
  active: z.boolean(),
});
export type Listing = z.infer<typeof listingSchema>;

/** A search result: the listing with the short names that result cards use. */
export const listingResultSchema = listingSchema.extend({
  id: z.string().describe('`mlsSource:uPropertyId`'),
  numBedrooms: nullableNumber,
  numBathrooms: nullableNumber,
  hoaFee: nullableNumber,
});
export type ListingResult = z.infer<typeof listingResultSchema>;

export const listingSearchAnswerSchema = z.object({
  items: z.array(listingResultSchema),
  meta: pageMetaSchema,
  links: pageLinksSchema,
});
export type ListingSearchAnswer = z.infer<typeof listingSearchAnswerSchema>;

export const findListings = endpoint({
  method: 'POST',
  path: '/api/actions/widgets/sidekick/find-listings-v3',
  summary: 'Search listings that the caller is entitled to.',
  access: 'user',
  query: z
    .strictObject({
      paginationPage: z.coerce.number().int().min(1).max(searchLimits.page).optional(),
      paginationLimit: z.coerce.number().int().min(1).max(searchLimits.pageSize).optional(),
    })
    .describe("The answer's links carry these; they win over the body's, so that the same body goes to each link"),
  body: listingSearchSchema,
  status: 200,
  answer: listingSearchAnswerSchema,
  errors: [],
});

export const listingReferenceSchema = z.strictObject({
  mlsId: z.string().trim().min(1).max(100).describe('ListingId, or ListingKey where a listing has no id'),
  mlsSource: z.string().trim().min(1).max(100),
});
export type ListingReference = z.infer<typeof listingReferenceSchema>;

export const getListingDetails = endpoint({
  method: 'POST',
  path: '/api/actions/widgets/sidekick/get-listing-details-by-mls-id',
  summary: 'One listing by its MLS id and source.',
  access: 'user',
  body: z.strictObject({ operationName: z.string().max(100).nullish(), listingReference: listingReferenceSchema }),
  status: 200,
  answer: listingSchema,
  errors: ['listing_not_found'],
});

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/listings/places',
  summary: 'Areas whose name begins with or resembles the text, those with most listings first.',
  access: 'user',
  query: z.strictObject({ q: z.string().trim().min(1).max(100), nameType: z.enum(areaNameTypes).optional() }),
  status: 200,
  answer: z.object({ items: z.array(namedAreaSchema.pick({ nameType: true, name: true, context: true })) }),
  errors: [],
});
