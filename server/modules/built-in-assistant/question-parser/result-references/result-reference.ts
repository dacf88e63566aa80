/** Picking one listing of those shown ("the second one", "the cheapest", an address, an MLS number) and asking about it. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../earlier-turn.ts';
import type { ParsedQuestion } from '../parsed-question.ts';
import {
  bestBy,
  byName,
  byNumber,
  byOrdinal,
  oneByNumber,
  oneByOrder,
  ORDINAL,
  referenceOf,
  SUPERLATIVE,
} from './among-results.ts';
import { byFact } from './by-fact.ts';
import { readCompare } from './comparing.ts';
import { topicAlone, topicAsked } from './listing-topics.ts';
import { partAsked } from './part-of-home.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const THING = '(?:one|sale|home|house|condo|listing|property|place|townhouse|loft|unit|building)';
const bestOne = inLines()`
  \b(?:
    tell\s+me\s+(?:more\s+)?about|details?\s+(?:on|of|for|about)|open|more\s+(?:on|about)|what\s+about|how\s+about
    |which(?:\s+(?:one|of\s+(?:them|these|those)))?
      (?:'?s|\s+(?:is|has|was|has\s+been|comes\s+with|would\s+be|will\s+be))
    |what(?:'?s|\s+is)|info\s+(?:on|about)
  )\s+(?:the\s+)?(?:listed\s+)?(${SUPERLATIVE}|lowest price)
  (?:\s+(?:${THING}|of\s+(?:them|these|those|the\s+(?:bunch|lot))))?
  (?:
    \s+(?:
      on\s+the\s+market
      |you(?:'ve)?\s+(?:found|have|got|showed\s+me)
      |here|shown
      |(?:in|on|of)\s+(?:the|this|that)\s+(?:list|page|bunch|lot)
    )
  )?(?:\s+like)?\s*[?.!]?\s*$
`;
const OF_THOSE_SHOWN =
  '(?:here|shown|(?:of|among)\\s+(?:them|these|those|the\\s+(?:bunch|lot))|(?:in|on|from)\\s+(?:the|this|that)\\s+(?:list|page|bunch))';
/** "The cheapest", "show me the biggest one", "the one with the biggest yard": of those that were shown. */
const superlativeAlone = inLines()`
  ^\s*(?:(?:and|so|ok(?:ay)?|(?:what|how)\s+about|what\s+if)[,\s]+)*
  (?:(?:open|(?:show|give)(?:\s+me)?|see|pick|i\s+like)\s+)?
  (?:
    the\s+(${SUPERLATIVE})(?:\s+${THING})?
    |(${SUPERLATIVE})\s+${THING}
    |the\s+${THING}\s+(?:with|w\/?|that\s+has|which\s+has)\s+the\s+(${SUPERLATIVE})
    |(?:the\s+)?(${SUPERLATIVE})(?:\s+${THING})?\s+${OF_THOSE_SHOWN}
  )(?:\s+please)?(?:
    [\s,.;]+(?:and\s+)?(?:
      tell\s+me\s+(?:more\s+)?about\s+(?:it|that(?:\s+one)?)
      |open\s+(?:it|that(?:\s+one)?)|(?:more\s+)?details
      |show\s+(?:it|me(?:\s+(?:it|that(?:\s+one)?))?)
    )
  )?\s*[?.!]*\s*$
`;
const bestIn = (folded: string) =>
  (bestOne.exec(folded) ?? superlativeAlone.exec(folded) ?? bareCut.exec(folded))?.slice(1).find(Boolean);
