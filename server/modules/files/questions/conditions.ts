/** The conditions of a question: numbers, dates, and what columns have or lack. */
import { isNothing, dateIn, monthNames, numberIn } from './cells.ts';
import { mentionsOf, pricedColumn, type Column, type Mention } from './columns.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface TableFilter {
  column: Column;
  /** In words, as the answer tells it. */
  test: string;
  value: string | number;
  holds: (cell: string) => boolean;
}

const comparison = inLines('g')`
  \b(
    over|above|more than|greater than|at least|minimum(?: of)?|from|under|below|less than|fewer than|at most|up to
    |maximum(?: of)?|older than|newer than|after|before|since|exactly
  )\s+\$?([\d,]*\.?\d+)\s*(k|mm?|million|thousand)?(?![a-z\d])
  |\$?([\d,]*\.?\d+)\s*(k|mm?|million|thousand)?\s*%?\s*
    (\+|or more|or less|or fewer|or above|or below|or newer|or older|and up)
`;
const between =
  /\b(?:between|from)\s+\$?([\d,]*\.?\d+)\s*(k|mm?|million|thousand)?\s*(?:and|to|-|–)\s*\$?([\d,]*\.?\d+)\s*(k|mm?|million|thousand)?(?![a-z\d])/g;
const bare = /(?<![\d/#.,$-])(\d+(?:\.\d+)?)[\s-]+(?=[a-z])/g;

function amountOf(digits: string, unit: string | undefined): number {
  const factor = /^(?:k|thousand)$/.test(unit ?? '') ? 1_000 : /^m/.test(unit ?? '') ? 1_000_000 : 1;
  return Number(digits.replaceAll(',', '')) * factor;
}

type NumberTest = 'is' | 'over' | 'under' | 'at-least' | 'at-most';
const words: Readonly<Record<NumberTest, string>> = {
  is: 'is',
  over: 'over',
  under: 'under',
  'at-least': 'at least',
  'at-most': 'at most',
};
const tests: Readonly<Record<NumberTest, (number: number, value: number) => boolean>> = {
  is: (number, value) => number === value,
  over: (number, value) => number > value,
  under: (number, value) => number < value,
  'at-least': (number, value) => number >= value,
  'at-most': (number, value) => number <= value,
};

function numberFilter(column: Column, test: NumberTest, value: number): TableFilter {
  return {
    ...{ column, test: words[test], value },
    holds: (cell) => {
      const number = numberIn(cell);
      return number !== null && tests[test](number, value);
    },
  };
}

function testIn(match: string): NumberTest {
  if (/over|above|more than|greater|newer than|after/.test(match) && !/or above/.test(match)) return 'over';
  if (/under|below|less than|fewer than|older than|before/.test(match) && !/or below/.test(match)) return 'under';
  if (/exactly/.test(match)) return 'is';
  return /at most|up to|maximum|or less|or fewer|or below|or older/.test(match) ? 'at-most' : 'at-least';
}

/** The part of a question that says of what a number is: up to the next number or comma. */
const upToNext = (text: string): string => /^[^\d,;?]*/.exec(text.slice(0, 25))?.[0] ?? '';
const fromLast = (text: string): string => /[^\d,;?]*$/.exec(text.slice(-30))?.[0] ?? '';

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1800 && value <= 2100;

function columnOfNumber(
  columns: readonly Column[],
  { before, after, value, isMoney }: { before: string; after: string; value: number; isMoney: boolean },
): Column | null {
  const fits = ({ column }: Mention): boolean => column.kind === 'number' && (!isMoney || column.unit === 'dollars');
  const named = [after, before].flatMap((text) => mentionsOf(columns, text)).find(fits)?.column;
  if (named) return named;
  if (isMoney) return pricedColumn(columns) ?? null;
  return isYear(value) ? (columns.find(({ kind, name }) => kind === 'number' && /\byear\b|built/i.test(name)) ?? null) : null;
}

/** "under $1M", "at least 3 beds and 2 baths", "between 800k and 1.2m", "a 3-bedroom". */
export function numberFilters(columns: readonly Column[], asked: string, fallback: Column | null): TableFilter[] {
  const found: TableFilter[] = [];
  let question = asked;
  /** What was read is no number of its own. */
  const take = (match: RegExpMatchArray): { before: string; after: string } => {
    const [at, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length];
    const around = { before: fromLast(question.slice(0, at)), after: upToNext(question.slice(end)) };
    question = question.slice(0, at) + '_'.repeat(match[0].length) + question.slice(end);
    return around;
  };
  for (const match of asked.matchAll(between)) {
    const [, low = '', lowUnit, high = '', highUnit] = match;
    const [from, to] = [amountOf(low, lowUnit ?? (Number(low) < 100 ? highUnit : undefined)), amountOf(high, highUnit)];
    const isMoney = match[0].includes('$') || to >= 10_000;
    const column = columnOfNumber(columns, { ...take(match), value: to, isMoney }) ?? fallback;
    if (column) found.push(numberFilter(column, 'at-least', from), numberFilter(column, 'at-most', to));
  }
  let governs: NumberTest = 'is';
  for (const match of question.matchAll(comparison)) {
    const [whole] = match;
    const value = amountOf(match[2] ?? match[4] ?? '', match[3] ?? match[5]);
    const isMoney = /\$|\d\s?(?:k|mm?|million|thousand)\b/.test(whole) || value >= 10_000;
    const around = take(match);
    const column = columnOfNumber(columns, { ...around, value, isMoney }) ?? (isYear(value) ? null : fallback);
    if (!column || !Number.isFinite(value)) continue;
    governs = testIn(whole);
    found.push(numberFilter(column, governs, value));
  }
  for (const match of question.matchAll(bare)) {
    const column = mentionsOf(columns, upToNext(question.slice(match.index + match[0].length)).split(/ and | with /)[0] ?? '')
      .map((mention) => mention.column)
      .find(({ kind, unit }) => kind === 'number' && unit !== 'dollars');
    // "At least 3 beds and 2 baths": both.
    const isGoverned = governs !== 'is' && /\b(?:and|with)\s*$/.test(question.slice(0, match.index));
    if (column) found.push(numberFilter(column, isGoverned ? governs : 'is', Number(match[1])));
  }
  return found;
}

const month =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const datePhrase = inLines('g')`
  \b(in|on|during|before|until|by|after|since|from)\s+(?:the\s+)?
  (?:${month}\b\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\d))?(?:,?\s+(\d{4}))?|(\d{4})\b|(\d{1,2}/\d{1,2}/\d{2,4}))
`;

/** "listed in October", "end before June 2026", "after 10/15/2026". */
export function dateFilters(columns: readonly Column[], question: string): TableFilter[] {
  const dates = columns.filter(({ kind }) => kind === 'date');
  const [first] = dates;
  if (!first) return [];
  return [...question.matchAll(datePhrase)].flatMap((match): TableFilter[] => {
    const [, how = '', named, day, yearOfMonth, year, written] = match;
    const before = question.slice(0, match.index);
    // "Built in 2004" is of a column of years.
    if (!named && !written && /\b(?:built|year)\b[^?]{0,12}$/.test(before)) return [];
    const column = mentionsOf(dates, before.slice(-40))[0]?.column ?? first;
    const monthNumber = named ? monthNames.findIndex((name) => named.startsWith(name)) + 1 : null;
    const exact = written ? dateIn(written) : null;
    const pad = (number: number | string): string => String(number).padStart(2, '0');
    // As far as it is said: a year, a month of it or of any year, a day.
    const from =
      exact ??
      [year ?? yearOfMonth ?? '', monthNumber === null ? '' : pad(monthNumber), day === undefined ? '' : pad(day)]
        .filter(Boolean)
        .join('-');
    const isOfAnyYear = monthNumber !== null && yearOfMonth === undefined;
    const part = (date: string): string => (isOfAnyYear ? date.slice(5) : date).slice(0, from.length);
    const said = match[0].slice(how.length).trim();
    const value = said.charAt(0).toUpperCase() + said.slice(1);
    const test = /before|until|by/.test(how) ? 'before' : /after|since|from/.test(how) ? 'after' : 'in';
    const includes = /until|by|since|from/.test(how);
    return [
      {
        ...{ column, test, value },
        holds: (cell) => {
          const date = dateIn(cell);
          if (date === null) return false;
          const own = part(date);
          if (test === 'in' || (includes && own === from)) return own === from;
          return test === 'before' ? own < from : own > from;
        },
      },
    ];
  });
}

const lacking = inLines('g')`
  \b(?:
    without|with no|has no|have no|having no|no|lacks?|lacking|missing|blank|empty|do(?:es)?n[o’']?t have
    |do(?:es)? not have|waives?|waived|waiving
  )\s+(?:an? |the |any |their |its )?([a-z][a-z ]{2,30})
`;
const having = /\b(?:has|have|having|with|includes?|including|owes?|owing|owed)\s+(?:an? |the |any |some )?([a-z][a-z ]{2,30})/g;

/** "without a year built", "with an escalation", "who owes a balance": of columns that are named. */
export function presenceFilters(columns: readonly Column[], question: string): TableFilter[] {
  const filtersOf = (pattern: RegExp, isWanted: boolean): TableFilter[] =>
    [...question.matchAll(pattern)].flatMap((match): TableFilter[] => {
      const phrase = (match[1] ?? '').split(/\b(?:and|or|in|under|over|at|of|by|before|after)\b/)[0] ?? '';
      const column = mentionsOf(columns, phrase)[0]?.column;
      if (!column || /\b(?:most|least|highest|lowest|best|fewest|more|less)\b/.test(phrase)) return [];
      // Counts such as rooms are had by all.
      if (isWanted && column.kind === 'number' && column.unit !== 'dollars') return [];
      const isOwed = /^ow/.test(match[0]);
      const has = (cell: string): boolean => (isOwed ? (numberIn(cell) ?? 0) > 0 : !isNothing(cell));
      return [{ column, test: isWanted ? 'is given' : 'is not given', value: '', holds: (cell) => has(cell) === isWanted }];
    });
  const lacks = filtersOf(lacking, false);
  const has = filtersOf(having, true).filter(({ column }) => !lacks.some((one) => one.column === column));
  return [...lacks, ...has];
}
