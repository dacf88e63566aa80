import { listingFeatures, type ListingFeature } from '#contract/listing-features.ts';
import {
  listingStatusLabels,
  propertyTypeLabels,
  propertyTypes,
  type ListingStatus,
  type PropertyType,
} from '#contract/listing-vocabulary.ts';
import type { Listing, ListingDetails, ListingResult } from '#contract/listings.ts';
import type { StoredAgent } from './listing-record.ts';
import type { ListingRow } from './listing-row.ts';
import type { OwnPhotos } from './photos/own-photos.ts';
import { shownPhotosOf } from './photos/shown-photos.ts';
import type { ListingSource } from './sources/sources.service.ts';
import { coarse } from './search/location.ts';
import { obeysSellers, type ListingScope } from './viewer.ts';

/** Photos that a result card can show without the whole set. */
const PHOTOS_OF_A_RESULT = 5;

function shownStatus(row: ListingRow): ListingStatus {
  // Every query asks for a status that may be shown; reaching this is a mistake of ours, not of the data.
  if (row.status === 'none') throw new Error(`Listing ${row.mls_source}:${row.listing_key} must not be shown`);
  return row.status;
}

function knownType(text: string): PropertyType {
  return propertyTypes.find((type) => type === text) ?? 'other';
}

function knownFeatures(names: readonly string[]): ListingFeature[] {
  return listingFeatures.filter((feature) => names.includes(feature));
}

function perSqFt(price: number | null, sqFt: number | null): number | null {
  return price !== null && sqFt ? Math.round((price / sqFt) * 100) / 100 : null;
}

function agentOf(agent: StoredAgent, updatedAt: string | null, ownPhotos: OwnPhotos | undefined): Listing['agents'][number] {
  return {
    name: agent.name,
    dreNumber: agent.license,
    brokerage: agent.brokerage,
    phone: agent.phone,
    portraitUrl: (agent.name !== null && ownPhotos?.portraitAddress(agent.name, agent.license ?? '')) || null,
    officeMarkUrl: (agent.brokerage !== null && ownPhotos?.officeMarkAddress(agent.brokerage)) || null,
    lastSourceUpdateDate: updatedAt,
  };
}

/** Without what tells the address, where the seller keeps it from clients: the place is given to a kilometre. */
function withoutAddress(listing: Listing): Listing {
  return {
    ...listing,
    addressLine1: null,
    addressLine2: null,
    latitude: listing.latitude === null ? null : coarse(listing.latitude),
    longitude: listing.longitude === null ? null : coarse(listing.longitude),
    // Pages of portals and tours have the address in their own address or on their first screen.
    link: null,
    virtualTourUrl: null,
  };
}

/** A stored row as it goes over the wire, and as the scope may know it. */
export function toListing(row: ListingRow, scope: ListingScope, ownPhotos: OwnPhotos): Listing {
  const listing = wholeListing(row, ownPhotos);
  return obeysSellers(scope) && !row.allows_address_display ? withoutAddress(listing) : listing;
}

