import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyOfAreas, AreaFilter, NamedArea, OneArea } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import { areaKey } from '../names.ts';
import { unitKey } from '../unit-key.ts';
import { mayBeLocatedBy, type SqlCondition, type ListingScope } from '../viewer.ts';
import {
  boundsOfCircle,
  haversineOf,
  POINT_SCALE,
  ringAround,
  simplifyRing,
  shiftsInto,
  unwrapRing,
  type Bounds,
  type Coordinates,
  type PlanePoint,
} from './geometry.ts';
import { locationFor, type Location } from './location.ts';
import { cellsOf, CELLS_PER_SIDE, FIRST_BAND, INSIDE, OUTSIDE, type RingCells } from './ring-cells.ts';

/** Haversine (sin² of half the angle) between a row and a point; null for a row without coordinates. */
export function haversineFrom({ latitude, longitude }: Coordinates, location: Location) {
  return sql<number>`(sin(radians(${location.latitude} - ${sql.lit(latitude)}::float8) / 2) ^ 2
    + cos(radians(${sql.lit(latitude)}::float8)) * cos(radians(${location.latitude})) * sin(radians(${location.longitude} - ${sql.lit(longitude)}::float8) / 2) ^ 2)`;
}

function anyOf(conditions: SqlCondition[]): SqlCondition {
  return sql<SqlBool>`(${sql.join(conditions, sql` OR `)})`;
}

/** Within bounds, which the index on places answers; `slack` widens them, in degrees times `POINT_SCALE`. */
function withinBounds(bounds: Bounds, slack: number): SqlCondition {
  return sql<SqlBool>`point <@ ${boxOf(bounds, slack)}`;
}

function boxOf({ west, south, east, north }: Bounds, slack: number): RawBuilder<unknown> {
  const [left, bottom, right, top] = [
    west * POINT_SCALE - slack,
    south * POINT_SCALE - slack,
    east * POINT_SCALE + slack,
    north * POINT_SCALE + slack,
  ];
  return sql`box ${sql.lit(`((${left},${bottom}),(${right},${top}))`)}`;
}

function shifted({ south, north, west, east }: Bounds, shift: number): Bounds {
  return { south, north, west: west + shift, east: east + shift };
}

/** Within the bounds of a view, exactly; west may lie east of east where it spans the antimeridian. */
export function withinView(view: Bounds, location: Location): SqlCondition {
  const bounds = { ...view, east: view.east < view.west ? view.east + 360 : view.east };
  return anyOf(
    shiftsInto(bounds).map((shift) => {
      const box = shifted(bounds, shift);
      const near = withinBounds(box, location.slack);
      return location.slack === 0 ? near : sql<SqlBool>`(${near} AND ${location.point} <@ ${boxOf(box, 0)})`;
    }),
  );
}

/** Within a circle: bounds by index, then the exact great-circle distance. */
export function withinMiles(centre: Coordinates, miles: number, location: Location): SqlCondition {
  const bounds = boundsOfCircle(centre, miles);
  const boxes = shiftsInto(bounds).map((shift) => withinBounds(shifted(bounds, shift), location.slack));
  return sql<SqlBool>`(${anyOf(boxes)} AND ${haversineFrom(centre, location)} <= ${sql.lit(haversineOf(miles))}::float8)`;
}

/**
 * How near to an edge counts as on it: 1e-6 degrees, 11 cm to the north and less to the east. Sent and stored corners are rounded, so
 * that "on a slanted edge" has no meaning without it.
 */
const EDGE_TOLERANCE = 1e-6 * POINT_SCALE;
const SIDES_AROUND = 16;

/** Each row is held against each corner: of a ring around a million homes 1,000 corners cost 12 seconds, 100 cost 0.8. */
const MAX_CORNERS = 100;
/** A ring of such a size may hold a million homes. */
const MAX_CORNERS_OF_WIDE_RING = 40;
const WIDE_DEGREES = 2;

function isWide(ring: readonly PlanePoint[]): boolean {
  const extents = [ring.map(({ x }) => x), ring.map(({ y }) => y)].map((values) => Math.max(...values) - Math.min(...values));
  return Math.max(...extents) > WIDE_DEGREES * POINT_SCALE;
}

/**
 * A drawn ring as it is searched with, in degrees times `POINT_SCALE`: as it is, over the cells of a grid where it has many corners, and
 * simplified only where a home would be held against very many all the same, as in a tangle that no hand draws.
 */
