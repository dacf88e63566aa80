import { z } from 'zod';
import { calendarDateSchema, instantSchema } from './common.ts';

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();
const nullableDate = calendarDateSchema.nullable();

/** What a key feature may hold at most when it is typed in by hand. */
export const propertyLimits = {
  yearBuilt: 9_999,
  beds: 99,
  baths: 99,
  roomsTotal: 100,
  garageParkingSpaces: 99,
  listPrice: 999_999_999,
  soldPrice: 999_999_999,
  livingSpace: 999_999,
  lotSize: 999_999,
  hoaFees: 999_999,
} as const;

export const feeFrequencies = ['monthly', 'yearly'] as const;

export const recurringCostSchema = z.object({
  label: z.string().trim().min(1).max(100),
  value: z.number().min(0).max(999_999_999).describe('Dollars'),
  frequency: z.enum(feeFrequencies),
  type: z.string().trim().max(50),
});

export const propertyImageSchema = z.object({
  id: z.int().min(1),
  url: z.string(),
  cdnUrl: z.string().describe('On our origin; add `?w=320|640|960|1280|1920`'),
  caption: nullableText,
  alteration: nullableText.optional().describe('What was done to it beyond a plain edit, or that it is an illustration'),
  originalId: z.int().nullable().optional().describe('The photo of the same home before it was altered'),
});
export type PropertyImage = z.infer<typeof propertyImageSchema>;

/** A subject or comparable as the CMA call gives it. Prices are dollars, areas square feet, dates local calendar dates. */
export const cmaPropertySchema = z.object({
  id: z.string(),
  mlsId: nullableText.describe('Null with `mlsSource` for a home that is not in an MLS'),
  mlsSource: nullableText,
  addresses: z.array(z.string()).describe('Address line 1, then line 2 where there is one'),
  area: nullableText,
  baths: nullableNumber.describe('A half bath counts 0.5'),
  beds: nullableNumber,
  latitude: nullableNumber,
  longitude: nullableNumber,
  listingStatus: nullableText,
  buildingName: nullableText,
  city: nullableText,
  description: nullableText,
  garageSpaces: nullableNumber,
  hoaFees: nullableNumber.describe('Dollars a month'),
  hoaFee: z.object({ fee: z.number(), frequency: z.enum(feeFrequencies) }).nullable(),
  floor: nullableNumber,
  listDate: nullableDate,
  listPrice: nullableNumber,
  livingSpace: nullableNumber,
  lotSize: nullableNumber,
  neighborhood: nullableText,
  nonGarageSpaces: nullableNumber,
  propertyStyle: nullableText,
  propertyStyles: z.array(z.string()),
  propertyStyleOther: nullableText,
  propertyType: nullableText,
  propertyTypeOther: nullableText,
  state: nullableText,
  yearBuilt: nullableNumber,
  zipCode: nullableText,
  renovationType: nullableText,
  hasAdditionalLivingSpace: z.boolean().nullable(),
  additionalLivingSpaceSqFt: nullableNumber,
  images: z.array(propertyImageSchema),
  soldPrice: nullableNumber,
  soldDate: nullableDate,
  county: nullableText,
  smartResult: z.boolean().nullable(),
  hasDoormanAttendance: z.boolean().nullable(),
  listingAgent: z
    .object({ name: nullableText, dre: nullableText, brokerage: nullableText, lastSourceUpdateDate: instantSchema.nullable() })
    .nullable(),
  isLease: z.boolean(),
  roomsTotal: nullableNumber,
  flipTaxRemarks: nullableText,
  recurringCosts: z.array(recurringCostSchema),
});
export type CmaProperty = z.infer<typeof cmaPropertySchema>;

export const presentationPropertyTypes = ['subject', 'comparable-active', 'comparable-sold', 'comparable-pending'] as const;

/** A subject or comparable as the editor and the view have it. */
export const presentationPropertySchema = z.object({
  id: z.string(),
  mlsId: nullableText,
  mlsSource: nullableText,
  addressLine1: nullableText,
  addressLine2: nullableText,
  city: nullableText,
  state: nullableText,
  zipCode: nullableText,
  neighborhood: nullableText,
  area: nullableText,
  propertyType: nullableText.describe('Label, or free text for a home that is not in an MLS'),
  type: z.enum(presentationPropertyTypes),
  listingStatus: nullableText,
  yearBuilt: nullableNumber,
  livingSpace: nullableNumber,
  beds: nullableNumber,
  baths: nullableNumber,
  roomsTotal: nullableNumber,
  lotSize: nullableNumber,
  garageParkingSpaces: nullableNumber,
  hoaFees: nullableNumber.describe('Dollars a month'),
  hoaFee: z.object({ fee: z.number(), frequency: z.enum(feeFrequencies) }).nullable(),
  latitude: nullableNumber,
  longitude: nullableNumber,
  listDate: nullableDate,
  soldDate: nullableDate,
  photos: z.array(
    z.object({
      id: z.int(),
      url: z.string().describe('Add `w=320|640|960|1280|1920` to its query'),
      caption: nullableText,
      thumbnail: z.string(),
      alteration: nullableText.describe('What was done to it beyond a plain edit, or that it is a drawing'),
      originalId: z.int().nullable().optional().describe('The photo of the same home before it was altered'),
    }),
  ),
  listedBy: nullableText.describe('The listing firm and its contact, which stand beside a listing wherever a client sees it'),
  costPerInternalSqFt: nullableNumber,
  currentPrice: nullableNumber.describe('The list price'),
  soldPrice: nullableNumber,
  hasDoormanAttendance: z.boolean().nullable(),
  isLease: z.boolean(),
  flipTaxRemarks: nullableText,
  description: nullableText,
  recurringCosts: z.array(recurringCostSchema),
  totalMonthlies: nullableNumber.describe('Recurring costs a month, yearly ones divided by 12'),
  daysOnMarket: nullableNumber.describe('List date to sold date, or to today'),
  daysOnMarketBasis: z.enum(['feed', 'since-listed']).nullable(),
});
export type PresentationProperty = z.infer<typeof presentationPropertySchema>;
