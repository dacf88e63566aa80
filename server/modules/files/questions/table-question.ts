import type { ExtractedTable } from '../extract/extracted.ts';
import { stemOf, wordsOf } from './words.ts';

export const operations = ['count', 'sum', 'mean', 'median', 'min', 'max', 'list'] as const;
export type Operation = (typeof operations)[number];

export interface TableFilter {
  column: number;
  /** `is`: the cell says so; the others compare numbers. */
  test: 'is' | 'at-least' | 'at-most' | 'over' | 'under';
  value: string | number;
}

export interface TableQuestion {
  operation: Operation | null;
  column: number | null;
  groupBy: number | null;
  filters: TableFilter[];
}

const MAX_CATEGORIES = 300;
const NUMERIC_SHARE = 0.8;

/** A cell as a number: `$1,250,000`, `4.5%`, `1.2M`; null for anything else. */
export function numberIn(cell: string): number | null {
  const match = /^\(?\s*-?\s*[$€£]?\s*(-?[\d,]*\.?\d+)\s*(%|k|m|mm|million|sq\.? ?ft\.?)?\s*\)?$/i.exec(cell.trim());
  if (!match) return null;
  const unit = match[2]?.toLowerCase();
  const factor = unit === 'k' ? 1_000 : unit === 'm' || unit === 'mm' || unit === 'million' ? 1_000_000 : 1;
  const value = Number((match[1] ?? '').replaceAll(',', '')) * factor;
  const isNegative = /^\(.*\)$|^\s*-/.test(cell.trim()) && value > 0;
  return Number.isFinite(value) ? (isNegative ? -value : value) : null;
}

/** True for columns most of whose cells are numbers. */
export function isNumeric({ rows }: ExtractedTable, column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter((cell) => numberIn(cell) !== null).length >= cells.length * NUMERIC_SHARE;
}

const wordings: readonly [Operation, RegExp][] = [
  ['median', /\bmedian\b/],
  ['mean', /\b(?:average|mean|avg)\b/],
  ['sum', /\b(?:total|sum|altogether|add up)\b/],
  ['max', /\b(?:highest|maximum|max|most expensive|largest|biggest|priciest|top|newest|longest)\b/],
  ['min', /\b(?:lowest|minimum|min|cheapest|least expensive|smallest|oldest|shortest)\b/],
  ['count', /\b(?:how many|number of|count)\b/],
  ['list', /\b(?:which|list|show|who|find|what are)\b/],
];

const synonyms: Readonly<Record<string, readonly string[]>> = {
  price: ['price', 'amount', 'list', 'cost', 'value'],
  expensive: ['price', 'amount'],
  cheapest: ['price', 'amount'],
  priciest: ['price', 'amount'],
  bedroom: ['bed', 'bd', 'br'],
  bath: ['bath', 'ba'],
  sqft: ['sqft', 'area', 'size', 'living'],
  size: ['sqft', 'area', 'size', 'living'],
  largest: ['sqft', 'area', 'size'],
  biggest: ['sqft', 'area', 'size'],
  smallest: ['sqft', 'area', 'size'],
  neighborhood: ['neighborhood', 'area', 'subdivision'],
};

interface Mention {
  column: number;
  score: number;
}

