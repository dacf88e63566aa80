import { z } from 'zod';
import type { ResoListing } from '../reso/index.ts';
import { BrokenFile } from './source-record.ts';

const columnSchema = z.string().min(1);

/**
 * Where each RESO field of a CSV file comes from: a column by its name; a column times a factor (thousands of dollars, hectares);
 * a constant for every row; or the row's number behind a prefix, as a key for files that have none.
 */
export const columnMappingSchema = z.strictObject({
  fields: z
    .record(
      z.string().min(1),
      z.union([
        columnSchema,
        z.strictObject({ column: columnSchema, times: z.number().optional() }),
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
  const readers = Object.entries(mapping.fields).map(
    ([field, from]): [string, (cells: readonly string[], row: number) => unknown] => {
      if (typeof from === 'object' && 'value' in from) return [field, () => from.value];
      if (typeof from === 'object' && 'rowNumberAfter' in from) return [field, (_, row) => `${from.rowNumberAfter}${row}`];
      const { column, times } = typeof from === 'string' ? { column: from, times: undefined } : from;
      const position = positionOf(column);
      if (times === undefined) return [field, (cells) => cells[position]];
      return [field, (cells) => (cells[position]?.trim() ? Number(cells[position].replace(/[$,\s]/g, '')) * times : null)];
    },
  );
  if (missing.size > 0) {
    const names = [...missing].map((name) => `"${name}"`).join(', ');
    throw new BrokenFile(`The mapping names columns that the file does not have: ${names}. It has: ${header.join(', ')}.`);
  }
  return (cells, row) => Object.fromEntries(readers.map(([field, read]) => [field, read(cells, row)]));
}
