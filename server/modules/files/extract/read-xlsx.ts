import { ensureArchiveIsSmall } from './check-archive.ts';
import { UnreadableFile } from './extract-limits.ts';
import type { ExtractedTable } from './extracted.ts';
import { toTable } from './to-table.ts';

export async function readXlsx(bytes: Buffer): Promise<ExtractedTable> {
  ensureArchiveIsSmall(bytes);
  const { default: readExcelFile } = await import('read-excel-file/node');
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
