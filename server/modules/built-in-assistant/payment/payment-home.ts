/** Which home a question about money is about. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { findAddress } from '../question-parser/addresses.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { byNumber, byOrdinal, isSame, ORDINAL } from '../question-parser/result-references/among-results.ts';
import { findNamedResult, theOneShown } from '../question-parser/result-references/result-reference.ts';
import { comparedHome, namedHomes } from '../results/sums/shown-homes.ts';
import { fold } from '../question-parser/sentence.ts';
import { inEnglish } from '../language.ts';
import { inAskedOrder } from '../results/results-table.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "The payment on the first with 20% down", "and the second, what is it a month?" */
const inTheList = new RegExp(
  `(?:\\b(?:on|for|of)\\s+(?:the\\s+)?|^\\W*(?:and\\s+)?the\\s+)${ORDINAL}\\b(?![\\s-]+(?:time|year|month|mortgage|loan|lien|home\\s?buyer))`,
);

/** "Por la 1 con 10% de enganche", "for #2 at 6.5": by its number in the list, and no price. */
const byItsNumber = inLines()`
  \b(?:on|for|of|por|de|en|para|con)\s+(?:(?:the|la|el)\s+(?:(?:number|no\.?|numero|casa|home)\s+)?|(?:number|no\.?|numero)\s+)?\#?\s?([1-9])
  (?=\s*(?:[?.!,]|$|(?:with|w\/?|at|con|al|a|if|si|and|y|un|pon\w*)\b))
`;

/** "The payment on an 850k house": any home of that price, and none that is open. */
const ofAnyHome =
  /\b(?:an?|any|some)\s+\$?\d[\d.,]*\s?(?:k|m|mil|million|thousand)?\s+(?:\w+\s+)?(?:house|home|condo|place|property|duplex|building|townhouse|apartment)\b/;

/** The home that the question names or picks, else the one that is open; never another than the address that it names. */
export function homeOf(turn: Turn, parsed: ParsedQuestion): ListingReference | null {
  const { english: question, previous } = turn;
  if (ofAnyHome.test(fold(question))) return null;
  const address = findAddress(fold(question));
  const named = address?.area.type === 'named-area' && address.area.nameType === 'street-and-number' ? address.written : null;
  if (named) {
    const known = [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])];
    return referenceOf(known.find(({ addressLine1 }) => addressLine1 && fold(addressLine1).startsWith(named)));
  }
  if (parsed.kind === 'pick' || parsed.kind === 'needs-listing') return referenceOf(parsed.listing);
  const { results = [], opened } = previous ?? {};
  const ordinal = inTheList.exec(fold(question))?.[1];
  return referenceOf(
    (ordinal ? byOrdinal(ordinal, results) : null) ??
      numbered(question, results) ??
      findNamedResult(fold(question), previous) ??
      comparedHome(fold(question), previous) ??
      opened ??
      onlyOne(results) ??
      firstOfOrder(turn),
  );
}

function numbered(question: string, results: SearchResultFacts[]): SearchResultFacts | null {
  const number = byItsNumber.exec(fold(question))?.[1];
  return number === undefined ? null : byNumber(number, results);
}

const eachInTheList = new RegExp(
  `\\b(?:the\\s+)?${ORDINAL}\\b(?![\\s-]+(?:time|year|month|mortgage|loan|lien|home\\s?buyer))`,
  'g',
);
const firstFew = /\b(?:top|first)\s+(two|three|four|five|[2-5])\b/;
/** "On each", "on all three", "for both": of no more than stand side by side. */
const everyOne = inLines()`
  \b(?:on|for|of|en|de|para)\s+
  (?:each|all|every\s+one|both|(?:cada|each)\s+un[ao]|las\s+(?=dos|tres|cuatro|two|three|four))
  (?:\s+(?:of\s+)?(?:(?:them|these|those|the)\s+)?(two|three|four|[234])|\s+of\s+(?:them|these|those)|\s+one)?\b
`;
const few: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const MAX_COMPARED = 4;

/** "The first and the second", "it and the first", "the top 3": homes of the list that a question names side by side. */
export function homesNamed({ english, earlier, previous }: Turn): ListingReference[] {
  const folded = fold(english);
  if (ofTheLowest.test(folded)) return comparedLast(earlier, previous);
  const { results = [], opened } = previous ?? {};
  const many = firstFew.exec(folded)?.[1];
  if (many !== undefined) return results.slice(0, few[many] ?? Number(many)).flatMap((home) => referenceOf(home) ?? []);
  const all = everyOne.exec(folded);
  const count = all?.[1] === undefined ? results.length : (few[all[1]] ?? Number(all[1]));
  if (all && results.length >= count && count > 1 && count <= MAX_COMPARED)
    return results.slice(0, count).flatMap((home) => referenceOf(home) ?? []);
  const ordinals = [...folded.matchAll(eachInTheList)].map(([, ordinal = '']) => referenceOf(byOrdinal(ordinal, results)));
  const it = /\b(?:it|this\s+one|that\s+one)\b/.test(folded) ? referenceOf(opened) : null;
  const named = [it, ...ordinals].filter((home) => home !== null);
  return named.filter((home, at) => named.findIndex((one) => isSame(one, home)) === at).slice(0, MAX_COMPARED);
}

/** "Which has the lowest monthly cost?" */
const ofTheLowest = inLines()`
  \b(?:which|what|who|whose|cual(?:es)?)\b.{0,30}\b(?:lowest|cheapest|least|smallest|highest|most|lower|cheaper|menor|menos|mas|mayor)\b
  .{0,20}\b(?:monthly|a\s+month|per\s+month|payments?|mensual\w*|al\s+mes|pagos?)\b
`;
const comparing = /\bcompar\w*\b|\bside\s+by\s+side\b|\bvs\.?\b/;

/** The homes that stand side by side, else those of a list that is short enough to. */
export function comparedLast(earlier: readonly string[], previous: EarlierTurn | null): ListingReference[] {
  const asked = earlier.findLast((message) => comparing.test(fold(message)));
  const named = asked && previous ? namedHomes(fold(inEnglish(asked)), previous).homes : [];
  const { results = [] } = previous ?? {};
  const homes = named.length > 1 ? named : results.length <= MAX_COMPARED ? results : [];
  return homes.slice(0, MAX_COMPARED).flatMap((home) => referenceOf(home) ?? []);
}

const onlyOne = ([first, second]: readonly ListingReference[]): ListingReference | null => (first && !second ? first : null);

/** "That one", right behind "cheapest HOA?": the first of the table; "it" behind "the cheapest condo in Oakland": the first of the search. */
function firstOfOrder({ english, open, previous }: Turn): ListingReference | null {
  const before = open.at(-1);
  const pointsAtIt = /\b(?:that\s+one|this\s+one|it|the\s+first(?:\s+one)?)\b/.test(fold(english));
  if (!pointsAtIt) return null;
  return (before === undefined ? null : inAskedOrder(inEnglish(before), previous)[0]) ?? theOneShown(previous);
}

const referenceOf = (one: ListingReference | null | undefined): ListingReference | null =>
  one ? { mlsId: one.mlsId, mlsSource: one.mlsSource } : null;

/** The home that was reckoned with is what "it" means next. */
export const openedBy = (listing: ListingReference | null | undefined): Pick<EarlierTurn, 'opened'> =>
  listing ? { opened: referenceOf(listing) } : {};

/** Where a tool is handed figures and no home, the home that the question named is what "it" means next. */
export const openedByWords = (question: string, previous: EarlierTurn | null): Pick<EarlierTurn, 'opened'> =>
  openedBy(findNamedResult(fold(inEnglish(question)), previous));
