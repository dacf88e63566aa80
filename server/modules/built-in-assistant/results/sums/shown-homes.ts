/** Which of the homes that were shown a sum is over: "the first three", "the two cheapest", "the second and the fourth", "all you showed". */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../../question-parser/earlier-turn.ts';
import {
  bestBy,
  byName,
  byOrdinal,
  isSame,
  ORDINAL,
  SUPERLATIVE,
} from '../../question-parser/result-references/among-results.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface NamedHomes {
  homes: SearchResultFacts[];
  /** All that were shown are meant. */
  areAll: boolean;
  /** The words without those that name homes. */
  rest: string;
}

const THING =
  '(?:ones?|homes?|houses?|condos?|listings?|prices?|properties|property|places?|results?|units?|townhouses?|options?)';
const NUMBER = '(two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)';
const counted = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : counted.indexOf(word));

/** "The last 6 months" are no homes. */
const inARow = new RegExp(
  `(?:\\bthe\\s+)?\\b(first|top|last)\\s+${NUMBER}\\b(?!\\s*(?:mos?|months?|days?|weeks?|wks?|years?|yrs?|quarters?|meses|dias|semanas)\\b)(?:\\s+${THING})?`,
  'g',
);
const ranked = [
  new RegExp(`(?:\\bthe\\s+)?\\b${NUMBER}\\s+(${SUPERLATIVE})\\b(?:\\s+${THING})?`, 'g'),
  new RegExp(`(?:\\bthe\\s+)?\\b(${SUPERLATIVE})\\s+${NUMBER}\\b(?:\\s+${THING})?`, 'g'),
];
const best = new RegExp(
  `(?:\\bthe\\s+)?\\b(${SUPERLATIVE})\\b(?:\\s+(?:priced\\s+)?${THING})?(?:'s)?(?:\\s+of\\s+(?:them|these|those|the\\s+bunch))?`,
  'g',
);
const ORDER: Readonly<Record<string, string>> = {
  cheaper: 'cheapest',
  'less expensive': 'cheapest',
  lower: 'cheapest',
  pricier: 'priciest',
  dearer: 'priciest',
  higher: 'priciest',
  'more expensive': 'priciest',
  bigger: 'biggest',
  larger: 'biggest',
  smaller: 'smallest',
};
const comparative = new RegExp(
  `\\bthe\\s+(${Object.keys(ORDER).join('|')})(?:[\\s-]+priced)?(?:\\s+(?:one|home|house|condo|listing|place))?(?:'s)?(?!\\w)(?!\\s+than)`,
  'g',
);
const inOrder = new RegExp(
  `(?:\\bthe\\s+)?\\b${ORDINAL}(?:'s|s)?\\b(?!\\s+(?:year|month|time|floor|two|three|four|\\d))(?:\\s+(?:one|home|house|condo|listing|place)(?:'s)?)?`,
  'g',
);
const byNumbers = inLines('g')`
  (?:\b(?:numbers?|nos?\.?|listings?|homes?|of|add|between)\s+|#\s?)([1-9]|10)
  (?:\s*(?:and|&|,|plus|\+|y)\s*#?\s?([1-9]|10))?(?:\s*(?:,|and|&)\s*#?\s?([1-9]|10))?
  (?![\d.,%]*\d|\s*(?:%|percent|k\b|m\b|years?|yrs?|months?|beds?|baths?))
`;
const thatOne = /\b(?:that|this)\s+(?:one|home|house|condo|listing|place)(?:'s)?(?!\w)|\b(?:it|its|it's)\b/g;
const everyOne = inLines('g')`
  \b(?:
    (?:all|everything|every\s+one|each)(?:\s+(?:of\s+)?(?:the\s+)?(?:them|these|those|${THING}))?
      (?:\s+(?:that\s+)?(?:you\s+(?:just\s+)?)?(?:showed|shown|found|listed|gave|have|see))?(?:\s+me)?
    |(?:them|these|those)(?:\s+(?:all|\d+|${THING}))?
    |(?:the|this)\s+(?:list|results|listings|homes|bunch)
    |both(?:\s+of\s+(?:them|these|those))?
    |(?:what|ones)\s+you\s+(?:showed|found|listed)(?:\s+me)?
  )\b
`;

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];

