/** A term by the name that somebody gives it, with its article, its plural and slips of the finger. */
import { textsIn, type Language } from '../answers/texts/index.ts';
import type { Term } from '../answers/texts/english/terms/index.ts';
import { editDistance } from '../question-parser/spelling.ts';

const ARTICLE = '(?:an?\\s+|un\\s+|una\\s+|el\\s+|la\\s+|los\\s+|las\\s+)?';
const QUOTED = '["“”‘’\']?';
const around = new RegExp(`^${QUOTED}${ARTICLE}${QUOTED}|${QUOTED}$`, 'g');
/** Shorter words are other words too easily. */
const LEAST_LETTERS = 5;
const LONG_LETTERS = 10;

const isNear = (words: string, name: string): boolean =>
  name.length >= LEAST_LETTERS &&
  words[0] === name[0] &&
  editDistance(words, name) <= (name.length >= LONG_LETTERS && !words.includes(' ') ? 2 : 1);

/** Null for what is none. @param words in lower case, without accents */
export function termNamed(words: string, language: Language): Term | null {
  const name = words.replace(around, '').trim();
  const { list } = textsIn(language).terms;
  const singular = name.replace(/s$/, '');
  return (
    list.find(({ names }) => names.includes(name)) ??
    list.find(({ names }) => names.includes(singular)) ??
    list.find(({ names }) => names.some((one) => isNear(name, one))) ??
    null
  );
}

/** "Points and APR", "escrow, title insurance": each of them; none where one is no term. */
export function termsNamed(words: string, language: Language): Term[] {
  const one = termNamed(words, language);
  if (one) return [one];
  const named = words.split(/\s*,\s*(?:and\s+|y\s+)?|\s+(?:and|&|y|or|o|e)\s+/).map((each) => termNamed(each, language));
  const found = named.filter((term) => term !== null);
  return named.length > 1 && found.length === named.length ? found : [];
}
