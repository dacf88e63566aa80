import { sql, type SqlBool } from 'kysely';
import type { AreaFilter, NamedArea } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import { areaKey } from '../names.ts';
import type { Condition } from '../viewer.ts';
import { boundsOfCircle, haversineOf, POINT_SCALE, shiftsInto, unwrapRing, type Coordinates } from './geometry.ts';

/** Haversine (sin² of half the angle) between a row and a point; null for a row without coordinates. */
export function haversineFrom({ latitude, longitude }: Coordinates) {
  return sql<number>`(sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)`;
}

function anyOf(conditions: Condition[]): Condition {
  return sql<SqlBool>`(${sql.join(conditions, sql` OR `)})`;
}

/** Within a circle: bounds by index, then the exact great-circle distance. */
export function withinMiles(centre: Coordinates, miles: number): Condition {
  const bounds = boundsOfCircle(centre, miles);
  const boxes = shiftsInto(bounds).map((shift) => {
    const corners = [bounds.west + shift, bounds.south, bounds.east + shift, bounds.north].map(
      (degrees) => degrees * POINT_SCALE,
    );
    return sql<SqlBool>`point <@ box(point(${corners[0]}::float8, ${corners[1]}::float8), point(${corners[2]}::float8, ${corners[3]}::float8))`;
  });
  return sql<SqlBool>`(${anyOf(boxes)} AND ${haversineFrom(centre)} <= ${haversineOf(miles)}::float8)`;
}

/**
 * Within a ring, its edge included. Where a ring crosses itself a point is inside when the ring winds around it (non-zero rule,
 * as PostgreSQL and the map's fill both have it). Edges are straight on the map's plane of longitude and latitude.
 */
function withinRing(ring: readonly (readonly [number, number])[]): Condition {
  const corners = unwrapRing(ring);
  const longitudes = corners.map((corner) => corner.longitude);
  const extent = { west: Math.min(...longitudes), east: Math.max(...longitudes) };
  const polygons = shiftsInto(extent).map((shift) => {
    const points = corners.map(({ latitude, longitude }) => `(${(longitude + shift) * POINT_SCALE},${latitude * POINT_SCALE})`);
    return sql<SqlBool>`point <@ ${`(${points.join(',')})`}::polygon`;
  });
  return anyOf(polygons);
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
} as const satisfies Partial<Record<AreaNameType, string>>;

/** A street or address also by its first words: people leave the suffix out ("123 Sanchez"). Keys hold letters, digits and blanks. */
function onStreet(column: string, key: string): Condition {
  return sql<SqlBool>`(${sql.ref(column)} = ${key} OR ${sql.ref(column)} LIKE ${`${key} %`})`;
}

function inNamedArea({ nameType, name, context }: NamedArea): Condition {
  const key = areaKey(nameType, name);
  const conditions: Condition[] = [];
  if (nameType === 'school-district') conditions.push(sql<SqlBool>`school_district_keys @> ARRAY[${key}]::text[]`);
  else if (nameType === 'street' || nameType === 'street-and-number') conditions.push(onStreet(keyColumns[nameType], key));
  else conditions.push(sql<SqlBool>`${sql.ref(keyColumns[nameType])} = ${key}`);
  if (context?.city && nameType !== 'city') conditions.push(sql<SqlBool>`city_key = ${areaKey('city', context.city)}`);
  if (context?.stateAbbreviated && nameType !== 'state-abbreviated') {
    conditions.push(sql<SqlBool>`state = ${areaKey('state-abbreviated', context.stateAbbreviated)}`);
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
}

/** Where a listing must lie. A listing without coordinates is in no polygon and no circle. */
export function inArea(area: AreaFilter): Condition {
  switch (area.type) {
    case 'named-area':
      return inNamedArea(area);
    case 'polygon':
      return withinRing(area.coordinates);
    case 'radius':
      return withinMiles(area, area.distance);
  }
}
