/** "The cheapest", "top 3", "who closes fastest": by which column, and which end of it. */
import { mentionsOf, pricedColumn, type Column } from './columns.ts';

const least =
  /\b(?:lowest|minimum|min|cheapest|(?<!at )least(?: expensive)?|smallest|fewest|oldest|earliest|soonest|first|fastest|quickest|shortest|bottom)\b/;
const most =
  /\b(?:highest|maximum|max|(?<!at )most(?: expensive| recent)?|priciest|largest|biggest|top|newest|latest|longest|slowest)\b/;
const ofMoney = /cheapest|expensive|priciest/;
const ofSize = /smallest|largest|biggest/;
const ofTime = /oldest|newest|earliest|latest|soonest|recent/;
const ofSpeed = /fastest|quickest|slowest|shortest|longest|soonest/;
const ofBuildings = /\b(?:house|home|building|property|built|condo)s?\b/;

const limits =
  /\b(\d{1,2}) (?:most|least|cheap|expens|pric|big|large|small|new|old|high|low|best|long|short|fast)|\b(?:top|first|last|bottom) (\d{1,2})\b/;

export interface Superlative {
  column: Column;
  ascending: boolean;
  /** How many rows; null for the one, or those that are equal. */
  limit: number | null;
}

export const isLeast = (words: string): boolean => least.test(words);

function columnOf(columns: readonly Column[], word: string, question: string): Column | undefined {
  const named = mentionsOf(columns, question)
    .map(({ column }) => column)
    .filter(({ kind }) => kind !== 'text');
  const all = [...named, ...columns];
  const numbered = (pattern: RegExp) => all.find(({ name, kind }) => kind === 'number' && pattern.test(name));
  if (ofMoney.test(word)) return named.find(({ unit }) => unit === 'dollars') ?? pricedColumn(columns);
  if (ofTime.test(word)) {
    const [date, year] = [all.find(({ kind }) => kind === 'date'), numbered(/\byear\b|built/i)];
    return word === 'oldest' || (word === 'newest' && ofBuildings.test(question)) ? (year ?? date) : (date ?? year);
  }
  if (named[0]) return named[0];
  if (ofSpeed.test(word)) return numbered(/days|dom|clos|weeks|months/i) ?? all.find(({ kind }) => kind === 'date');
  return ofSize.test(word) ? numbered(/sq\.? ?f|size|area|acre/i) : undefined;
}

/** Null where nothing is the most or the least of anything. */
export function readSuperlative(columns: readonly Column[], question: string): Superlative | null {
  const [word] = least.exec(question) ?? most.exec(question) ?? [];
  if (word === undefined) return null;
  const limit = limits.exec(question)?.slice(1).find(Boolean);
  const isTop = /^(?:top|first|bottom)$/.test(word);
  // "The first one" is a place in a list, "top 3" goes by the price where nothing else is named.
  if (isTop && limit === undefined && mentionsOf(columns, question).length === 0) return null;
  const column = columnOf(columns, word, question) ?? (isTop ? pricedColumn(columns) : undefined);
  return column ? { column, ascending: word !== 'first' && isLeast(word), limit: limit ? Number(limit) : null } : null;
}
