import type { Homes, ListingViewer, PlacedHome } from '#server/modules/listings/index.ts';

/** Cards by source and key. */
export async function showAll(homes: Homes, records: readonly PlacedHome[], viewer: ListingViewer) {
  const sources = new Map<string, string[]>();
  for (const { mls_source, listing_key } of records) {
    sources.set(mls_source, [...(sources.get(mls_source) ?? []), listing_key]);
  }
  const shown = await Promise.all(
    [...sources].map(async ([source, keys]) => [source, await homes.findShown(source, keys, viewer)] as const),
  );
  const bySource = new Map(shown);
  return (record: PlacedHome) => bySource.get(record.mls_source)?.get(record.listing_key);
}
