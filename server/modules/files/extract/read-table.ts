import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { textOf } from '../detect-type.ts';
import { ensureArchiveIsSmall } from './check-archive.ts';
import { extractLimits, UnreadableFile, type ExtractedTable } from './extracted.ts';

/** Titles and empty lines may stand above the header. */
const MAX_ROWS_ABOVE = 15;

export function readCsv(bytes: Buffer): ExtractedTable {
  const { data } = Papa.parse<string[]>(textOf(bytes) ?? '', {
    preview: extractLimits.rows + MAX_ROWS_ABOVE + 1,
    skipEmptyLines: false,
  });
  return toTable(data, null);
}

export async function readXlsx(bytes: Buffer): Promise<ExtractedTable> {
  ensureArchiveIsSmall(bytes);
  const sheets = await readExcelFile(bytes).catch(() => {
    throw new UnreadableFile('The workbook is damaged, or protected by a password, and cannot be opened.');
  });
  const cells = ({ data }: { data: unknown[][] }): number =>
    data.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);
  const [largest] = sheets.toSorted((a, b) => cells(b) - cells(a));
  if (!largest) throw new UnreadableFile('The workbook holds no sheet.');
  return toTable(
    largest.data.map((row: unknown[]) => row.map(cellText)),
    sheets.length > 1 ? largest.sheet : null,
  );
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '');
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== '';

/** The header is the first row, of those at the top, that names as many columns as any. */
function toTable(all: readonly string[][], sheet: string | null): ExtractedTable {
  const widths = all.slice(0, MAX_ROWS_ABOVE).map((row) => row.filter(isFilled).length);
  const widest = Math.max(0, ...widths);
  const at = widths.findIndex((width) => width >= Math.max(1, widest * 0.8));
  if (at < 0 || all.length <= at + 1) throw new UnreadableFile('The table holds no rows.');
  const width = Math.min(extractLimits.columns, Math.max(...all.slice(at, at + MAX_ROWS_ABOVE).map((row) => row.length)));
  const header = Array.from(
    { length: width },
    (_, index) => (all[at]?.[index] ?? '').trim().slice(0, 80) || `Column ${index + 1}`,
  );
  const rows = all
    .slice(at + 1, at + 1 + extractLimits.rows)
    .map((row) => header.map((_, index) => (row[index] ?? '').trim().slice(0, extractLimits.cellCharacters)));
  while (rows.length > 0 && !rows.at(-1)?.some(isFilled)) rows.pop();
  if (rows.length === 0) throw new UnreadableFile('The table holds no rows.');
  return { kind: 'table', sheet, header, rows, firstRow: at + 2, isCut: all.length - at - 1 > extractLimits.rows };
}