export function searchedRing(drawn: readonly PlanePoint[]): { corners: readonly PlanePoint[]; cells: RingCells | null } {
  const most = isWide(drawn) ? MAX_CORNERS_OF_WIDE_RING : MAX_CORNERS;
  const cells = drawn.length > most ? cellsOf(drawn) : null;
  return cells && cells.meanCorners <= most ? { corners: drawn, cells } : { corners: simplifyRing(drawn, most), cells: null };
}

/** The distance to the edges costs eight times what inside or outside does, and nobody draws 50 corners to the decimetre. */
const MAX_CORNERS_WITH_TOLERANCE = 50;
const MAX_CORNERS_OF_WIDE_RING_WITH_TOLERANCE = 10;

/**
 * Within a ring, its edge included (`EDGE_TOLERANCE`) where it has few corners. Where a ring crosses itself a point is inside when the ring
 * winds around it (non-zero rule, as PostgreSQL and the map's fill both have it). Edges are straight on the map's plane of longitude and
 * latitude.
 */
function withinRing(ring: readonly (readonly [number, number])[], { point, slack }: Location): SqlCondition {
  const corners = unwrapRing(ring);
  const longitudes = corners.map((corner) => corner.longitude);
  const extent = { west: Math.min(...longitudes), east: Math.max(...longitudes) };
  const polygons = shiftsInto(extent).map((shift) => {
    const drawn = corners.map(({ latitude, longitude }) => ({
      x: (longitude + shift) * POINT_SCALE,
      y: latitude * POINT_SCALE,
    }));
    const { corners: points, cells } = searchedRing(drawn);
    // The index answers with what lies within few corners around the ring: the distance to each edge of a ring, which is 0 inside it,
    // costs several times what telling inside from outside does.
    const around = polygonOf(ringAround(points, SIDES_AROUND, slack * Math.SQRT2 + 2 * EDGE_TOLERANCE));
    if (cells) return sql<SqlBool>`(point <@ ${around} AND ${withinCells(cells, point)})`;
    const inside = sql`${point} <@ ${polygonOf(points)}`;
    const within =
      points.length > (isWide(drawn) ? MAX_CORNERS_OF_WIDE_RING_WITH_TOLERANCE : MAX_CORNERS_WITH_TOLERANCE)
        ? inside
        : sql`(${inside} OR ${point} <-> ${polygonOf(points)} <= ${sql.lit(EDGE_TOLERANCE)})`;
    return sql<SqlBool>`(point <@ ${around} AND ${within})`;
  });
  return anyOf(polygons);
}

/** What lies beside the grid is outside, as the cells along its sides are. */
function withinCells({ west, south, width, height, cells, bands }: RingCells, point: RawBuilder<unknown>): RawBuilder<unknown> {
  const at = (value: RawBuilder<unknown>, first: number, size: number) =>
    sql`least(${sql.lit(CELLS_PER_SIDE - 1)}, greatest(0, floor((${value} - ${sql.lit(first)}::float8) / ${sql.lit(size)}::float8)))::int`;
  const [column, row] = [at(sql`(${point})[0]`, west, width), at(sql`(${point})[1]`, south, height)];
  const used = bands.flatMap((corners, band) => (cells.includes(FIRST_BAND + band) ? [{ corners, band }] : []));
  return sql`CASE get_byte(${sql.lit(`\\x${Buffer.from(cells).toString('hex')}`)}::bytea, ${row} * ${sql.lit(CELLS_PER_SIDE)} + ${column})
    WHEN ${sql.lit(OUTSIDE)} THEN false WHEN ${sql.lit(INSIDE)} THEN true
    ${sql.join(
      used.map(({ corners, band }) => sql`WHEN ${sql.lit(FIRST_BAND + band)} THEN ${point} <@ ${polygonOf(corners)}`),
      sql` `,
    )} END`;
}

/** Numbers are written out, here and below: as parameters they cost a short search a tenth of its time. */
function polygonOf(points: readonly PlanePoint[]): RawBuilder<unknown> {
  return sql`polygon ${sql.lit(`(${points.map(({ x, y }) => `(${x},${y})`).join(',')})`)}`;
}

const keyColumns = {
  'street-and-number': 'address_key',
  street: 'street_key',
  neighborhood: 'neighborhood_key',
  'zip-code': 'zip_code',
  city: 'city_key',
  county: 'county_key',
  'state-abbreviated': 'state',
  district: 'district_key',
} as const satisfies Record<Exclude<AreaNameType, 'school-district'>, string>;

