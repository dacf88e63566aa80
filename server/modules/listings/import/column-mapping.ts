import { z } from 'zod';
import { BrokenFile } from './source-record.ts';

const columnSchema = z.string().min(1);

const sourceSchema = z.union([
  columnSchema,
  z.strictObject({ column: columnSchema, times: z.number().optional() }),
  z.strictObject({ column: columnSchema, part: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ column: columnSchema, values: z.enum(['status', 'type', 'lease']) }),
  z.strictObject({ column: columnSchema, unit: z.enum(['acres', 'square feet', 'by size', 'square meters', 'hectares']) }),
  z.strictObject({ column: columnSchema, dates: z.enum(['month-first', 'day-first']) }),
  z.strictObject({ year: columnSchema, month: columnSchema }),
  z.strictObject({ stateOfZip: columnSchema }),
  z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]) }),
  z.strictObject({ rowNumberAfter: z.string().max(50) }),
  z.strictObject({
    firstOf: z
      .array(z.union([columnSchema, z.literal(true)]))
      .min(1)
      .max(20),
  }),
  z.strictObject({ likenessOf: z.array(columnSchema).min(1).max(200) }),
  z.strictObject({ addressWith: z.array(columnSchema).max(20) }),
]);
export type FieldSource = z.infer<typeof sourceSchema>;

const valueTableSchema = z.record(z.string().min(1).max(200), z.string().max(100));

/** What a file's own words mean: statuses as RESO's StandardStatus (or `leave out`), types of home as its PropertySubType. */
export const valueTablesSchema = z.strictObject({
  status: valueTableSchema.optional(),
  propertyType: valueTableSchema.optional(),
});
export type ValueTables = z.infer<typeof valueTablesSchema>;

/**
 * Where each field of a table comes from: a column by its name; a column times a factor (thousands of dollars, hectares); what stands before
 * or behind the first slash of a column ("3/2" of "Br/Ba"); a lot or a living area with what
 * a figure without a unit is measured in; a date with what is written first; a column whose statuses, types or leases are spelled in the
 * file's own way; the first of a month; the state of a ZIP code; a constant for every row. A key may be the row's number behind a
 * prefix; the first filled of several columns (`true` among them stands for the home's address); the likeness of several columns; or the
 * home's address with further columns. `values` translates what the file writes in columns of statuses and types.
 */
export const columnMappingSchema = z.strictObject({
  fields: z
    .record(z.string().min(1), sourceSchema)
    .refine((fields) => 'ListingKey' in fields, { message: '"ListingKey" is not mapped; every record needs a key' }),
  values: valueTablesSchema.optional(),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** Of "3/2" the 3 or the 2: what stands before the first slash, or behind it. */
export function partOfCell(text: string, part: 1 | 2): string {
  const at = text.indexOf('/');
  if (at < 0) return part === 1 ? text : '';
  return (part === 1 ? text.slice(0, at) : text.slice(at + 1)).trim();
}

/** The columns that a source reads. */
export function columnsOfSource(source: FieldSource): string[] {
  if (typeof source === 'string') return [source];
  if ('column' in source) return [source.column];
  if ('year' in source) return [source.year, source.month];
  if ('stateOfZip' in source) return [source.stateOfZip];
  if ('firstOf' in source) return source.firstOf.filter((column) => column !== true);
  if ('likenessOf' in source) return source.likenessOf;
  return 'addressWith' in source ? source.addressWith : [];
}

/** The columns that a mapping reads. */
export function columnsOf({ fields }: ColumnMapping): string[] {
  return Object.values(fields).flatMap(columnsOfSource);
}

/** The fields that a column serves. */
export function fieldsFrom(column: string, fields: ColumnMapping['fields']): string[] {
  return Object.entries(fields).flatMap(([field, source]) => (columnsOfSource(source).includes(column) ? [field] : []));
}

/** @throws BrokenFile when a mapping names columns that the file does not have */
export function ensureColumns(header: readonly string[], mapping: ColumnMapping): void {
  const missing = new Set(columnsOf(mapping).filter((column) => !header.includes(column)));
  if (missing.size === 0) return;
  const names = [...missing].map((name) => `"${name}"`).join(', ');
  throw new BrokenFile(`The mapping names columns that the file does not have: ${names}. It has: ${header.join(', ')}.`);
}
