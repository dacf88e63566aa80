import { z } from 'zod';
import { calendarDateSchema, instantSchema, pageLinksSchema, pageMetaSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { listingFeatures } from './listing-features.ts';
import { remarksExcerptSchema } from './listing-keywords.ts';
import { listingReferenceSchema } from './listing-reference.ts';
import { listingSearchSchema, namedAreaSchema } from './listing-search.ts';
import { photoPlaceholderSchema } from './listing-photos.ts';
import { areaNameTypes, listingStatuses, propertyTypes, searchLimits } from './listing-vocabulary.ts';

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

export const listingPhotoUrlSchema = z.string();

export const listingAgentSchema = z.object({
  name: nullableText,
  dreNumber: nullableText,
  brokerage: nullableText,
  phone: nullableText.describe('Contact of the listing firm that a client-facing page must show'),
  portraitUrl: nullableText.optional().describe('Square, on our origin; add `?w=96|192|384`'),
  officeMarkUrl: nullableText.optional().describe('Square, on our origin; add `?w=96|192|384`'),
  lastSourceUpdateDate: instantSchema.nullable(),
});

const timeOfDaySchema = z
  .string()
  .regex(/^\d{2}:\d{2}$/)
  .describe('`13:00`');

/** One listing; what each field means stands in docs/product/listings.md. */
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
  features: z
    .array(z.enum(listingFeatures))
    .optional()
    .describe('What the record says that the home has; what is missing is unknown'),
  lastOpenHouseDate: calendarDateSchema.nullable().optional().describe('The last day of an open house that the record names'),
  openHouses: z
    .array(
      z.object({
        date: calendarDateSchema,
        startTime: timeOfDaySchema.optional(),
        endTime: timeOfDaySchema.optional(),
        isForBrokers: z.boolean().optional().describe('True: for agents alone'),
      }),
    )
    .optional()
    .describe('By the clock of the home, in their order; days that are over are among them'),
  basementSqFt: nullableNumber.optional().describe('All below grade; 0: none; null: unknown'),
  basementFinishedSqFt: nullableNumber.optional(),
  fireplaceCount: nullableNumber.optional().describe('0: none; null: unknown'),
  propertyConditions: z
    .array(z.string())
    .optional()
    .describe('RESO PropertyCondition in lower case without blanks: `updatedremodeled`'),
  yearRenovated: nullableNumber.optional(),
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
  photoAlterations: z
    .array(nullableText)
    .describe('What was done to each photo beyond a plain edit, by its place (RESO MediaAlteration); null: nothing'),
  photoPlaceholders: z
    .array(photoPlaceholderSchema.nullable())
    .optional()
    .describe('What stands for each photo until it is there, by its place; null or left out: nothing is known'),
  active: z.boolean(),
  allowsAutomatedValuation: z.boolean().describe('False: the seller wants no estimate shown beside it'),
  allowsConsumerComments: z.boolean().describe('False: the seller wants no comments of consumers beside it'),
});
export type Listing = z.infer<typeof listingSchema>;

/** What the licence of an MLS asks to stand beside each of its listings. */
export const attributionSchema = z.object({
  title: z.string().describe('Name of the source for people'),
  text: nullableText,
  disclaimer: nullableText,
  remarksLimitCharacters: z.int().nullable().describe('What it takes as public remarks; null: the usual 1,000'),
  updatedAt: instantSchema.nullable().describe('When the source was last brought up to date; null for files'),
});

/** A listing by itself, with the words of its source. */
export const listingDetailsSchema = listingSchema.extend({ attribution: attributionSchema });
export type ListingDetails = z.infer<typeof listingDetailsSchema>;

/** A search result: the listing with the short names that result cards use. */
export const listingResultSchema = listingSchema.extend({
  id: z.string().describe('`mlsSource:uPropertyId`'),
  numBedrooms: nullableNumber,
  numBathrooms: nullableNumber,
  hoaFee: nullableNumber,
  remarksExcerpt: remarksExcerptSchema.optional().describe('Where the keywords of the search stand in the remarks'),
});
export type ListingResult = z.infer<typeof listingResultSchema>;

export const listingSearchAnswerSchema = z.object({
  items: z.array(listingResultSchema),
  meta: pageMetaSchema,
  links: pageLinksSchema,
  sortedBy: z
    .literal('days-on-market')
    .optional()
    .describe('Of an order by list date that no match has: the days on market that its source gives stand in for it'),
});
export type ListingSearchAnswer = z.infer<typeof listingSearchAnswerSchema>;

export const findListings = endpoint({
  method: 'POST',
  path: '/api/actions/widgets/sidekick/find-listings-v3',
  summary: 'Search listings that the caller is entitled to.',
  access: 'user',
  scopes: ['listings:read'],
  query: z
    .strictObject({
      paginationPage: z.coerce.number().int().min(1).max(searchLimits.page).optional(),
      paginationLimit: z.coerce.number().int().min(1).max(searchLimits.pageSize).optional(),
    })
    .describe("The answer's links carry these; they win over the body's, so that the same body goes to each link"),
  body: listingSearchSchema,
  status: 200,
  answer: listingSearchAnswerSchema,
  errors: ['search_too_slow'],
});

export const getListingDetails = endpoint({
  method: 'POST',
  path: '/api/actions/widgets/sidekick/get-listing-details-by-mls-id',
  summary: 'One listing by its MLS id and source.',
  access: 'user',
  scopes: ['listings:read'],
  body: z.strictObject({ operationName: z.string().max(100).nullish(), listingReference: listingReferenceSchema }),
  status: 200,
  answer: listingDetailsSchema,
  errors: ['listing_not_found'],
});

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/listings/places',
  summary: 'Areas whose name begins with or resembles the text, those with most listings first.',
  access: 'user',
  scopes: ['listings:read'],
  query: z.strictObject({ q: z.string().trim().min(1).max(100), nameType: z.enum(areaNameTypes).optional() }),
  status: 200,
  answer: z.object({ items: z.array(namedAreaSchema.pick({ nameType: true, name: true, context: true })) }),
  errors: [],
});
