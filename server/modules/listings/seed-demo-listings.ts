import type pg from 'pg';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { DEMO_SEED, generateDemoListings } from './demo/demo-listings.ts';
import { DEMO_SYSTEM_NAME } from './demo/to-reso.ts';
import { importListings } from './import/import-listings.ts';
import type { SourceRecord } from './import/source-record.ts';

function* demoRecords(today: string): Generator<SourceRecord> {
  let line = 0;
  for (const listing of generateDemoListings({ seed: DEMO_SEED, today })) {
    line += 1;
    yield { line, record: { ...listing } };
  }
}

/**
 * Makes the demo market through the same importer that feeds use, unless it is there. Areas are written last, so having them shows that
 * an earlier seeding was not cut off; one that was is done again.
 * @returns how many listings were made
 */
export async function seedDemoListings({
  pool,
  clock,
  log,
}: {
  pool: pg.Pool;
  clock: Clock;
  log: Pick<Log, 'info'>;
}): Promise<number> {
  const { rowCount } = await pool.query('SELECT 1 FROM areas WHERE mls_source = $1 LIMIT 1', [DEMO_SYSTEM_NAME]);
  if (rowCount) return 0;
  const records = demoRecords(calendarDateOf(clock.now()));
  const { inserted, seconds } = await importListings({ pool, clock }, { source: DEMO_SYSTEM_NAME, records });
  log.info({ listings: inserted, seconds }, 'made the demo listings');
  return inserted;
}
