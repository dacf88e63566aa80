import type pg from 'pg';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import { createListingsService, importListings, indexRemarks, type ListingsService } from '#server/modules/listings/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { median, quantile, type Bench, type BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';
import { scatteredListings } from './support/scattered-listings.ts';
import { scribble } from './support/scribble.ts';
import { searchCases, type SearchCase } from './support/search-cases.ts';

const MAX_RATIO = 1.3;
const MAX_P95_MS = 60;
const MAX_PLACES_MS = 10;
const MAX_SCRIBBLE_MS = 500;
const ROUNDS = 40;
const BOUNDED_FROM = 1_000_000;
const everyone = { allowedMlsProviders: ['*'] };

/** What agents type into an area field: a few letters, a whole name, a word inside one, a mistake, an address. */
const typedPlaces = ['s', 'sa', 'san', 'san fran', 'neighborhood 7', 'francisco', 'sandiego', 'street 77', '941', '12 street'];

async function runByHand(pool: pg.Pool, queries: string[]): Promise<number> {
  let total = 0;
  for (const query of queries) {
    const { rows } = await pool.query<{ count?: number }>(query);
    total = rows[0]?.count ?? total;
  }
  return total;
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await task();
  return performance.now() - startedMs;
}

/** Both ways in turns, so that what else the machine does falls on both. */
async function measure(
  listings: ListingsService,
  pool: pg.Pool,
  { name, request, byHand }: SearchCase,
): Promise<{ ours: number[]; hand: number[] }> {
  const { meta } = await listings.search(request, everyone);
  const total = await runByHand(pool, byHand);
  if (total !== meta.totalItems)
    throw new Error(`${name}: the search finds ${meta.totalItems} listings, by hand there are ${total}`);
  const [ours, hand]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await timeOf(() => listings.search(request, everyone)));
    hand.push(await timeOf(() => runByHand(pool, byHand)));
  }
  return { ours: ours.slice(5), hand: hand.slice(5) };
}

async function searchResults(listings: ListingsService, pool: pg.Pool, one: SearchCase, count: number): Promise<BenchResult[]> {
  const { ours, hand } = await measure(listings, pool, one);
  const size = `${count / 1_000}k`;
  const [value, baseline] = [median(ours), median(hand)];
  const ratio = value / baseline;
  const middle: BenchResult = {
    name: `${one.name}, ${size}, p50`,
    value,
    unit: 'ms',
    baseline,
    ratio,
    mustBe: `≤ ${MAX_RATIO}`,
    ok: ratio <= MAX_RATIO,
  };
  if (count < BOUNDED_FROM || one.isUnbounded) return [middle];
  const p95 = quantile(ours, 0.95);
  const high: BenchResult = {
    name: `${one.name}, ${size}, p95`,
    value: p95,
    unit: 'ms',
    mustBe: `≤ ${MAX_P95_MS} ms`,
    ok: p95 <= MAX_P95_MS,
  };
  return [middle, high];
}

async function placesResult(listings: ListingsService, count: number): Promise<BenchResult> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of typedPlaces) times.push(await timeOf(() => listings.findPlaces(text, undefined, everyone)));
  }
  const value = quantile(times, 0.95);
  return {
    name: `places for a field, ${count / 1_000}k, p95`,
    value,
    unit: 'ms',
    mustBe: `≤ ${MAX_PLACES_MS} ms`,
    ok: value <= MAX_PLACES_MS,
  };
}

/** No search may keep a connection from others for longer, whatever is drawn. */
async function scribblesResult(listings: ListingsService, count: number): Promise<BenchResult> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = { areaFilter: { type: 'polygon' as const, coordinates: scribble() }, propertyStatus: [...listingStatuses] };
    times.push(await timeOf(() => listings.search(request, everyone)));
  }
  const value = Math.max(...times);
  return {
    name: `a scribble of 1,000 corners, ${count / 1_000}k, slowest`,
    value,
    unit: 'ms',
    mustBe: `≤ ${MAX_SCRIBBLE_MS} ms`,
    ok: value <= MAX_SCRIBBLE_MS,
  };
}

/** Every search of `search-cases.ts` with page and exact count, and places for a field, on a database that holds `count` listings. */
export async function measureSearches({ pool, db }: Pick<Database, 'pool' | 'db'>, count: number): Promise<BenchResult[]> {
  const listings = createListingsService({ db, clock: systemClock });
  const results: BenchResult[] = [];
  for (const one of searchCases) results.push(...(await searchResults(listings, pool, one, count)));
  return [...results, await scribblesResult(listings, count), await placesResult(listings, count)];
}

/** Searches with page and exact count against the best SQL for the same by hand. */
export const run: Bench = async ({ small }) => {
  const results: BenchResult[] = [];
  for (const count of small ? [4_000] : [200_000, 1_000_000]) {
    const database = await openOwnPostgres();
    try {
      await importListings(
        { pool: database.pool, clock: systemClock },
        { source: 'Benchmark MLS', records: scatteredListings(count) },
      );
      await indexRemarks(database.db);
      results.push(...(await measureSearches(database, count)));
    } finally {
      await database.close();
    }
  }
  return results;
};
