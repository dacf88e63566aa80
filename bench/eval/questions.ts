import { readFileSync } from 'node:fs';
import { tableRows } from '../understand/table.ts';
import { partsOf, spellOut, type FormattedQuestion } from '../understand/formatted-question.ts';

export interface Question {
  /** Messages of one thread; the last one counts. */
  messages: string[];
  /** The search that it means, part by part; null where it is to be declined for fair housing. */
  expected: FormattedQuestion | null;
}

/**
 * The questions of a table whose last message is a search, or must be declined. What opens, compares or asks about one of the examples'
 * homes is left out: over HTTP other homes are found than the table's four.
 */
export function readQuestions(half: 'held-out' | 'development'): Question[] {
  const rows = tableRows(readFileSync(new URL(`../understand/${half}.tsv`, import.meta.url), 'utf8'));
  return rows.flatMap(([conversation = '', written = '']): Question[] => {
    if (/\(opens|^like |SF100\d/.test(`${conversation} ${written}`)) return [];
    const messages = conversation.split(' > ');
    if (written === 'cannot fair-housing') return [{ messages, expected: null }];
    const expected = comparable(partsOf(spellOut(written)));
    return expected.has('reading') ? [] : [{ messages, expected }];
  });
}

/** What a model may say or leave out without another result. */
const withoutMeaning: Record<string, readonly string[]> = {
  limit: ['10'],
  sort: ['listdate desc', 'listdate', 'relevance', 'relevance asc'],
};

/** The middle of a place is where its homes are, so that of "within a mile of" only the miles are compared. */
export function comparable(parts: FormattedQuestion): FormattedQuestion {
  return new Map(
    [...parts].flatMap(([field, value]): [string, string][] => {
      if (withoutMeaning[field]?.includes(value)) return [];
      return [[field, field === 'in' ? value.replace(/^(radius \S+ mi) .*/, '$1') : value]];
    }),
  );
}
