import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { searchedRing } from './area.ts';
import { EARTH_RADIUS_MILES } from './geometry.ts';

type Point = readonly [latitude: number, longitude: number];

/** What counts as on an edge (`EDGE_TOLERANCE` of the search). */
const EDGE_DEGREES = 1e-6;

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

/** Degrees between a point and the nearest place on an edge, on the map's plane. */
function degreesToEdge([y, x]: Point, [y1, x1]: Point, [y2, x2]: Point): number {
  const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = lengthSquared === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / lengthSquared;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - nearest * (x2 - x1), y - y1 - nearest * (y2 - y1));
}

/** How often a ring winds around a point, counted by crossings of a ray; null within `edge` degrees of it. Plain, in doubles. */
function windingOf(ring: readonly Point[], point: Point, edge: number): number | null {
  const [y, x] = point;
  let winding = 0;
  for (const [at, from] of ring.entries()) {
    const to = ring[(at + 1) % ring.length] as Point;
    if (degreesToEdge(point, from, to) <= edge) return null;
    const [[y1, x1], [y2, x2]] = [from, to];
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
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

        // What lies within the tolerance of an edge is on it. Where the tolerance itself ends is a matter of rounding.
        const nearby = new Set(keysWhere((point) => windingOf(ring, point, EDGE_DEGREES * 1.01) === null));
        const on = new Set(keysWhere((point) => windingOf(ring, point, EDGE_DEGREES * 0.99) === null));
        const decided = (key: string) => !nearby.has(key) || on.has(key);
        const expected = keysWhere((point) => windingOf(ring, point, EDGE_DEGREES) !== 0);
        expect(found.filter(decided)).toEqual(expected.filter(decided));
      }),
      {
        numRuns: 60,
        examples: [
          // Flat, and a listing lies a few centimetres beside its only line.
          [
            [
              [37_868, -122_287],
              [36_900, -122_886],
              [36_900, -122_886],
            ],
            false,
          ],
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
      const inside = keysWhere((point) => windingOf(ring, point, EDGE_DEGREES) !== 0);
      const onEdge = keysWhere((point) => windingOf(ring, point, EDGE_DEGREES) === null);
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

describe('a line drawn by hand', () => {
  /** A finger that goes around and around, trembles and crosses its own line. */
  const drawn = fc
    .record({
      turns: fc.integer({ min: 1, max: 7 }),
      petals: fc.integer({ min: 0, max: 9 }),
      tremble: fc.double({ min: 0, max: 0.002, noNaN: true }),
      reach: fc.double({ min: 0.02, max: 0.09, noNaN: true }),
      corners: fc.constantFrom(120, 700, searchLimits.polygonPoints),
    })
    .map(({ turns, petals, tremble, reach, corners }): Point[] =>
      Array.from({ length: corners }, (_, at) => {
        const angle = (2 * Math.PI * turns * at) / corners;
        const away = reach * (1 + 0.4 * Math.sin((petals * angle) / turns)) + tremble * Math.sin(at * 12.9898);
        return [37.79 + away * Math.sin(angle) + 1e-5 * Math.cos(at), -122.41 + away * Math.cos(angle * 1.07)];
      }),
    );

  test('of thousands of corners holds exactly the homes that it winds around, none left out and none added', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (ring) => {
        const found = await keysIn({ type: 'polygon', coordinates: ring.map(([latitude, longitude]) => [latitude, longitude]) });
        const windings = points.map((point) => windingOf(ring, point, 1e-10));
        const isDecided = (key: string) => windings[Number(key.slice(1))] !== null;
        expect(found.filter(isDecided)).toEqual(keysWhere((point) => Boolean(windings[points.indexOf(point)])));
      }),
      { numRuns: 15 },
    );
  });

  test('is simplified where it crosses itself so often that each home would be held against hundreds of corners', () => {
    const corner = (at: number) => ({ x: ((at * 7919) % 10_007) * 100, y: ((at * 104_729) % 10_009) * 100 });
    const tangle = Array.from({ length: 1_000 }, (_, at) => corner(at));

    expect(searchedRing(tangle)).toMatchObject({ cells: null });
    expect(searchedRing(tangle).corners.length).toBeLessThanOrEqual(100);
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
