/**
 * The patterns of the rules: words and gaps. `a|b` either · `a+b` two words as one · `..3` up to three words between. A word also means its
 * plural. No pattern reads across the end of a sentence.
 */
import { SENTENCE_END, type Token } from '#server/platform/text-classifier/index.ts';

interface Part {
  /** How many words may stand before. */
  gap: number;
  alternatives: readonly (readonly string[])[];
}

export type Pattern = readonly Part[];

/** The tokens of a match, the end exclusive. */
export interface Match {
  from: number;
  to: number;
}

/** Rules share most of their words; where these stand in a text is found once for all. */
const alternativesOf = new Map<string, Part['alternatives']>();

function parseAlternatives(written: string): Part['alternatives'] {
  const known = alternativesOf.get(written);
  if (known) return known;
  const alternatives = written.split('|').map((alternative) => alternative.split('+'));
  if (alternatives.flat().some((word) => !/^[a-z0-9]+$/.test(word))) throw new Error(`"${written}" has no words of a pattern`);
  alternativesOf.set(written, alternatives);
  return alternatives;
}

/** @throws Error when the pattern is not of the language, so that a slip in a table stops the start and not a check. */
export function parsePattern(written: string): Pattern {
  const parts: Part[] = [];
  let gap = 0;
  for (const part of written.split(' ')) {
    const words = /^\.\.(\d)$/.exec(part)?.[1];
    if (words !== undefined) gap = Number(words);
    else {
      parts.push({ gap, alternatives: parseAlternatives(part) });
      gap = 0;
    }
  }
  if (gap > 0 || parts.length === 0) throw new Error(`A pattern must end with a word: ${written}`);
  return parts;
}

const MIN_PLURAL_LETTERS = 4;

/** The word, and what it may be the plural of: `kids`, `churches` and `families` are also kid, church and family; `is` is no plural. */
function formsOf(word: string): string[] {
  if (!word.endsWith('s') || word.length < MIN_PLURAL_LETTERS) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

/** Where each word stands in a text, and of which sentence each token is. */
export class WordIndex {
  readonly #forms: readonly (readonly string[])[];
  readonly #positions = new Map<string, number[]>();
  readonly #sentences: number[] = [];
  readonly #places = new Map<Part['alternatives'], readonly Match[]>();

  constructor(tokens: readonly Token[]) {
    this.#forms = tokens.map(({ spellings }) => (spellings[0] === SENTENCE_END ? [] : spellings.flatMap(formsOf)));
    let sentence = 0;
    this.#forms.forEach((forms, at) => {
      this.#sentences.push(sentence);
      if (forms.length === 0) sentence += 1;
      for (const form of forms) {
        const positions = this.#positions.get(form);
        if (!positions) this.#positions.set(form, [at]);
        else if (positions.at(-1) !== at) positions.push(at);
      }
    });
  }

  #placesOf(alternatives: Part['alternatives']): readonly Match[] {
    const known = this.#places.get(alternatives);
    if (known) return known;
    const places = alternatives.flatMap(([first = '', ...others]) =>
      (this.#positions.get(first) ?? [])
        .filter((at) => others.every((word, number) => this.#forms[at + number + 1]?.includes(word)))
        .map((from) => ({ from, to: from + others.length + 1 })),
    );
    places.sort((one, other) => one.from - other.from || other.to - one.to);
    this.#places.set(alternatives, places);
    return places;
  }

  /** The matches that go on with this part, of those that end where it may begin. */
  #withPart(matches: readonly Match[], { gap, alternatives }: Part): readonly Match[] {
    const places = this.#placesOf(alternatives);
    let next = 0;
    const longer: Match[] = [];
    for (const { from, to } of matches) {
      while (next > 0 && places[next - 1]!.from >= to) next -= 1;
      while (next < places.length && places[next]!.from < to) next += 1;
      const place = places[next];
      if (place && place.from <= to + gap && this.#sentences[place.to - 1] === this.#sentences[from])
        longer.push({ from, to: place.to });
    }
    return longer;
  }

  /** Where the pattern stands, each match as short as can be. */
  matchesOf([first, ...others]: Pattern): readonly Match[] {
    if (!first) return [];
    return others.reduce<readonly Match[]>(
      (matches, part) => (matches.length === 0 ? matches : this.#withPart(matches, part)),
      this.#placesOf(first.alternatives),
    );
  }
}
