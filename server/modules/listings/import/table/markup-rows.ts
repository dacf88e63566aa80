import { Parser } from 'htmlparser2';
import type { HeldRows } from './table.ts';

/** Tables inside tables: the deepest that are told apart. */
const MAX_DEPTH = 20;
/** Smaller ones lay out a page. */
const MIN_COLUMNS = 3;
const MIN_ROWS = 3;
const beginningOf = (table: string[][]): string =>
  (table[0] ?? [])
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, 60);
const spanOf = (attribute: string | undefined): number => Math.min(100, Math.max(1, Number(attribute ?? 1) || 1));

/**
 * The largest table of an HTML page, or of a workbook in XML, which some MLSs save under the name .xls. Cells keep their text alone; a
 * cell that spans columns is followed by empty ones, and one that spans rows has empty ones below it.
 */
export function readMarkupRows(text: string, kind: 'html' | 'xml'): HeldRows {
  const tables: string[][][] = [];
  const open: string[][][] = [];
  let cell: string | null = null;
  let span = 1;
  let rowSpan = 1;
  /** Of each open table, how many rows more each column is held by a cell above. */
  const held: number[][] = [];
  const isXml = kind === 'xml';
  const names = isXml
    ? { table: ['worksheet'], row: ['row'], cell: ['cell'] }
    : { table: ['table'], row: ['tr'], cell: ['td', 'th'] };
  const plain = (name: string) => name.toLowerCase().replace(/^.*:/, '');
  const endCell = (): void => {
    if (cell === null) return;
    const row = open.at(-1)?.at(-1);
    const below = held.at(-1);
    if (row && below) {
      skipHeld(row, below);
      for (let column = row.length; column < row.length + span; column += 1) below[column] = rowSpan;
      row.push(cell.trim(), ...Array.from({ length: span - 1 }, () => ''));
    }
    cell = null;
  };
  const skipHeld = (row: string[], below: readonly number[]): void => {
    while ((below[row.length] ?? 0) > 0) row.push('');
  };
  let isHidden = false;
  const parser = new Parser(
    {
      onopentag(rawName, attributes) {
        const name = plain(rawName);
        if (name === 'style' || name === 'script') isHidden = true;
        if (names.table.includes(name) && open.length < MAX_DEPTH) {
          const table: string[][] = [];
          open.push(table);
          tables.push(table);
          held.push([]);
        } else if (names.row.includes(name)) {
          endCell();
          const below = held.at(-1) ?? [];
          for (const [column, rows] of below.entries()) below[column] = Math.max(0, (rows ?? 0) - 1);
          open.at(-1)?.push([]);
        } else if (names.cell.includes(name)) {
          endCell();
          const row = open.at(-1)?.at(-1);
          // A cell of a workbook names its column where columns before it are empty.
          const index = Number(attributes['ss:Index'] ?? attributes['ss:index'] ?? 0);
          while (row && row.length < index - 1) row.push('');
          cell = '';
          span = spanOf(attributes['colspan']);
          rowSpan = spanOf(attributes['rowspan']);
        } else if (name === 'br' && cell !== null) cell += ' ';
      },
      ontext(piece) {
        if (cell !== null && !isHidden) cell += piece;
      },
      onclosetag(rawName) {
        const name = plain(rawName);
        if (name === 'style' || name === 'script') isHidden = false;
        if (names.cell.includes(name)) endCell();
        if (names.table.includes(name)) {
          endCell();
          open.pop();
          held.pop();
        }
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  const size = (table: string[][]): number => table.reduce((sum, row) => sum + (row.length > 1 ? row.length : 0), 0);
  const rows = tables.reduce<string[][]>((best, table) => (size(table) > size(best) ? table : best), []);
  const unread = tables
    .filter((table) => table !== rows && table.filter((row) => row.length >= MIN_COLUMNS).length >= MIN_ROWS)
    .map((table) => `A second table with ${table.length} rows, which begins with "${beginningOf(table)}", is not read`);
  return { rows, told: [], unread };
}