/** The home that "that one" means: the one that is open, else the last that was reckoned with. */
function theOneMeant(previous: EarlierTurn): SearchResultFacts[] {
  const { opened, openedFacts, results } = previous;
  const found = results.find((one) => isSame(one, opened)) ?? (openedFacts && isSame(openedFacts, opened) ? openedFacts : null);
  return found ? [found] : results.length === 1 ? [...results] : [];
}

/** The homes that the last sum was over, else all that were shown. */
function lastReckoned({ calculated, results }: EarlierTurn): SearchResultFacts[] {
  const homes = calculated?.input.homes ?? [];
  const found = results.filter((one) => homes.some((home) => isSame(one, home)));
  return found.length > 1 ? found : [...results];
}

/** "The cheaper one", of those that were reckoned with last, else of those shown. */
export function comparedHome(folded: string, previous: EarlierTurn | null): SearchResultFacts | null {
  const [which] = [...folded.matchAll(comparative)].map((match) => ORDER[match[1] ?? '']);
  return which && previous ? bestBy(which, lastReckoned(previous)) : null;
}

/** The homes that the words name, in the order of the words. */
export function namedHomes(folded: string, previous: EarlierTurn): NamedHomes {
  const { results } = previous;
  const found: { at: number; homes: readonly SearchResultFacts[] }[] = [];
  let rest = folded;
  let areAll = false;
  const take = (pattern: RegExp, homesOf: (match: RegExpExecArray) => readonly (SearchResultFacts | null)[]) => {
    for (const match of all(pattern, rest)) {
      const homes = homesOf(match).filter((home) => home !== null);
      if (homes.length === 0) continue;
      found.push({ at: match.index, homes });
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  };
  const mostOf = (which: string, number: number) => {
    const left = [...results];
    return Array.from({ length: Math.min(number, results.length) }, () => {
      const next = bestBy(which, left);
      return next ? left.splice(left.indexOf(next), 1) : [];
    }).flat();
  };
  for (const home of byName(rest, results)) {
    const line = home.addressLine1?.toLowerCase() ?? '';
    const at = line ? rest.indexOf(line) : -1;
    if (at < 0) continue;
    found.push({ at, homes: [home] });
    rest = rest.replace(line, ' '.repeat(line.length));
  }
  take(inARow, ([, end = '', word = '']) => (end === 'last' ? results.slice(-numberOf(word)) : results.slice(0, numberOf(word))));
  const [numberFirst, rankFirst] = ranked;
  if (numberFirst) take(numberFirst, ([, word = '', which = '']) => mostOf(which, numberOf(word)));
  if (rankFirst) take(rankFirst, ([, which = '', word = '']) => mostOf(which, numberOf(word)));
  take(best, ([, which = '']) => [bestBy(which, results)]);
  take(comparative, ([, which = '']) => [bestBy(ORDER[which] ?? '', lastReckoned(previous))]);
  take(inOrder, ([, word = '']) => [byOrdinal(word, results)]);
  take(byNumbers, ([, ...words]) => words.filter(Boolean).map((word) => results[Number(word) - 1] ?? null));
  take(thatOne, () => theOneMeant(previous));
  if (found.length === 0)
    take(everyOne, ([words = '']) => {
      const homes = words.startsWith('both') ? lastReckoned(previous).slice(0, 2) : results;
      areAll = homes.length === results.length;
      return homes;
    });
  else rest = rest.replace(everyOne, ' ');
  const homes = found.toSorted((one, other) => one.at - other.at).flatMap((one) => one.homes);
  return { homes: homes.filter((one, at) => homes.findIndex((other) => isSame(one, other)) === at), areAll, rest };
}
