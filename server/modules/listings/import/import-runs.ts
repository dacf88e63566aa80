import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#server/platform/database/index.ts';
import { followUp } from './import-listings.ts';
import { markAreas } from './refresh-areas.ts';
import type { ReportLine } from './import-report.ts';

/** A report says at most so many lines; more are counted. */
const MAX_REPORT_LINES = 100_000;
const LINES_PER_INSERT = 1_000;
/** So long an import can be undone, and its report read. */
export const KEPT_DAYS = 30;

/** Gathers the lines of a run's report and writes them now and then. */
export function createLineWriter(db: Db, importId: string) {
  let number = 0;
  let waiting: { import_id: string; number: number; kind: string; line: number; listing_key: string | null; text: string }[] = [];
  const write = async (): Promise<void> => {
    const lines = waiting;
    waiting = [];
    if (lines.length > 0) await db.insertInto('listing_import_lines').values(lines).execute();
  };
  return {
    add({ kind, line, key, reason }: ReportLine): void {
      number += 1;
      if (number > MAX_REPORT_LINES) return;
      waiting.push({ import_id: importId, number, kind, line, listing_key: key, text: reason.slice(0, 1_000) });
    },
    /** After a batch: what has gathered. */
    async flush(): Promise<void> {
      while (waiting.length > 0) {
        const rest = waiting.splice(LINES_PER_INSERT);
        await write();
        waiting = rest;
      }
    },
  };
}

export interface UndoneImport {
  /** Listings as they were before. */
  restored: number;
  /** Listings that the import had made. */
  removed: number;
  /** Listings that something has changed since: they are left alone. */
  left: number;
}

/** Columns that the database makes by itself. */
async function ownColumns(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'listings' AND table_schema = current_schema() AND is_generated = 'NEVER' AND column_name <> 'id'
     ORDER BY ordinal_position`,
  );
  return rows.map(({ name }) => `"${name}"`);
}

/** What is as the import wrote it: $1 the run, $2 its source. */
const untouched = `
  FROM listing_import_changes AS change JOIN listings ON listings.mls_source = $2 AND listings.listing_key = change.listing_key
  WHERE change.import_id = $1 AND listings.content_hash = change.after_hash`;

/**
 * Takes back one import: listings that it made go, listings that it changed or deleted are as before, and those that something
 * has changed since are left alone. Prices and statuses that it told are taken out of the history.
 */
export async function undoImport(pool: pg.Pool, importId: string, now: Date): Promise<UndoneImport | null> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const { rows } = await client.query<{ source: string }>(
      `UPDATE listing_imports SET state = 'undone', undone_at = $2
       WHERE id = $1 AND state IN ('done', 'failed') AND finished_at > $2::timestamptz - make_interval(days => $3) RETURNING source`,
      [importId, now, KEPT_DAYS],
    );
    const source = rows[0]?.source;
    if (source === undefined) {
      await client.query('ROLLBACK');
      return null;
    }
    const columns = (await ownColumns(client)).join(', ');
    const total = await client.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM listing_import_changes WHERE import_id = $1',
      [importId],
    );
    await client.query(
      `DELETE FROM listing_changes USING listing_import_changes AS change, listings
       WHERE change.import_id = $1 AND listings.mls_source = $2 AND listings.listing_key = change.listing_key
         AND listings.content_hash = change.after_hash AND listing_changes.mls_source = $2
         AND listing_changes.listing_key = change.listing_key AND listing_changes.recorded_at = listings.imported_at`,
      [importId, source],
    );
    const restored = await client.query(
      `UPDATE listings SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::listings, found.before))
       FROM (SELECT listings.id, change.before ${untouched} AND change.before IS NOT NULL) AS found WHERE listings.id = found.id`,
      [importId, source],
    );
    const brought = await client.query(
      `INSERT INTO listings (${columns})
       SELECT ${columns} FROM (
         SELECT (jsonb_populate_record(NULL::listings, before)).* FROM listing_import_changes
         WHERE import_id = $1 AND after_hash = '' AND before IS NOT NULL
       ) AS gone ON CONFLICT (mls_source, listing_key) DO NOTHING`,
      [importId],
    );
    const removed = await client.query(
      `DELETE FROM listings USING (SELECT listings.id ${untouched} AND change.before IS NULL) AS found WHERE listings.id = found.id`,
      [importId, source],
    );
    await client.query(
      `INSERT INTO listing_remark_marks SELECT listings.id FROM listings JOIN listing_import_changes AS change USING (listing_key)
       WHERE listings.mls_source = $2 AND change.import_id = $1 ON CONFLICT DO NOTHING`,
      [importId, source],
    );
    await markAreas(client, source);
    await client.query('DELETE FROM listing_import_changes WHERE import_id = $1', [importId]);
    const counts = { restored: (restored.rowCount ?? 0) + (brought.rowCount ?? 0), removed: removed.rowCount ?? 0 };
    const undone = { ...counts, left: (total.rows[0]?.count ?? 0) - counts.restored - counts.removed };
    await client.query('UPDATE listing_imports SET undone_counts = $2 WHERE id = $1', [importId, JSON.stringify(undone)]);
    await client.query('COMMIT');
    await followUp(client, source, counts.restored + counts.removed);
    return undone;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Forgets runs that can no longer be undone; the files of uploads are gone by then. */
async function forgetOldImports(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('listing_imports')
    .where('created_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
    .where('file_key', 'is', null)
    .execute();
}

interface BeganRun {
  id: string;
  source: string;
  fileName: string;
  /** Its row is there since the upload; a report of an earlier try goes. */
  isMade: boolean;
  now: Date;
}

export async function beginRun(db: Db, { id, source, fileName, isMade, now }: BeganRun): Promise<void> {
  await forgetOldImports(db, now);
  const started = { state: 'running', started_at: now };
  if (!isMade) {
    await db
      .insertInto('listing_imports')
      .values({ ...started, id, source, file_name: fileName, user_id: null, created_at: now })
      .execute();
    return;
  }
  await db.deleteFrom('listing_import_lines').where('import_id', '=', id).execute();
  const anew = { read_count: 0, read_share: 0, problem: null, report: null, finished_at: null };
  await db
    .updateTable('listing_imports')
    .set({ ...started, ...anew })
    .where('id', '=', id)
    .execute();
}

/** How far a run is, for who waits for it. */
export async function tellProgress(db: Db, id: string, progress: { read_count: number; read_share: number }): Promise<void> {
  await db.updateTable('listing_imports').set(progress).where('id', '=', id).execute();
}
