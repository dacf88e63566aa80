import { featureLabels } from '#contract/listing-features.ts';
import type { Listing } from '#contract/listings.ts';
import { daysBetween, fullPrice, orMissing, sizeLine, squareFeet, usDate } from '../formats.ts';

export interface Fact {
  label: string;
  value: string;
}

type PossibleFact = readonly [label: string, value: string | null];

function known(facts: readonly PossibleFact[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function shown<Value>(value: Value | null, toText: (value: Value) => string = String): string | null {
  return value === null ? null : toText(value);
}

const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No');

/** The facts that Property Details always shows, N/A where the record has none (docs/product/listings.md). */
export function mainFacts(listing: Listing): Fact[] {
  const sold = listing.listingStatus.id === 'sold';
  const price = sold ? listing.soldPrice : listing.listPrice;
  const isLand = listing.propertyType.id === 'lots-and-land';
  /** Land has no building to tell of, unless its record does. */
  const ofBuilding = (label: string, value: number | null, toText?: (value: number) => string): Fact[] =>
    isLand && value === null ? [] : [{ label, value: orMissing(value, toText) }];
  const parking = [listing.parkingGarageSpaces, listing.parkingOtherSpaces].filter((spaces) => spaces !== null);
  return [
    {
      label: sold ? 'Sold Price' : 'Listing Price',
      value: orMissing(price, (dollars) => `${fullPrice(dollars)}${listing.isLease ? ' / mo' : ''}`),
    },
    ...ofBuilding('Beds', listing.bedroomCount),
    ...ofBuilding('Baths', listing.bathroomCount),
    ...ofBuilding('Living Area', listing.internalSize, squareFeet),
    { label: 'Neighborhood', value: orMissing(listing.neighborhood) },
    ...ofBuilding('Year Built', listing.yearBuilt),
    { label: 'Property Type', value: listing.propertyType.propertyType },
    { label: 'Lot Size', value: orMissing(listing.lotSize, squareFeet) },
    ...ofBuilding('Parking Spaces', parking.length === 0 ? null : parking.reduce((sum, spaces) => sum + spaces, 0)),
    { label: 'Transaction Type', value: listing.isLease ? 'Lease' : 'Sale' },
  ];
}

/**
 * What an agent says of a home in one breath: "3 bd · 2 ba · 1,840 sq ft · $758/sq ft · listed 50 days ago · HOA $306/mo", of land
 * "11,627 sq ft lot · $49/sq ft · listed 5 days ago". Of a sold home the days on market are the feed's where it has them.
 */
export function headlineFacts(listing: Listing, today: string): string {
  const { lotSize, costPerInternalSqFt, costPerLotSqFt, hoaMonthlyFee, isLease } = listing;
  const isLand = listing.propertyType.id === 'lots-and-land' && listing.internalSize === null;
  const perSqFt = isLand ? costPerLotSqFt : costPerInternalSqFt;
  return [
    sizeLine(listing),
    isLand && lotSize !== null ? `${squareFeet(lotSize)} lot` : null,
    perSqFt === null || isLease ? null : `${fullPrice(perSqFt)}/sq ft`,
    daysInWords(listing, today),
    hoaMonthlyFee === null || hoaMonthlyFee === 0 ? null : `HOA ${fullPrice(hoaMonthlyFee)}/mo`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const counted = (days: number) => (days === 1 ? '1 day' : `${days} days`);

function daysInWords({ listDate, soldDate, daysOnMarket, listingStatus }: Listing, today: string): string | null {
  if (listingStatus.id !== 'sold') {
    if (!listDate) return null;
    const days = daysBetween(listDate, today);
    return days === 0 ? 'listed today' : `listed ${counted(days)} ago`;
  }
  // From the list date to the sale is longer: it counts the weeks in escrow too.
  if (daysOnMarket !== null) return `${counted(daysOnMarket)} on market`;
  return listDate && soldDate ? `sold after ${counted(daysBetween(listDate, soldDate))}` : null;
}

/** Prices and their sizes, only what the record has. */
export function priceFacts(listing: Listing): Fact[] {
  const { listPrice, soldPrice, originalListPrice, listingStatus } = listing;
  const sold = listingStatus.id === 'sold';
  const perMonth = listing.isLease ? ' / mo' : '';
  const price = (dollars: number) => fullPrice(dollars) + perMonth;
  const wasCut = originalListPrice !== null && listPrice !== null && originalListPrice !== listPrice;
  return known([
    ['Price per Sq Ft', shown(listing.costPerInternalSqFt, price)],
    ['Price per Lot Sq Ft', shown(listing.costPerLotSqFt, price)],
    ['List Price', sold ? shown(listPrice, price) : null],
    ['Original List Price', wasCut ? price(originalListPrice) : null],
    [
      wasCut && listPrice < originalListPrice ? 'Price Cut' : 'Price Increase',
      wasCut ? changeWords(originalListPrice, listPrice) : null,
    ],
    ['Sold to List Price', sold && soldPrice && listPrice ? `${((soldPrice / listPrice) * 100).toFixed(1)}%` : null],
  ]);
}

/** "$50,000 (5.0%)": how far a price went, without the direction. */
function changeWords(from: number, to: number): string {
  const size = Math.abs(to - from);
  return from > 0 ? `${fullPrice(size)} (${((size / from) * 100).toFixed(1)}%)` : fullPrice(size);
}

/** Dates and the feed's own counts of days; those since it was listed stand in the headline. */
export function timeFacts(listing: Listing, today: string): Fact[] {
  const { listDate, soldDate, listingStatus } = listing;
  const until = listingStatus.id === 'sold' ? soldDate : today;
  const sinceListed = listDate && until ? daysBetween(listDate, until) : null;
  /** A count that was told already says nothing new. */
  const unlessTold = (days: number | null, ...told: (number | null)[]) => (told.includes(days) ? null : shown(days));
  return known([
    ['Listed', shown(listDate, usDate)],
    ['Contingent', shown(listing.contingentDate, usDate)],
    ['Pending', shown(listing.pendingDate, usDate)],
    ['Sold', shown(soldDate, usDate)],
    ['Days on Market (MLS)', unlessTold(listing.daysOnMarket, sinceListed)],
    ['Cumulative Days on Market (MLS)', unlessTold(listing.cumulativeDaysOnMarket, sinceListed, listing.daysOnMarket)],
  ]);
}

/** The building, its rooms and its parking, only what the record has. */
export function homeFacts(listing: Listing): Fact[] {
  return known([
    ['Bathrooms', bathWords(listing)],
    ['Rooms', shown(listing.roomsTotal)],
    ['Units', shown(listing.unitCount)],
    ['Features', listing.features?.map((feature) => featureLabels[feature]).join(', ') || null],
    ['Doorman', shown(listing.hasDoormanAttendance, yesNo)],
    ['Garage Spaces', shown(listing.parkingGarageSpaces)],
    ['Other Parking Spaces', shown(listing.parkingOtherSpaces)],
    ['Parking', listing.parkingType],
    ['Attached Garage', shown(listing.parkingAttached, yesNo)],
    ['Tandem Parking', shown(listing.parkingTandem, yesNo)],
    ['Parking Cost', shown(listing.parkingCost, fullPrice)],
    ['Patio and Porch', listing.patioAndPorchFeatures.join(', ') || null],
  ]);
}

function bathWords({ fullBathroomCount, halfBathroomCount, partialBathroomsCount }: Listing): string | null {
  // The partial ones are the half ones and those of other sizes.
  const otherPartial = (partialBathroomsCount ?? 0) - (halfBathroomCount ?? 0);
  const parts: [number | null, string][] = [
    [fullBathroomCount, 'full'],
    [halfBathroomCount, 'half'],
    [Math.max(0, otherPartial), 'partial'],
  ];
  return parts.flatMap(([count, kind]) => (count ? [`${count} ${kind}`] : [])).join(', ') || null;
}

/** Where it lies and how it is known, only what the record has. */
export function recordFacts(listing: Listing): Fact[] {
  return known([
    ['Area', listing.area],
    ['County', listing.county],
    ['MLS Number', listing.mlsId],
    ['MLS', listing.mlsSource],
    ['Updated by the MLS', shown(listing.lastSourceUpdateDate, (instant) => usDate(instant.slice(0, 10)))],
  ]);
}

/** Dues, taxes and what a building takes on a sale, only what the record has. */
export function costFacts(listing: Listing): Fact[] {
  return known([
    ['HOA Type', listing.hoaType],
    ['Taxes per Year', shown(listing.taxAnnualAmount, fullPrice)],
    ['Flip Tax', flipTaxWords(listing)],
  ]);
}

function flipTaxWords({ flipTax, flipTaxType }: Listing): string | null {
  if (flipTax === null) return flipTaxType;
  const isShare = flipTaxType !== null && /percent|%/i.test(flipTaxType);
  return isShare ? `${flipTax}%` : [fullPrice(flipTax), flipTaxType && `(${flipTaxType})`].filter(Boolean).join(' ');
}

/** An address that a page may link to; a record could hold `javascript:` there. */
export function webLink(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null;
}