function wholeListing(row: ListingRow, ownPhotos: OwnPhotos): Listing {
  const { details } = row;
  const status = shownStatus(row);
  const type = knownType(row.property_type);
  const updatedAt = row.source_modified_at?.toISOString() ?? null;
  const photos = shownPhotosOf(row, ownPhotos);
  // Who makes a home's photos knows the faces of its agents too.
  const ofPeople = photos[0]?.isOwn === true ? ownPhotos : undefined;
  const agents = row.agents.map((agent) => agentOf(agent, updatedAt, ofPeople));
  return {
    mlsId: row.listing_id,
    mlsSource: row.mls_source,
    uPropertyId: row.listing_key,
    area: row.district,
    neighborhood: row.neighborhood,
    yearBuilt: row.year_built,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    county: row.county,
    state: row.state,
    zipCode: row.zip_code,
    link: details.link ?? null,
    latitude: row.latitude,
    longitude: row.longitude,
    parkingGarageSpaces: row.garage_spaces,
    parkingOtherSpaces: details.parkingOtherSpaces ?? null,
    parkingCost: details.parkingCost ?? null,
    parkingTandem: details.parkingTandem ?? null,
    parkingAttached: details.parkingAttached ?? null,
    parkingType: details.parkingType ?? null,
    unitCount: details.unitCount ?? null,
    bedroomCount: row.bedrooms,
    bathroomCount: row.bathrooms,
    fullBathroomCount: row.full_bathrooms,
    halfBathroomCount: row.half_bathrooms,
    partialBathroomsCount: row.partial_bathrooms,
    currentPrice: row.price,
    internalSize: row.living_area_sqft,
    costPerInternalSqFt: perSqFt(row.price, row.living_area_sqft),
    lotSize: row.lot_size_sqft,
    costPerLotSqFt: perSqFt(row.price, row.lot_size_sqft),
    description: row.description,
    listDate: row.list_date,
    contingentDate: row.contingent_date,
    pendingDate: row.pending_date,
    soldDate: row.sold_date,
    daysOnMarket: row.days_on_market,
    cumulativeDaysOnMarket: row.cumulative_days_on_market,
    hoaMonthlyFee: row.hoa_monthly_dollars,
    propertyType: { id: type, propertyType: propertyTypeLabels[type] },
    listingStatus: { id: status, listingStatus: listingStatusLabels[status] },
    hoaComments: details.hoaComments ?? null,
    hoaType: details.hoaType ?? null,
    propertyDisclaimer: details.disclaimer ?? null,
    virtualTourUrl: details.virtualTourUrl ?? null,
    lastSourceUpdateDate: updatedAt,
    soldPrice: row.sold_price,
    listPrice: row.list_price,
    originalListPrice: row.original_list_price,
    hasDoormanAttendance: row.has_doorman,
    features: knownFeatures(row.features),
    lastOpenHouseDate: row.last_open_house_on,
    openHouses: details.openHouses ?? [],
    basementSqFt: row.basement_sqft,
    basementFinishedSqFt: row.basement_finished_sqft,
    fireplaceCount: row.fireplaces,
    propertyConditions: row.property_conditions,
    yearRenovated: row.year_renovated,
    isLease: row.is_lease,
    roomsTotal: details.roomsTotal ?? null,
    taxAnnualAmount: details.taxAnnualAmount ?? null,
    flipTaxType: details.flipTaxType ?? null,
    flipTax: details.flipTax ?? null,
    flipTaxRemarks: details.flipTaxRemarks ?? null,
    patioAndPorchFeatures: details.patioAndPorchFeatures ?? [],
    listingAgent: agents[0] ?? null,
    agents,
    photos: photos.map((photo) => photo.address),
    photoAlterations: photos.map((photo) => photo.alteration),
    photoPlaceholders: photos.map((photo) => photo.placeholder),
    active: status === 'active',
    allowsAutomatedValuation: row.allows_automated_valuation,
    allowsConsumerComments: row.allows_consumer_comments,
  };
}

/** A search result. Without `detailed` it goes without description and with the first photos only. */
export function toListingResult(
  row: ListingRow,
  scope: ListingScope,
  { detailed, ownPhotos }: { detailed: boolean; ownPhotos: OwnPhotos },
): ListingResult {
  const listing = toListing(row, scope, ownPhotos);
  return {
    ...listing,
    ...(detailed
      ? {}
      : {
          description: null,
          photos: listing.photos.slice(0, PHOTOS_OF_A_RESULT),
          photoAlterations: listing.photoAlterations.slice(0, PHOTOS_OF_A_RESULT),
          photoPlaceholders: listing.photoPlaceholders?.slice(0, PHOTOS_OF_A_RESULT),
        }),
    id: `${row.mls_source}:${row.listing_key}`,
    numBedrooms: listing.bedroomCount,
    numBathrooms: listing.bathroomCount,
    hoaFee: listing.hoaMonthlyFee,
  };
}

/** The words of a listing's source; one without a row goes by its name. */
export function toAttribution(mlsSource: string, source: ListingSource | undefined): ListingDetails['attribution'] {
  return {
    title: source?.title ?? mlsSource,
    text: source?.attributionText ?? null,
    disclaimer: source?.disclaimer ?? null,
    remarksLimitCharacters: source?.remarksLimitCharacters ?? null,
    updatedAt: source?.lastSyncedAt?.toISOString() ?? null,
  };
}
