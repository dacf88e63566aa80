import type { MapView } from '#contract/listing-map.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { createListingsService, importListings } from '#server/modules/listings/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { median, quantile, type Bench, type BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';
import { scatteredListings } from './support/scattered-listings.ts';

const MAX_P95_MS = 60;
const ROUNDS = 30;
const everyone = { allowedMlsProviders: ['*'] };

const aroundSanFrancisco = (degrees: number): MapView => ({
  north: 37.76 + degrees,
  south: 37.76 - degrees,
  west: -122.44 - degrees * 1.3,
  east: -122.44 + degrees * 1.3,
});

const cases: { name: string; view: MapView; zoom: number; search: ListingSearch }[] = [
  { name: 'a neighborhood', view: aroundSanFrancisco(0.02), zoom: 14, search: {} },
  { name: 'a city', view: aroundSanFrancisco(0.12), zoom: 11, search: {} },
  {
    name: 'a city, three bedrooms to $1.5M',
    view: aroundSanFrancisco(0.12),
    zoom: 11,
    search: { bedroomsCount: { startAt: 3 }, price: { endAt: 1_500_000 } },
  },
  { name: 'a metropolitan area', view: aroundSanFrancisco(0.6), zoom: 9, search: {} },
  { name: 'a state', view: { north: 42, south: 32.5, west: -124.5, east: -114 }, zoom: 6, search: {} },
];

async function measureMap({ db }: Database): Promise<BenchResult[]> {
  const listings = createListingsService({ db, clock: systemClock });
  const results: BenchResult[] = [];
  for (const { name, ...request } of cases) {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedMs = performance.now();
      ({ total } = await listings.findOnMap(request, everyone));
      times.push(performance.now() - startedMs);
    }
    const value = quantile(times.slice(3), 0.95);
    const rows = `${total.toLocaleString('en-US')} in view, median ${median(times).toFixed(1)} ms`;
    results.push({
      name: `homes of ${name} (${rows}), p95`,
      value,
      unit: 'ms',
      mustBe: `≤ ${MAX_P95_MS} ms`,
      ok: value <= MAX_P95_MS,
    });
  }
  return results;
}

/** Pins and clusters of a view among a million listings. */
export const run: Bench = async ({ small }) => {
  const database = await openOwnPostgres();
  try {
    const records = scatteredListings(small ? 4_000 : 1_000_000);
    await importListings({ pool: database.pool, clock: systemClock }, { source: 'Benchmark MLS', records });
    return await measureMap(database);
  } finally {
    await database.close();
  }
};
