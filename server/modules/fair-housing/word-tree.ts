/** The words of all lists and rules in one tree, so that a text is walked once and not by each rule. */

/** One word of a wording: with its plurals, as the beginning of any word, or this spelling alone. */
export interface Word {
  text: string;
  kind: 'word' | 'stem' | 'exact';
}

type Children = ReadonlyMap<string, WordNode>;

export interface WordNode {
  readonly words: Children;
  readonly exact: Children;
  readonly stems: Children;
  /** The sets of wordings of which one ends here, rising. */
  readonly endOf: readonly number[];
}

/** Most nodes are leaves: what they have none of is one and the same nothing. */
const noChildren = new Map<string, GrowingNode>();
const nowhere: number[] = [];

class GrowingNode implements WordNode {
  words: Map<string, GrowingNode> = noChildren;
  exact: Map<string, GrowingNode> = noChildren;
  stems: Map<string, GrowingNode> = noChildren;
  endOf: number[] = nowhere;

  childAt({ text, kind }: Word): GrowingNode {
    const name = kind === 'stem' ? 'stems' : kind === 'exact' ? 'exact' : 'words';
    const known = this[name].get(text);
    if (known) return known;
    const child = new GrowingNode();
    if (this[name] === noChildren) this[name] = new Map();
    this[name].set(text, child);
    return child;
  }

  endHere(wordings: number): void {
    if (this.endOf.at(-1) === wordings) return;
    if (this.endOf === nowhere) this.endOf = [];
    this.endOf.push(wordings);
  }
}

const root = new GrowingNode();
export const wordTree: WordNode = root;

let sets = 0;

/** The number of a set that is not of this tree's words. */
export function newSet(): number {
  sets += 1;
  return sets;
}

/** Plants a set of wordings and gives it its number. */
export function addWords(alternatives: readonly (readonly Word[])[]): number {
  const added = newSet();
  for (const words of alternatives) words.reduce((node, word) => node.childAt(word), root).endHere(added);
  return added;
}

const SHORTEST_STEM = 3;
const SHORTEST_PLURAL = 4;

/** `kids`, `churches` and `families` are also looked up as kid, church and family; `is` is no plural of i. */
function singularsOf(word: string): string[] {
  if (!word.endsWith('s') || word.length < SHORTEST_PLURAL) return [word];
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
