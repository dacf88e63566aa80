/** What a listing has to announce: written only where its record shows it. */
import type { Listing } from '#contract/listings.ts';
import type { CopyOccasion } from './request.ts';

/** "Just listed" holds for two weeks. */
const JUST_LISTED_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

const daysSince = (date: string, today: string) => (Date.parse(today) - Date.parse(date)) / DAY_MS;

/** The price before a cut; null where the record shows none. */
export function priceBeforeCut({ listPrice, currentPrice, originalListPrice, listingStatus }: Listing): number | null {
  const now = listPrice ?? currentPrice;
  return listingStatus.id !== 'sold' && now !== null && originalListPrice !== null && originalListPrice > now
    ? originalListPrice
    : null;
}

/** @param today YYYY-MM-DD */
export function isRecorded(occasion: CopyOccasion, listing: Listing, today: string): boolean {
  const { listingStatus, listDate, pendingDate, contingentDate } = listing;
  const status = listingStatus.id;
  switch (occasion) {
    case 'just-listed':
      return status === 'active' && listDate !== null && daysSince(listDate, today) <= JUST_LISTED_DAYS;
    case 'price-cut':
      return priceBeforeCut(listing) !== null;
    case 'coming-soon':
      return status === 'soon';
    case 'under-contract':
      return status === 'pending' || status === 'contingent';
    case 'back-on-market':
      return status === 'active' && (pendingDate ?? contingentDate) !== null;
  }
}
