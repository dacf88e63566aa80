/** What a question asks of a table, read by the table's own header and cells. */
import { mentionsOf, pricedColumn, type Column } from './columns.ts';
import { dateFilters, numberFilters, presenceFilters, type TableFilter } from './conditions.ts';
import { readGrouping, withoutGrouping, type Grouping } from './grouping.ts';
import { cellFilters } from './named-cells.ts';
import { readSuperlative } from './superlatives.ts';
import type { TableRow } from './table-rows.ts';
import { unusedWords } from './unused-words.ts';

export const operations = ['count', 'share', 'sum', 'mean', 'median', 'min', 'max', 'range', 'list'] as const;
export type Operation = (typeof operations)[number];

export interface TableQuestion {
  /** Null where the question names nothing that the table could answer. */
  operation: Operation | null;
  column: Column | null;
  grouping: Grouping | null;
  filters: TableFilter[];
  /** Of a share: the conditions of what it is a part of. */
  base: TableFilter[];
  /** Rows by their number in the file. */
  rows: number[];
  order: { column: Column; ascending: boolean } | null;
  limit: number | null;
  /** Rows are to be set side by side. */
  isCompared: boolean;
  /** A sum by the month is asked for by the year. */
  isByYear: boolean;
  /** Words that nothing in the table is called by. */
  unused: string[];
}

const wordings: readonly [Operation, RegExp][] = [
  ['range', /\b(?:difference between|range|spread)\b/],
  [
    'share',
    /\b(?:what (?:percent(?:age)?|share|part|fraction|proportion|%)|percent(?:age)? of|share of|(?:occupancy|vacancy) rate)\b/,
  ],
  ['median', /\bmedian\b/],
  ['mean', /\b(?:average|mean|avg|typical)\b/],
  ['sum', /\b(?:total|sum|altogether|add(?:s|ed)? up|combined|annual|yearly|how far (?:below|under|above|over))\b/],
  ['count', /\b(?:how many|number of|count)\b/],
];
const byYear = /\b(?:annual(?:ly)?|yearly|per year|a year)\b/;
const all = /\b(?:show|list|give|see)\b.{0,12}\b(?:all|everything|whole|every)\b/;
/** Which is the best is for people to say, with the rows side by side. */
const compared = /\b(?:compare|comparison|side by side|versus|vs|best|strongest|better|stand out)\b/;
const ordered = /\b(?:sort|order|rank)(?:ed|ing)?\s*(?:them |these |it |all )?by\s+(?:the )?([a-z ]{2,40})/;
const descending = /\b(?:desc|descending|high(?:est)? (?:to|first)|most expensive first|largest first|newest first|from high)/;
const rowNumbers = /\brows? (?:no\.? |number |#)?(\d+)(?: (?:and|to|through|-) (\d+))?/g;

const whole =
  /\b(?:percent(?:age)?|share|part|fraction|proportion|%) of (?:the |all |these )?(.{2,60}?) (?:are|is|have|has|were|had|with)\b/;

const digits = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const plain = (asked: string): string =>
  asked
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(new RegExp(`\\b(?:${digits.join('|')})\\b`, 'g'), (word) => String(digits.indexOf(word) + 2));

/** Words that name columns name no cells: "loan type" is no loan. */
function withoutHeaders(columns: readonly Column[], question: string): string {
  return columns
    .map(({ name }) => name.toLowerCase())
    .filter((name) => /^[a-z]+(?: [a-z]+)+$/.test(name))
    .reduce((text, name) => text.replaceAll(name, ' '), question);
}

function readFilters(
  columns: readonly Column[],
  rows: readonly TableRow[],
  { question, measured, groupBy }: { question: string; measured: Column | null; groupBy: Column | undefined },
): TableFilter[] {
  const cells = rows.map((row) => row.cells);
  const named = cellFilters(columns, cells, withoutHeaders(columns, question)).filter(({ column }) => column !== groupBy);
  const presence = presenceFilters(columns, question).filter(({ column }) => !named.some((one) => one.column === column));
  return [...named, ...dateFilters(columns, question), ...numberFilters(columns, question, measured), ...presence];
}

export function readTableQuestion(columns: readonly Column[], rows: readonly TableRow[], asked: string): TableQuestion {
  const question = plain(asked);
  const grouping = readGrouping(columns, question);
  const groupBy = grouping?.column;
  const mentioned = mentionsOf(columns, withoutGrouping(question)).map(({ column }) => column);
  const measured = mentioned.find((column) => column.kind === 'number' && column !== groupBy) ?? null;
  const computed = wordings.find(([, pattern]) => pattern.test(question))?.[0] ?? null;
  const needsNumber = computed !== null && computed !== 'count' && computed !== 'share';
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const figure = needsNumber ? (measured ?? pricedColumn(columns) ?? (numbers.length === 1 ? numbers[0] : null) ?? null) : null;
  const superlative = grouping?.asksForOne || computed !== null ? null : readSuperlative(columns, question);
  const byWords = mentionsOf(columns, ordered.exec(question)?.[1] ?? '')[0]?.column;
  const order = byWords ? { column: byWords, ascending: !descending.test(question) } : superlative?.limit ? superlative : null;
  const filters = readFilters(columns, rows, { question, measured, groupBy });
  const ofWhole = whole.exec(question)?.[1];
  const base = ofWhole === undefined ? [] : readFilters(columns, rows, { question: ofWhole, measured: null, groupBy });
  const named = [...question.matchAll(rowNumbers)].flatMap(([, ...found]) => found.filter(Boolean).map(Number));
  const unused = unusedWords(columns, filters, question);
  const isList =
    filters.length > 0 ||
    named.length > 0 ||
    order !== null ||
    measured !== null ||
    all.test(question) ||
    compared.test(question);
  const extreme = superlative && !order ? (superlative.ascending ? 'min' : 'max') : null;
  const counts = computed === 'count' && (filters.length > 0 || grouping !== null || unused.length === 0) ? 'count' : null;
  const isAnswerable = computed !== 'share' || filters.length > 0;
  return {
    operation:
      extreme ??
      (computed === 'count' ? counts : isAnswerable ? computed : null) ??
      (grouping ? 'count' : isList && computed !== 'count' ? 'list' : null),
    column: extreme ? (superlative?.column ?? null) : needsNumber ? figure : computed === null ? measured : null,
    ...{ grouping, filters, base, order, unused, rows: named },
    limit: superlative?.limit ?? null,
    isCompared: compared.test(question),
    isByYear: byYear.test(question) && /month|\brent\b/i.test(figure?.name ?? ''),
  };
}
