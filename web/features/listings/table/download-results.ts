import { exportListings } from '#contract/listing-export.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { callApi } from '#web/platform/api.ts';
import { listingsCsv } from './listings-csv.ts';

/**
 * Hands the results of a search over as a file, in their order and with the rights of the search.
 * @throws ApiError, NetworkError
 */
export async function downloadResults(search: ListingSearch): Promise<{ rows: number; total: number }> {
  const { items, totalItems } = await callApi(exportListings, { body: search });
  const address = URL.createObjectURL(new Blob([listingsCsv(items)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'listings.csv';
  link.click();
  URL.revokeObjectURL(address);
  return { rows: items.length, total: totalItems };
}