const bareCut = /^\s*(?:and\s+)?((?:biggest|largest)\s+(?:price\s+)?(?:cut|drop|reduction))\s*[?.!]*\s*$/;
/** Whether one is picked by what it has most or least of. */
export const picksBest = (folded: string) => bestIn(folded) !== undefined;
/** "Which was listed most recently", "which has been on the market longest" */
const whichLast: [RegExp, string][] = [
  [/^\s*(?:and\s+)?which\b.*\bsold\s+(?:last|latest|(?:the\s+)?most\s+recently)\b/, 'latest sale'],
  [/^\s*which\b.*\b(?:listed\s+(?:most\s+recently|last)|newest\s+listing)\b/, 'newest'],
  [
    inLines()`
      ^\s*(?:and\s+|ok(?:ay)?,?\s+)?(?:which\b|the\s+one\b|what\s+about\s+the\s+one\b).*\b
      (?:
        (?:been\s+)?(?:on|up|there)\s+(?:the\s+)?longest|on\s+(?:the\s+)?market\s+(?:the\s+)?longest
        |listed\s+(?:the\s+)?longest|longest\s+on\s+(?:the\s+)?market|sitting\s+(?:the\s+)?longest
      )\b
    `,
    'oldest',
  ],
];
/** "Which one is cheaper?" */
const whichIsMore = inLines()`
  ^\s*(?:and\s+|so\s+|ok(?:ay)?,?\s+)?(?:which|what)(?:\s+(?:one|of\s+(?:them|these|those|the\s+two)))?
  (?:'?s|\s+is|\s+has|\s+was)\s+(?:the\s+|a\s+)?(
    cheaper|less\s+expensive|more\s+expensive|pricier|bigger|larger|roomier|smaller|newer
    |better\s+(?:deal|value|buy)|lower\s+(?:hoa(?:\s+(?:fees?|dues))?|fees?|dues)|bigger\s+lot|larger\s+lot
  )\b(?:\s+(?:per\s+(?:sq|foot|square).*|one|by\s+the\s+foot|of\s+the\s+(?:two|three)|fees?))?\s*[?.!]*\s*$
`;
const asSuperlative: [RegExp, string][] = [
  [/hoa|fees?|dues/, 'lowest hoa'],
  [/lot/, 'biggest lot'],
  [/deal|value|buy|\bper\b|foot/, 'best value'],
  [/cheaper|less/, 'cheapest'],
  [/expensive|pricier/, 'priciest'],
  [/bigger|larger|roomier/, 'biggest'],
  [/smaller/, 'smallest'],
  [/newer/, 'newest built'],
];
const superlativeOf = (folded: string) => {
  const words = whichIsMore.exec(folded)?.[0];
  return words && asSuperlative.find(([pattern]) => pattern.test(words))?.[1];
};
const bareNumber = /^\s*(\d{1,2})\s*[.!]?\s*$/;
const theOne = inLines()`
  \b(?:
    it|its|it's|this\s+${THING}|that\s+${THING}
    |the\s+(?:home|house|condo|listing|property|place|loft|townhouse|building)
    |(?:this|that)(?!\s+(?:week|month|year|quarter|morning|weekend|area|summer|spring|fall|winter))
    |they
  )\b
`;
const asksAbout = inLines()`
  \b(?:
    tell\s+me\s+(?:more\s+|everything\s+|all\s+)?about
    |more\s+(?:about|on|info)|rundown\s+(?:on|of)|zoom\s+in\s+on|click\s+(?:on)?|expand\s+on
    |details?\s+(?:on|of|for|about)|open|describe|summari[sz]e|summary\s+of|overview\s+of|explain
    |walk\s+me\s+through|information\s+(?:on|about)|info\s+(?:on|about)|what\s+about|how\s+about|show\s+me|pull\s+up
    |look\s+at|see|look\s+up|(?:story|deal)\s+(?:with|on)
    |what\s+do\s+(?:you|we)\s+know\s+about
    |bring\s+up|go\s+to|pick|i\s+like
  )\b
`;
/** "Is #1 in a flood zone", "does number 2 allow dogs" */
const asksOfNumber = /^\s*(?:and\s+)?(?:is|does|has|did|was|can|will)\s+(?:the\s+)?(?:#\s?|number\s+|no\.?\s+)\d/;
/** "Is it near the train?", "does it have a pool?": a question about the open listing. */
const asksOfIt =
  /^\s*(?:and\s+)?(?:is|does|has|can|did|was|will|are)\s+(?:it|this|that|there|they)\b|\b(?:it|this\s+one|that\s+one)\s+(?:have|has|come\s+with)\b/;
/** "Do any allow dogs?" is asked of all that are shown, also where one of them is open. */
const asksOfAny = /^\W*(?:and\s+)?(?:do|does|did)\s+any\b/;
/** "Any pool?" of a listing that is open on the screen. */
const asksForThing = /^\s*(?:and\s+)?(?:any|a)\s+[\w\s-]{3,30}\?\s*$/;
/** "Does number 2 have a pool?" */
const hasIt = /^\s*(?:and\s+)?(?:does|did|has)\s+.*?\b(?:have|has|come\s+with|got|include)\s+(.{3,40}?)\s*[?.!]*\s*$/;
const asksMore = inLines()`
  \b(?:
    tell\s+me\s+more
    |more\s+(?:details|info(?:rmation)?)
    |describe\s+(?:it|this|that)
    |(?:show|see|give|open)\s+(?:me\s+)?(?:the\s+)?(?:details|photos|pictures|pics)
  )\b
  |^\s*details\s*(?:please)?\s*[?.!]*\s*$
`;
/** "Tell me about this one", "what about it?" */
const pointsAtOne = new RegExp(`${asksAbout.source}\\s+(?:it|(?:this|that)(?:\\s+${THING})?)\\s*[?.!]*\\s*$`);
const SHORT_WORDS = 5;

const wordCount = (folded: string) => folded.trim().split(/\s+/).length;

/** "It", when none was opened: the only one that was shown, or the first of an order that was asked for ("the cheapest house"). */
export function theOneShown(previous: EarlierTurn | null): ListingReference | null {
  const [first, second] = previous?.results ?? [];
  return first && (!second || previous?.search.orderResultsBy) ? referenceOf(first) : null;
}

/** The listing that words name, wherever they stand in a sentence; null when they name none. */
export function findNamedResult(folded: string, previous: EarlierTurn | null): ListingReference | null {
  const results = previous?.results ?? [];
  const ordinal = oneByOrder.exec(folded)?.slice(1).find(Boolean);
  const number = oneByNumber.exec(folded)?.[1];
  const best = new RegExp(`\\bthe\\s+(${SUPERLATIVE})\\b`).exec(folded)?.[1];
  const found =
    byName(folded, results)[0] ??
    (ordinal ? byOrdinal(ordinal, results) : null) ??
    (number ? byNumber(number, results) : null) ??
    (best ? bestBy(best, results) : null);
  return found ? referenceOf(found) : null;
}

/** "No, I meant the third one" */
const corrects =
  /^\s*(?:(?:no|nope|sorry|actually|wait|oops|not\s+(?:that|this)\s+one)[\s,.;-]+)+(?:(?:i\s+)?mean(?:t)?\s+)?(?=the\b|number\b|#)/;

/** A reading when the question is about a listing that was shown; null when it is a search. */
export function parseResultReference(written: string, previous: EarlierTurn | null): ParsedQuestion | null {
  const folded = written.replace(corrects, '');
  const results = previous?.results ?? [];
  const compare = readCompare(folded, previous);
  if (compare) return compare;
  const opened = previous?.opened ?? theOneShown(previous);
  const alone = opened ? topicAlone(folded) : null;
  if (opened && alone) return { kind: 'pick', listing: opened, question: alone };
  const part = opened ? partAsked(folded) : null;
  if (opened && part) return { kind: 'pick', listing: opened, question: 'feature', about: part };

  const question = topicAsked(folded);
  const noneSuch: ParsedQuestion = { kind: 'cannot', reason: results.length === 0 ? 'nothing-shown-yet' : 'no-such-result' };
  const thing = featureAsked(hasIt.exec(folded)?.[1] ?? '');
  const pick = (one: SearchResultFacts | null): ParsedQuestion =>
    one
      ? {
          kind: 'pick',
          listing: referenceOf(one),
          ...(question || !thing ? { question } : { question: 'feature', about: thing }),
        }
      : noneSuch;

  const [named] = byName(folded, results);
  if (named && (question || asksAbout.test(folded) || wordCount(folded) <= SHORT_WORDS)) return pick(named);
  const ordinal = oneByOrder.exec(folded)?.slice(1).find(Boolean);
  if (ordinal && !/\b(?:page|bedroom|floor|time\s+buyer|half|quarter)/.test(folded) && !looksLikeSearch(folded))
    return pick(byOrdinal(ordinal, results));
  const askedOf = question
    ? new RegExp(`\\bthe\\s+${ORDINAL}\\b(?!\\s+(?:bed|bath|floor|quarter|half|time|two|three|four|page))`).exec(folded)?.[1]
    : undefined;
  if (askedOf && !looksLikeSearch(folded)) return pick(byOrdinal(askedOf, results));
  const number = oneByNumber.exec(folded)?.[1] ?? (results.length > 0 ? bareNumber.exec(folded)?.[1] : undefined);
  if (
    number &&
    (asksAbout.test(folded) ||
      asksOfNumber.test(folded) ||
      question ||
      thing ||
      folded.replace(/\bplease\b/, '').trim().length < 14)
  )
    return pick(byNumber(number, results));
  if (results.length > 0) {
    const best = bestIn(folded) ?? whichLast.find(([pattern]) => pattern.test(folded))?.[1] ?? superlativeOf(folded);
    // None of them records it: "the lowest HOA" of homes without any.
    if (best) return bestBy(best, results) ? pick(bestBy(best, results)) : { kind: 'cannot', reason: 'none-records' };
    const such = byFact(folded, results);
    if (such) return pick(such);
  }
  return asksOfAny.test(folded) && results.length > 1
    ? null
    : aboutTheOpen(folded, { opened, question, hasResults: results.length > 0 });
}

interface About {
  opened: ListingReference | null;
  question: ReturnType<typeof topicAsked>;
  hasResults: boolean;
}

/** "How long has it been listed?": of the listing that was talked about last. */
function aboutTheOpen(folded: string, { opened, question, hasResults }: About): ParsedQuestion | null {
  if (looksLikeSearch(folded)) return null;
  const whichOne: ParsedQuestion = { kind: 'cannot', reason: hasResults ? 'which-listing' : 'nothing-shown-yet' };
  if (question && (theOne.test(folded) || isShort(folded)))
    return opened ? { kind: 'pick', listing: opened, question } : whichOne;
  if (opened && (asksOfIt.test(folded) || (!hasResults && asksForThing.test(folded)))) {
    if (question) return { kind: 'pick', listing: opened, question };
    const about = featureAsked(folded);
    return about ? { kind: 'pick', listing: opened, question: 'feature', about } : { kind: 'cannot', reason: 'not-recorded' };
  }
  if (asksMore.test(folded) || pointsAtOne.test(folded))
    return opened ? { kind: 'pick', listing: opened, question: null } : whichOne;
  return null;
}

/** "Does it have a pool?": the words for the thing. */
export function featureAsked(folded: string): string | null {
  const words = folded
    .replace(asksOfIt, ' ')
    .replace(
      /\b(?:tell\s+me|show\s+me|give\s+me|let\s+me\s+see|pull\s+up|open(?:\s+up)?|details?|info(?:rmation)?|what\s+do\s+you\s+know|everything|all|about)\b/g,
      ' ',
    )
    .replace(/^\s*(?:and\s+)?(?:any|a)\b/, ' ')
    .replace(
      /\b(?:have|has|having|come\s+with|include[sd]?|got|near|close\s+to|been|an?|the|any|some|in|on|to|of|for|there|it|this|that|one|home|house|condo|listing|property|place|nice|good|allow(?:ed|s)?|and|or|is|does|still|also|by)\b/g,
      ' ',
    )
    .replace(/[^a-z0-9\s-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words && words.split(' ').length <= 4 ? words : null;
}

const isShort = (folded: string) =>
  (folded.trim().endsWith('?') ||
    /^\s*(?:and\s+)?(?:how|what(?:'s)?|when|who(?:'s)?|where(?:'s)?|is|does|has|any)\b/.test(folded)) &&
  wordCount(folded) <= 8;
const looksLikeSearch = (folded: string) =>
  /\b(?:has|have|needs?|got)\s+to\s+(?:have|be)\b|\bmust\s+(?:have|be)\b|\b(?:anything|something|homes|houses|condos|lofts|townhouses|townhomes|listings|properties|comps|sales|(?:under(?!\s+contract)|below|over)(?!\s+(?:the\s+)?(?:asking|list\b))|less\s+than|more\s+than|no|without|with\s+\d|sold\s+in|in\s+the\s+last|any\s+(?:type|hoa|with|that|under|over|have|in|of\s+(?:them|these|those))|ones)\b(?!\s+on\s+(?:it|this))|\b(?:market\s+in|in\s+\d{5})\b|\bany\s+price\s*[.!?]*\s*$|\bsold\s+(?:near|around|in|within)\b/.test(
    folded,
  );
