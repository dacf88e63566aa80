/**
 * Text as the rules see it: words in lower case without accents, tricks undone (zero-width characters, look-alike letters, digits for
 * letters, s p a c e d letters), each with its place in the text as it was written. A sentence's end is a token of its own, so that no
 * rule reads across it.
 */
export interface Token {
  /** The word in each spelling that it can stand for; `.` alone ends a sentence. */
  readonly spellings: readonly string[];
  readonly start: number;
  readonly end: number;
}

export const SENTENCE_END = '.';

/** Zero-width and joining characters, soft hyphens, marks of direction: nobody sees them. */
const unseen = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/u;

/** Cyrillic and Greek letters that look like Latin ones. */
const lookAlikes = new Map(
  Object.entries({
    ...{
      а: 'a',
      в: 'b',
      с: 'c',
      е: 'e',
      һ: 'h',
      і: 'i',
      ј: 'j',
      к: 'k',
      м: 'm',
      н: 'h',
      о: 'o',
      р: 'p',
      ѕ: 's',
      т: 't',
      у: 'y',
      х: 'x',
    },
    ...{ α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  }),
);

/** Nobody writes a longer word with digits for letters. */
const MAX_TRICK_LETTERS = 40;

const digitLetters: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

/** Letters and marks outside ASCII that can stand for Latin ones: accents, full width, mathematical and enclosed letters. */
const mayBeLatin =
  /[\u00AA-\u024F\u0300-\u036F\u0370-\u052F\u1D00-\u1EFF\u2070-\u209C\u2100-\u214F\u2460-\u24FF\uFF00-\uFF5E\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1FF}]/u;
const known = new Map<string, string>();

/** The character as Latin letters or digits in lower case; the character itself for anything else. */
function plain(character: string): string {
  if (character <= '~') return character.toLowerCase();
  if (unseen.test(character)) return '';
  if (!mayBeLatin.test(character)) return character;
  const before = known.get(character);
  if (before !== undefined) return before;
  const lower = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = [...lower].map((one) => lookAlikes.get(one) ?? one).join('');
  known.set(character, letters);
  return letters;
}

/** "k1ds" is kids, "al1owed" allowed: a 1 is tried as both letters. Sizes such as "3bd" begin with a digit and stay. */
function spellingsOf(word: string): string[] {
  if (word.length > MAX_TRICK_LETTERS || !/^[a-z]+[013457@$]+[a-z]/.test(word)) return [word];
  const letters = word.replace(/[03457@$]/g, (sign) => digitLetters[sign] ?? sign);
  return [...new Set([letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')])];
}

/** "n o  k i d s": single letters with one sign between are one word; two or more blanks stand between words. */
const spaced = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){1,}(?![\p{L}\p{N}])/gu;
const LETTERS_OF_A_SPACED_TEXT = 4;

function spacedRuns(text: string): Map<number, number> {
  const runs = [...text.matchAll(spaced)].map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
  const long = runs.some(({ start, end }) => (end - start + 1) / 2 >= LETTERS_OF_A_SPACED_TEXT);
  return new Map(long ? runs.map(({ start, end }) => [start, end]) : []);
}

/** Apostrophes inside a word fall away ("don't" is dont); `w/o` is a word. */
const apostrophe = /['’‘`´]/u;
const ends = /[.!?;\n•|]/u;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const runs = spacedRuns(text);
  let word = '';
  let start = 0;
  let end = 0;
  const close = () => {
    if (word) tokens.push({ spellings: spellingsOf(word), start, end });
    word = '';
  };
  let runEnd = 0;
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const next = at + character.length;
    const starting = runs.get(at);
    if (starting !== undefined) {
      close();
      runEnd = starting;
    }
    const letters = plain(character);
    const isLetter = /^[a-z0-9@$]+$/.test(letters) && !(character === '$' && !word);
    if (isLetter || (letters === '/' && /^w$/.test(word) && /^o\b/i.test(text.slice(next)))) {
      if (!word) start = at;
      word += letters;
      end = next;
    } else if (letters !== '' && !apostrophe.test(character) && at >= runEnd) {
      close();
      // A point inside a number or between a street's short form and its name ends no sentence.
      if (ends.test(character) && !/^\w/.test(text.slice(next))) tokens.push({ spellings: [SENTENCE_END], start: at, end: next });
    }
    at = next;
    if (at === runEnd) close();
  }
  close();
  return tokens;
}

/** The words of a text, and a point where a sentence ends. */
export const wordsOf = (text: string): string[] => tokensOf(text).map(({ spellings: [word = ''] }) => word);
