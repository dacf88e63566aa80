import { columnsOfSource, type ColumnMapping, type FieldSource } from '../import/column-mapping.ts';
import { cleanCell } from '../import/cells/empty.ts';
import { completeKey, completePlaces, spellValues } from '../import/guess/complete-mapping.ts';
import { headerKey, shapeOfField } from '../import/guess/known-headers.ts';
import type { Table } from '../import/table/table.ts';

export interface ColumnChoices {
  /** What each is taken for; null leaves it out. */
  columns?: readonly { column: string; field: string | null }[] | undefined;
  dayFirst?: readonly string[] | undefined;
}

const keyFields = new Set(['ListingKey', 'ListingId', 'ListingURL']);

/** A mapping after a person chose what some columns are: those serve what was chosen alone, and everything else stays. */
export function applyChoices(
  { header, sample }: Pick<Table, 'header' | 'sample'>,
  mapping: ColumnMapping,
  { columns = [], dayFirst = [] }: ColumnChoices,
): ColumnMapping {
  const fields: Record<string, FieldSource> = { ...mapping.fields };
  const key = fields['ListingKey'];
  let isKeyStale = false;
  for (const { column, field } of columns) {
    if (key !== undefined && columnsOfSource(key).includes(column)) isKeyStale = true;
    if (field !== null && keyFields.has(field)) isKeyStale = true;
    for (const [name, source] of Object.entries(fields)) {
      if (name !== 'ListingKey' && columnsOfSource(source).includes(column)) delete fields[name];
    }
  }
  for (const { column, field } of columns) if (field !== null) fields[field] = column;
  for (const [field, source] of Object.entries(fields)) {
    const column = typeof source === 'string' ? source : 'column' in source ? source.column : null;
    if (column !== null && dayFirst.includes(column) && shapeOfField.get(field) === 'date')
      fields[field] = { column, dates: 'day-first' };
  }
  const form = {
    ...{ fields, header, rowCount: sample.length, assumptions: [], questions: [], keyOf: headerKey },
    valuesOf: (column: string) => sample.map((row) => cleanCell(row[header.indexOf(column)] ?? '')).filter((cell) => cell !== ''),
  };
  spellValues(form);
  completePlaces(form);
  if (isKeyStale) {
    const chosen = columns.find(({ field }) => field === 'ListingKey');
    if (!chosen) delete fields['ListingKey'];
    completeKey(form);
  }
  return { ...mapping, fields };
}
