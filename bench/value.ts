import { cpus } from 'node:os';
import { createListingsService, importListings } from '#server/modules/listings/index.ts';
import { createMarketService } from '#server/modules/market/index.ts';
import { refreshMonths } from '#server/modules/market/months/refresh-months.ts';
import { refreshModels } from '#server/modules/market/models/refresh-models.ts';
import { median, quantile, type Bench, type BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';
import { scatteredListings } from './support/scattered-listings.ts';

const MAX_P95_MS = 40;
const MAX_FIT_MINUTES = 10;
const MAX_HISTORY_P95_MS = 30;
const MAX_CHANGED_P95_MS = 150;
const HISTORIES = 400;
const VALUES = 300;
const WARM_UP = 60;
const source = 'Benchmark MLS';
const everyone = { allowedMlsProviders: ['*'] };
/** The day that the scattered listings lead up to. */
const clock = { now: () => new Date('2026-11-20T18:00:00Z') };

/**
 * Values with their queries at 1,000,000 listings (or BENCH_LISTINGS), and learning all of their markets; prices are scattered, so that only
 * time counts.
 */
export const run: Bench = async ({ small }) => {
  const count = small ? 20_000 : Number(process.env['BENCH_LISTINGS'] ?? 1_000_000);
  const database = await openOwnPostgres();
  try {
    const { pool, db } = database;
    await importListings({ pool, clock }, { source, records: scatteredListings(count) });
    const cpuBefore = process.cpuUsage();
    const startedMs = performance.now();
    const learned = await refreshModels({ ...database, clock }, source);
    const minutes = (performance.now() - startedMs) / 60_000;
    const { user, system } = process.cpuUsage(cpuBefore);

    const market = createMarketService({ ...database, clock, listings: createListingsService({ db, clock }) });
    const { rows } = await pool.query<{ listing_id: string }>(
      "SELECT listing_id FROM listings WHERE status = 'active' AND NOT is_lease AND living_area_sqft > 0 AND property_type = 'single-family-home' ORDER BY md5(listing_key) LIMIT $1",
      [VALUES + WARM_UP],
    );
    const times: number[] = [];
    let valued = 0;
    for (const { listing_id: mlsId } of rows) {
      const from = performance.now();
      const { value } = await market.value(everyone, { subject: { mlsId, mlsSource: source } });
      times.push(performance.now() - from);
      if (value !== null) valued += 1;
    }
    const changed: number[] = [];
    for (const { listing_id: mlsId } of rows.slice(0, VALUES)) {
      const from = performance.now();
      const request = { subject: { mlsId, mlsSource: source, changes: { fullBaths: 3 } } };
      await Promise.all([market.value(everyone, request), market.findComparables(everyone, request.subject)]);
      changed.push(performance.now() - from);
    }

    const monthsFromMs = performance.now();
    const areas = await refreshMonths({ db, clock }, source);
    const monthsSeconds = (performance.now() - monthsFromMs) / 1_000;
    const { rows: cities } = await pool.query<{ city: string; state: string }>(
      'SELECT DISTINCT city, state FROM listings WHERE city IS NOT NULL AND state IS NOT NULL ORDER BY 1',
    );
    const histories: number[] = [];
    for (let at = 0; at < HISTORIES; at += 1) {
      const { city: name = '', state: stateAbbreviated = '' } = cities[at % cities.length] ?? {};
      const from = performance.now();
      const { months } = await market.history(
        { areaFilter: { type: 'named-area', nameType: 'city', name, context: { stateAbbreviated } }, months: 120 },
        everyone,
      );
      histories.push(performance.now() - from);
      if (months.length === 0) throw new Error(`${name} has no months`);
    }
    const historyP95 = quantile(histories, 0.95);
    const changedP95 = quantile(changed, 0.95);
    const warm = times.slice(WARM_UP);
    const p95 = quantile(warm, 0.95);
    const size = `${count / 1_000}k listings`;
    const results: BenchResult[] = [
      { name: `a value with its queries, ${size}, p50`, value: median(warm), unit: 'ms', mustBe: '–', ok: true },
      {
        name: `a value with its queries, ${size}, p95`,
        value: p95,
        unit: 'ms',
        mustBe: `≤ ${MAX_P95_MS} ms`,
        ok: p95 <= MAX_P95_MS,
      },
      {
        name: `the first value of a market, slowest`,
        value: Math.max(...times.slice(0, WARM_UP)),
        unit: 'ms',
        mustBe: '–',
        ok: true,
      },
      {
        name: 'a changed value with who was left out, p95',
        value: changedP95,
        unit: 'ms',
        mustBe: `≤ ${MAX_CHANGED_P95_MS} ms`,
        ok: changedP95 <= MAX_CHANGED_P95_MS,
      },
      {
        name: 'ten years of a city by month, p95',
        value: historyP95,
        unit: 'ms',
        mustBe: `≤ ${MAX_HISTORY_P95_MS} ms`,
        ok: historyP95 <= MAX_HISTORY_P95_MS,
      },
      { name: `reading the months of all ${areas} areas`, value: monthsSeconds, unit: 's', mustBe: '–', ok: true },
      { name: 'homes that were valued', value: valued, unit: `of ${rows.length}`, mustBe: 'all', ok: valued === rows.length },
      {
        name: `learning all ${learned} markets, on the clock`,
        value: minutes,
        unit: 'minutes',
        mustBe: `≤ ${MAX_FIT_MINUTES}`,
        ok: minutes <= MAX_FIT_MINUTES,
      },
      {
        name: `learning all markets, processor of ${cpus().length}`,
        value: (user + system) / 60_000_000,
        unit: 'minutes',
        mustBe: `≤ ${MAX_FIT_MINUTES}`,
        ok: user + system <= MAX_FIT_MINUTES * 60_000_000,
      },
      { name: 'memory after it', value: process.memoryUsage().rss / 1_000_000, unit: 'MB', mustBe: '–', ok: true },
    ];
    return results;
  } finally {
    await database.close();
  }
};
