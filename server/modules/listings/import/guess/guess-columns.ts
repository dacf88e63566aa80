import { cleanCell } from '../cells/empty.ts';
import { fieldsFrom, type ColumnMapping, type FieldSource } from '../column-mapping.ts';
import { completeKey, completePlaces, completeSales, spellValues, type Form, type MappingQuestion } from './complete-mapping.ts';
import { emptiness, guessByPieces, type Found } from './guess-by-pieces.ts';
import { guessPairs } from './guess-pairs.ts';
import {
  headerKey,
  isForeignMoney,
  isNamed,
  knownFields,
  soldMonthHeaders,
  soldYearHeaders,
  type KnownField,
} from './known-headers.ts';
import { hasShape, isStatus, shareOfShape, type Shape } from './shapes.ts';

/** From here on a guess is taken; below it the person is asked. */
export const SURE = 0.75;

export interface GuessedColumn {
  column: string;
  /** What it was taken for; none for one that is left out. */
  fields: string[];
  /** 0 to 1. */
  sure: number;
}

/** What the columns of a file seem to be. */
export interface ColumnGuess {
  mapping: ColumnMapping;
  columns: GuessedColumn[];
  /** What no column tells and was assumed, in sentences. */
  assumptions: string[];
  questions: MappingQuestion[];
}

/** Columns that serve two fields. Any other serves the first that finds it. */
const shared: Record<string, readonly string[]> = {
  ClosePrice: ['ListPrice'],
  ListingKey: ['ListingId'],
  PropertyType: ['PropertySubType', 'StandardStatus'],
  PropertySubType: ['PropertyType'],
};

/**
 * Takes the columns of a file for fields by their headers and by what their first rows hold, each with how sure that is. What no column
 * tells is not made up: what follows from the file is said as an assumption, the rest is asked.
 */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[]): ColumnGuess {
  const keys = header.map(headerKey);
  const columns = header.map((_, at) => rows.map((row) => row[at] ?? ''));
  const taken = new Map<string, string[]>();
  const isFree = (column: string, field: string): boolean =>
    (taken.get(column) ?? []).every((other) => shared[field]?.includes(other) || shared[other]?.includes(field));

  /** Among headers the most telling first; of several columns of one name the first that is filled. */
  const findByName = ({ field, shape, headers }: KnownField): Found | undefined => {
    for (const known of headers) {
      const { key, isVague } = known;
      const places = keys.flatMap((one, at) => (isNamed(known, one) ? [at] : []));
      const filled = places.toSorted((a, b) => emptiness(columns[a]) - emptiness(columns[b]));
      for (const at of filled) {
        const column = header[at];
        const values = columns[at] ?? [];
        if (column === undefined || !isFree(column, field) || !hasShape(shape, values)) continue;
        if (shape === 'money' && isForeignMoney(column)) continue;
        if (field === 'StandardStatus' && isVague && !isStatus(values)) continue;
        // Block and lot are where a parcel stands in the county's books.
        if (field === 'LotSizeSquareFeet' && key === 'lot' && keys.includes('block')) continue;
        // Numbers of square feet under the name of a district.
        if (field === 'MLSAreaMajor' && key === 'area' && isManyFeet(values)) continue;
        return { column, sure: isVague ? 0.8 * shareOfShape(shape, values) : 1 };
      }
    }
    return undefined;
  };

  const valuesOf = (column: string): string[] =>
    (columns[header.indexOf(column)] ?? []).map(cleanCell).filter((cell) => cell !== '');
  const fields: Record<string, FieldSource> = {};
  const sure = new Map<string, number>();
  const take = (field: string, found: Found): void => {
    fields[field] = found.column;
    taken.set(found.column, [...(taken.get(found.column) ?? []), field]);
    sure.set(found.column, Math.min(sure.get(found.column) ?? 1, found.sure));
  };
  for (const known of knownFields) {
    const found = findByName(known);
    if (found) take(known.field, found);
  }
  for (const { field, source } of guessPairs(header, columns, (column, name) => !taken.has(column) && !fields[name])) {
    fields[field] ??= source;
    taken.set(source.column, [...(taken.get(source.column) ?? []), field]);
  }
  const maybe = guessByPieces(header, keys, columns, fields, taken);
  for (const { field, ...found } of maybe) if (found.sure >= SURE) take(field, found);
  if (fields['FullAddress'] !== undefined && fields['FullAddress'] === fields['UnparsedAddress'])
    delete fields['UnparsedAddress'];
  // A number in a column of its own, and an address without one: that is the street.
  const street = fields['UnparsedAddress'];
  if (typeof street === 'string' && fields['StreetNumber'] && !fields['StreetName'] && !isNumbered(valuesOf(street))) {
    fields['StreetName'] = street;
    delete fields['UnparsedAddress'];
  }

  const find = (headers: readonly string[], shape: Shape): string | undefined => {
    const at = keys.findIndex((key, index) => headers.includes(key) && hasShape(shape, columns[index] ?? []));
    return header[at];
  };
  const questions: MappingQuestion[] = maybe
    .filter((one) => one.sure < SURE)
    .map(({ field, column }) => ({
      kind: 'column',
      text: `Is "${column}" the ${field}?`,
      ...{ column, field, assumed: null, isNeeded: false },
    }));
  const assumptions: string[] = [];
  const form: Form = {
    fields,
    valuesOf,
    rowCount: rows.length,
    keyOf: (column) => keys[header.indexOf(column)] ?? '',
    header,
    assumptions,
    questions,
  };
  spellValues(form);
  completeSales(form, { soldYear: find(soldYearHeaders, 'year'), soldMonth: find(soldMonthHeaders, 'whole') });
  completePlaces(form);
  completeKey(form);
  return {
    mapping: { fields },
    columns: header.map((column) => {
      const served = fieldsFrom(column, fields);
      return { column, fields: served, sure: served.length > 0 ? (sure.get(column) ?? 1) : 0 };
    }),
    assumptions,
    questions,
  };
}

/** Whether most of a column's streets begin with their number. */
const isNumbered = (streets: readonly string[]): boolean =>
  streets.filter((street) => /^\d/.test(street)).length > streets.length / 2;

const MIN_LIVING_SQFT = 300;

function isManyFeet(values: readonly string[]): boolean {
  const filled = values.map(cleanCell).filter((cell) => cell !== '');
  const feet = filled.filter((cell) => Number(cell.replace(/,/g, '')) >= MIN_LIVING_SQFT);
  return filled.length > 0 && feet.length >= 0.8 * filled.length && new Set(filled).size > filled.length / 2;
}
