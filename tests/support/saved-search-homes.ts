import type { ListingSearch } from '#contract/listing-search.ts';
import {
  createSavedSearch,
  listSavedSearchChanges,
  type SavedSearch,
  type SavedSearchFrequency,
} from '#contract/saved-searches.ts';
import { calendarDateOf } from '#server/platform/clock.ts';
import { resoRecord } from './listings-database.ts';
import type { TestClient } from './test-client.ts';

/** Imports of a test know no other day than the machine's. */
export const TODAY = calendarDateOf(new Date());

let keys = 0;
/** A home of Noe Valley at $1M that came to the market today. */
export const newHome = (fields: Record<string, unknown> = {}) => {
  keys += 1;
  return resoRecord({
    ListingKey: `news-${keys}`,
    ListingId: `N${keys}`,
    SubdivisionName: 'Noe Valley',
    OnMarketDate: TODAY,
    UnparsedAddress: `${keys} Elm Street`,
    ...fields,
  });
};

export const inNoe: ListingSearch = {
  areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley', context: { city: 'San Francisco' } },
};

export function saveSearch(
  agent: TestClient,
  search: ListingSearch = inNoe,
  frequency: SavedSearchFrequency = 'off',
): Promise<SavedSearch> {
  return agent.call(createSavedSearch, { body: { name: 'Buyers in Noe', search, frequency } });
}

export async function changesOf(agent: TestClient, { id }: SavedSearch) {
  const { items } = await agent.call(listSavedSearchChanges, { params: { savedSearchId: id }, query: {} });
  return items.map(({ kind, fromPrice, toPrice, listing }) => ({ kind, fromPrice, toPrice, key: listing.uPropertyId }));
}
