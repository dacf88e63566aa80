/** Where the wordings of all rules stand in one text, and which sentence each word is of. */
import { SENTENCE_END, type Token } from './tokens.ts';
import { nodesAfter, wordTree, type WordNode } from './word-tree.ts';

/** Where one of a set of wordings stands: its first token and the one behind its last. */
interface Place {
  from: number;
  to: number;
}

const nowhere: readonly Place[] = [];

export class Reading {
  readonly tokens: readonly Token[];
  /** By the number of the wordings, in the order of the text. */
  readonly #places = new Map<number, Place[]>();
  readonly #sentences: number[] = [];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    let sentence = 0;
    tokens.forEach(({ spellings }, at) => {
      this.#sentences.push(sentence);
      if (spellings[0] === SENTENCE_END) sentence += 1;
      else this.#walk(wordTree, at, at);
    });
  }

  #walk(node: WordNode, from: number, at: number): void {
    const token = this.tokens[at];
    if (!token) return;
    for (const next of nodesAfter(node, token.spellings)) {
      const place = { from, to: at + 1 };
      for (const wordings of next.endOf) {
        const places = this.#places.get(wordings);
        if (places) places.push(place);
        else this.#places.set(wordings, [place]);
      }
      if (next.words.size + next.exact.size + next.stems.size > 0) this.#walk(next, from, at + 1);
    }
  }

  has(wordings: number): boolean {
    return this.#places.has(wordings);
  }

  placesOf(wordings: number): readonly Place[] {
    return this.#places.get(wordings) ?? nowhere;
  }

  sentenceOf(at: number): number | undefined {
    return this.#sentences[at];
  }
}
