import type { Listing } from '#contract/listings.ts';
import { OPEN_HOUSES_LIMIT, type ListingDetailsAnswer, type SearchResultFacts } from './facts.ts';

/** Characters of a listing's remarks that a model is handed. */
const DESCRIPTION_CHARACTERS = 4_000;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Street and unit: homes of one building are told apart by it. */
export const addressOf = ({ addressLine1, addressLine2 }: Pick<Listing, 'addressLine1' | 'addressLine2'>): string | null =>
  [addressLine1, addressLine2].filter(Boolean).join(' ') || null;

/** The facts of a listing that models see; `today` is a local calendar date. */
export function factsOf(listing: Listing, today: string): SearchResultFacts {
  const openHouses = openHousesFrom(listing, today);
  return {
    mlsId: listing.mlsId ?? listing.uPropertyId,
    mlsSource: listing.mlsSource,
    addressLine1: addressOf(listing),
    city: listing.city,
    state: listing.state,
    zipCode: listing.zipCode,
    neighborhood: listing.neighborhood,
    price: listing.currentPrice,
    isLease: listing.isLease,
    status: listing.listingStatus.id,
    propertyType: listing.propertyType.id,
    beds: listing.bedroomCount,
    baths: listing.bathroomCount,
    livingAreaSqFt: listing.internalSize,
    lotSizeSqFt: listing.lotSize,
    yearBuilt: listing.yearBuilt,
    garageSpaces: listing.parkingGarageSpaces,
    hoaMonthlyFee: listing.hoaMonthlyFee,
    listDate: listing.listDate,
    soldDate: listing.soldDate,
    daysListed: listing.listDate === null ? null : daysBetween(listing.listDate, listing.soldDate ?? today),
    pricePerSqFt: listing.costPerInternalSqFt,
    originalListPrice: listing.originalListPrice,
    ...(listing.soldPrice !== null && listing.listPrice !== null ? { askedPrice: listing.listPrice } : {}),
    latitude: listing.latitude,
    longitude: listing.longitude,
    ...(openHouses.length > 0 ? { openHouses } : {}),
  };
}

const openHousesFrom = ({ openHouses = [] }: Listing, today: string) =>
  openHouses
    .filter(({ date, isForBrokers }) => date >= today && !isForBrokers)
    .slice(0, OPEN_HOUSES_LIMIT)
    .map(({ date, startTime, endTime }) => ({
      date,
      hours:
        startTime && endTime ? `${onTheClock(startTime)} – ${onTheClock(endTime)}` : startTime ? onTheClock(startTime) : null,
    }));

/** "1:30 PM" of 13:30. */
function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The facts of one listing with what only its details tell. */
export function detailsOf(listing: Listing, today: string): ListingDetailsAnswer {
  return {
    ...factsOf(listing, today),
    description: listing.description?.slice(0, DESCRIPTION_CHARACTERS) ?? null,
    daysOnMarket: listing.daysOnMarket,
    listingAgent: listing.listingAgent?.name ?? null,
    brokerage: listing.listingAgent?.brokerage ?? null,
    agentPhone: listing.listingAgent?.phone ?? null,
    county: listing.county,
    roomsTotal: listing.roomsTotal,
    taxAnnualAmount: listing.taxAnnualAmount,
    hasDoormanAttendance: listing.hasDoormanAttendance,
    parkingType: listing.parkingType,
    features: listing.features,
  };
}

/** Whole days from one calendar date to a later one; 0 when the later one is not later. */
function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY));
}
