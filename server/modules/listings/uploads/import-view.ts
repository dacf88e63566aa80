import { z } from 'zod';
import { importLimits, type ListedImport, type ListingImportPlan, type ListingImportReport } from '#contract/listing-imports.ts';
import { columnMappingSchema, valueTablesSchema } from '../import/column-mapping.ts';
import type { ImportReport } from '../import/import-report.ts';
import type { PlanWishes } from '../import/plan-import.ts';
import type { ImportRow } from './uploads.queries.ts';

const LINES_SHOWN = 20;

/** What is kept of an upload: what was said of it, and how it will be read. */
const uploadPlanSchema = z.object({
  wishes: z.object({
    mapping: columnMappingSchema.optional(),
    constants: z.record(z.string(), z.string()).optional(),
    values: valueTablesSchema.optional(),
    guesses: z.boolean().optional(),
  }),
  view: z.custom<ListingImportPlan>((value) => typeof value === 'object' && value !== null),
});

export function uploadPlanOf({ plan }: ImportRow): { wishes: PlanWishes; view: ListingImportPlan } | null {
  const read = uploadPlanSchema.safeParse(plan);
  return read.success ? { wishes: read.data.wishes, view: read.data.view } : null;
}

const storedReport = z.custom<ImportReport>((value) => typeof value === 'object' && value !== null && 'refusedCount' in value);

function tellReport(report: ImportReport, isDryRun: boolean): ListingImportReport {
  const refused = report.refused.map((line) => ({ ...line, kind: 'refused' as const }));
  const { read, inserted, updated, unchanged, deleted, brokenOff } = report;
  return {
    ...{ isDryRun, read, inserted, updated, unchanged, deleted, brokenOff },
    refused: report.refusedCount,
    leftEmpty: report.leftEmptyCount,
    duplicates: report.duplicateCount,
    unseen: Object.entries(report.unseen).map(([status, count]) => ({ status, count })),
    lines: [...refused.slice(0, LINES_SHOWN), ...report.notes.slice(0, LINES_SHOWN)].map(({ kind, line, key, reason }) => ({
      ...{ kind, line, key, reason },
    })),
  };
}

const undoneSchema = z.object({ restored: z.int(), removed: z.int(), left: z.int() });
const KEPT_MS = importLimits.keptDays * 86_400_000;

export function viewImport(row: ImportRow, now: Date): ListedImport {
  const report = storedReport.safeParse(row.report);
  const isOver = row.state === 'done' || (row.state === 'failed' && !row.is_dry_run);
  const isRead = row.state === 'queued' || row.state === 'running';
  return {
    ...{ id: row.id, source: row.source, fileName: row.file_name, problem: row.problem },
    state: row.state as ListedImport['state'],
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    canUndo: isOver && row.finished_at !== null && now.getTime() - row.finished_at.getTime() < KEPT_MS,
    progress: isRead ? { share: row.read_share, read: row.read_count } : null,
    report: report.success ? tellReport(report.data, row.is_dry_run) : null,
    undone: undoneSchema.safeParse(row.undone_counts).data ?? null,
  };
}
