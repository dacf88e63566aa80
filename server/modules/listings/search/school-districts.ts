import { sql } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { Db } from '#server/platform/database/index.ts';
import { mayBeLocatedBy, type ListingScope } from '../viewer.ts';
import { matchOf, wheresOf } from './conditions.ts';
import { POINT_SCALE } from './geometry.ts';

/** A school district that the listings of a search name. */
export interface SchoolDistrict {
  name: string;
  /** Of those that match. */
  listingCount: number;
  medianPrice: number | null;
  /** From the middle of all that match to the middle of those in it; null where no coordinates are known. */
  miles: number | null;
}

const DISTRICTS = 8;
/** Bounds the work, like that of a summary of prices. */
const READ_LISTINGS = 100_000;
const MILES_PER_DEGREE = 69.0934;

/** The districts that most of the listings of a search are in. A listing may name several, one for each level of school. */
export async function findSchoolDistricts(db: Db, request: ListingSearch, scope: ListingScope): Promise<SchoolDistrict[]> {
  const branches = wheresOf(matchOf(request, scope)).map(
    (where) =>
      sql`SELECT school_districts, price, CASE WHEN ${mayBeLocatedBy(scope)} THEN point END AS point FROM listings WHERE ${where}`,
  );
  const { rows } = await sql<SchoolDistrict>`
    WITH matching AS (${sql.join(branches, sql` UNION ALL `)} LIMIT ${READ_LISTINGS}),
      middle AS (SELECT avg(point[0]) / ${POINT_SCALE}::float8 AS x, avg(point[1]) / ${POINT_SCALE}::float8 AS y FROM matching),
      named AS (
        SELECT name, count(*)::int AS "listingCount", percentile_disc(0.5) WITHIN GROUP (ORDER BY price)::float8 AS "medianPrice",
          avg(point[0]) / ${POINT_SCALE}::float8 AS x, avg(point[1]) / ${POINT_SCALE}::float8 AS y
        FROM matching, LATERAL (SELECT DISTINCT unnest(school_districts) AS name) AS districts
        GROUP BY name ORDER BY count(*) DESC, name LIMIT ${DISTRICTS})
    SELECT name, "listingCount", "medianPrice",
      round((${MILES_PER_DEGREE} * sqrt(((named.x - middle.x) * cos(radians(middle.y))) ^ 2 + (named.y - middle.y) ^ 2))::numeric, 1)::float8 AS miles
    FROM named CROSS JOIN middle ORDER BY "listingCount" DESC, name`.execute(db);
  return rows;
}
