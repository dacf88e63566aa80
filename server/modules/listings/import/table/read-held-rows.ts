import { readFile } from 'node:fs/promises';
import { readMarkupRows } from './markup-rows.ts';
import type { HeldRows } from './table.ts';
import { readWorkbookRows } from './workbook-rows.ts';

/** A file whose rows are known once all of it is read. */
export interface HeldFile {
  fileName: string;
  kind: 'workbook' | 'html' | 'xml';
  encoding: string;
}

/** @throws BrokenFile */
export async function readHeldRows({ fileName, kind, encoding }: HeldFile): Promise<HeldRows> {
  if (kind === 'workbook') return readWorkbookRows(fileName);
  return readMarkupRows(new TextDecoder(encoding).decode(await readFile(fileName)), kind);
}
