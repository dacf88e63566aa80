/** What a letter says in the user's own voice: "mention that I sold 14 homes there last year", "add a PS about a free CMA". */
import { languageOf } from '../language.ts';
import type { Language } from '../answers/texts/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface OwnWords {
  /** A sentence, or what a postscript is about. */
  words: string;
  place: 'body' | 'postscript' | 'postscript-about';
  /** What it was said in: it is not translated. */
  language: Language;
}

const MAX_CHARACTERS = 240;
const speaks = inLines('iu')`
  \b(?:
    mention(?:ing)?|add|say(?:ing)?
    |tell(?:ing)?\s+(?:them|him|her)
    |include|put\s+in|work\s+in|just|only|note
    |(?:menciona|agrega|añade|incluye|pon|dile?s?|diciendo)(?=\s+que\b)
  )\s+(?:that\s+|que\s+)?((?:(?:i|we)(?:['’](?:m|ve|d|ll|re))?|my|our)\s.+|(?<=que\s).+)$
`;
const postscript =
  /\b(?:p\.?\s?s\.?|post\s?script|posdata|p\.?\s?d\.)(?=[\s:])\s*:?\s*(about|on|regarding|sobre|saying|that|que\s+diga\s+que|que\s+diga|que)?\s*(\S.*)$/iu;
const isAbout = /^(?:about|on|regarding|sobre)$/i;

const inFull: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\byrs\b/gi, 'years'],
  [/\byr\b/gi, 'year'],
  [/\bi(?=['’\s]|$)/g, 'I'],
  [/\bcma\b/gi, 'CMA'],
  [/\bhoa\b/gi, 'HOA'],
];
const plainly = (text: string): string =>
  inFull
    .reduce((left, [short, whole]) => left.replace(short, whole), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!\s]+$/, '')
    .slice(0, MAX_CHARACTERS);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const asSentence = (text: string): string => `${capital(plainly(text))}.`;
/** "Free CMA": "a free CMA". */
const withArticle = (text: string): string => (/^(?:free|complimentary)\s+\S*[^s\s]$/i.test(text) ? `a ${text}` : text);

export function ownWordsIn(text: string): OwnWords[] {
  const language = languageOf([text]);
  const [, how, behind] = postscript.exec(text) ?? [];
  if (behind !== undefined) {
    const about = how !== undefined && isAbout.test(how);
    return [
      about
        ? { words: withArticle(plainly(behind)), place: 'postscript-about', language }
        : { words: asSentence(behind), place: 'postscript', language },
    ];
  }
  const said = speaks.exec(text)?.[1];
  return said === undefined ? [] : [{ words: asSentence(said), place: 'body', language }];
}
