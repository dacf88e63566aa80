import { readDate } from './dates.ts';
import type { FieldReader } from './fields.ts';

const cancelled = /cancel/i;

function datesOf(reader: FieldReader, entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const record = entry as Record<string, unknown>;
  if (typeof record['OpenHouseStatus'] === 'string' && cancelled.test(record['OpenHouseStatus'])) return [];
  const date = readDate({ ...reader, record, problems: [] }, 'OpenHouseDate', 'OpenHouseStartTime');
  return date === null ? [] : [date];
}

/** The last day of an open house: of the listing's OpenHouse records, or of a file's column. One that cannot be read costs no listing. */
export function readLastOpenHouse(reader: FieldReader): string | null {
  const entries: unknown[] = Array.isArray(reader.record['OpenHouse']) ? reader.record['OpenHouse'] : [];
  const stated = readDate({ ...reader, problems: [] }, 'OpenHouseDate', 'OpenHouseStartTime');
  const dates = [...entries.slice(0, 50).flatMap((entry) => datesOf(reader, entry)), ...(stated === null ? [] : [stated])];
  return dates.sort().at(-1) ?? null;
}
