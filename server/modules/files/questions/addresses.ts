/** The addresses and prices in the rows that a question is about. */
import type { ExtractedTable } from '../extract/extracted.ts';
import { numberIn } from './cells.ts';
import { addressColumn, pricedColumn, type Column } from './columns.ts';
import { matchingRows } from './answer-from-table.ts';
import { rowsOf } from './table-rows.ts';

export interface AddressedRow {
  /** As it is numbered in the file. */
  row: number;
  street: string;
  city: string | null;
  zipCode: string | null;
  priceDollars: number | null;
}

/** "123 Main St #4, Oakland, CA 94611" */
function partsOf(address: string): Pick<AddressedRow, 'street' | 'city' | 'zipCode'> {
  const [street = '', ...rest] = address.split(',').map((part) => part.trim());
  const zipCode = /\b(\d{5})(?:-\d{4})?$/.exec(address)?.[1] ?? null;
  const named = rest.map((part) => part.replace(/\b[A-Z]{2}\b\.?|\d{5}(?:-\d{4})?/g, '').trim()).filter(Boolean);
  const unit = named.find((part) => /^(?:#|unit|apt|apartment|suite|ste)\b/i.test(part) || part.startsWith('#'));
  return { street: unit ? `${street} ${unit}` : street, city: named.findLast((part) => part !== unit) ?? null, zipCode };
}

/** Null where the table has no column of addresses. */
export function addressedRows(table: ExtractedTable, question: string): { column: string; rows: AddressedRow[] } | null {
  const { columns, rows } = matchingRows(table, question);
  const texts = columns.filter(({ kind }) => kind === 'text');
  const addresses = addressColumn(columns, rowsOf(table));
  if (!addresses) return null;
  const cellOf = (cells: readonly string[], column: Column | undefined): string | null => (column && cells[column.index]) || null;
  const named = (pattern: RegExp) => texts.find((column) => column !== addresses && pattern.test(column.name));
  const [city, zip, unit] = [named(/\b(?:city|town)\b/i), named(/zip|postal/i), named(/^(?:unit|apt|suite)\b/i)];
  const price = pricedColumn(columns.filter(({ kind }) => kind === 'number'));
  return {
    column: addresses.name,
    rows: rows.flatMap(({ row, cells }) => {
      const address = cellOf(cells, addresses);
      if (address === null) return [];
      const { street, ...around } = partsOf(address);
      const ownUnit = cellOf(cells, unit);
      const priceCell = cellOf(cells, price);
      return {
        row,
        street: ownUnit ? `${street} #${ownUnit.replace(/^#/, '')}` : street,
        city: cellOf(cells, city) ?? around.city,
        zipCode: cellOf(cells, zip) ?? around.zipCode,
        priceDollars: priceCell === null ? null : numberIn(priceCell),
      };
    }),
  };
}
