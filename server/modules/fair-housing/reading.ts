/** Where the wordings of all rules stand in one text, and which sentence each word is of. */
import { SENTENCE_END, type Token } from './tokens.ts';
import { nodesAfter, wordTree, type WordNode } from './word-tree.ts';
import { joinedOf, type Joined, type Wordings } from './wordings.ts';

/** Where one of a set of wordings stands: its first token and the one behind its last. */
interface Place {
  from: number;
  to: number;
}

const nowhere: readonly Place[] = [];

/** What a pattern is held against: a text, or a text without some of its words. */
export interface WordsRead {
  /** Where wordings of the set stand, in the order of the text. */
  placesOf: (wordings: Wordings) => readonly Place[];
  /** The number of the sentence that the token is of. */
  sentenceOf: (at: number) => number | undefined;
  /** Whether the token ends a sentence, or the text is over there. */
  isEnd: (at: number) => boolean;
}

export class Reading implements WordsRead {
  readonly tokens: readonly Token[];
  /** By the number of the wordings, in the order of the text. */
  readonly #places = new Map<Wordings, Place[]>();
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

  placesOf(wordings: Wordings): readonly Place[] {
    const places = this.#places.get(wordings);
    if (places) return places;
    const joined = joinedOf(wordings);
    if (!joined) return nowhere;
    const found = this.#joinedPlaces(joined);
    this.#places.set(wordings, found);
    return found;
  }

  #joinedPlaces({ anyOf, inRow }: Joined): Place[] {
    const found: Place[] = [];
    for (const each of anyOf) found.push(...this.placesOf(each));
    for (const row of inRow) found.push(...this.#rowPlaces(row));
    return found.length < 2 ? found : found.sort((one, other) => one.from - other.from || one.to - other.to);
  }

  #rowPlaces([first, ...others]: readonly Wordings[]): readonly Place[] {
    let rows = first === undefined ? nowhere : this.placesOf(first);
    for (const next of others) {
      if (rows.length === 0) return nowhere;
      const places = this.placesOf(next);
      rows = rows.flatMap(({ from, to }) => places.filter((place) => place.from === to).map((place) => ({ from, to: place.to })));
    }
    return rows;
  }

  sentenceOf(at: number): number | undefined {
    return this.#sentences[at];
  }

  isEnd(at: number): boolean {
    const token = this.tokens[at];
    return token === undefined || token.spellings[0] === SENTENCE_END;
  }

  /** The same text where all rows of a pattern may stand in different sentences. */
  asOneSentence(): WordsRead {
    return { placesOf: (wordings) => this.placesOf(wordings), sentenceOf: () => 0, isEnd: (at) => this.isEnd(at) };
  }

  /** The same text where these words match nothing; they still count as words between others. */
  without(covered: ReadonlySet<number>): WordsRead {
    if (covered.size === 0) return this;
    const known = new Map<Wordings, readonly Place[]>();
    const placesOf = (wordings: Wordings) => {
      const places = known.get(wordings) ?? this.placesOf(wordings).filter(({ from, to }) => !touches(covered, from, to));
      known.set(wordings, places);
      return places;
    };
    return { placesOf, sentenceOf: (at) => this.sentenceOf(at), isEnd: (at) => this.isEnd(at) };
  }
}

function touches(covered: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (covered.has(at)) return true;
  return false;
}
