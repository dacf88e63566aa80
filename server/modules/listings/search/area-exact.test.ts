import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

/**
 * Polygons against a second computation in whole numbers, which rounds nothing: places and corners are on a grid of a millionth of a
 * degree, as feeds send them, over King County.
 */
type GridPoint = readonly [latitude: bigint, longitude: bigint];

const GRID = 1_000_000;
/** The tolerance of an edge, in units of the grid. */
const TOLERANCE = 1n;

let random = 20_261_121;
function draw(below: number): number {
  random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((random / 2 ** 32) * below);
}

const south = 47_155_000;
const west = -122_520_000;
const [height, width] = [620_000, 1_200_000];
const anywhere = (): GridPoint => [BigInt(south + draw(height)), BigInt(west + draw(width))];

/** Ways in which a ring may be drawn; slanted edges whose slope no double has exactly. */
const rings: Record<string, GridPoint[]> = {
  'a kite': [
    [47_300_000n, -122_300_000n],
    [47_500_000n, -122_100_000n],
    [47_700_000n, -122_300_000n],
    [47_500_000n, -122_420_000n],
  ],
  'a bow tie': [
    [47_250_000n, -122_400_000n],
    [47_650_000n, -121_800_000n],
    [47_250_000n, -121_800_000n],
    [47_650_000n, -122_400_000n],
  ],
  'a star of five points': [0, 2, 4, 1, 3].map((point) => [
    BigInt(Math.round(47_480_000 + 280_000 * Math.cos((point * 2 * Math.PI) / 5))),
    BigInt(Math.round(-121_950_000 + 400_000 * Math.sin((point * 2 * Math.PI) / 5))),
  ]),
  'a scribble': Array.from({ length: 12 }, anywhere),
  'another scribble': Array.from({ length: 40 }, anywhere),
  'a sliver': [
    [47_200_000n, -122_500_000n],
    [47_700_000n, -121_500_000n],
    [47_700_001n, -121_500_000n],
  ],
};

function edgesOf(ring: readonly GridPoint[]): [from: GridPoint, to: GridPoint][] {
  return ring.map((from, at) => [from, ring[(at + 1) % ring.length] as GridPoint]);
}

/** Places along edges: exactly on them where the grid allows, else as near as a feed can say; and just beside them. */
function alongEdges(ring: readonly GridPoint[]): GridPoint[] {
  return edgesOf(ring).flatMap(([[y1, x1], [y2, x2]]) =>
    [0n, 1n, 3n, 7n, 10n].flatMap((tenths): GridPoint[] => {
      const [y, x] = [y1 + ((y2 - y1) * tenths) / 10n, x1 + ((x2 - x1) * tenths) / 10n];
      return [
        [y, x],
        [y + 3n, x],
        [y, x - 3n],
      ];
    }),
  );
}

const places: GridPoint[] = [...Array.from({ length: 4_000 }, anywhere), ...Object.values(rings).flatMap(alongEdges)];

type Verdict = 'inside' | 'outside' | 'either';

/** Exactly: on an edge or wound around is inside; a hair outside an edge, just at the tolerance, either answer will do. */
function verdictOf(ring: readonly GridPoint[], [y, x]: GridPoint): Verdict {
  let winding = 0;
  let isNearEdge = false;
  let isAtTolerance = false;
  for (const [[y1, x1], [y2, x2]] of edgesOf(ring)) {
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (y1 <= y && y2 > y && side > 0n) winding += 1;
    if (y1 > y && y2 <= y && side < 0n) winding -= 1;
    const length2 = (x2 - x1) ** 2n + (y2 - y1) ** 2n;
    const along = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1);
    // Squares of the distance, times `length2` so that nothing is divided.
    const [offset2, scale] =
      along <= 0n || length2 === 0n
        ? [(x - x1) ** 2n + (y - y1) ** 2n, 1n]
        : along >= length2
          ? [(x - x2) ** 2n + (y - y2) ** 2n, 1n]
          : [side ** 2n, length2];
    const limit = TOLERANCE ** 2n * scale;
    if (offset2 * 1_000n <= limit * 999n) isNearEdge = true;
    else if (offset2 * 1_000n <= limit * 1_001n) isAtTolerance = true;
  }
  if (winding !== 0 || isNearEdge) return 'inside';
  return isAtTolerance ? 'either' : 'outside';
}

const degrees = (units: bigint): number => Number(units) / GRID;

let database: ListingsDatabase;
let listings: ListingsService;
beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  await importRecords(
    database.pool,
    places.map(([latitude, longitude], at) =>
      resoRecord({ ListingKey: `p${at}`, Latitude: degrees(latitude), Longitude: degrees(longitude) }),
    ),
  );
});
afterAll(() => database.drop());

async function keysWithin(ring: readonly GridPoint[]): Promise<Set<string>> {
  const keys = new Set<string>();
  const coordinates = ring.map(([latitude, longitude]): [number, number] => [degrees(latitude), degrees(longitude)]);
  for (let page = 1; ; page += 1) {
    const request = { areaFilter: { type: 'polygon', coordinates } as const, paginationLimit: 100, paginationPage: page };
    const { items, meta } = await listings.search(request, { allowedMlsProviders: ['*'] });
    for (const item of items) keys.add(item.uPropertyId);
    if (page >= meta.totalPages) return keys;
  }
}

test.each(Object.keys(rings))('%s holds what an exact computation says, on its edges and beside them too', async (name) => {
  const ring = rings[name] ?? [];
  const verdicts = places.map((place) => verdictOf(ring, place));
  expect(verdicts.filter((verdict) => verdict === 'inside').length).toBeGreaterThan(name === 'a sliver' ? 2 : 100);
  const found = await keysWithin(ring);
  const wrong = verdicts.flatMap((verdict, at) =>
    verdict !== 'either' && found.has(`p${at}`) !== (verdict === 'inside') ? [{ at, verdict, place: places[at] }] : [],
  );
  expect(wrong).toEqual([]);
});

test('closed or not, and drawn either way round, a ring is the same', async () => {
  for (const ring of [rings['a bow tie'], rings['a scribble']]) {
    const open = ring ?? [];
    const found = await keysWithin(open);
    expect(await keysWithin([...open, open[0] as GridPoint])).toEqual(found);
    expect(await keysWithin(open.toReversed())).toEqual(found);
  }
});
