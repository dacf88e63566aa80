import type pg from 'pg';
import { importListings, type SourceRecord, type SourcesService } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { countsOf, DEMO_COUNT, DEMO_SEED, generateDemoListings } from './demo-listings.ts';
import { demoMarkets } from './markets/index.ts';
import type { Market } from './markets/market.ts';

function* demoRecords(market: Market, count: number, today: string): Generator<SourceRecord> {
  let line = 0;
  for (const listing of generateDemoListings({ seed: DEMO_SEED, today, count, markets: [market] })) {
    line += 1;
    yield { line, record: { ...listing } };
  }
}

/** Invented listings may be shown to anybody, and say that they are invented. What an administrator made of the source stays. */
async function ensureDemoSource(sources: SourcesService, { systemName, name }: Market): Promise<void> {
  if ((await sources.read()).has(systemName)) return;
  await sources.upsert(systemName, {
    title: systemName,
    attributionText: `Demo data: invented listings in ${name}`,
    disclaimer:
      'These listings are invented to show how the product works. Places are real; homes, prices, people and offices are not. Nothing here is for sale or for rent.',
    showsToAgents: true,
    showsToClients: true,
    sendsToModels: true,
  });
}

export interface SeedOptions {
  pool: pg.Pool;
  clock: Clock;
  log: Pick<Log, 'info'>;
  sources: SourcesService;
  /** Of all markets together. */
  count?: number;
}

/**
 * Makes the demo markets through the same importer that feeds use, each unless it is there. A market's areas are written last, so
 * having them shows that an earlier seeding was not cut off; one that was is done again.
 * @returns how many listings were made
 */
export async function seedDemoListings({ pool, clock, log, sources, count = DEMO_COUNT }: SeedOptions): Promise<number> {
  const made = await sources.findImported(demoMarkets.map(({ systemName }) => systemName));
  const missing = countsOf(demoMarkets, count).filter(({ market }) => !made.has(market.systemName));
  const today = calendarDateOf(clock.now());
  let listings = 0;
  let seconds = 0;
  for (const [at, { market, count: own }] of missing.entries()) {
    await ensureDemoSource(sources, market);
    const records = demoRecords(market, own, today);
    const moreFollows = at < missing.length - 1;
    const report = await importListings({ pool, clock }, { source: market.systemName, records, moreFollows });
    listings += report.inserted;
    seconds += report.seconds;
  }
  if (missing.length > 0) log.info({ listings, markets: missing.length, seconds }, 'made the demo listings');
  return listings;
}
