/** Reads sets of wordings, `a|b+c|<list>`. What has lists in it is put together from theirs, so that each list is planted once. */
import { addWords, newSet, type Word } from './word-tree.ts';

/** The texts of lists, by name. */
export type Lists = ReadonlyMap<string, string>;

/** A set of wordings, by its number; where they stand in a text is found once for all rules (`Reading`). */
export type Wordings = number;

/** A set made of others: what stands where any of them does, or where the sets of a row follow each other without a gap. */
export interface Joined {
  readonly anyOf: readonly Wordings[];
  readonly inRow: readonly (readonly Wordings[])[];
}

const joined = new Map<Wordings, Joined>();
const known = new Map<string, Wordings>();

/** What the set is made of; undefined when its words were planted. */
export const joinedOf = (wordings: Wordings): Joined | undefined => joined.get(wordings);

function wordOf(written: string): Word {
  if (written.endsWith('*')) return { text: written.slice(0, -1), kind: 'stem' };
  if (written.endsWith('=')) return { text: written.slice(0, -1), kind: 'exact' };
  if (!/^(?:[a-z0-9]+|w\/o)$/.test(written)) throw new Error(`"${written}" is no word of a pattern`);
  return { text: written, kind: 'word' };
}

function sharedAs(key: string, make: () => Wordings): Wordings {
  const wordings = known.get(key) ?? make();
  known.set(key, wordings);
  return wordings;
}

const planted = (alternatives: readonly string[]): Wordings =>
  sharedAs(alternatives.join('|'), () => addWords(alternatives.map((one) => one.split('+').map(wordOf))));

/** The sets that follow each other in `<who>+<person>`; null when one of the lists is empty. */
function rowOf(alternative: string, lists: Lists): Wordings[] | null {
  const row = alternative.split('+').map((part) => {
    const name = /^<(.+)>$/.exec(part)?.[1];
    if (name === undefined) return planted([part]);
    const list = lists.get(name);
    if (list === undefined) throw new Error(`There is no list <${name}>`);
    return list === '' ? null : wordingsOf(list, lists);
  });
  return row.every((each) => each !== null) ? row : null;
}

/** Null where a list is empty for the class, so that nothing is left to look for. */
export function wordingsOf(written: string, lists: Lists): Wordings | null {
  const alternatives = written.split('|');
  const plain = alternatives.filter((one) => !one.includes('<'));
  const rows = alternatives
    .filter((one) => one.includes('<'))
    .flatMap((one) => [rowOf(one, lists) ?? []].filter((row) => row.length > 0));
  if (rows.length === 0) return plain.length > 0 ? planted(plain) : null;
  const anyOf = [...(plain.length > 0 ? [planted(plain)] : []), ...rows.flatMap((row) => (row.length === 1 ? row : []))];
  const inRow = rows.filter((row) => row.length > 1);
  const [only, ...others] = anyOf;
  if (only !== undefined && others.length === 0 && inRow.length === 0) return only;
  return sharedAs(JSON.stringify({ anyOf, inRow }), () => {
    const wordings = newSet();
    joined.set(wordings, { anyOf, inRow });
    return wordings;
  });
}
