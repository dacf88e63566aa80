import { sql, type RawBuilder } from 'kysely';
import { obeysSellers, type ListingScope } from '../viewer.ts';
import { POINT_SCALE } from './geometry.ts';

/** A place that must not be told is given to a hundredth of a degree, about a kilometre. */
const CELLS_PER_DEGREE = 100;

/** The place that stands for all places of its cell; `coarseColumn` computes the same in the database. */
export function coarse(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE + 0.5) / CELLS_PER_DEGREE;
}

/** The same for a column of double precision. */
function coarseColumn(column: 'latitude' | 'longitude'): RawBuilder<number> {
  return sql<number>`(floor(${sql.ref(column)} * ${sql.lit(CELLS_PER_DEGREE)} + 0.5) / ${sql.lit(CELLS_PER_DEGREE)})`;
}

/** Where a listing lies as a scope may know it. */
export interface Location {
  /** Degrees; null for a listing without coordinates. */
  latitude: RawBuilder<number>;
  longitude: RawBuilder<number>;
  /** As `listings.point`, in degrees times `POINT_SCALE`. */
  point: RawBuilder<unknown>;
  /** How far `listings.point`, which the index has, may lie from it in each direction, in degrees times `POINT_SCALE`. */
  slack: number;
}

const exactly: Location = {
  latitude: sql.ref('latitude'),
  longitude: sql.ref('longitude'),
  point: sql.ref('point'),
  slack: 0,
};

function orCoarse(column: 'latitude' | 'longitude'): RawBuilder<number> {
  return sql<number>`CASE WHEN allows_address_display THEN ${sql.ref(column)} ELSE ${coarseColumn(column)} END`;
}

const asSellersAllow: Location = {
  latitude: orCoarse('latitude'),
  longitude: orCoarse('longitude'),
  point: sql`point((${orCoarse('longitude')}) * ${sql.lit(POINT_SCALE)}, (${orCoarse('latitude')}) * ${sql.lit(POINT_SCALE)})`,
  slack: POINT_SCALE / CELLS_PER_DEGREE / 2 + 1,
};

/**
 * A circle or ring that a client may draw at will would find a home whose address is withheld to the metre, so for such a home it is the
 * coarse place that is inside or outside, near or far.
 */
export function locationFor(scope: ListingScope): Location {
  return obeysSellers(scope) ? asSellersAllow : exactly;
}
