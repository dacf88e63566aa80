import type { CmaProperty, PresentationProperty } from '#contract/presentation-property.ts';
import type { PropertyFacts } from './property-facts.ts';

type Type = PresentationProperty['type'];

const MONTHS_OF_YEAR = 12;
const DAY_MS = 86_400_000;

/** What a comparable counts as, by its status, or by its sold price where one that was typed in has none. */
function typeOfComparable({ listingStatus, soldPrice }: CmaProperty): Type {
  const words = (listingStatus ?? '').toLowerCase();
  if (words === 'sold' || words === 'closed' || (words === '' && soldPrice !== null)) return 'comparable-sold';
  return words === 'pending' || words.includes('contingent') || words.includes('contract')
    ? 'comparable-pending'
    : 'comparable-active';
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}

function totalMonthliesOf({ recurringCosts }: Pick<PropertyFacts, 'recurringCosts'>): number | null {
  if (recurringCosts.length === 0) return null;
  const total = recurringCosts.reduce(
    (sum, { value, frequency }) => sum + (frequency === 'yearly' ? value / MONTHS_OF_YEAR : value),
    0,
  );
  return Math.round(total);
}

/** A home as the editor and the view have it. `today` is a local calendar date. */
export function toPresentationProperty(
  home: CmaProperty,
  { isSubject, today, listedBy }: { isSubject: boolean; today: string; listedBy: string | null },
): PresentationProperty {
  const price = home.soldPrice ?? home.listPrice;
  const isOnMarket = home.listDate !== null;
  return {
    id: home.id,
    mlsId: home.mlsId,
    mlsSource: home.mlsSource,
    addressLine1: home.addresses[0] ?? null,
    addressLine2: home.addresses[1] ?? null,
    city: home.city,
    state: home.state,
    zipCode: home.zipCode,
    neighborhood: home.neighborhood,
    area: home.area,
    propertyType: home.propertyType,
    type: isSubject ? 'subject' : typeOfComparable(home),
    listingStatus: home.listingStatus,
    yearBuilt: home.yearBuilt,
    livingSpace: home.livingSpace,
    beds: home.beds,
    baths: home.baths,
    roomsTotal: home.roomsTotal,
    lotSize: home.lotSize,
    garageParkingSpaces: home.garageSpaces,
    hoaFees: home.hoaFees,
    hoaFee: home.hoaFee,
    latitude: home.latitude,
    longitude: home.longitude,
    listDate: home.listDate,
    soldDate: home.soldDate,
    photos: home.images.map(({ id, url, caption, alteration, originalId }) => ({
      id,
      url,
      caption,
      thumbnail: url,
      alteration: alteration ?? null,
      originalId: originalId ?? null,
    })),
    listedBy,
    costPerInternalSqFt: price !== null && home.livingSpace ? Math.round(price / home.livingSpace) : null,
    currentPrice: home.listPrice,
    soldPrice: home.soldPrice,
    hasDoormanAttendance: home.hasDoormanAttendance,
    isLease: home.isLease,
    flipTaxRemarks: home.flipTaxRemarks,
    description: home.description,
    recurringCosts: home.recurringCosts,
    totalMonthlies: totalMonthliesOf(home),
    daysOnMarket: isOnMarket && home.listDate !== null ? daysBetween(home.listDate, home.soldDate ?? today) : null,
    daysOnMarketBasis: isOnMarket ? 'since-listed' : null,
  };
}
