/** Picking one listing of those shown ("the second one", "the cheapest", an address, an MLS number) and asking about it. */
import type { ListingReference } from '#contract/listings.ts';
import type { SearchResultFacts } from '#server/modules/assistant/tools/facts.ts';
import { findAddress } from './addresses.ts';
import type { EarlierTurn, ListingTopic, Reading } from './reading.ts';
import { fold } from './sentence.ts';

const topics: [RegExp, ListingTopic][] = [
  [
    /\bhow\s+long\b.*\b(?:listed|market|up|available|sitting)\b|\bdays?\s+on\s+(?:the\s+)?market\b|\bdom\b|\bwhen\s+(?:was|did)\b.*\b(?:list|listed|hit|market)\b|\bdays?\s+listed\b|\blist(?:ing)?\s+date\b/,
    'days-listed',
  ],
  [/\b(?:price|\$|cost|dollars?)\s*(?:per|\/|a)\s*(?:sq|square)|\bppsf\b|\bper\s+sq(?:uare)?\.?\s*f/, 'price-per-sqft'],
  [/\bhoas?\b|\bassociation\s+(?:fee|dues)|\bmonthly\s+(?:fees?|dues)\b/, 'hoa'],
  [
    /\bprice\s+(?:cut|drop|change|reduc|history)|\bprice\b.*\b(?:cut|reduced|dropped?|changed?|lowered)\b|\breduced\b|\boriginal\s+(?:list\s+)?price\b|\bprice\s+(?:been\s+)?(?:reduced|cut)/,
    'price-change',
  ],
  [/\bhow\s+much\b|\bwhat(?:'s|\s+is)\s+(?:the|its)\s+(?:asking\s+|list\s+|sold\s+)?price\b|\basking\s+price\b/, 'price'],
  [/\bhow\s+many\s+bed|\bbedrooms?\s*\?/, 'beds'],
  [/\bhow\s+many\s+bath|\bbath(?:room)?s?\s*\?/, 'baths'],
  [
    /\b(?:lot\s+size|(?:biggest|largest|smallest)\s+lot|how\s+(?:big|large)\s+is\s+(?:the|its)\s+(?:lot|yard)|size\s+of\s+the\s+lot)\b/,
    'lot',
  ],
  [/\bhow\s+(?:big|large)\b|\bsquare\s+footage\b|\bhow\s+many\s+(?:sq|square)|\b(?:living\s+)?size\s*\?/, 'size'],
  [/\bhow\s+old\b|\bwhen\s+was\s+(?:it|this|that)\s+built\b|\bwhat\s+year\b|\byear\s+built\b/, 'year-built'],
  [/\b(?:does|is|has|any|what|how)\b.*\b(?:parking|garage)\b/, 'parking'],
  [
    /\b(?:is\s+(?:it|this|that)\s+(?:still\s+)?(?:available|active|pending|sold|under\s+contract))\b|\bwhat(?:'s|\s+is)\s+(?:the|its)\s+status\b/,
    'status',
  ],
  [
    /\bwho(?:'s|\s+is)\s+(?:the\s+)?(?:listing\s+)?(?:agent|broker|listing\s+it)|\blisting\s+agent\b|\bwho\s+(?:listed|lists|represents)\b|\bwhich\s+brokerage\b/,
    'agent',
  ],
  [/\bwhat\s+(?:type|kind)\s+of\s+(?:property|home|place)\b/, 'type'],
];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ORDINAL = '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|[1-9]0?(?:st|nd|rd|th))';
const oneByOrder = new RegExp(
  `\\b(?:the\\s+)?${ORDINAL}\\s+(?:one|listing|home|house|condo|property|result|place|option|apartment|townhouse|unit)\\b|\\b(?:about|open|on|of|for|is|does|has|in|pick|choose|details?|show\\s+me|see)\\s+(?:the\\s+)?${ORDINAL}\\s*(?:[?.!,]|$)|^\\s*(?:the\\s+)?${ORDINAL}\\s*(?:one)?\\s*[?.!]?\\s*$`,
);
const oneByNumber =
  /(?:\b(?:number|no\.?|listing|option|result|home|property)\s+|#\s?)([1-9]\d?)\b(?!\s*(?:bed|bath|mile|k|m\b|,|\.\d|br))/;
/** A word that picks one of several: spaces as they come. */
const SUPERLATIVE =
  'cheapest|least expensive|lowest priced?|most expensive|priciest|biggest|largest|smallest|newest|oldest|(?:lowest|best|cheapest|least) (?:price|cost) per (?:square foot|sq\\.? ?ft)|lowest hoa(?: fees?)?|(?:biggest|largest) lot';
const bestOne = new RegExp(
  `\\b(?:tell\\s+me\\s+(?:more\\s+)?about|details?\\s+(?:on|of|for|about)|open|more\\s+(?:on|about)|what\\s+about|how\\s+about|which(?:\\s+(?:one|of\\s+(?:them|these|those)))?\\s+(?:is|has)|what(?:'s|\\s+is)|info\\s+(?:on|about))\\s+(?:the\\s+)?(${SUPERLATIVE}|lowest price)(?:\\s+(?:one|listing|home|house|condo|property|of\\s+(?:them|these|those)))?(?:\\s+on\\s+the\\s+market)?\\s*[?.!]?\\s*$`,
);
/** "The cheapest", "show me the biggest one": of those that were shown. */
const superlativeAlone = new RegExp(
  `^\\s*(?:(?:open|show\\s+me|see|pick|i\\s+like)\\s+)?the\\s+(${SUPERLATIVE})(?:\\s+(?:one|listing|home|house|condo|property|place))?(?:\\s+please)?\\s*[?.!]*\\s*$`,
);
const bareNumber = /^\s*(\d{1,2})\s*[.!]?\s*$/;
const theOne =
  /\b(?:it|its|it's|this\s+(?:one|home|house|condo|listing|property|place)|that\s+(?:one|home|house|condo|listing|property|place)|the\s+(?:home|house|condo|listing|property|place))\b/;
const asksAbout =
  /\b(?:tell\s+me\s+(?:more\s+)?about|more\s+(?:about|on|info)|details?\s+(?:on|of|for|about)|open|describe|summari[sz]e|summary\s+of|overview\s+of|explain|walk\s+me\s+through|information\s+(?:on|about)|info\s+(?:on|about)|what\s+about|how\s+about|show\s+me|pull\s+up|look\s+at|see|look\s+up)\b/;

/** "Is it near the train?": a question about the open listing that no field answers. */
const asksOfIt = /^\s*(?:is|does|has|can|did|was|will)\s+(?:it|this|that)\b/;
const asksMore = /\b(?:tell\s+me\s+more|more\s+(?:details|info(?:rmation)?)|describe\s+(?:it|this|that))\b/;
/** "Tell me about this one", "what about it?" */
const pointsAtOne = new RegExp(
  `${asksAbout.source}\\s+(?:it|(?:this|that)(?:\\s+(?:one|home|house|condo|listing|property|place))?)\\s*[?.!]*\\s*$`,
);

const referenceOf = ({ mlsId, mlsSource }: SearchResultFacts): ListingReference => ({ mlsId, mlsSource });

function byOrdinal(written: string, results: SearchResultFacts[]): SearchResultFacts | null {
  const index =
    written === 'last' ? results.length - 1 : /^\d/.test(written) ? Number.parseInt(written, 10) - 1 : ordinals.indexOf(written);
  return results[index] ?? null;
}

function bestBy(which: string, results: SearchResultFacts[]): SearchResultFacts | null {
  const least = (value: (one: SearchResultFacts) => number | null) => {
    const known = results.filter((one) => value(one) !== null);
    return known.reduce<SearchResultFacts | null>(
      (best, one) => (best === null || (value(one) ?? 0) < (value(best) ?? 0) ? one : best),
      null,
    );
  };
  const most = (value: (one: SearchResultFacts) => number | null) =>
    least((one) => (value(one) === null ? null : -(value(one) ?? 0)));
  if (which.includes('hoa')) return least((one) => one.hoaMonthlyFee);
  if (which.includes('lot')) return most((one) => one.lotSizeSqFt);
  if (which.includes(' per ')) return least((one) => one.pricePerSqFt);
  if (/cheapest|least|lowest/.test(which)) return least((one) => one.price);
  if (/expensive|priciest/.test(which)) return most((one) => one.price);
  if (/biggest|largest/.test(which)) return most((one) => one.livingAreaSqFt);
  if (which === 'smallest') return least((one) => one.livingAreaSqFt);
  return which === 'newest' ? least((one) => one.daysListed) : most((one) => one.daysListed);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The listings whose address or MLS number stands in the question. */
function byName(folded: string, results: SearchResultFacts[]): SearchResultFacts[] {
  const address = findAddress(folded)?.written;
  return results.filter((one) => {
    const line = one.addressLine1 === null ? null : fold(one.addressLine1);
    if (line && (folded.includes(line) || (address && line.startsWith(address.replace(/\s+\w+$/, ''))))) return true;
    // "123 Elm" for 123 Elm St.
    const numbered = line && /^\d+[a-z]?\s+(?:[nsew]\s+)?\S{3,}/.exec(line)?.[0];
    if (numbered && new RegExp(`(?<![\\w-])${escaped(numbered)}(?![\\w-])`).test(folded)) return true;
    // "The one on Castro".
    const street = line && /^\d+[a-z]?\s+(\S{3,})/.exec(line)?.[1];
    if (street && new RegExp(`\\b(?:one|home|house|condo|listing)\\s+(?:on|at)\\s+${escaped(street)}(?![\\w-])`).test(folded))
      return true;
    return (
      one.mlsId.length >= 4 && new RegExp(`(?<![\\w-])${one.mlsId.toLowerCase().replace(/[^\w-]/g, '.')}(?![\\w-])`).test(folded)
    );
  });
}

const wordsInDigits: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 };

function readCompare(folded: string, results: SearchResultFacts[]): Reading | null {
  if (!/\b(?:compare|versus|vs\.?|difference\s+between|side\s+by\s+side)\b/.test(folded)) return null;
  const named = byName(folded, results);
  if (named.length >= 2) return { kind: 'compare', listings: named.slice(0, 4).map(referenceOf) };
  const group = /\b(?:first|top|last)\s+(two|three|four|2|3|4)\b/.exec(folded);
  const all = /\b(?:them\s+all|all(?:\s+(?:of\s+)?(?:them|these|those|three|four))?)\s*[.!?]*\s*$/.test(folded);
  const written = group?.[1] ?? '';
  const count = group ? ({ two: 2, three: 3, four: 4 }[written] ?? Number(written)) : all ? 4 : 0;
  const numbers = [...folded.matchAll(/\b(first|second|third|fourth|fifth|last)\b|(?:#|\b)(\d)(?:st|nd|rd|th)?\b/g)].map(
    (match) => wordsInDigits[match[1] ?? ''] ?? Number(match[2]),
  );
  const fromEnd = group?.[0].startsWith('last') ?? false;
  const picked =
    count > 0
      ? fromEnd
        ? results.slice(-count)
        : results.slice(0, count)
      : numbers.map((number) => results.at(number < 0 ? -1 : number - 1));
  const superlatives = [...folded.matchAll(new RegExp(`\\b(${SUPERLATIVE})\\b`, 'g'))].map((match) =>
    bestBy(match[1] ?? '', results),
  );
  const listings = [...new Set([...picked, ...superlatives])].filter((one) => one != null);
  if (listings.length >= 2) return { kind: 'compare', listings: listings.slice(0, 4).map(referenceOf) };
  if (results.length === 2 && /\b(?:them|both|these|those|the\s+two)\b/.test(folded))
    return { kind: 'compare', listings: results.map(referenceOf) };
  return numbers.length > 0 || /\b(?:them|these|those|two|both|ones)\b/.test(folded)
    ? { kind: 'cannot', reason: results.length === 0 ? 'nothing-shown-yet' : 'no-such-result' }
    : null;
}

/** The listing that words name: by its address or MLS number, its place in the list, or what it has most of. Null: none. */
export function pickNamed(folded: string, previous: EarlierTurn | null): ListingReference | null {
  const results = previous?.results ?? [];
  const [named] = byName(folded, results);
  const ordinal = oneByOrder.exec(folded)?.slice(1).find(Boolean);
  const number = oneByNumber.exec(folded)?.[1];
  const best = new RegExp(`\\bthe\\s+(${SUPERLATIVE})\\b`).exec(folded)?.[1];
  const found =
    named ??
    (ordinal ? byOrdinal(ordinal, results) : null) ??
    (number ? results[Number(number) - 1] : null) ??
    (best ? bestBy(best, results) : null);
  return found ? referenceOf(found) : null;
}

/** A reading when the question is about a listing that was shown; null when it is a search. */
export function readPick(text: string, previous: EarlierTurn | null): Reading | null {
  const folded = fold(text);
  const results = previous?.results ?? [];
  const compare = readCompare(folded, results);
  if (compare) return compare;
  const question = topics.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  const pick = (one: SearchResultFacts | null): Reading =>
    one
      ? { kind: 'pick', listing: referenceOf(one), question }
      : { kind: 'cannot', reason: results.length === 0 ? 'nothing-shown-yet' : 'no-such-result' };

  const [named] = byName(folded, results);
  if (named && (question || asksAbout.test(folded) || folded.trim().split(/\s+/).length <= 5)) return pick(named);
  const order = oneByOrder.exec(folded);
  const ordinal = order?.slice(1).find(Boolean);
  if (ordinal && !/\b(?:page|bedroom|floor|time\s+buyer)/.test(folded)) return pick(byOrdinal(ordinal, results));
  const number = oneByNumber.exec(folded)?.[1] ?? (results.length > 0 ? bareNumber.exec(folded)?.[1] : undefined);
  if (number && (asksAbout.test(folded) || question || folded.replace(/\bplease\b/, '').trim().length < 14))
    return pick(results[Number(number) - 1] ?? null);
  const best = (bestOne.exec(folded) ?? superlativeAlone.exec(folded))?.[1];
  if (best && results.length > 0) return pick(bestBy(best, results));

  const opened = previous?.opened ?? (results.length === 1 && results[0] ? referenceOf(results[0]) : null);
  if (question && (theOne.test(folded) || isShort(folded)) && !looksLikeSearch(folded)) {
    if (opened) return { kind: 'pick', listing: opened, question };
    return { kind: 'cannot', reason: results.length === 0 ? 'nothing-shown-yet' : 'which-listing' };
  }
  if (opened && asksOfIt.test(folded) && !looksLikeSearch(folded)) return { kind: 'cannot', reason: 'not-recorded' };
  if ((asksMore.test(folded) || pointsAtOne.test(folded)) && !looksLikeSearch(folded)) {
    if (opened) return { kind: 'pick', listing: opened, question: null };
    return { kind: 'cannot', reason: results.length === 0 ? 'nothing-shown-yet' : 'which-listing' };
  }
  return null;
}

const isShort = (folded: string) =>
  (folded.trim().endsWith('?') || /^\s*(?:how|what(?:'s)?|when|who(?:'s)?|is|does|has)\b/.test(folded)) &&
  folded.trim().split(/\s+/).length <= 6;
const looksLikeSearch = (folded: string) =>
  /\b(?:homes|houses|condos|listings|properties|under|below|over|less\s+than|more\s+than|no|without|with\s+\d|sold\s+in|in\s+the\s+last|any\s+(?:price|type|hoa|with|that|under|over|have|in)|ones)\b|\b(?:market\s+in|in\s+\d{5})\b/.test(
    folded,
  );

/** The listing that "more like this" starts from. */
export function likeWhich(folded: string, previous: EarlierTurn | null): SearchResultFacts | null | undefined {
  if (
    !/\b(?:more|others?|something|homes?|listings?|anything|ones?)\s+like\s+(?:this|that|it|the\s+\w+\s+one)\b|\bsimilar\s+(?:ones?|homes?|listings?|properties|to\s+(?:this|that|it))\b|\blike\s+(?:this|that)\s+one\b/.test(
      folded,
    )
  )
    return undefined;
  const results = previous?.results ?? [];
  const ordinal = new RegExp(`\\blike\\s+the\\s+${ORDINAL}`).exec(folded)?.[1];
  if (ordinal) return byOrdinal(ordinal, results);
  return (
    results.find((one) => one.mlsId === previous?.opened?.mlsId && one.mlsSource === previous.opened.mlsSource) ??
    (results.length === 1 ? (results[0] ?? null) : null)
  );
}