/** A street or address also by its first words: people leave the suffix out ("123 Sanchez"). Keys hold letters, digits and blanks. */
function onStreet(column: string, key: string): SqlCondition {
  return sql<SqlBool>`(${sql.ref(column)} = ${key} OR ${sql.ref(column)} LIKE ${`${key} %`})`;
}

/** A listing has a district for each level of school, the same one mostly: what stands in one column is not repeated in the next. */
const schoolDistrictColumns = ['school_district_key', 'second_school_district_key', 'third_school_district_key'] as const;

/** "2250 Powell St #4", "…, Apt. 4B": the home that is meant of those at the address. */
export const unitBehind = /[\s,]+(?:#|(?:unit|apartment|apt|suite|ste|no)\b\.?\s*#?)\s*([a-z0-9-]{1,8})\s*$/i;

function inNamedArea({ nameType, name: asked, context }: NamedArea, scope: ListingScope): SqlCondition[] {
  const unit = nameType === 'street-and-number' ? unitBehind.exec(asked) : null;
  const name = unit ? asked.slice(0, unit.index) : asked;
  const key = areaKey(nameType, name);
  const around: SqlCondition[] = [];
  if (unit) around.push(sql<SqlBool>`${unitKey(sql.ref('address_line2'))} = ${unitKey(sql.val(unit[1]))}`);
  if (nameType === 'street' || nameType === 'street-and-number') around.push(mayBeLocatedBy(scope));
  if (context?.city && nameType !== 'city') around.push(sql<SqlBool>`city_key = ${areaKey('city', context.city)}`);
  if (context?.stateAbbreviated && nameType !== 'state-abbreviated') {
    around.push(sql<SqlBool>`state = ${areaKey('state-abbreviated', context.stateAbbreviated)}`);
  }
  return named(nameType, key).map((condition) => sql<SqlBool>`(${sql.join([condition, ...around], sql` AND `)})`);
}

function named(nameType: AreaNameType, key: string): SqlCondition[] {
  if (nameType === 'school-district') return schoolDistrictColumns.map((column) => sql<SqlBool>`${sql.ref(column)} = ${key}`);
  if (nameType === 'street' || nameType === 'street-and-number') return [onStreet(keyColumns[nameType], key)];
  return [sql<SqlBool>`${sql.ref(keyColumns[nameType])} = ${key}`];
}

/** Where a listing must lie: in one of these, never in two. A listing without coordinates is in no polygon and no circle. */
export function areaPlaces(area: AreaFilter, scope: ListingScope): SqlCondition[] {
  switch (area.type) {
    case 'named-area':
      return inNamedArea(area, scope);
    case 'polygon':
      return [withinRing(area.coordinates, locationFor(scope))];
    case 'radius':
      return [withinMiles(area, area.distance, locationFor(scope))];
    case 'any-of':
      return anyOfAreas(area, scope);
  }
}

/** Kinds of which a listing has one at most: of two that are named otherwise it is in one. */
const apart: readonly AreaNameType[] = ['neighborhood', 'zip-code', 'city', 'county', 'state-abbreviated', 'district'];

function areApart(areas: readonly OneArea[]): boolean {
  const [first] = areas;
  if (first?.type !== 'named-area' || !apart.includes(first.nameType)) return false;
  const keys = areas.map((area) =>
    area.type === 'named-area' && area.nameType === first.nameType ? areaKey(area.nameType, area.name) : '',
  );
  return !keys.includes('') && new Set(keys).size === keys.length;
}

/** Areas that lie apart are counted one by one, from the index of their kind; those that may overlap are one condition. */
function anyOfAreas({ areas, except, near }: AnyOfAreas, scope: ListingScope): SqlCondition[] {
  const orOf = (one: OneArea): SqlCondition => anyOf(areaPlaces(one, scope));
  const everywhere = [
    ...(near ?? []).map((circle) => withinMiles(circle, circle.distance, locationFor(scope))),
    // What has no neighborhood is not in the one that is left out.
    ...(except ?? []).map((one) => sql<SqlBool>`${orOf(one)} IS NOT TRUE`),
  ];
  const inside = areas.length === 0 ? [] : areApart(areas) ? areas.map(orOf) : [anyOf(areas.map(orOf))];
  if (inside.length === 0) return [sql<SqlBool>`(${sql.join(everywhere, sql` AND `)})`];
  return inside.map((one) => sql<SqlBool>`(${sql.join([one, ...everywhere], sql` AND `)})`);
}
