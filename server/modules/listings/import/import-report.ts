export interface RefusedRecord {
  line: number;
  /** The record's ListingKey where it has one. */
  key: string | null;
  reason: string;
}

export interface ImportReport {
  /** Records seen: the sum of inserted, updated, unchanged, deleted and refused ones. */
  read: number;
  inserted: number;
  updated: number;
  /** Equal to what is stored, older, or followed in the same batch by another record with its key. */
  unchanged: number;
  deleted: number;
  refusedCount: number;
  /** The first of the refused records; all of them go to `onRefused`. */
  refused: RefusedRecord[];
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
    brokenOff: null,
    seconds: 0,
    perSecond: 0,
  };
}
