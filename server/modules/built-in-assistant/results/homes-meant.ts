/** Which homes of a list "the 1st and 3rd", "2-4", "the first three" or "the two cheapest" mean. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { bestBy, byName, byOrdinal, ORDINAL, SUPERLATIVE } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';

const COUNTS = ['one', 'two', 'three', 'four', 'five'];
const COUNT = '(?:two|three|four|five|[2-9])';
const ORDINALS = `(?:${ORDINAL.replace('(', '(?:')}|primer[ao]|segund[ao]|tercer[ao]|ultim[ao])`;
const THINGS = '(?:\\s+(?:one|home|house|condo|listing|place|property|townhouse|unit)s?)?';
const ITEM = `(?:(?:the|la|el)\\s+)?(?:${ORDINALS}|#?\\s?[1-9]|#?\\s?10|(?:number|no\\.?)\\s+\\d{1,2})${THINGS}(?![\\w-])`;
const GROUP = `(?:the\\s+)?(?:first|last|top)\\s+${COUNT}${THINGS}|l[ao]s\\s+(?:dos|tres|cuatro)\\s+primer[ao]s|l[ao]s\\s+primer[ao]s\\s+(?:dos|tres|cuatro)`;
const SPAN = '(?:the\\s+)?#?[1-9]\\s*(?:-|to|through|thru)\\s*#?(?:[1-9]|10)';
const BEST = `(?:the\\s+)?(?:${COUNT}\\s+(?:${SUPERLATIVE})|(?:${SUPERLATIVE})\\s+${COUNT})${THINGS}`;
const AND = '\\s*(?:,\\s*and|,|and|&|\\+|plus|n|y)\\s*';

export const SEVERAL_HOMES = `(?:${GROUP}|${SPAN}|${BEST}|${ITEM}(?:${AND}${ITEM})+)`;
export const HOMES = `(?:${SEVERAL_HOMES}|${ITEM}|(?:the\\s+)?(?:${SUPERLATIVE})${THINGS})`;

export interface HomesMeant {
  homes: SearchResultFacts[];
  /** Places that the list does not have, from 1. */
  missing: number[];
}

const SPANISH_COUNTS = ['uno', 'dos', 'tres', 'cuatro'];
function countIn(word: string | undefined): number {
  if (word === undefined) return 1;
  const at = Math.max(COUNTS.indexOf(word), SPANISH_COUNTS.indexOf(word));
  return at < 0 ? Number(word) : at + 1;
}

const inEnglish = (ordinal: string): string =>
  ordinal
    .replace(/^primer[ao]$/, 'first')
    .replace(/^segund[ao]$/, 'second')
    .replace(/^tercer[ao]$/, 'third')
    .replace(/^ultim[ao]$/, 'last');

const upTo = (shown: readonly SearchResultFacts[], from: number, to: number): HomesMeant => ({
  homes: shown.slice(from - 1, to),
  missing: Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((place) => place > shown.length),
});

function bestOf(which: string, shown: SearchResultFacts[]): HomesMeant | null {
  const words = new RegExp(`(?:${SUPERLATIVE})`).exec(which)?.[0];
  if (words === undefined) return null;
  const homes: SearchResultFacts[] = [];
  for (let left = countIn(new RegExp(`\\b${COUNT}\\b`).exec(which)?.[0]); left > 0; left -= 1) {
    const best = bestBy(
      words,
      shown.filter((one) => !homes.includes(one)),
    );
    if (best) homes.push(best);
  }
  return { homes, missing: [] };
}

/** @param which matched by `HOMES` */
export function homesMeant(which: string, shown: SearchResultFacts[]): HomesMeant {
  const best = bestOf(which, shown);
  if (best) return best;
  const group = new RegExp(`^(?:the\\s+)?(first|last|top)\\s+(${COUNT})\\b`).exec(which);
  if (group?.[1] === 'last') return { homes: shown.slice(-countIn(group[2])), missing: [] };
  const spanish = /^l[ao]s\s+(?:primer[ao]s\s+)?(dos|tres|cuatro)\b/.exec(which);
  const count = group?.[2] ?? spanish?.[1];
  if (count !== undefined) return upTo(shown, 1, countIn(count));
  const [, from, to] = /^(?:the\s+)?#?([1-9])\s*(?:-|to|through|thru)\s*#?(\d+)$/.exec(which) ?? [];
  if (from && to) return upTo(shown, Number(from), Number(to));
  const meant: HomesMeant = { homes: [], missing: [] };
  for (const [, ordinal, digits] of which.matchAll(new RegExp(`\\b(?:(${ORDINALS})|(\\d{1,2}))\\b`, 'g'))) {
    const home = ordinal ? byOrdinal(inEnglish(ordinal), shown) : shown[Number(digits) - 1];
    if (home) meant.homes.push(home);
    else meant.missing.push(Number.parseInt(digits ?? ordinal ?? '', 10) || shown.length + 1);
  }
  return { homes: [...new Set(meant.homes)], missing: meant.missing };
}

const FILLERS =
  /^(?:the|one|on|at|home|house|condo|listing|place|st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|way|pl|blvd|unit)$/;

/** The only home whose address the words are, and nothing else. */
export function homeNamed(words: string, shown: SearchResultFacts[]): SearchResultFacts | null {
  const [home, ...others] = byName(words, shown);
  if (!home || others.length > 0) return null;
  const own = new Set([home.mlsId.toLowerCase(), ...fold(home.addressLine1 ?? '').split(/[\s#]+/)]);
  const isAll = words.split(/[\s#]+/).every((word) => word === '' || own.has(word) || FILLERS.test(word));
  return isAll ? home : null;
}
