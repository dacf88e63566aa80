/** "Average price by city", "which ZIP has the most?", "what types are there?" */
import { mentionsOf, type Column } from './columns.ts';

export interface Grouping {
  column: Column;
  /** One of the groups is asked for: the first of them in this order. */
  asksForOne: boolean;
  ascending: boolean;
}

const oneOf =
  /\b(?:which|what)\s+([a-z ]{2,24}?)\s+(?:has|have|is|are)\s+(?:the\s+)?(most|highest|fewest|lowest|least|cheapest)\b/;
const common = /\bmost (?:common|frequent)\s+([a-z ]{2,24})/;
const by = /\b(?:by|per|for each|in each|of each|for every|in every|grouped by|broken down by)\s+(?:the )?([a-z ]{2,40})/;
const there =
  /\b(?:which|what|how many)\s+(?:different |kinds of )?([a-z ]{2,24}?)\s+(?:are there|are in|are on|does it|do they|occur)\b/;

export function readGrouping(columns: readonly Column[], question: string): Grouping | null {
  const columnIn = (words = ''): Column | undefined =>
    mentionsOf(columns, words.split(/\b(?:in|for|of|with|under|over|and)\b/)[0] ?? '')
      .map(({ column }) => column)
      .find(({ unit, kind }) => unit === null && kind !== 'date');
  const [, asked, end = ''] = oneOf.exec(question) ?? [];
  const one = columnIn(asked);
  if (one?.kind === 'text') return { column: one, asksForOne: true, ascending: /fewest|lowest|least|cheapest/.test(end) };
  const frequent = columnIn(common.exec(question)?.[1]);
  if (frequent) return { column: frequent, asksForOne: true, ascending: false };
  const listed = columnIn(there.exec(question)?.[1]);
  const column = /\b(?:sort|order|rank)(?:ed|ing)?\b/.test(question) ? undefined : columnIn(by.exec(question)?.[1]);
  const found = column ?? (listed?.kind === 'text' ? listed : undefined);
  return found ? { column: found, asksForOne: false, ascending: false } : null;
}

/** A question without what it is grouped by, whose words are no figure's. */
export const withoutGrouping = (question: string): string => question.replace(by, ' ');
