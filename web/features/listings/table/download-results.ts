import type { ListingSearch } from '#contract/listing-search.ts';
import { findListings, type ListingResult } from '#contract/listings.ts';
import { callApi } from '#web/platform/api.ts';
import { listingsCsv } from './listings-csv.ts';

/** More are a copy of a market, which no licence means by an export. */
const MAX_ROWS = 500;
const ROWS_PER_PAGE = 100;

/**
 * Hands the results of a search over as a file, in their order and with the rights of the search.
 * @throws ApiError, NetworkError
 */
export async function downloadResults(search: ListingSearch): Promise<{ rows: number; total: number }> {
  const listings: ListingResult[] = [];
  let total = 0;
  for (let page = 1; listings.length < MAX_ROWS; page += 1) {
    const body = { ...search, paginationPage: page, paginationLimit: ROWS_PER_PAGE };
    const { items, meta } = await callApi(findListings, { body });
    listings.push(...items);
    total = meta.totalItems;
    if (page >= meta.totalPages) break;
  }
  const address = URL.createObjectURL(new Blob([listingsCsv(listings)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'listings.csv';
  link.click();
  URL.revokeObjectURL(address);
  return { rows: listings.length, total };
}
