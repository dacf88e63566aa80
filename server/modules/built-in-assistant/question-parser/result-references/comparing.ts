/** "Compare the first two", "123 Elm vs 77 Day", "how does it compare to the second?" */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../earlier-turn.ts';
import type { ParsedQuestion } from '../parsed-question.ts';
import { topicAsked } from './listing-topics.ts';
import { bestBy, byName, isSame, referenceOf, SUPERLATIVE } from './among-results.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** More make no readable table. */
const COMPARED_LIMIT = 4;
const compares =
  /\b(?:compare[ds]?|comparison|versus|vs\.?|differences?\s+between|side\s+by\s+side|stack\s+up|how\s+do(?:es)?\s+(?:it|this|that|they|these|those)\s+compare)\b/;
/** "Which is better, the first or the second?" */
const choosesBetween = inLines()`
  \b(?:which(?:\s+one)?\s+is|what(?:'s|\s+is))\s+(?:the\s+)?(?:better|bigger|cheaper|larger|newer|nicer|best|older)
    \b
  |\bwhich\s+of\s+the\s+(?:first|last|top)?\s*(?:two|three|2|3)\b
`;
/** "Is #2 bigger than #1?" */
const NUMBERED =
  '(?:#\\s?\\d|numbers?\\s+\\d|(?:the\\s+)?(?:first|second|third|fourth|fifth|last|[1-9](?:st|nd|rd|th))(?:\\s+(?:one|home|house|condo))?)';
