import type { FieldReader } from './fields.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The first of the fields that has a date, as `YYYY-MM-DD`. RESO dates are local and have no zone, so of a timestamp the date is
 * taken as it is written. `7/4/2026` counts too (spreadsheets), and `July-4-2026` (downloads of portals).
 */
export function readDate({ record, problems }: FieldReader, ...fields: string[]): string | null {
  for (const field of fields) {
    const value = record[field];
    if (value === null || value === undefined || value === '') continue;
    const text = typeof value === 'string' ? value.trim() : '';
    const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|T)/.exec(text);
    const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:$| )/.exec(text);
    const worded = /^([A-Za-z]{3,9})-(\d{1,2})-(\d{4})$/.exec(text);
    const wordedMonth = worded ? monthNames.indexOf(worded[1]?.slice(0, 3).toLowerCase() ?? '') + 1 : 0;
    const [year, month, day] = (
      iso
        ? [iso[1], iso[2], iso[3]]
        : worded
          ? [worded[3], wordedMonth, worded[2]]
          : [american?.[3], american?.[1], american?.[2]]
    ).map(Number);
    if (!year || !month || !day || year < 1600 || year > 2200 || !isRealDate(year, month, day)) {
      problems.push(`${field} is not a date`);
      return null;
    }
    return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  }
  return null;
}

/** An instant as ISO 8601 UTC; one without a zone counts as UTC. */
export function readInstant({ record, problems }: FieldReader, ...fields: string[]): string | null {
  for (const field of fields) {
    const value = record[field];
    if (value === null || value === undefined || value === '') continue;
    const text = typeof value === 'string' ? value.trim() : '';
    const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
    const instant = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(zoned) : new Date(NaN);
    if (Number.isNaN(instant.getTime())) {
      problems.push(`${field} is not an instant`);
      return null;
    }
    return instant.toISOString();
  }
  return null;
}
