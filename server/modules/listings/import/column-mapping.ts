import { z } from 'zod';
import type { ResoListing } from '../reso/index.ts';
import { statusOf, typeOf } from './guess/known-values.ts';
import { stateOfZip } from './guess/zip-states.ts';
import { BrokenFile } from './source-record.ts';

const columnSchema = z.string().min(1);

/**
 * Where each RESO field of a CSV file comes from: a column by its name; a column times a factor (thousands of dollars, hectares);
 * a column whose statuses, types or leases are spelled in the file's own way; the first of a month; the state of a ZIP code; a constant
 * for every row; or the row's number behind a prefix, as a key for files that have none.
 */
export const columnMappingSchema = z.strictObject({
  fields: z
    .record(
      z.string().min(1),
      z.union([
        columnSchema,
        z.strictObject({ column: columnSchema, times: z.number().optional() }),
        z.strictObject({ column: columnSchema, values: z.enum(['status', 'type', 'lease']) }),
        z.strictObject({ year: columnSchema, month: columnSchema }),
        z.strictObject({ stateOfZip: columnSchema }),
        z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]) }),
        z.strictObject({ rowNumberAfter: z.string().max(50) }),
      ]),
    )
    .refine((fields) => 'ListingKey' in fields, { message: '"ListingKey" is not mapped; every record needs a key' }),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** Turns a row's cells into a record. */
export type RowReader = (cells: readonly string[], rowNumber: number) => ResoListing;

/** Columns under their own names. */
export function readColumnsAsFields(header: readonly string[]): RowReader {
  return (cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]]));
}

/**
 * Columns as a mapping says; columns that it does not name are left out.
 * @throws BrokenFile when the mapping names columns that the file does not have
 */
export function readColumnsByMapping(header: readonly string[], mapping: ColumnMapping): RowReader {
  const missing = new Set<string>();
  const positionOf = (column: string): number => {
    const position = header.indexOf(column);
    if (position < 0) missing.add(column);
    return position;
  };
  const readers = Object.entries(mapping.fields).map(([field, from]) => [field, cellReader(from, positionOf)] as const);
  if (missing.size > 0) {
    const names = [...missing].map((name) => `"${name}"`).join(', ');
    throw new BrokenFile(`The mapping names columns that the file does not have: ${names}. It has: ${header.join(', ')}.`);
  }
  return (cells, row) => Object.fromEntries(readers.map(([field, read]) => [field, read(cells, row)]));
}

type CellReader = (cells: readonly string[], row: number) => unknown;

function cellReader(from: ColumnMapping['fields'][string], positionOf: (column: string) => number): CellReader {
  const cellOf = (column: string) => {
    const position = positionOf(column);
    return (cells: readonly string[]) => cells[position]?.trim() ?? '';
  };
  if (typeof from === 'string') {
    const position = positionOf(from);
    return (cells) => cells[position];
  }
  if ('value' in from) return () => from.value;
  if ('rowNumberAfter' in from) return (_, row) => `${from.rowNumberAfter}${row}`;
  if ('stateOfZip' in from) {
    const zip = cellOf(from.stateOfZip);
    return (cells) => stateOfZip(zip(cells));
  }
  if ('year' in from) {
    const [year, month] = [cellOf(from.year), cellOf(from.month)];
    return (cells) => (year(cells) && month(cells) ? `${year(cells)}-${month(cells).padStart(2, '0')}-01` : null);
  }
  const cell = cellOf(from.column);
  if ('values' in from) return (cells) => translations[from.values](cell(cells));
  const { times } = from;
  if (times === undefined) return (cells) => cell(cells);
  return (cells) => (cell(cells) ? Number(cell(cells).replace(/[$,\s]/g, '')) * times : null);
}

/** What a file's own spelling means to RESO; an unknown one stays what it is. */
const translations = {
  status: (value: string) => statusOf(value) ?? value,
  type: (value: string) => typeOf(value) ?? value,
  lease: (value: string) => (/lease|rent/i.test(value) ? 'Residential Lease' : 'Residential'),
} as const;