const isMoreThan = new RegExp(
  `^\\s*(?:and\\s+|so\\s+)?(?:is|does|has|how\\s+much\\s+(?:is|\\w+er\\s+is))\\s+${NUMBERED}\\s.{2,40}?\\bthan\\s+${NUMBERED}`,
);
/** "Tell me about 1 and 2" */
const tellOfSeveral = inLines()`
  \b(?:
    tell\s+me\s+(?:more\s+)?about|more\s+(?:about|on)|details?\s+(?:on|of|for|about)|info\s+(?:on|about)|open
    |show\s+me
  )\s+(?:the\s+)?(?:#\s?|numbers?\s+)?(?:[1-9]|first|second|third)\s*(?:and|&)\s*(?:the\s+)?(?:#\s?|number\s+)?
  (?:[1-9]|second|third|fourth|last)(?:\s+(?:ones?|listings?))?\s*[?.!]*\s*$
`;
const saysBoth = /\bor\b|\bof\s+the\b|^\s*(?:#|number\s+)?\d\s*(?:and|,|&|or)\s*(?:#|number\s+)?\d\b/;
/** "What are the dues on the first two?" */
const severalOfThem = inLines()`
  \b(?:of|on|for|do|does|are|have)\s+(?:the\s+)?(?:
    (?:first|top|last)\s+(?:two|three|four|2|3|4)
    |(?:first|second|third|#\s?\d|\d)\s+and\s+(?:the\s+)?(?:second|third|fourth|last|#\s?\d|\d)
    |both(?:\s+of\s+(?:them|these|those))?
  )\b
`;
const ORDERED = inLines('g')`
  (?:
    \b(first|second|third|fourth|fifth|last)\b
    |(?:#|\bnumbers?\s+|\b)(\d)(?:st|nd|rd|th)?\b
    |\bnumber\s+(one|two|three|four|five)\b
    |(?<!\b(?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th))\s+)\b(one|two|three|four)\b
      (?=\s*(?:and|&|,|vs|versus|with|to)\b)
    |(?<=\b(?:and|&|vs\.?|versus|with|to)\s+)(one|two|three|four)\b
  )
`;
const asNumber: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: -1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const counted: Record<string, number> = { two: 2, three: 3, four: 4 };
const allOfThem = inLines()`
  ^\s*(?:please\s+|can\s+you\s+)?compare\s*
    (?:them|these|those|all|everything|the\s+results|listings|homes|(?:all\s+)?(?:of\s+)?(?:them|these|those))*
    (?:\s+(?:all|please|for\s+me|side\s+by\s+side))*\s*[.!?]*\s*$
  |\b(?:them\s+all|all\s+(?:of\s+)?(?:them|these|those|three|four))\b
`;
const theOpenOne = /\b(?:it|this|that)(?:\s+(?:one|home|house|condo|listing|property|place))?\b/;
/** Real MLS numbers of listings that no search of the thread has shown. */
const mlsNumber = /(?:\bmls\s*(?:#|no\.?|number)?\s*|#\s?)?\b((?=[a-z-]*\d{3})[a-z]{0,4}-?\d{4,12})\b/g;

export function readCompare(folded: string, previous: EarlierTurn | null): ParsedQuestion | null {
  const results = previous?.results ?? [];
  const opened = previous?.opened ?? null;
  const chooses = choosesBetween.test(folded) && saysBoth.test(folded);
  const asksOfSeveral =
    results.length > 0 && ((severalOfThem.test(folded) && topicAsked(folded) !== null) || tellOfSeveral.test(folded));
  if (!compares.test(folded) && !chooses && !asksOfSeveral && !isMoreThan.test(folded)) return null;
  const listings = distinct([
    ...(opened && theOpenOne.test(folded) && !/\b(?:first|top|last)\s+(?:two|three|four|\d)\b/.test(folded) ? [opened] : []),
    ...byName(folded, results).map(referenceOf),
    ...byPlace(folded, results).map(referenceOf),
    ...superlatives(folded, results).map(referenceOf),
    ...(opened ? unseen(folded, opened, results) : []),
  ]);
  if (listings.length >= 2) return { kind: 'compare', listings: listings.slice(0, COMPARED_LIMIT) };
  if (allOfThem.test(folded) || (results.length === 2 && /\b(?:them|both|these|those|the\s+two)\b/.test(folded)))
    return results.length >= 2
      ? { kind: 'compare', listings: results.slice(0, COMPARED_LIMIT).map(referenceOf) }
      : { kind: 'cannot', reason: results.length === 0 ? 'nothing-shown-yet' : 'no-such-result' };
  const says = [...folded.matchAll(ORDERED)].length > 0 || /\b(?:them|these|those|two|both|ones|it|this|that)\b/.test(folded);
  if (!says || /\b(?:in|for)\s+(?:the\s+)?(?:last|past)\b/.test(folded)) return null;
  return { kind: 'cannot', reason: results.length === 0 ? 'nothing-shown-yet' : 'no-such-result' };
}

function byPlace(folded: string, results: SearchResultFacts[]): SearchResultFacts[] {
  const group = /\b(first|top|last)\s+(two|three|four|2|3|4)\b/.exec(folded);
  if (group) {
    const count = counted[group[2] ?? ''] ?? Number(group[2]);
    return group[1] === 'last' ? results.slice(-count) : results.slice(0, count);
  }
  const ranked = new RegExp(`\\b(${SUPERLATIVE})\\s+(two|three|four|[234])\\b`).exec(folded);
  if (ranked) {
    const count = counted[ranked[2] ?? ''] ?? Number(ranked[2]);
    const left = [...results];
    return Array.from({ length: count }, () => {
      const best = bestBy(ranked[1] ?? '', left);
      return best ? left.splice(left.indexOf(best), 1) : [];
    }).flat();
  }
  return [...folded.matchAll(ORDERED)]
    .map((match) => asNumber[match[1] ?? match[3] ?? match[4] ?? match[5] ?? ''] ?? Number(match[2]))
    .flatMap((number) => results.at(number < 0 ? -1 : number - 1) ?? []);
}

function superlatives(folded: string, results: SearchResultFacts[]): SearchResultFacts[] {
  return [...folded.matchAll(new RegExp(`\\bthe\\s+(${SUPERLATIVE})\\b`, 'g'))].flatMap(
    (match) => bestBy(match[1] ?? '', results) ?? [],
  );
}

/** An MLS number that was not shown is taken to be of the same MLS as the open listing. */
function unseen(folded: string, opened: ListingReference, results: SearchResultFacts[]): ListingReference[] {
  return [...folded.matchAll(mlsNumber)]
    .map((match) => ({ mlsId: (match[1] ?? '').toUpperCase(), mlsSource: opened.mlsSource }))
    .filter(({ mlsId }) => !results.some((one) => one.mlsId.toUpperCase() === mlsId));
}

const distinct = (listings: ListingReference[]) =>
  listings.filter((one, index) => listings.findIndex((other) => isSame(one, other)) === index);
