import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import { haversineFrom, withinMiles } from './area.ts';
import { narrowed, wheresOf, type Match } from './conditions.ts';
import type { Order, SortDirection } from './order.ts';

export interface Window {
  limit: number;
  offset: number;
}

const directions = { asc: sql`ASC`, desc: sql`DESC` } as const satisfies Record<SortDirection, unknown>;

function keyOf(order: Order): { key: RawBuilder<unknown>; column: RawBuilder<unknown> } {
  const column = sql.ref(order.by === 'distance' ? 'point' : order.column);
  return { column, key: order.by === 'distance' ? haversineFrom(order.from) : column };
}

/** Exact number of matching listings. */
export async function countListings(db: Db, match: Match): Promise<number> {
  const counts = wheresOf(match).map((where) => sql`SELECT count(*) AS count FROM listings WHERE ${where}`);
  const { rows } = await sql<{ total: number }>`
    SELECT sum(count)::bigint AS total FROM (${sql.join(counts, sql` UNION ALL `)}) AS counts`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * The page and the total of a match that an area bounds: its listings are fetched once for both, since no index that sorts could
 * spare fetching them.
 */
export async function selectBounded(
  db: Db,
  match: Match,
  order: Order,
  window: Window,
): Promise<{ ids: number[]; total: number }> {
  const { key } = keyOf(order);
  const direction = directions[order.direction];
  const branches = wheresOf(match).map((where) => sql`SELECT id, ${key} AS key FROM listings WHERE ${where}`);
  const { rows } = await sql<{ ids: number[]; total: number }>`
    WITH matching AS MATERIALIZED (${sql.join(branches, sql` UNION ALL `)})
    SELECT (SELECT count(*) FROM matching) AS total, ARRAY(
      SELECT id::float8 FROM matching
      ORDER BY key ${direction} NULLS LAST, id ${direction} LIMIT ${window.limit} OFFSET ${window.offset}
    ) AS ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** One page by a key. Each status gives its own first rows, by an index on the key where there is one; then they are merged. */
async function selectSorted(
  db: Db,
  match: Match,
  key: RawBuilder<unknown>,
  by: SortDirection,
  window: Window,
): Promise<number[]> {
  const direction = directions[by];
  const branches = wheresOf(match).map(
    (where) => sql`(
      SELECT id, ${key} AS key FROM listings WHERE ${where}
      ORDER BY ${key} ${direction}, id ${direction} LIMIT ${window.offset + window.limit}
    )`,
  );
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${sql.join(branches, sql` UNION ALL `)}) AS firsts
    ORDER BY key ${direction}, id ${direction} LIMIT ${window.limit} OFFSET ${window.offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Circles in which the nearest listings are looked for, one after the other, so that not every listing's distance is computed. */
const NEAREST_WITHIN_MILES = [2, 8, 32, 128, 512];

async function selectNearest(
  db: Db,
  match: Match,
  order: Order & { by: 'distance' },
  window: Window,
): Promise<number[] | undefined> {
  for (const miles of NEAREST_WITHIN_MILES) {
    const ids = await selectSorted(db, narrowed(match, withinMiles(order.from, miles)), keyOf(order).key, 'asc', window);
    // A full page from within the circle is the page: whatever lies outside is farther away.
    if (ids.length === window.limit) return ids;
  }
  return undefined;
}

/**
 * Ids of one page of a match in order; ties go by id. Listings without the value that is sorted by come last in either direction; they
 * are read by a query of their own, so that one index serves both directions.
 */
export async function selectUnbounded(db: Db, match: Match, order: Order, window: Window): Promise<number[]> {
  if (order.by === 'distance' && order.direction === 'asc') {
    const nearest = await selectNearest(db, match, order, window);
    if (nearest) return nearest;
  }
  const { key, column } = keyOf(order);
  const withValue = narrowed(match, sql<SqlBool>`${column} IS NOT NULL`);
  const ids = await selectSorted(db, withValue, key, order.direction, window);
  if (ids.length === window.limit) return ids;

  const passed = ids.length > 0 || window.offset === 0 ? window.offset : await countListings(db, withValue);
  const rest = { limit: window.limit - ids.length, offset: Math.max(0, window.offset - passed) };
  const withoutValue = narrowed(match, sql<SqlBool>`${column} IS NULL`);
  return [...ids, ...(await selectSorted(db, withoutValue, sql`id`, order.direction, rest))];
}
