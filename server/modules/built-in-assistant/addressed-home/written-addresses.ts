/** Addresses as agents type them: "3161 dellwynd", "2835 galeworth st", which only the listings can tell from other numbers. */
import { isOrdinary } from '../question-parser/ordinary-words.ts';
import { fold } from '../question-parser/sentence.ts';
import { SUFFIX, SUFFIXES } from '../value/address-words.ts';

/** A number with words behind it that may be an address. */
export interface WrittenAddress {
  number: string;
  /** The street's name as written, small, without what it ends in. */
  street: string;
  /** "place" of "3161 dellwynd place". */
  suffix: string | null;
  start: number;
  end: number;
}

const MAX_STREET_WORDS = 3;
const MIN_STREET_LETTERS = 3;
/** "2 bedrooms", "30 min": with so few digits an address has its ending, or a name of its own. */
const numbered = /(?<![\w$.,/#:'-]|\b(?:mls|zip|unit|apt)\s#?)(\d{1,6})(?![\w.,/%-]*\d)\s+(?=[a-z])/g;
const wordsBehind = /^[a-z][a-z'-]*\.?(?:\s+[a-z][a-z'-]*\.?(?![\w']))*/;
const isSuffix = new RegExp(`^(?:${SUFFIX})\\.?$`);
const isDirection = /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?$/;

/** All that a number in the words may begin, the longest first: "3161 dellwynd w" may be Dellwynd West as well as "with". */
export function writtenAddresses(text: string): WrittenAddress[] {
  const folded = fold(text);
  return [...folded.matchAll(numbered)].flatMap((match) => {
    const [whole, number = ''] = match;
    const from = match.index + whole.length;
    const [run = ''] = wordsBehind.exec(folded.slice(from)) ?? [];
    const words = [...run.matchAll(/\S+/g)].slice(0, MAX_STREET_WORDS + 1);
    return words.flatMap((_, at) => addressOf(number, words.slice(0, at + 1), { start: match.index, from }) ?? []).toReversed();
  });
}

function addressOf(
  number: string,
  words: readonly RegExpExecArray[],
  at: { start: number; from: number },
): WrittenAddress | null {
  const written = words.map(([word]) => word);
  const last = written.at(-1) ?? '';
  const hasSuffix = written.length > 1 && isSuffix.test(last);
  const name = hasSuffix ? written.slice(0, -1) : written;
  if (name.length > MAX_STREET_WORDS || name.every((word) => isDirection.test(word))) return null;
  const isNamed = name.some((word) => word.length >= MIN_STREET_LETTERS && !isOrdinary(word));
  if (!hasSuffix && (!isNamed || isOrdinary(name[0] ?? ''))) return null;
  const end = at.from + (words.at(-1)?.index ?? 0) + last.replace(/\.$/, '').length;
  return { number, street: name.join(' '), suffix: hasSuffix ? last.replace(/\.$/, '') : null, start: at.start, end };
}

/** What is looked up for it: as written, and with each ending that it may have. */
export const phrasesOf = ({ number, street, suffix }: WrittenAddress): string[] => [
  ...(suffix === null ? [] : [`${number} ${street} ${suffix}`]),
  ...SUFFIXES.map((ending) => `${number} ${street}${ending}`),
];
