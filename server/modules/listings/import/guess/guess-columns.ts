import type { ColumnMapping } from '../column-mapping.ts';
import { headerKey, knownFields, soldMonthHeaders, soldYearHeaders, type KnownField } from './known-headers.ts';
import { statusOf, typeOf } from './known-values.ts';
import { hasShape } from './shapes.ts';

type Source = ColumnMapping['fields'][string];

/** What the columns of a file seem to be. */
export interface ColumnGuess {
  mapping: ColumnMapping;
  /** Every column of the file with the fields that it was taken for, none for one that is left out. */
  columns: { column: string; fields: string[] }[];
  /** What no column tells and was assumed, in sentences. */
  assumptions: string[];
}

/**
 * Takes the columns of a file for RESO fields by their headers, and by what their first rows hold. What no column tells is assumed and
 * said: a file without keys is numbered by its rows, one without a status and with a sale price tells of sales.
 */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[]): ColumnGuess {
  const keys = header.map(headerKey);
  const valuesOf = (at: number) => rows.map((row) => row[at] ?? '');
  const columnFor = (headers: readonly string[], shape: KnownField['shape']): string | undefined => {
    for (const name of headers) {
      const at = keys.findIndex((key, index) => key === headerKey(name) && hasShape(shape, valuesOf(index)));
      if (at >= 0) return header[at];
    }
    return undefined;
  };

  const fields: Record<string, Source> = {};
  for (const { field, shape, headers } of knownFields) {
    const column = columnFor([field, ...headers], shape);
    if (column !== undefined) fields[field] = sourceOf(field, column, valuesOf(header.indexOf(column)));
  }
  const assumptions = complete(fields, {
    soldYear: columnFor(soldYearHeaders, 'year'),
    soldMonth: columnFor(soldMonthHeaders, 'whole'),
  });
  return { mapping: { fields }, columns: header.map((column) => ({ column, fields: fieldsFrom(column, fields) })), assumptions };
}

/** Statuses, types and leases are written as RESO writes them. */
function sourceOf(field: string, column: string, values: readonly string[]): Source {
  if (field === 'PropertyType') return { column, values: 'lease' };
  if (field === 'StandardStatus') return translated(column, values, statusOf, 'status');
  if (field === 'PropertySubType') return translated(column, values, typeOf, 'type');
  return column;
}

function translated(
  column: string,
  values: readonly string[],
  translate: (value: string) => string | undefined,
  kind: 'status' | 'type',
): Source {
  const isReso = values.every((value) => value.trim() === '' || translate(value) === value.trim());
  return isReso ? column : { column, values: kind };
}

interface SoldParts {
  soldYear: string | undefined;
  soldMonth: string | undefined;
}

function complete(fields: Record<string, Source>, { soldYear, soldMonth }: SoldParts): string[] {
  const assumptions: string[] = [];
  const assume = (field: string, source: Source, sentence: string) => {
    fields[field] = source;
    assumptions.push(sentence);
  };
  if (!fields['ListingKey'] && fields['ListingId']) fields['ListingKey'] = fields['ListingId'];
  if (!fields['ListingKey']) {
    assume(
      'ListingKey',
      { rowNumberAfter: 'row-' },
      'No column is a key: rows are numbered, which holds only as long as the file keeps its order.',
    );
  }
  if (!fields['CloseDate'] && soldYear && soldMonth) {
    assume(
      'CloseDate',
      { year: soldYear, month: soldMonth },
      `Sales are dated the first of the month in ${soldMonth} and ${soldYear}.`,
    );
  }
  if (!fields['StandardStatus'] && fields['ClosePrice']) {
    assume('StandardStatus', { value: 'Closed' }, 'No column tells a status: every row is taken for a sale.');
    if (fields['ListPrice'] === fields['ClosePrice']) delete fields['ListPrice'];
  } else if (!fields['StandardStatus']) {
    assume('StandardStatus', { value: 'Active' }, 'No column tells a status: every row is taken for a home on the market.');
  }
  if (!fields['PropertyType']) fields['PropertyType'] = { value: 'Residential' };
  if (!fields['PropertySubType']) {
    assume(
      'PropertySubType',
      { value: 'Single Family Residence' },
      'No column tells the type of home: single-family homes are assumed.',
    );
  }
  if (!fields['StateOrProvince'] && typeof fields['PostalCode'] === 'string') {
    assume('StateOrProvince', { stateOfZip: fields['PostalCode'] }, 'The state is that of the ZIP code.');
  }
  // A column that is called after months is one: the fee is not multiplied.
  if (fields['AssociationFee'] && !fields['AssociationFeeFrequency']) {
    assume('AssociationFeeFrequency', { value: 'Monthly' }, 'Association fees are taken for monthly ones.');
  }
  return assumptions;
}

/** The fields that a column serves. */
export function fieldsFrom(column: string, fields: ColumnMapping['fields']): string[] {
  return Object.entries(fields).flatMap(([field, source]) => {
    if (source === column) return [field];
    if (typeof source === 'string') return [];
    const columns: unknown[] = Object.values(source);
    return ('column' in source || 'year' in source || 'stateOfZip' in source) && columns.includes(column) ? [field] : [];
  });
}
