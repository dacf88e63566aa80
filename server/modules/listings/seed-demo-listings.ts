import type pg from 'pg';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { countsOf, DEMO_COUNT, DEMO_SEED, generateDemoListings } from './demo/demo-listings.ts';
import { demoMarkets } from './demo/markets/index.ts';
import type { Market } from './demo/markets/market.ts';
import { importListings } from './import/import-listings.ts';
import type { SourceRecord } from './import/source-record.ts';

function* demoRecords(market: Market, count: number, today: string): Generator<SourceRecord> {
  let line = 0;
  for (const listing of generateDemoListings({ seed: DEMO_SEED, today, count, markets: [market] })) {
    line += 1;
    yield { line, record: { ...listing } };
  }
}

/** Invented listings may be shown to anybody, and say that they are invented. */
async function ensureDemoSource(pool: pg.Pool, { systemName, name }: Market, now: Date): Promise<void> {
  await pool.query(
    `INSERT INTO listing_sources
       (name, title, attribution_text, disclaimer, shows_to_agents, shows_to_clients, sends_to_models, created_at, updated_at)
     VALUES ($1, $2, $3, $4, true, true, true, $5, $5)
     ON CONFLICT (name) DO NOTHING`,
    [
      systemName,
      systemName,
      `Demo data: invented listings in ${name}`,
      'These listings are invented to show how the product works. Places are real; homes, prices, people and offices are not. Nothing here is for sale or for rent.',
      now,
    ],
  );
}

export interface SeedOptions {
  pool: pg.Pool;
  clock: Clock;
  log: Pick<Log, 'info'>;
  /** Of all markets together. */
  count?: number;
}

/**
 * Makes the demo markets through the same importer that feeds use, each unless it is there. A market's areas are written last, so
 * having them shows that an earlier seeding was not cut off; one that was is done again.
 * @returns how many listings were made
 */
export async function seedDemoListings({ pool, clock, log, count = DEMO_COUNT }: SeedOptions): Promise<number> {
  const sources = demoMarkets.map(({ systemName }) => systemName);
  const { rows } = await pool.query<{ mls_source: string }>('SELECT DISTINCT mls_source FROM areas WHERE mls_source = ANY($1)', [
    sources,
  ]);
  const made = new Set(rows.map((row) => row.mls_source));
  const missing = countsOf(demoMarkets, count).filter(({ market }) => !made.has(market.systemName));
  const today = calendarDateOf(clock.now());
  let listings = 0;
  let seconds = 0;
  for (const [at, { market, count: own }] of missing.entries()) {
    await ensureDemoSource(pool, market, clock.now());
    const records = demoRecords(market, own, today);
    const moreFollows = at < missing.length - 1;
    const report = await importListings({ pool, clock }, { source: market.systemName, records, moreFollows });
    listings += report.inserted;
    seconds += report.seconds;
  }
  if (missing.length > 0) log.info({ listings, markets: missing.length, seconds }, 'made the demo listings');
  return listings;
}
