import type { ResoListing } from '../reso/index.ts';

/** A record of a file or feed with the line (row) where it begins, or what is wrong where no record could be read. */
export type SourceRecord = ReadSourceRecord | { line: number; problem: string };

export interface ReadSourceRecord {
  line: number;
  record: ResoListing;
  /** It comes from a table with columns of its own: what cannot be true of it is left empty, and said, instead of refusing the row. */
  isFromTable?: true;
  /** What of the row was left empty, in sentences. */
  notes?: string[];
}

/** A record of more characters than this is no listing; it bounds what is held in memory. */
export const MAX_RECORD_CHARACTERS = 32_000_000;

/** The file cannot be read further. What was read before stands. The message is a sentence for people. */
export class BrokenFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrokenFile';
  }
}

export function isRecord(value: unknown): value is ResoListing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON text of one record. */
export function parseRecord(line: number, json: string): SourceRecord {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? { line, record: value } : { line, problem: 'It is not a JSON object' };
  } catch {
    return { line, problem: 'It is not valid JSON' };
  }
}
