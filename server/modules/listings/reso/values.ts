import { lookupKey } from './lookup.ts';
import { readList, type FieldReader } from './fields.ts';

const nothing = new Set(['', 'none', 'no', 'false', 'n', '0', 'na', 'notapplicable', 'unknown', 'other', 'seeremarks', 'null']);

/** Values of a list field that say something is there: without "None", and without what says nothing ("See Remarks"). */
export function statedValues(reader: FieldReader, field: string): string[] {
  return readList(reader, field).filter((value) => !nothing.has(lookupKey(value)));
}

/** True where the field is filled, and only with words for "none". */
export function statesNone(reader: FieldReader, field: string): boolean {
  const values = readList(reader, field).map(lookupKey);
  return values.length > 0 && values.every((value) => value === 'none' || value === 'no');
}
