/** Cells that a question names: "in Oakland", "condos or townhouses", "not pending", "3223 Ellsholm". */
import type { Column } from './columns.ts';
import type { TableFilter } from './conditions.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** A column with more different cells has no categories. */
const MAX_CATEGORIES = 2_000;

/** What stands in tables under several names. */
const alike: readonly (readonly string[])[] = [
  ['house', 'single family', 'single family home', 'single family residence', 'sfr', 'sfh', 'detached'],
  ['condo', 'condominium'],
  ['townhouse', 'townhome', 'town house'],
  ['multi family', 'multifamily', 'multi unit'],
];
const keyOf = (text: string): string => stemsOf(text).join(' ');
const otherNames = new Map(
  alike.flatMap((group) => group.map((one) => [keyOf(one), group.filter((other) => other !== one).map(keyOf)] as const)),
);

const negation =
  /\b(?:not|no|non|without|except(?: for)?|excluding|other than|aren t|isn t|waive[sd]?|waiving)(?: (?:in|an?|the|any|their|its))*$/;
const occupied = /\b(?:occupied|occupancy)\b/;

/** A cell may hold several: "Inspection; Loan". */
const partsOf = (cell: string): string[] => cell.split(/[;,|]/).map((part) => part.trim());

/** Where a question says something, from its first word; -1 where it does not. */
function placeOf(key: string, stems: readonly string[]): number {
  const sought = key.split(' ');
  return stems.findIndex((_, at) => sought.every((stem, offset) => stems[at + offset] === stem));
}

/** "3223 Ellsholm" is said of "3223 Ellsholm Street #2". */
function placeOfAddress(key: string, stems: readonly string[]): number {
  const [number = '', street = '', ...rest] = key.split(' ');
  return /^\d+[a-z]?$/.test(number) && street.length > 2 && rest.length > 0 ? placeOf(`${number} ${street}`, stems) : -1;
}

function filterOf(column: Column, values: readonly string[], isNegated: boolean): TableFilter {
  const keys = new Set(values.map((value) => value.toLowerCase()));
  const isNamed = (cell: string): boolean =>
    keys.has(cell.toLowerCase()) || partsOf(cell).some((part) => keys.has(part.toLowerCase()));
  return { column, test: isNegated ? 'is not' : 'is', value: values.join(' or '), holds: (cell) => isNamed(cell) !== isNegated };
}

/** A value that begins otherwise than every word of a question is not named in it: most need no closer look. */
const beginningOf = (text: string): string => text.trimStart().slice(0, 2).toLowerCase();
const beginningsOfOthers = ['vacant', ...alike.flat()];

/** Null where there are too many to be categories. */
function differentIn({ index }: Column, rows: readonly (readonly string[])[]): Set<string> | null {
  const cells = new Set<string>();
  for (const row of rows) {
    cells.add(row[index] ?? '');
    if (cells.size > MAX_CATEGORIES) return null;
  }
  return cells;
}

/** @param question without the words that name columns */
export function cellFilters(columns: readonly Column[], rows: readonly (readonly string[])[], question: string): TableFilter[] {
  const words = wordsOf(question);
  const stems = words.map(stemOf);
  const taken = new Set<string>();
  const begins = new Set([...words, ...beginningsOfOthers].map(beginningOf));
  return columns.flatMap((column): TableFilter[] => {
    if (column.kind !== 'text') return [];
    const cells = differentIn(column, rows);
    if (cells === null) return [];
    const said = [...cells].flatMap((cell) => [cell, ...partsOf(cell)]).filter((value) => begins.has(beginningOf(value)));
    const values = new Map(said.map((value) => [keyOf(value), value] as const));
    const vacant = occupied.test(question) ? [...values].find(([key]) => key.startsWith('vacan')) : undefined;
    if (vacant) return [filterOf(column, [vacant[1]], true)];
    const named = [...values]
      .filter(([key]) => key.length >= 2 && !/^(?:ye|no|non|all|on|in|at|to|any|home|unit|tenant)$/.test(key))
      .map(([key, value]) => {
        const places = [key, ...(otherNames.get(key) ?? [])].map((name) => placeOf(name, stems));
        return { key, value, at: places.find((place) => place >= 0) ?? placeOfAddress(key, stems) };
      })
      .filter(
        ({ key, at }) => at >= 0 && !taken.has(key) && (!/^\d{1,4}$/.test(key) || column.stems.includes(stems[at - 1] ?? '')),
      )
      .toSorted((a, b) => b.key.length - a.key.length);
    const longest = named.filter(({ key }, at) => !named.slice(0, at).some((other) => ` ${other.key} `.includes(` ${key} `)));
    if (longest.length === 0) return [];
    // What one column names is not looked for in the next.
    for (const { key } of longest) taken.add(key);
    const isNegated = longest.every(({ at }) => negation.test(words.slice(0, at).join(' ')));
    return [
      filterOf(
        column,
        longest.map(({ value }) => value),
        isNegated,
      ),
    ];
  });
}
