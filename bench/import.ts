import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { importListings, type SourceRecord } from '#server/modules/listings/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Bench, BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';
import { scatteredListings } from './support/scattered-listings.ts';

const LEAST_PER_SECOND = 5_000;
const MOST_GROWTH_MB = 100;
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

/** First load, a mass update of every row, and the same records again; each to the end, areas and statistics included. */
export const run: Bench = async ({ small }) => {
  const count = small ? 4_000 : 200_000;
  const { pool, close } = await openOwnPostgres();
  const results: BenchResult[] = [];
  try {
    let leastMb = Number.POSITIVE_INFINITY;
    let mostMb = 0;
    const importRound = (round: number) =>
      importListings(
        { pool, clock: systemClock },
        {
          source: 'Benchmark MLS',
          records: asFromJson(count, round),
          onProgress: ({ read }) => {
            // The first batches warm up code and heap.
            if (read < count / 4) return;
            const memoryMb = process.memoryUsage().rss / 1_000_000;
            leastMb = Math.min(leastMb, memoryMb);
            mostMb = Math.max(mostMb, memoryMb);
          },
        },
      );
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
      const ok = done === count && report.perSecond >= LEAST_PER_SECOND;
      const ratio = report.perSecond / copyPerSecond;
      results.push({
        name,
        value: report.perSecond,
        unit: '/s',
        baseline: copyPerSecond,
        ratio,
        mustBe: `≥ ${LEAST_PER_SECOND}/s`,
        ok,
      });
    }
    const growthMb = mostMb - leastMb;
    results.push({
      name: 'memory growth',
      value: growthMb,
      unit: 'MB',
      mustBe: `≤ ${MOST_GROWTH_MB} MB`,
      ok: growthMb <= MOST_GROWTH_MB,
    });
  } finally {
    await close();
  }
  return results;
};
