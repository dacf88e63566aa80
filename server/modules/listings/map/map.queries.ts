import { sql } from 'kysely';
import { mapLimits } from '#contract/listing-map.ts';
import type { Db } from '#server/platform/database/index.ts';
import { shownColumnList, type ListingRow } from '../listing-row.ts';
import { wheresOf, type Match } from '../search/conditions.ts';
import { POINT_SCALE } from '../search/geometry.ts';

/** Up to `limit` listings of a match, whichever come first. */
export async function selectSomeIds(db: Db, match: Match, limit: number): Promise<number[]> {
  const branches = wheresOf(match).map((where) => sql`(SELECT id FROM listings WHERE ${where} LIMIT ${sql.lit(limit)})`);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${sql.join(branches, sql` UNION ALL `)}) AS matching LIMIT ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function selectByIds(db: Db, ids: readonly number[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListingRow>`
    SELECT ${shownColumnList} FROM listings WHERE id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

export interface Cell {
  latitude: number;
  longitude: number;
  count: number;
  /** One of its listings: the listing, where it is alone. */
  id: number;
}

/**
 * Listings of a match gathered by the cells of a grid, each at the middle of what is in it; the fullest cells first. Read from `point`,
 * which indexes hold, so that a view of a whole market reads no listing.
 */
export async function selectCells(db: Db, match: Match, cellDegrees: number): Promise<{ cells: Cell[]; total: number }> {
  const { point } = match.location;
  const size = sql.lit(cellDegrees * POINT_SCALE);
  const branches = wheresOf(match).map((where) => sql`SELECT id, ${point} AS place FROM listings WHERE ${where}`);
  const { rows } = await sql<Cell & { total: number }>`
    SELECT avg(place[1]) / ${sql.lit(POINT_SCALE)} AS latitude, avg(place[0]) / ${sql.lit(POINT_SCALE)} AS longitude,
      count(*) AS count, min(id) AS id, sum(count(*)) OVER ()::bigint AS total
    FROM (${sql.join(branches, sql` UNION ALL `)}) AS matching
    GROUP BY floor(place[0] / ${size}), floor(place[1] / ${size})
    ORDER BY count(*) DESC LIMIT ${sql.lit(mapLimits.clusters)}`.execute(db);
  return { cells: rows, total: rows[0]?.total ?? 0 };
}
