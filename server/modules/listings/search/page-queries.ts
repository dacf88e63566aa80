import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import { shownColumnList, type ListingRow } from '../listing-row.ts';
import type { SqlCondition } from '../viewer.ts';
import { haversineFrom, withinMiles } from './area.ts';
import { countableWheresOf, narrowed, wheresOf, type Match } from './conditions.ts';
import type { Order, SortDirection } from './order.ts';

export interface Window {
  limit: number;
  offset: number;
}

export interface Counted {
  rows: ListingRow[];
  total: number | null;
}

const directions = { asc: sql`ASC`, desc: sql`DESC` } as const satisfies Record<SortDirection, unknown>;

function keyOf(order: Order, { location }: Match): { key: RawBuilder<unknown>; column: RawBuilder<unknown> } {
  const column = sql.ref(order.by === 'distance' ? 'point' : order.column);
  return { column, key: order.by === 'distance' ? haversineFrom(order.from, location) : column };
}

/** Exact number of matching listings. */
export async function countListings(db: Db, match: Match): Promise<number> {
  const counts = countableWheresOf(match).map((where) => sql`SELECT count(*) AS total FROM listings WHERE ${where}`);
  const { rows } = await sql<{ total: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(db);
  return rows.reduce((sum, { total }) => sum + total, 0);
}

/**
 * The page and the total of a match that an area bounds: its listings are fetched once for both, since no index that sorts could
 * spare fetching them. A page beyond the end has no row to carry the total, so it is null there.
 */
export async function selectBounded(db: Db, match: Match, order: Order, { limit, offset }: Window): Promise<Counted> {
  const { key } = keyOf(order, match);
  const direction = directions[order.direction];
  const branches = wheresOf(match).map((where) => sql`SELECT id, ${key} AS key FROM listings WHERE ${where}`);
  const { rows } = await sql<ListingRow & { total: number }>`
    WITH matching AS MATERIALIZED (${sql.join(branches, sql` UNION ALL `)}), page AS (
      SELECT id, key FROM matching ORDER BY key ${direction} NULLS LAST, id ${direction} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}
    )
    SELECT ${shownColumnList}, (SELECT count(*) FROM matching) AS total
    FROM page JOIN listings USING (id) ORDER BY key ${direction} NULLS LAST, id ${direction}`.execute(db);
  return { rows, total: rows[0]?.total ?? null };
}

/** From here on reading whole rows only to skip them costs more than looking the page's rows up by their ids. */
const FAR_OFFSET = 100;

/** One page by a key, read by an index on the key where there is one. */
async function selectSorted(
  db: Db,
  match: Match,
  key: RawBuilder<unknown>,
  by: SortDirection,
  window: Window,
): Promise<ListingRow[]> {
  const direction = directions[by];
  const wheres = wheresOf(match);
  const one = sql<ListingRow>`
    SELECT ${shownColumnList} FROM listings WHERE ${wheres[0]}
    ORDER BY ${key} ${direction}, id ${direction} LIMIT ${sql.lit(window.limit)} OFFSET ${sql.lit(window.offset)}`;
  const isNear = wheres.length === 1 && window.offset < FAR_OFFSET;
  const { rows } = await (isNear ? one : byIds(wheres, key, direction, window)).execute(db);
  return rows;
}

/** Each status gives its own first ids, the page is cut from those, and its rows alone are fetched. */
function byIds(wheres: SqlCondition[], key: RawBuilder<unknown>, direction: RawBuilder<unknown>, { limit, offset }: Window) {
  const branches = wheres.map(
    (where) => sql`(
      SELECT id, ${key} AS key FROM listings WHERE ${where}
      ORDER BY ${key} ${direction}, id ${direction} LIMIT ${sql.lit(offset + limit)}
    )`,
  );
  return sql<ListingRow>`
    WITH page AS (
      SELECT id, key FROM (${sql.join(branches, sql` UNION ALL `)}) AS firsts
      ORDER BY key ${direction}, id ${direction} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}
    )
    SELECT ${shownColumnList} FROM page JOIN listings USING (id) ORDER BY key ${direction}, id ${direction}`;
}

/** Circles in which the nearest listings are looked for, one after the other, so that not every listing's distance is computed. */
const NEAREST_WITHIN_MILES = [2, 8, 32, 128, 512];

async function selectNearest(
  db: Db,
  match: Match,
  order: Order & { by: 'distance' },
  window: Window,
): Promise<ListingRow[] | undefined> {
  for (const miles of NEAREST_WITHIN_MILES) {
    const rows = await selectSorted(
      db,
      narrowed(match, withinMiles(order.from, miles, match.location)),
      keyOf(order, match).key,
      'asc',
      window,
    );
    // A full page from within the circle is the page: whatever lies outside is farther away.
    if (rows.length === window.limit) return rows;
  }
  return undefined;
}

/**
 * One page of a match in order; ties go by id. Listings without the value that is sorted by come last in either direction; they
 * are read by a query of their own, so that one index serves both directions.
 */
export async function selectUnbounded(db: Db, match: Match, order: Order, window: Window): Promise<ListingRow[]> {
  if (order.by === 'distance' && order.direction === 'asc') {
    const nearest = await selectNearest(db, match, order, window);
    if (nearest) return nearest;
  }
  const { key, column } = keyOf(order, match);
  const withValue = narrowed(match, sql<SqlBool>`${column} IS NOT NULL`);
  const rows = await selectSorted(db, withValue, key, order.direction, window);
  if (rows.length === window.limit) return rows;

  const passed = rows.length > 0 || window.offset === 0 ? window.offset : await countListings(db, withValue);
  const rest = { limit: window.limit - rows.length, offset: Math.max(0, window.offset - passed) };
  const withoutValue = narrowed(match, sql<SqlBool>`${column} IS NULL`);
  return [...rows, ...(await selectSorted(db, withoutValue, sql`id`, order.direction, rest))];
}
