import { savedSearchChangeSchema, type SavedSearchChange } from '#contract/saved-searches.ts';
import type { ListingResult } from '#contract/listings.ts';
import type { ListingsService, WithinTransaction } from '#server/modules/listings/index.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';
import type { ChangeRow } from './saved-searches.queries.ts';

/** Changes with their listings as they are now; those whose listing the viewer may not see, or that is gone, are left out. */
export async function showChanges(
  { homes }: Pick<ListingsService, 'homes'>,
  rows: readonly ChangeRow[],
  viewer: ListingViewer,
  within?: WithinTransaction,
): Promise<SavedSearchChange[]> {
  const sources = [...new Set(rows.map((row) => row.mls_source))];
  const listings = new Map<string, ListingResult>();
  for (const source of sources) {
    const keys = rows.filter((row) => row.mls_source === source).map((row) => row.listing_key);
    for (const [key, listing] of await homes.findShown(source, [...new Set(keys)], viewer, within))
      listings.set(`${source}:${key}`, listing);
  }
  return rows.flatMap((row) => {
    const listing = listings.get(`${row.mls_source}:${row.listing_key}`);
    const kind = savedSearchChangeSchema.shape.kind.safeParse(row.kind).data;
    if (!listing || !kind) return [];
    return [{ id: row.id, kind, foundAt: row.found_at.toISOString(), fromPrice: row.from_price, toPrice: row.to_price, listing }];
  });
}
