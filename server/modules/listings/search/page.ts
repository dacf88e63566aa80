import { sql, type SqlBool } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import type { ListingRow } from '../listing-row.ts';
import { narrowed, type Match } from './conditions.ts';
import { byDaysOnMarket, type Order } from './order.ts';
import { countListings, selectBounded, selectUnbounded, type Window } from './page-queries.ts';

export interface Page {
  rows: ListingRow[];
  /** Exact number of matching listings. */
  total: number;
}

/**
 * One page of a match in order, and its total. Where an order by list date begins with a listing that has none, no match has one, and the
 * days on market that its source gives stand in for it.
 * @param isBounded the match lies within a polygon or circle
 */
export async function selectPage(
  db: Db,
  match: Match,
  order: Order,
  window: Window,
  isBounded: boolean,
): Promise<Page & { isByDaysOnMarket: boolean }> {
  const page = await selectInOrder(db, match, order, window, isBounded);
  const isByListDate = order.by === 'column' && order.column === 'list_date';
  if (!isByListDate || page.rows[0]?.list_date !== null) return { ...page, isByDaysOnMarket: false };
  const dated = window.offset === 0 ? 0 : await countListings(db, narrowed(match, sql<SqlBool>`list_date IS NOT NULL`));
  if (dated > 0) return { ...page, isByDaysOnMarket: false };
  const sorted = await selectInOrder(db, match, byDaysOnMarket(order), window, isBounded);
  return { ...sorted, isByDaysOnMarket: sorted.rows.some((row) => row.days_on_market !== null) };
}

async function selectInOrder(db: Db, match: Match, order: Order, window: Window, isBounded: boolean): Promise<Page> {
  if (isBounded) {
    const { rows, total } = await selectBounded(db, match, order, window);
    return { rows, total: total ?? (window.offset === 0 ? 0 : await countListings(db, match)) };
  }
  // Side by side: neither waits for the other, and an agent for the slower one only.
  const [rows, total] = await Promise.all([selectUnbounded(db, match, order, window), countListings(db, match)]);
  return { rows, total };
}
