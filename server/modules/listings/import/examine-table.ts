import { lookupKey } from '../reso/lookup.ts';
import { orderOfDates, partsOfDate, readDateCell } from './cells/dates.ts';
import { cleanCell } from './cells/empty.ts';
import { readMoney } from './cells/numbers.ts';
import { partOfCell, type ColumnMapping, type FieldSource } from './column-mapping.ts';
import { shapeOfField } from './guess/known-headers.ts';
import { statusLike, statusOf, typeLike, typeOf } from './guess/known-values.ts';
import { asWritten } from './read-row.ts';
import type { Table } from './table/table.ts';

/** A word of a status or type column that nobody has said the meaning of. */
export interface UnknownValue {
  kind: 'status' | 'propertyType';
  column: string;
  value: string;
  count: number;
  /** What it most likely means: offered, never taken by itself. */
  likely: string | null;
}

export interface UnreadableColumn {
  column: string;
  field: string;
  unreadable: number;
  filled: number;
  examples: string[];
}

/** What the whole of a file holds that its mapping does not settle. */
export interface TableExamination {
  rowCount: number;
  unknownValues: UnknownValue[];
  /** Columns of prices and dates of which more than `MAX_UNREADABLE_SHARE` cannot be read. */
  unreadable: UnreadableColumn[];
}

/** More of a price or date column than this is no slip: the column is something else, or written in a way that is not known. */
const MAX_UNREADABLE_SHARE = 0.02;
const MAX_EXAMPLES = 5;
/** Distinct words that are counted; a column with more is no status. */
const MAX_WORDS = 200;
const MAX_WORD_CHARACTERS = 60;

interface Watched {
  at: number;
  field: string;
  column: string;
  part: 1 | 2 | null;
  isReadable: (text: string) => boolean;
  result: UnreadableColumn;
  /** Days and months as they stand, where the file must write them one way. */
  dates: string[] | null;
}

/** Reads a whole table once, and tells what stops its import: nothing of it is guessed. */
export async function examineTable(table: Table, given: ColumnMapping, today: string): Promise<TableExamination> {
  const mapping = asWritten(given);
  const thisYear = Number(today.slice(0, 4));
  const watched = Object.entries(mapping.fields).flatMap(([field, source]) => watch(field, source, table, thisYear));
  const words = Object.entries(mapping.fields).flatMap(([, source]) => wordsOf(source, table, mapping));
  let rowCount = 0;
  for await (const row of table.rows()) {
    if ('problem' in row) continue;
    rowCount += 1;
    for (const one of watched) {
      const cell = row.cells[one.at] ?? '';
      const text = cleanCell(one.part === null ? cell : partOfCell(cell, one.part));
      if (text === '') continue;
      one.result.filled += 1;
      if (one.dates && one.dates.length < 2_000 && partsOfDate(text)) one.dates.push(text);
      if (one.isReadable(text)) continue;
      one.result.unreadable += 1;
      if (one.result.examples.length < MAX_EXAMPLES && !one.result.examples.includes(text))
        one.result.examples.push(text.slice(0, 40));
    }
    for (const { at, isKnown, counts } of words) {
      const text = cleanCell(row.cells[at] ?? '').slice(0, MAX_WORD_CHARACTERS);
      if (text === '' || isKnown(text) || (!counts.has(text) && counts.size >= MAX_WORDS)) continue;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return {
    rowCount,
    unknownValues: words.flatMap(({ kind, column, counts }) =>
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .map(([value, count]) => ({
          kind,
          column,
          value,
          count,
          likely: kind === 'status' ? statusLike(value) : typeLike(value),
        })),
    ),
    unreadable: watched.filter(isTooMuch).map(({ result, dates }) => ({
      ...result,
      examples: dates && !orderOfDates(dates) ? bothOrders(dates) : result.examples,
    })),
  };
}

function isTooMuch({ result, dates }: Watched): boolean {
  return result.unreadable > result.filled * MAX_UNREADABLE_SHARE || (dates !== null && orderOfDates(dates) === undefined);
}

/** A date of each kind, where a column has days above 12 in both places. */
function bothOrders(dates: readonly string[]): string[] {
  return [0, 1].flatMap((place) => dates.find((date) => Number(partsOfDate(date)?.[place]) > 12) ?? []);
}

function watch(field: string, source: FieldSource, { header }: Table, thisYear: number): Watched[] {
  const column = typeof source === 'string' ? source : 'column' in source ? source.column : null;
  const shape = shapeOfField.get(field);
  if (column === null || (shape !== 'money' && shape !== 'date')) return [];
  const order = typeof source === 'object' && 'dates' in source ? source.dates : 'month-first';
  const isReadable =
    shape === 'money'
      ? (text: string) => readMoney(text) !== undefined
      : (text: string) => readDateCell(text, order, thisYear) !== undefined;
  return [
    {
      ...{ at: header.indexOf(column), field, column, isReadable },
      part: typeof source === 'object' && 'part' in source ? source.part : null,
      result: { column, field, unreadable: 0, filled: 0, examples: [] },
      dates: shape === 'date' ? [] : null,
    },
  ];
}

function wordsOf(source: FieldSource, { header }: Table, { values }: ColumnMapping) {
  if (typeof source === 'string' || !('values' in source) || source.values === 'lease') return [];
  const kind = source.values === 'status' ? ('status' as const) : ('propertyType' as const);
  const own = new Set(Object.keys(values?.[kind] ?? {}).map(lookupKey));
  const translate = kind === 'status' ? statusOf : typeOf;
  const isKnown = (text: string): boolean => own.has(lookupKey(text)) || translate(text) !== undefined;
  return [{ kind, column: source.column, at: header.indexOf(source.column), isKnown, counts: new Map<string, number>() }];
}
