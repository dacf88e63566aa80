import { importFieldLabels, type ImportField } from '#contract/listing-import-words.ts';
import type { ListedImport, ListingImportReport } from '#contract/listing-imports.ts';

export const count = (value: number, one: string, many = `${one}s`): string =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;

export const isImportField = (field: string): field is ImportField => Object.hasOwn(importFieldLabels, field);

/** A field for people; one of a mapping made by hand may be any. */
export const labelOfField = (field: string): string => (isImportField(field) ? importFieldLabels[field] : field);

const parts = (report: ListingImportReport): string[] => [
  count(report.inserted, 'new listing'),
  count(report.updated, 'changed', 'changed'),
  count(report.unchanged, 'unchanged', 'unchanged'),
  ...(report.deleted > 0 ? [count(report.deleted, 'deleted', 'deleted')] : []),
  count(report.refused, 'row refused', 'rows refused'),
];

/** What reading a file came to, or would have. */
export function reportWords(report: ListingImportReport): string {
  return `${report.isDryRun ? 'It would come to' : 'It came to'} ${parts(report).join(', ')}.`;
}

export function unseenWords({ unseen }: ListingImportReport): string | null {
  if (unseen.length === 0) return null;
  const statuses = unseen.map(({ status, count: rows }) => `${rows.toLocaleString('en-US')} ${status || 'without a status'}`);
  return `Stored, and shown nowhere: ${statuses.join(', ')}.`;
}

/** Where an upload stands, in a few words. */
export function stateWords({ state, report, problem, progress, undone }: ListedImport): string {
  switch (state) {
    case 'looked-at':
      return report?.isDryRun ? 'Tried, not imported' : 'Not imported yet';
    case 'queued':
      return 'Waiting for its turn';
    case 'running':
      return `${Math.floor((progress?.share ?? 0) * 100)}% read`;
    case 'failed':
      return problem ?? 'Failed';
    case 'undone':
      return undone ? `Undone: ${count(undone.removed, 'listing')} removed, ${undone.restored} as before` : 'Undone';
    case 'done':
      return report ? `${count(report.inserted, 'new listing')}, ${report.updated.toLocaleString('en-US')} changed` : 'Imported';
  }
}
