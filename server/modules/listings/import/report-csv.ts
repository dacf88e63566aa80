import type { ReportLine } from './import-report.ts';

const words = { refused: 'Refused', 'left-empty': 'Left empty', duplicate: 'In the file twice' } as const;

/** Quoted; a formula that a cell of the file began with is not handed on as one. */
function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export const reportCsvHeader = 'Line,Key,What,Why\r\n';

/** A line of an import's report for a spreadsheet. */
export function reportCsvLine({ kind, line, key, reason }: ReportLine): string {
  return `${line},${cellOf(key)},${words[kind]},${cellOf(reason)}\r\n`;
}
