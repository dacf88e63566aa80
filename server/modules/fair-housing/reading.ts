/** Where the wordings of all rules stand in one text, and which sentence each word is of. */
import { SENTENCE_END, type Token } from './tokens.ts';
import { nodesAfter, wordTree, type WordNode } from './word-tree.ts';

const nowhere: readonly number[] = [];

export class Reading {
  readonly tokens: readonly Token[];
  /** By the number of the wordings: each place where one begins, with the places where it can end. */
  readonly #places = new Map<number, Map<number, number[]>>();
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
      for (const wordings of next.endOf) {
        let places = this.#places.get(wordings);
        if (!places) this.#places.set(wordings, (places = new Map<number, number[]>()));
        const ends = places.get(from);
        if (ends) ends.push(at + 1);
        else places.set(from, [at + 1]);
      }
      if (next.words.size + next.exact.size + next.stems.size > 0) this.#walk(next, from, at + 1);
    }
  }

  has(wordings: number): boolean {
    return this.#places.has(wordings);
  }

  startsOf(wordings: number): number[] {
    return [...(this.#places.get(wordings)?.keys() ?? [])];
  }

  endsOf(wordings: number, at: number): readonly number[] {
    return this.#places.get(wordings)?.get(at) ?? nowhere;
  }

  sentenceOf(at: number): number | undefined {
    return this.#sentences[at];
  }
}
