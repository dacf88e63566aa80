export interface RefusedRecord {
  line: number;
  /** The record's ListingKey where it has one. */
  key: string | null;
  reason: string;
}

/** A line of the report: a row that was refused, a cell that was left empty, a key that came twice. */
export interface ReportLine extends RefusedRecord {
  kind: 'refused' | 'left-empty' | 'duplicate';
}

export interface ImportReport {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  deleted: number;
  refusedCount: number;
  /** The first of the refused records; all of them go to `onRefused`. */
  refused: RefusedRecord[];
  /** Cells that were left empty, and rows whose key came before in the file. */
  leftEmptyCount: number;
  duplicateCount: number;
  /** The first of both; all of them go to `onLine`. */
  notes: ReportLine[];
  /** Rows that are stored and shown nowhere, by their status as the file writes it. */
  unseen: Record<string, number>;
  /** Why reading stopped before the end, or null. What was read before is kept. */
  brokenOff: string | null;
  seconds: number;
  perSecond: number;
}

export function newReport(): ImportReport {
  return {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    deleted: 0,
    refusedCount: 0,
    refused: [],
    leftEmptyCount: 0,
    duplicateCount: 0,
    notes: [],
    unseen: {},
    brokenOff: null,
    seconds: 0,
    perSecond: 0,
  };
}
