import type { ListingImportPlan } from '#contract/listing-imports.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { openRecords } from '../import/open-records.ts';
import { planImport, type ImportPlan, type PlanWishes } from '../import/plan-import.ts';
import { readRecord, type ReadRecord } from '../import/read-record.ts';
import { BrokenFile } from '../import/source-record.ts';
import { openTable } from '../import/table/open-table.ts';
import type { Table } from '../import/table/table.ts';
import { viewPlan, viewRecords } from './plan-view.ts';

const RECORDS_LOOKED_AT = 5;

/** A file, and how it would be read. */
export interface LookedAt {
  planned: { table: Table; plan: ImportPlan } | null;
  view: ListingImportPlan;
}

interface Look {
  source: string;
  file: string;
  today: string;
  /** What was said so far, made with the table where it is about its columns. */
  wishesFor: (table: Table, plan: () => Promise<ImportPlan>) => Promise<PlanWishes> | PlanWishes;
}

/** @throws AppError file_not_readable with the sentence that says why */
export async function lookAtFile(db: Db, { source, file, today, wishesFor }: Look): Promise<LookedAt> {
  try {
    const table = await openTable(file);
    if (table === null) return { planned: null, view: viewRecords(await firstRecords(file, today)) };
    const wishes = await wishesFor(table, () => planImport(db, source, table, today));
    const plan = await planImport(db, source, table, today, wishes);
    return { planned: { table, plan }, view: viewPlan(plan, table, today) };
  } catch (error) {
    if (error instanceof BrokenFile) throw new AppError('file_not_readable', error.message, { cause: error });
    throw error;
  }
}

async function firstRecords(file: string, today: string): Promise<ReadRecord[]> {
  const { records } = await openRecords(file);
  const found: ReadRecord[] = [];
  for await (const entry of records) {
    if ('record' in entry) found.push(readRecord(entry, today));
    if (found.length >= RECORDS_LOOKED_AT) break;
  }
  if (found.length === 0) throw new BrokenFile('The file has no listings.');
  return found;
}
