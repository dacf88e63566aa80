/**
 * What the listing tools answer to a model. Models and the built-in assistant see exactly these fields, so a fact in a reply can be
 * traced to one of them. Prices are whole dollars (a month, for a lease), sizes square feet, dates local calendar dates.
 */
import { z } from 'zod';
import { historyEventSchema } from '#contract/listing-history.ts';
import { calendarDateSchema } from '#contract/common.ts';
import { listingFeatures } from '#contract/listing-features.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { listingStatuses, propertyTypes } from '#contract/listing-vocabulary.ts';

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

/** At most this many listings of a page are handed to a model. */
export const SEARCH_RESULT_FACTS_LIMIT = 10;

/** At most this many open houses of a listing are handed to a model, the next ones. */
export const OPEN_HOUSES_LIMIT = 3;

export const searchResultFactsSchema = z.object({
  mlsId: z.string().describe('ListingId, or ListingKey where a listing has no id: what get_listing_details takes'),
  mlsSource: z.string(),
  addressLine1: nullableText.describe('With its unit; null where the record has none or the seller hides it'),
  city: nullableText,
  state: nullableText,
  zipCode: nullableText,
  neighborhood: nullableText,
  price: nullableNumber.describe('Sold price when sold, else list price; per month for a lease'),
  isLease: z.boolean(),
  status: z.enum(listingStatuses),
  propertyType: z.enum(propertyTypes),
  beds: nullableNumber,
  baths: nullableNumber.describe('A half bath counts 0.5'),
  livingAreaSqFt: nullableNumber,
  lotSizeSqFt: nullableNumber,
  yearBuilt: nullableNumber,
  garageSpaces: nullableNumber,
  hoaMonthlyFee: nullableNumber,
  listDate: calendarDateSchema.nullable(),
  soldDate: calendarDateSchema.nullable(),
  daysListed: nullableNumber.describe('Days since listed: list date to sold date, else to today'),
  pricePerSqFt: nullableNumber,
  originalListPrice: nullableNumber,
  askedPrice: nullableNumber.optional().describe('Of a sold home: its last list price'),
  latitude: nullableNumber.optional().describe('For searches around it; null where its place is unknown or hidden'),
  longitude: nullableNumber.optional(),
  openHouses: z
    .array(z.object({ date: calendarDateSchema, hours: nullableText.describe('By the clock of the home, such as 1 PM – 4 PM') }))
    .max(OPEN_HOUSES_LIMIT)
    .optional()
    .describe('For the public and still to come, the next one first; absent: none on record'),
});
export type SearchResultFacts = z.infer<typeof searchResultFactsSchema>;

/** Listings whose source does not let its data out to a provider of models: the agent sees them, the model does not. */
export const withheldSchema = z.object({
  listings: z.int().min(1),
  note: z.string().describe('What to tell the agent about it'),
});
export type Withheld = z.infer<typeof withheldSchema>;

/** Instead of an answer about a listing that the agent may open and the model may not read. */
export const withheldListingSchema = listingReferenceSchema.extend({ withheld: withheldSchema });

/** Answer of the tool `search_listings`. */
export const searchListingsAnswerSchema = z.object({
  totalItems: z.int().min(0),
  currentPage: z.int().min(1),
  totalPages: z.int().min(0),
  priceRange: z
    .object({ min: z.number(), max: z.number(), median: z.number() })
    .nullable()
    .describe('Over every match that you may read, not only this page'),
  items: z.array(searchResultFactsSchema).max(SEARCH_RESULT_FACTS_LIMIT),
  loosened: z
    .array(
      z.object({
        change: z.string(),
        totalItems: z.int().min(0),
        // The figure of the change by its unit, so that it can be told in any language.
        beds: z.number().optional(),
        baths: z.number().optional(),
        miles: z.number().optional(),
        priceDollars: z.number().optional(),
      }),
    )
    .optional()
    .describe('When nothing was found: how many would match with one condition changed'),
  sortedBy: z
    .literal('days-on-market')
    .optional()
    .describe('None of them has a list date: they stand in the order of the days on market that their source gives; say so'),
  withheld: withheldSchema.optional(),
});
export type SearchListingsAnswer = z.infer<typeof searchListingsAnswerSchema>;

/** Events of a home that a model is handed, the newest. */
export const HISTORY_LIMIT = 12;

/** Answer of the tool `get_listing_details`. */
export const listingDetailsAnswerSchema = searchResultFactsSchema.extend({
  description: nullableText,
  daysOnMarket: nullableNumber.describe("The feed's own figure"),
  listingAgent: nullableText,
  brokerage: nullableText,
  agentPhone: nullableText.optional().describe('Contact of the listing firm, as its licence lets it be shown'),
  county: nullableText.optional(),
  roomsTotal: nullableNumber.optional(),
  taxAnnualAmount: nullableNumber.optional(),
  hasDoormanAttendance: z.boolean().nullable().optional(),
  parkingType: nullableText.optional(),
  features: z.array(z.enum(listingFeatures)).optional().describe('What the record says it has; what is not in here is unknown'),
  history: z
    .array(historyEventSchema.pick({ date: true, kind: true, price: true, changePercent: true }))
    .max(HISTORY_LIMIT)
    .optional()
    .describe('Prices and statuses of this home, newest first'),
});
export type ListingDetailsAnswer = z.infer<typeof listingDetailsAnswerSchema>;
