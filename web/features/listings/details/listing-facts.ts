import type { Listing } from '#contract/listings.ts';
import { daysBetween, fullPrice, orMissing, squareFeet, usDate } from '../formats.ts';

export interface Fact {
  label: string;
  value: string;
}

/** The facts that Property Details always shows, N/A where the record has none (document 2 §2). */
export function mainFacts(listing: Listing): Fact[] {
  const sold = listing.listingStatus.id === 'sold';
  const price = sold ? listing.soldPrice : listing.listPrice;
  const parking = [listing.parkingGarageSpaces, listing.parkingOtherSpaces].filter((spaces) => spaces !== null);
  return [
    { label: 'Listing Price', value: orMissing(price, (dollars) => `${fullPrice(dollars)}${listing.isLease ? ' / mo' : ''}`) },
    { label: 'Beds', value: orMissing(listing.bedroomCount) },
    { label: 'Baths', value: orMissing(listing.bathroomCount) },
    { label: 'Living Area', value: orMissing(listing.internalSize, squareFeet) },
    { label: 'Neighborhood', value: orMissing(listing.neighborhood) },
    { label: 'Year Built', value: orMissing(listing.yearBuilt) },
    { label: 'Property Type', value: listing.propertyType.propertyType },
    { label: 'Lot Size', value: orMissing(listing.lotSize, squareFeet) },
    { label: 'Parking Spaces', value: parking.length === 0 ? 'N/A' : String(parking.reduce((sum, spaces) => sum + spaces, 0)) },
    { label: 'Transaction Type', value: listing.isLease ? 'Lease' : 'Sale' },
  ];
}

/** Further facts, only those that the record has; figures that we derived say how. */
export function moreFacts(listing: Listing, today: string): Fact[] {
  const { listDate, soldDate } = listing;
  const facts: [string, string | null][] = [
    ['Price per Sq Ft', listing.costPerInternalSqFt === null ? null : fullPrice(listing.costPerInternalSqFt)],
    ['Original List Price', changedPrice(listing)],
    ['List Price', listing.listingStatus.id === 'sold' && listing.listPrice !== null ? fullPrice(listing.listPrice) : null],
    ['Listed', listDate && usDate(listDate)],
    ['Pending', listing.pendingDate && usDate(listing.pendingDate)],
    ['Sold', soldDate && usDate(soldDate)],
    ['Days on Market', listing.daysOnMarket === null ? null : String(listing.daysOnMarket)],
    ['Cumulative Days on Market', listing.cumulativeDaysOnMarket === null ? null : String(listing.cumulativeDaysOnMarket)],
    ['Days Since Listed', listDate && listing.daysOnMarket === null ? String(daysBetween(listDate, soldDate ?? today)) : null],
    ['HOA per Month', listing.hoaMonthlyFee === null ? null : fullPrice(listing.hoaMonthlyFee)],
    ['Taxes per Year', listing.taxAnnualAmount === null ? null : fullPrice(listing.taxAnnualAmount)],
    ['Rooms', listing.roomsTotal === null ? null : String(listing.roomsTotal)],
    ['Units', listing.unitCount === null ? null : String(listing.unitCount)],
    ['Doorman', listing.hasDoormanAttendance === null ? null : listing.hasDoormanAttendance ? 'Yes' : 'No'],
    ['Parking', listing.parkingType],
    ['Outdoor Space', listing.patioAndPorchFeatures.join(', ') || null],
    ['District', listing.area],
    ['County', listing.county],
    ['MLS Number', listing.mlsId],
    ['MLS', listing.mlsSource],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function changedPrice({ originalListPrice, listPrice }: Listing): string | null {
  return originalListPrice !== null && originalListPrice !== listPrice ? fullPrice(originalListPrice) : null;
}