/** How well the words of a piece of the question name each column, the best first. */
function mentionsOf({ header }: ExtractedTable, text: string): Mention[] {
  const asked = new Set(
    wordsOf(text.replaceAll(/sq\.? ?ft\.?|square f(?:ee|oo)t(?:age)?/gi, 'sqft')).flatMap((word) => [
      stemOf(word),
      ...(synonyms[word] ?? synonyms[stemOf(word)] ?? []),
    ]),
  );
  return header
    .map((name, column) => {
      const words = wordsOf(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/sq\.? ?ft\.?/gi, 'sqft')).map(stemOf);
      const hits = words.filter((word) => asked.has(word)).length;
      return { column, score: hits === 0 ? 0 : hits + hits / words.length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

const comparison =
  /\b(over|above|more than|greater than|at least|from|under|below|less than|at most|up to|older than|newer than|after|before)\s+\$?([\d,]*\.?\d+)\s*(k|m|million|thousand)?\b|\$?([\d,]*\.?\d+)\s*(k|m|million|thousand)?\s*(?:\+|or more|or less|or fewer)/gi;

function amountOf(digits: string, unit: string | undefined): number {
  const factor = /^(?:k|thousand)$/i.test(unit ?? '') ? 1_000 : /^m/i.test(unit ?? '') ? 1_000_000 : 1;
  return Number(digits.replaceAll(',', '')) * factor;
}

function numberFilters(table: ExtractedTable, question: string, fallback: number | null): TableFilter[] {
  return [...question.matchAll(comparison)].flatMap((match): TableFilter[] => {
    const [whole, word = '', digits = match[4] ?? '', unit = match[5]] = match;
    const end = match.index + whole.length;
    const value = amountOf(digits, unit);
    const isMoney = /\$|\d(?:k|m)\b/i.test(whole) || value >= 10_000;
    const isPriced = ({ column: named }: Mention): boolean => /price|amount|value|cost|fee|rent/i.test(table.header[named] ?? '');
    const named = [question.slice(end, end + 18), question.slice(Math.max(0, match.index - 25), match.index)]
      .flatMap((words) => mentionsOf(table, words))
      .find((mention) => isNumeric(table, mention.column) && (!isMoney || isPriced(mention)));
    const priced = table.header.findIndex((_, index) => isPriced({ column: index, score: 0 }) && isNumeric(table, index));
    const column = named?.column ?? (isMoney && priced >= 0 ? priced : (fallback ?? -1));
    if (column < 0 || !Number.isFinite(value)) return [];
    const test = /over|above|more than|greater|newer|after/i.test(word)
      ? 'over'
      : /under|below|less than|older|before/i.test(word)
        ? 'under'
        : /at most|up to|or less|or fewer/i.test(whole)
          ? 'at-most'
          : 'at-least';
    return [{ column, test, value }];
  });
}

/** Cells that the question names: "in Oakland", "condos", of columns that have few different ones. */
function cellFilters(table: ExtractedTable, question: string): TableFilter[] {
  const stems = ` ${wordsOf(question).map(stemOf).join(' ')} `;
  return table.header.flatMap((_, column): TableFilter[] => {
    if (isNumeric(table, column)) return [];
    const values = new Set(table.rows.map((row) => row[column] ?? ''));
    if (values.size > MAX_CATEGORIES) return [];
    const named = [...values]
      .filter(
        (value) => value.length >= 2 && stems.includes(` ${wordsOf(value).map(stemOf).join(' ')} `) && wordsOf(value).length > 0,
      )
      .sort((a, b) => b.length - a.length);
    return named[0] === undefined ? [] : [{ column, test: 'is', value: named[0] }];
  });
}

/** What a question asks of a table, read by the table's own header and cells. */
export function readTableQuestion(table: ExtractedTable, asked: string): TableQuestion {
  const question = asked.toLowerCase();
  const operation = wordings.find(([, pattern]) => pattern.test(question))?.[0] ?? null;
  const grouped = /\b(?:by|per|for each|in each|of each|grouped by)\s+([a-z ]{2,40})/.exec(question);
  const groupBy = grouped
    ? (mentionsOf(table, grouped[1] ?? '').find(({ column }) => !isNumeric(table, column))?.column ?? null)
    : null;
  const measured = mentionsOf(table, question).filter(({ column }) => isNumeric(table, column) && column !== groupBy);
  const needsNumber = operation !== null && operation !== 'count' && operation !== 'list';
  const numeric = table.header.flatMap((_, column) => (isNumeric(table, column) ? column : []));
  const priced = numeric.find((column) => /price|amount|value|cost/i.test(table.header[column] ?? ''));
  const column = measured[0]?.column ?? (needsNumber ? (priced ?? (numeric.length === 1 ? (numeric[0] ?? null) : null)) : null);
  return { operation, column, groupBy, filters: [...cellFilters(table, question), ...numberFilters(table, question, column)] };
}
