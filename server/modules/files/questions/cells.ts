/** What the cells of a table are, read one by one. */

/** A cell as a number: `$1,250,000`, `4.5%`, `1.2M`, `($120)`; null for anything else. */
export function numberIn(cell: string): number | null {
  const match = /^\(?\s*-?\s*[$€£]?\s*(-?[\d,]*\.?\d+)\s*(%|k|m|mm|million|sq\.? ?ft\.?)?\s*\)?$/i.exec(cell.trim());
  if (!match) return null;
  const isNegative = /^\(.*\)$|^-\s*[$€£]/.test(cell.trim());
  const unit = match[2]?.toLowerCase();
  const factor = unit === 'k' ? 1_000 : unit === 'm' || unit === 'mm' || unit === 'million' ? 1_000_000 : 1;
  const value = Number((match[1] ?? '').replaceAll(',', '')) * factor;
  return Number.isFinite(value) ? (isNegative ? -value : value) : null;
}

export const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function dateOf(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const century = year < 100 ? (year < 70 ? 2000 : 1900) : 0;
  return `${year + century}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A cell as a calendar date: `2026-10-03`, `10/3/26`, `Oct 3, 2026`; null for anything else. */
export function dateIn(cell: string): string | null {
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:\s.*)?$/.exec(text);
  if (american) return dateOf(Number(american[3]), Number(american[1]), Number(american[2]));
  const written = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text);
  const month = monthNames.findIndex((name) => name === written?.[1]?.toLowerCase());
  return written && month >= 0 ? dateOf(Number(written[3]), month + 1, Number(written[2])) : null;
}

/** True for a cell that says there is nothing: empty, "None", "N/A", "No", "0", "-". */
export const isNothing = (cell: string): boolean =>
  /^(?:|none|no|n|n\/?a|false|nil|null|[-–—]+|\(?-?\$?0+(?:\.0+)?\)?)$/i.test(cell.trim());
