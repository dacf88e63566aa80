import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { importListings, type SourceRecord } from '#server/modules/listings/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Bench, BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';
import { scatteredListings } from './support/scattered-listings.ts';

const MIN_PER_SECOND = 5_000;
const MAX_GROWTH_MB = 20;
const MAX_RESIDENT_MB = 600;
const COPIED_ROWS = 20_000;

/** Records as a file gives them: parsed from their JSON text, one by one. */
function* asFromJson(count: number, round: number): Generator<SourceRecord> {
  for (const entry of scatteredListings(count, round)) {
    if ('record' in entry)
      yield { line: entry.line, record: JSON.parse(JSON.stringify(entry.record)) as Record<string, unknown> };
  }
}

/** Rows per second of COPY alone: rows that an import made, as text, into a table with the same columns and indexes. */
async function copyRate(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('CREATE TABLE copied (LIKE listings INCLUDING ALL)');
    const { rows } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = 'listings' AND is_generated = 'NEVER' AND column_name <> 'id' ORDER BY ordinal_position`,
    );
    const columns = rows.map((row) => row.name).join(', ');
    const text = await buffer(client.query(copyTo(`COPY (SELECT ${columns} FROM listings LIMIT ${COPIED_ROWS}) TO STDOUT`)));
    const startedMs = performance.now();
    await pipeline(Readable.from([text]), client.query(copyFrom(`COPY copied (${columns}) FROM STDIN`)));
    const seconds = (performance.now() - startedMs) / 1_000;
    const { rows: copied } = await client.query<{ count: number }>('SELECT count(*) FROM copied');
    return (copied[0]?.count ?? 0) / seconds;
  } finally {
    client.release();
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What the program holds when its garbage is collected; resident memory also has what the collector has not yet come to. */
function liveMb(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

/** First load, a mass update of every row, and the same records again; each to the end, areas and statistics included. */
export const run: Bench = async ({ small }) => {
  const count = small ? 16_000 : 200_000;
  const { pool, close } = await openOwnPostgres();
  const results: BenchResult[] = [];
  try {
    const growthsMb: number[] = [];
    let mostResidentMb = 0;
    const importRound = async (round: number) => {
      let [earlyMb, lateMb]: (number | undefined)[] = [];
      const report = await importListings(
        { pool, clock: systemClock },
        {
          source: 'Benchmark MLS',
          records: asFromJson(count, round),
          // As `npm run import` does.
          writers: 2,
          onProgress: ({ read }) => {
            mostResidentMb = Math.max(mostResidentMb, process.memoryUsage().rss / 1_000_000);
            if (read >= count / 4) earlyMb ??= liveMb();
            if (read >= (count * 3) / 4) lateMb ??= liveMb();
          },
        },
      );
      growthsMb.push((lateMb ?? Number.NaN) - (earlyMb ?? Number.NaN));
      return report;
    };
    const first = await importRound(0);
    const copyPerSecond = await copyRate(pool);
    const update = await importRound(1);
    const again = await importRound(1);
    const rates = [
      { name: `first load of ${count} listings`, report: first, done: first.inserted },
      { name: 'mass update of every listing', report: update, done: update.updated },
      { name: 'the same listings again', report: again, done: again.unchanged },
    ];
    for (const { name, report, done } of rates) {
      const ok = done === count && report.perSecond >= MIN_PER_SECOND;
      const ratio = report.perSecond / copyPerSecond;
      results.push({
        name,
        value: report.perSecond,
        unit: '/s',
        baseline: copyPerSecond,
        ratio,
        mustBe: `≥ ${MIN_PER_SECOND}/s`,
        ok,
      });
    }
    const growthMb = Math.max(...growthsMb);
    results.push({
      name: 'live memory after three quarters over that after one',
      value: growthMb,
      unit: 'MB',
      mustBe: `≤ ${MAX_GROWTH_MB} MB`,
      ok: growthMb <= MAX_GROWTH_MB,
    });
    results.push({
      name: 'most resident memory',
      value: mostResidentMb,
      unit: 'MB',
      mustBe: `≤ ${MAX_RESIDENT_MB} MB`,
      ok: mostResidentMb <= MAX_RESIDENT_MB,
    });
  } finally {
    await close();
  }
  return results;
};
