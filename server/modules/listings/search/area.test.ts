import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { EARTH_RADIUS_MILES } from './geometry.ts';

type Point = readonly [latitude: number, longitude: number];

let database: ListingsDatabase;
let listings: ListingsService;
const everyone = { allowedMlsProviders: ['*'] };

/** A grid over San Francisco (points on whole hundredths of a degree), scattered points, and the ends of the map. */
const points: Point[] = [];
for (let row = 0; row <= 20; row += 1)
  for (let column = 0; column <= 20; column += 1) points.push([37.7 + row / 100, -122.5 + column / 100]);
for (let number = 0; number < 600; number += 1) {
  points.push([37.7 + ((number * 7919) % 2003) / 10_015, -122.5 + ((number * 104_729) % 1999) / 9_995]);
}
points.push([51.9, 179.95], [51.9, -179.95], [-16.8, 179.999], [-16.8, -179.999], [89.9, 10], [89.9, -170], [-89.9, 0]);

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  const located = points.map(([Latitude, Longitude], at) => resoRecord({ ListingKey: `p${at}`, Latitude, Longitude }));
  await importRecords(database.pool, [...located, resoRecord({ ListingKey: 'nowhere', Latitude: 0, Longitude: 0 })]);
});
afterAll(() => database.drop());

async function keysIn(areaFilter: AreaFilter): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, meta } = await listings.search({ areaFilter, paginationLimit: 100, paginationPage: page }, everyone);
    keys.push(...items.map((item) => item.uPropertyId));
    if (page >= meta.totalPages) {
      expect(keys).toHaveLength(meta.totalItems);
      return keys.sort();
    }
  }
}

function keysWhere(holds: (point: Point) => boolean): string[] {
  return points.flatMap((point, at) => (holds(point) ? [`p${at}`] : [])).sort();
}

/** How often a ring winds around a point, counted by crossings of a ray; null for a point on its edge. Plain, in doubles. */
function windingOf(ring: readonly Point[], [y, x]: Point): number | null {
  let winding = 0;
  for (const [at, [y1, x1]] of ring.entries()) {
    const [y2, x2] = ring[(at + 1) % ring.length] as Point;
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    const length = Math.hypot(x2 - x1, y2 - y1);
    const between = (x - x1) * (x - x2) + (y - y1) * (y - y2) <= 1e-12;
    if (between && Math.abs(side) <= 1e-10 * Math.max(length, 1e-10)) return null;
    if (y1 <= y && y2 > y && side > 0) winding += 1;
    if (y1 > y && y2 <= y && side < 0) winding -= 1;
  }
  return winding;
}

/** Great-circle miles by the angle between two vectors: another formula than the one under test. */
function milesBetween([lat1, lng1]: Point, [lat2, lng2]: Point): number {
  const vector = (lat: number, lng: number) => {
    const [a, b] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)] as const;
  };
  const [u, v] = [vector(lat1, lng1), vector(lat2, lng2)];
  const cross = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
  return EARTH_RADIUS_MILES * Math.atan2(cross, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]);
}

describe('a polygon', () => {
  const corner = fc.tuple(fc.integer({ min: 36_900, max: 38_000 }), fc.integer({ min: -123_000, max: -122_200 }));

  test('holds exactly the listings that its ring winds around, crossing itself or not, closed or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(corner, { minLength: 3, maxLength: 9 }), fc.boolean(), async (corners, closed) => {
        const ring = corners.map(([latitude, longitude]): Point => [latitude / 1_000 + 0.0003, longitude / 1_000 + 0.0007]);
        const sent = closed ? [...ring, ring[0] as Point] : ring;

        const found = await keysIn({ type: 'polygon', coordinates: sent.map(([lat, lng]) => [lat, lng]) });

        // Whether a listing lies on a slanted edge or a hair beside it is a matter of rounding: either answer will do.
        const onEdge = new Set(keysWhere((point) => windingOf(ring, point) === null));
        const offEdge = (key: string) => !onEdge.has(key);
        expect(found.filter(offEdge)).toEqual(keysWhere((point) => windingOf(ring, point) !== 0).filter(offEdge));
      }),
      {
        numRuns: 60,
        examples: [
          [
            [
              [37_815, -122_295],
              [37_509, -122_409],
              [36_900, -122_200],
              [36_900, -122_200],
            ],
            false,
          ],
        ],
      },
    );
  });

  test('holds the listings on its edges and corners, straight and slanted', async () => {
    const square: Point[] = [
      [37.72, -122.48],
      [37.72, -122.44],
      [37.76, -122.44],
      [37.76, -122.48],
    ];
    const diamond: Point[] = [
      [37.72, -122.46],
      [37.74, -122.44],
      [37.76, -122.46],
      [37.74, -122.48],
    ];
    for (const ring of [square, diamond]) {
      const inside = keysWhere((point) => windingOf(ring, point) !== 0);
      const onEdge = keysWhere((point) => windingOf(ring, point) === null);
      expect(onEdge.length).toBeGreaterThan(7);
      expect(inside).toEqual(expect.arrayContaining(onEdge));
      expect(await keysIn({ type: 'polygon', coordinates: ring.map(([lat, lng]) => [lat, lng]) })).toEqual(inside);
    }
  });

  test('over the antimeridian goes the short way round', async () => {
    const ring: [number, number][] = [
      [51, 179.5],
      [51, -179.5],
      [53, -179.5],
      [53, 179.5],
    ];
    const expected = keysWhere(([latitude, longitude]) => latitude === 51.9 && Math.abs(longitude) > 179);
    expect(expected).toHaveLength(2);
    expect(await keysIn({ type: 'polygon', coordinates: ring })).toEqual(expected);
    expect(await keysIn({ type: 'polygon', coordinates: ring.toReversed() })).toEqual(expected);
  });
});

describe('a radius', () => {
  test('holds exactly the listings within its great-circle distance', async () => {
    const centre = fc.tuple(fc.double({ min: 37.6, max: 38, noNaN: true }), fc.double({ min: -122.6, max: -122.2, noNaN: true }));
    await fc.assert(
      fc.asyncProperty(centre, fc.double({ min: 0.05, max: 20, noNaN: true }), async (from, miles) => {
        const rim = points.some((point) => Math.abs(milesBetween(from, point) - miles) < 1e-6);
        fc.pre(!rim);
        const found = await keysIn({ type: 'radius', latitude: from[0], longitude: from[1], distance: miles });
        expect(found).toEqual(keysWhere((point) => milesBetween(from, point) <= miles));
      }),
      { numRuns: 60 },
    );
  });

  test.each<[string, Point, number]>([
    ['over the antimeridian', [51.9, 179.99], 10],
    ['over the antimeridian from the other side', [-16.8, -180], 1],
    ['over the pole', [89.95, 100], 30],
    ['at the other pole', [-90, 0], 10],
  ])('%s is whole', async (_, from, miles) => {
    const expected = keysWhere((point) => milesBetween(from, point) <= miles);
    expect(expected.length).toBeGreaterThan(0);
    expect(await keysIn({ type: 'radius', latitude: from[0], longitude: from[1], distance: miles })).toEqual(expected);
  });
});
