/** All wordings of all rules in one tree of words, so that a text is walked once and not by each rule. */

/** One word of a wording: with its plurals, as the beginning of any word, or this spelling alone. */
export interface Word {
  text: string;
  kind: 'word' | 'stem' | 'exact';
}

export interface WordNode {
  readonly words: Map<string, WordNode>;
  readonly exact: Map<string, WordNode>;
  readonly stems: Map<string, WordNode>;
  /** The sets of wordings of which one ends here. */
  readonly endOf: number[];
}

const newNode = (): WordNode => ({ words: new Map(), exact: new Map(), stems: new Map(), endOf: [] });

export const wordTree: WordNode = newNode();

const numbersByWords = new Map<string, number>();

function childOf(node: WordNode, { text, kind }: Word): WordNode {
  const children = kind === 'stem' ? node.stems : kind === 'exact' ? node.exact : node.words;
  const child = children.get(text) ?? newNode();
  children.set(text, child);
  return child;
}

/** The number of this set of wordings; the same words have the same number, whichever rule they stand in. */
export function addWords(alternatives: readonly (readonly Word[])[]): number {
  const key = alternatives.map((words) => words.map(({ text, kind }) => `${text}/${kind}`).join(' ')).join('|');
  const known = numbersByWords.get(key);
  if (known !== undefined) return known;
  const added = numbersByWords.size;
  numbersByWords.set(key, added);
  for (const words of alternatives) {
    const { endOf } = words.reduce(childOf, wordTree);
    if (!endOf.includes(added)) endOf.push(added);
  }
  return added;
}

const SHORTEST_STEM = 3;

/** `kids`, `churches` and `families` are also looked up as kid, church and family. */
function singularsOf(word: string): string[] {
  if (!word.endsWith('s')) return [word];
  const singulars = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) singulars.push(word.slice(0, -2));
  return singulars;
}

/** What follows in the tree when the next word of the text is this one. */
export function nodesAfter(node: WordNode, spellings: readonly string[]): WordNode[] {
  const found: WordNode[] = [];
  const collect = (next: WordNode | undefined) => {
    if (next) found.push(next);
  };
  for (const spelling of spellings) {
    collect(node.exact.get(spelling));
    for (const form of singularsOf(spelling)) collect(node.words.get(form));
    if (node.stems.size > 0)
      for (let length = SHORTEST_STEM; length <= spelling.length; length += 1) collect(node.stems.get(spelling.slice(0, length)));
  }
  return found;
}
