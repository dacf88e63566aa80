import type { ResoListing } from '../reso/index.ts';

/** A record of a file or feed with the line (row) where it begins, or what is wrong where no record could be read. */
export type SourceRecord = { line: number; record: ResoListing } | { line: number; problem: string };

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
