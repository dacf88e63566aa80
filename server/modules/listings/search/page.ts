import type { Db } from '#server/platform/database/index.ts';
import { shownColumns, type ListingRow } from '../listing-row.ts';
import type { Match } from './conditions.ts';
import type { Order } from './order.ts';
import { countListings, selectBounded, selectUnbounded, type Window } from './page-ids.ts';

export interface Page {
  rows: ListingRow[];
  /** Exact number of matching listings. */
  total: number;
}

async function selectRows(db: Db, ids: readonly number[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('listings').select(shownColumns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One page of a match in order, and its total. `isBounded`: the match lies within a polygon or circle. */
export async function selectPage(db: Db, match: Match, order: Order, window: Window, isBounded: boolean): Promise<Page> {
  if (isBounded) {
    const { ids, total } = await selectBounded(db, match, order, window);
    return { rows: await selectRows(db, ids), total };
  }
  const ids = await selectUnbounded(db, match, order, window);
  const isLastPage = ids.length < window.limit && (ids.length > 0 || window.offset === 0);
  const total = isLastPage ? window.offset + ids.length : await countListings(db, match);
  return { rows: await selectRows(db, ids), total };
}
