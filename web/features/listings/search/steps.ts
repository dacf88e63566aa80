import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingResult, ListingSearchAnswer } from '#contract/listings.ts';
import { isSameListing, referenceTo } from '../references.ts';

type Page = Pick<ListingSearchAnswer, 'items' | 'meta'>;

function indexOf({ items }: Page, reference: ListingReference): number {
  return items.findIndex((item) => isSameListing(referenceTo(item), reference));
}

/** "3 of 124": the place of a listing among all results, from 1; null when it is not on the page. */
export function placeOf(page: Page, reference: ListingReference): { place: number; total: number } | null {
  const index = indexOf(page, reference);
  if (index < 0) return null;
  const { currentPage, itemsPerPage, totalItems } = page.meta;
  return { place: (currentPage - 1) * itemsPerPage + index + 1, total: totalItems };
}

type Step = { listing: ListingResult; page?: never } | { page: number; listing?: never };

/** What lies one step from a listing: another one of the page, or a further page; null at the ends and for a listing elsewhere. */
export function stepFrom(page: Page, from: ListingReference, by: -1 | 1): Step | null {
  const index = indexOf(page, from);
  if (index < 0) return null;
  const listing = page.items[index + by];
  if (listing) return { listing };
  const { currentPage, totalPages } = page.meta;
  const next = currentPage + by;
  return next >= 1 && next <= totalPages ? { page: next } : null;
}
