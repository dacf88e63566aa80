import Papa from 'papaparse';
import { textOf } from '../text-of.ts';
import { extractLimits } from './extract-limits.ts';
import type { ExtractedTable } from './extracted.ts';
import { MAX_ROWS_ABOVE, toTable } from './to-table.ts';

export function readCsv(bytes: Buffer): ExtractedTable {
  const { data } = Papa.parse<string[]>(textOf(bytes) ?? '', {
    preview: extractLimits.rows + MAX_ROWS_ABOVE + 1,
    skipEmptyLines: false,
  });
  return toTable(data, null);
}
