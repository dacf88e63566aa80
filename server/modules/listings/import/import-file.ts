import type pg from 'pg';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { importListings, type ImportOptions } from './import-listings.ts';
import type { ImportReport } from './import-report.ts';
import { beginRun, createLineWriter, tellProgress } from './import-runs.ts';
import { openRecords } from './open-records.ts';
import type { ImportPlan } from './plan-import.ts';
import { saveMapping, saveValueTables } from './saved-mapping.ts';
import type { Table } from './table/table.ts';
import { readTableRecords } from './table/table-records.ts';

export interface FileImport {
  source: string;
  /** Where it lies, and what it is called. */
  file: string;
  fileName: string;
  /** A table and how it is read; null for a file of RESO records. */
  planned: { table: Table; plan: ImportPlan } | null;
  isDryRun?: boolean;
  /** As of `importListings`. */
  writers?: number;
  /** The run that an upload has already; else one is made, but for a dry run. */
  runId?: string;
  onProgress?: (report: Readonly<ImportReport>, share: number) => void;
  onLine?: ImportOptions['onLine'];
  onRefused?: ImportOptions['onRefused'];
  signal?: AbortSignal;
}

/**
 * Imports a file as a run that can be undone, and keeps what was said of its columns and words.
 * @returns the report, and the run's id; a dry run has none
 */
export async function importFile(
  { db, pool, clock }: { db: Db; pool: pg.Pool; clock: Clock },
  { source, file, fileName, planned, isDryRun = false, writers = 1, runId, onProgress, onLine, onRefused, signal }: FileImport,
): Promise<{ report: ImportReport; importId: string | null }> {
  const now = clock.now();
  const opened = planned ? null : await openRecords(file);
  const importId = runId ?? (isDryRun ? null : newId());
  if (importId !== null) await beginRun(db, { id: importId, source, fileName, isMade: runId !== undefined, now });
  const lines = importId === null ? null : createLineWriter(db, importId);
  const sizeBytes = planned?.table.sizeBytes ?? opened?.sizeBytes ?? 0;
  const readBytes = (): number => planned?.table.readBytes() ?? opened?.readBytes() ?? 0;
  const shareRead = (): number => (sizeBytes > 0 ? Math.min(1, readBytes() / sizeBytes) : 1);
  const close = async (
    state: 'done' | 'failed' | 'looked-at',
    report: ImportReport | null,
    problem: string | null,
  ): Promise<void> => {
    await lines?.flush();
    if (importId === null) return;
    await db
      .updateTable('listing_imports')
      .set({ state, report: report && JSON.stringify(report), problem, finished_at: clock.now() })
      .where('id', '=', importId)
      .execute();
  };
  try {
    const report = await importListings(
      { pool, clock },
      {
        source,
        records: planned ? readTableRecords(planned.table, planned.plan.mapping, calendarDateOf(now)) : (opened?.records ?? []),
        isDryRun,
        writers,
        ...(importId === null || isDryRun ? {} : { importId }),
        ...(onRefused ? { onRefused } : {}),
        ...(signal ? { signal } : {}),
        onLine(line) {
          lines?.add(line);
          onLine?.(line);
        },
        onProgress: (soFar) => onProgress?.(soFar, shareRead()),
        onWritten: async (count) => {
          await lines?.flush();
          if (importId !== null) await tellProgress(db, importId, { read_count: count, read_share: shareRead() });
        },
      },
    );
    if (planned && importId !== null && !isDryRun && report.brokenOff === null) await keepPlan(db, source, planned, clock.now());
    await close(isDryRun ? 'looked-at' : 'done', report, report.brokenOff);
    return { report, importId };
  } catch (error) {
    await close('failed', null, error instanceof Error ? error.message : String(error)).catch(() => {});
    throw error;
  }
}

async function keepPlan(db: Db, source: string, { table, plan }: { table: Table; plan: ImportPlan }, now: Date): Promise<void> {
  const { mapping, origin, name } = plan;
  await saveValueTables(db, source, mapping.values ?? {}, now);
  if (origin === 'kept') return;
  await saveMapping(db, { source, header: table.header, mapping, isByHand: origin === 'given', name: name ?? undefined, now });
}
