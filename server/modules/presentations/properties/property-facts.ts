import { z } from 'zod';
import type { Listing } from '#contract/listings.ts';
import { propertyTypeLabels } from '#contract/listing-vocabulary.ts';
import { cmaPropertySchema } from '#contract/presentation-property.ts';

/** What is stored of a home: everything that the CMA call gives but its id and its photos, which have rows of their own. */
export const propertyFactsSchema = cmaPropertySchema.omit({ id: true, images: true }).extend({
  listingFirmPhone: z.string().nullable().default(null).describe('Contact of the listing firm, which a client must be shown'),
  allowsAutomatedValuation: z.boolean().default(true).describe('False: the seller wants no estimate shown to clients'),
});
export type PropertyFacts = z.infer<typeof propertyFactsSchema>;

/** A home of which nothing is known yet. */
export const emptyFacts: PropertyFacts = {
  mlsId: null,
  mlsSource: null,
  addresses: [],
  area: null,
  baths: null,
  beds: null,
  latitude: null,
  longitude: null,
  listingStatus: null,
  buildingName: null,
  city: null,
  description: null,
  garageSpaces: null,
  hoaFees: null,
  hoaFee: null,
  floor: null,
  listDate: null,
  listPrice: null,
  livingSpace: null,
  lotSize: null,
  neighborhood: null,
  nonGarageSpaces: null,
  propertyStyle: null,
  propertyStyles: [],
  propertyStyleOther: null,
  propertyType: null,
  propertyTypeOther: null,
  state: null,
  yearBuilt: null,
  zipCode: null,
  renovationType: null,
  hasAdditionalLivingSpace: null,
  additionalLivingSpaceSqFt: null,
  soldPrice: null,
  soldDate: null,
  county: null,
  smartResult: null,
  hasDoormanAttendance: null,
  listingAgent: null,
  isLease: false,
  roomsTotal: null,
  flipTaxRemarks: null,
  recurringCosts: [],
  listingFirmPhone: null,
  allowsAutomatedValuation: true,
};

const present = (value: string | null): value is string => value !== null && value !== '';

/** The facts of a listing as the viewer who read it may see them. */
export function factsOfListing(listing: Listing): PropertyFacts {
  const { listingAgent: agent, hoaMonthlyFee, taxAnnualAmount } = listing;
  return {
    ...emptyFacts,
    mlsId: listing.mlsId ?? listing.uPropertyId,
    mlsSource: listing.mlsSource,
    addresses: [listing.addressLine1, listing.addressLine2].filter(present),
    area: listing.area,
    baths: listing.bathroomCount,
    beds: listing.bedroomCount,
    latitude: listing.latitude,
    longitude: listing.longitude,
    listingStatus: listing.listingStatus.listingStatus,
    city: listing.city,
    description: listing.description,
    garageSpaces: listing.parkingGarageSpaces,
    hoaFees: hoaMonthlyFee,
    hoaFee: hoaMonthlyFee === null ? null : { fee: hoaMonthlyFee, frequency: 'monthly' },
    listDate: listing.listDate,
    listPrice: listing.listPrice,
    livingSpace: listing.internalSize,
    lotSize: listing.lotSize,
    neighborhood: listing.neighborhood,
    nonGarageSpaces: listing.parkingOtherSpaces,
    propertyType: propertyTypeLabels[listing.propertyType.id],
    state: listing.state,
    yearBuilt: listing.yearBuilt,
    zipCode: listing.zipCode,
    soldPrice: listing.soldPrice,
    soldDate: listing.soldDate,
    county: listing.county,
    hasDoormanAttendance: listing.hasDoormanAttendance,
    listingAgent: agent && {
      name: agent.name,
      dre: agent.dreNumber,
      brokerage: agent.brokerage,
      lastSourceUpdateDate: agent.lastSourceUpdateDate,
    },
    listingFirmPhone: agent?.phone ?? null,
    allowsAutomatedValuation: listing.allowsAutomatedValuation,
    isLease: listing.isLease,
    roomsTotal: listing.roomsTotal,
    flipTaxRemarks: listing.flipTaxRemarks,
    recurringCosts: [
      ...(hoaMonthlyFee === null ? [] : [{ label: 'HOA', value: hoaMonthlyFee, frequency: 'monthly' as const, type: 'hoa' }]),
      ...(taxAnnualAmount === null
        ? []
        : [{ label: 'Property tax', value: taxAnnualAmount, frequency: 'yearly' as const, type: 'tax' }]),
    ],
  };
}
