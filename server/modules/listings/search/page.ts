import type { Db } from '#server/platform/database/index.ts';
import type { ListingRow } from '../listing-row.ts';
import type { Match } from './conditions.ts';
import type { Order } from './order.ts';
import { countListings, selectBounded, selectUnbounded, type Window } from './page-queries.ts';

export interface Page {
  rows: ListingRow[];
  /** Exact number of matching listings. */
  total: number;
}

/** One page of a match in order, and its total. `isBounded`: the match lies within a polygon or circle. */
export async function selectPage(db: Db, match: Match, order: Order, window: Window, isBounded: boolean): Promise<Page> {
  if (isBounded) {
    const { rows, total } = await selectBounded(db, match, order, window);
    return { rows, total: total ?? (window.offset === 0 ? 0 : await countListings(db, match)) };
  }
  // Side by side: neither waits for the other, and an agent for the slower one only.
  const [rows, total] = await Promise.all([selectUnbounded(db, match, order, window), countListings(db, match)]);
  return { rows, total };
}
