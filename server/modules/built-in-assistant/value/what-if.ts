/** "What if it had a second bath?", "and 1,700 sq ft?", "no garage": facts that a home is supposed to have. */
import type { HomeFacts } from '#contract/valuation-request.ts';
import type { ValueChange } from './value-question.ts';
import {
  ADDED_FACT,
  builtIn,
  lackIn,
  lotIn,
  ON_LOT,
  pairIn,
  roomsIn,
  sizeIn,
  YEAR_BUILT,
  type Supposed,
} from './supposed-facts.ts';
import { featuresIn } from './what-if-features.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const IT =
  '(?:it|this|that|(?:the|its|this|that|my|our)\\s+(?:value|home|house|place|property|condo|price|estimate|number|valuation|subject|baths?|bathrooms?|beds?|bedrooms?|garage|size|sq\\.?\\s*ft|sqft))';
/** Words that suppose the home of a value to be another: "make it a 3 bath", "price it with 2 baths". */
export const WHAT_IF = inLines()`
  \b(?:
    what\s+if|if\s+it\s+(?:had|has|were|was)|suppose|assuming|assume|imagine|pretend|how\s+about\s+if|and\s+if
    |(?:say|let'?s\s+say)\s+(?:it\s+(?:has|had|is|was)|there(?:'s|\s+is)|(?:it'?s\s+)?(?:about\s+)?\d[\d,]*\s*(?:sq|sf|bed|bath|br|ba|car))
    |with\s+(?:a|an|another)\b.*\b(?:more|extra|added|second|third)
    |(?:make|price|value|revalue|redo|re-?run|run|do|figure|refigure|recalc(?:ulate)?|recompute|try|count|treat|call|change|bump|switch
      |update|estimate|comp)\s+${IT}\s+(?:(?:again|over|now|up|down|out|back)\s+)*
      (?:as|with|w|w\/|for|at|to|like|if|from|in\s+case|an?|\d)(?=\W|\d)
    |make\s+${IT}\s+(?:more|less|bigger|smaller|newer|older)\b
    |what\s+(?:would|will|could)\s+${IT}\s+(?:be|go\s+for|sell\s+for|come\s+to|bring)(?:\s+worth)?\s+(?:as|with|w|w\/|if)(?=\W)
    |what(?:'s|\s+is)\s+(?:it|the\s+value)(?:\s+worth)?\s+(?:with|w|w\/|if)(?=\W)
    |(?:bath(?:room)?s?|bed(?:room)?s?|garages?|sq\.?\s*ft|sqft|fireplaces?)\s+instead
  )
`;
/** "And 1,700 sq ft?", "how about three baths?", with nothing beside it that would be a wish for other homes. */
const OTHER_FACT = inLines()`
  ^(?:(?:and|or|but|now|then|what about|how about|with|at)\s+)+(?:an?\s+)?[\w,.]+
  (?:[\s-]+(?:more|extra|additional|full|half|car))*[\s-]*
  (?:sq\.?\s*ft|sqft|square feet|bath(?:room)?s?|bed(?:room)?s?|garages?|fireplaces?)(?:\s+instead)?[\s?.!]*$
`;

/** "It was built in 1912", "no garage", "with parking?": facts that were still to be told. */
const STATED_FACT = inLines()`
  ^(?:(?:and|also|but|oh|it|it's|its|it is|was|has|there's|with|had|without)\s+)*
  (?:
    built (?:in |around )?(?:1[6-9]|20)\d\d
    |no (?:garage|fireplace|parking)
    |(?:an? |one |two |three |\d[- ])?(?:car )?(?:garage|parking)(?: spaces?| spots?)?
    |(?:an? |the )?(?:brand[ -])?(?:new|renovated|remodel+ed|updated|redone) (?:kitchens?|baths?|bathrooms?)
      (?: (?:and|&) (?:new )?(?:kitchens?|baths?|bathrooms?))?
    |(?:recently |fully |just )?(?:renovated|remodel+ed|updated|redone)
  )[\s?.!]*(?=$|,)
`;
/** "Its got a remodeled kitchen and a 2 car garage", "they redid the kitchen": told of the home, whatever else is told beside it. */
const TOLD_FACTS = inLines()`
  ^(?:(?:and|but|also|oh|well|ok|okay|btw|fyi|so|y|pero|tambien|forgot\s+to\s+(?:say|mention))[\s,:]+)*
  (?:
    (?:it|she|he|they|the\s+(?:house|home|place|seller|sellers|owner|owners|kitchen|lot)|my\s+sellers?|we)(?:'s|\s+has|\s+have|'ve|\s+just)?
      \s+(?:also\s+|just\s+|recently\s+)?
      (?:got|has|have|had|comes\s+with|put\s+in|added|redid|remodel+ed|renovated|updated|sits\s+on|is\s+on|is|was|were)
    |(?:the\s+)?(?:kitchen|bath(?:room)?s?)\s+(?:was|were|is|are|got|has\s+been|have\s+been|just)
    |it'?s(?:\s+(?:got|on|also|been))?|does\s+it\s+have(?=.*(?:cocina|bano|remodelad|renovad|autos|carros|coches))|tiene|hay|there'?s|there\s+is|with|has
  )\s
`;
/** Asked of the home, or for other ones. */
const ASKS_OF_IT = inLines()`
  \?\s*$
  |^(?:is|are|was|do|did|can|should|how|why|what|which|when|who)\b
  |\b(?:worth|sell|listed|sold|days|market|mortgage|loan|payment|offer|showings?)\b
  |\b(?:under|below|max|up to|less than)\s+\$?\d
`;
const RENOVATED = inLines()`
  \b(?:renovated|remodel+ed|updated|redone|redid|re-?do(?:es)?|renovates?|remodels?|updates?|new)\b
  (?:
    .*\b(?:kitchen|bath(?:room)?s?|it|the (?:house|home|place|inside|interior))\b
    |\s+(?:and|with|plus)\s+(?:it\s+)?(?:had|has|an?|solar|another|one|two)\b
    |(?:\s+(?:last|this|in|recently|just|about|around|two|three|a\s+(?:few|couple)|\d)\b.*)?[\s?.!]*$
  )
`;
const PARKING = /\b(?:with|has|had|a|one)\s+(?:an?\s+|one\s+)?(?:garage|parking(?: (?:space|spot))?)\b/;

/** "County's wrong about the size, it's 3,300" */
const CORRECTED_SIZE = inLines()`
  \b(?:size|square footage|sq\.? ?ft|sqft|footage|living area|feet)\b.{0,40}?\b
  (?:it's|it is|is|its|should be|was|actually|really)\s+(?:actually |really |about )?(\d[\d,]{2,6})\b
  (?!\s*(?:k|beds?|baths?))
`;

function statedFacts(text: string): HomeFacts | null {
  const year = YEAR_BUILT.exec(text)?.[1];
  const lacks = /\b(?:no|without (?:a|the|any)) (garage|parking|fireplace)\b/.exec(text)?.[1];
  const facts: HomeFacts = {
    ...(year === undefined ? {} : { yearBuilt: Number(year) }),
    ...(lacks === undefined ? {} : lacks === 'fireplace' ? { fireplaces: 0 } : { garageSpaces: 0 }),
    ...(lacks === undefined && PARKING.test(text) && !/\b(?:two|three|[2-9])[- ]/.test(text) ? { garageSpaces: 1 } : {}),
  };
  return Object.keys(facts).length > 0 ? facts : null;
}

const UNIT =
  '(?:\\s*[- ]?\\s*(?:full\\s+|half\\s+|car\\s+)?(?:bath(?:room)?s?|bed(?:room)?s?|ba|bd|br|garages?|sq\\.?\\s*ft|sqft))';
/** "From 2 baths to 3", "a 2 bath to a 3 bath": what it is to be counts. */
const FROM_TO = new RegExp(
  `\\b(?:from\\s+)?(?:an?\\s+)?\\d[\\d,.]*${UNIT}?\\s*(?:to|into|->|→)\\s*(?:an?\\s+)?(?=\\d[\\d,.]*${UNIT})|\\bfrom\\s+\\d[\\d,.]*(${UNIT})\\s+to\\s+(\\d[\\d,.]*)`,
  'g',
);
const VERSUS = new RegExp(`\\b(\\d[\\d,.]*)(${UNIT})?\\s+(?:vs\\.?|versus|or|against)\\s+(?:an?\\s+)?(\\d[\\d,.]*)(${UNIT})?`);
const withoutStart = (text: string): string =>
  text.replace(FROM_TO, (_, unit: string | undefined, to: string | undefined) =>
    unit !== undefined && to !== undefined ? to + unit : '',
  );

/** "A kitchen that is new" and its Spanish, in the order that is read here. */
const asRead = (text: string): string =>
  withoutStart(text)
    .replace(
      /\b(?:garages?|cochera|garaje)\s+(?:for|para|de|of)\s+(\d|two|dos|three|tres)\s+(?:autos|carros|coches|cars|vehiculos)\b/,
      (_, cars: string) => `${{ two: 2, dos: 2, three: 3, tres: 3 }[cars] ?? cars} car garage`,
    )
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw(?:\/\s*|\s+)(?=\S)/g, 'with ')
    .replace(/\b(?:cocina|kitchen)\s+(?:nueva|new|remodelada|renovada|redone|remodel+ed|renovated|updated)\b/, 'new kitchen')
    .replace(
      /\b(?:banos?|baths?|bathrooms?)\s+(?:nuevos?|new|remodelados?|renovados?|redone|remodel+ed|renovated|updated)\b/,
      'new bathroom',
    )
    .replace(/\b(?:remodelad[oa]|renovad[oa])\b/, 'renovated');
const ofHome = /\b(?:it|(?:the|whole|entire)\s+(?:house|home|place|interior|inside)|everything|throughout|fully|full|gut|casa)\b/;
const ofRoom = /\b(?:kitchen|bath(?:room)?s?)\b/;
/** One room alone counts less than a home that was made over. */
const ONE_ROOM_GRADE = 6;
const RENOVATED_GRADE = 7;
const isOneRoom = (text: string): boolean => {
  const supposed = text
    .replace(/\b(?:if|suppose|assuming|imagine)\s+(?:it|they|we|i|he|she|the\s+(?:seller|owner)s?)\b/, ' ')
    .replace(/\b(?:it|the\s+(?:house|home|place))(?:'s)?\s+(?:has|had|got|have|comes\s+with)\b|\bit's\b/, ' ');
  return ofRoom.test(supposed) && !(/\bkitchen\b/.test(supposed) && /\bbath/.test(supposed)) && !ofHome.test(supposed);
};

/** Homes to be searched, and none that is valued. */
const OF_SEARCH = /\b(?:homes|houses|condos|listings|ones|places|properties|search|results|show|find|list)\b/;
type WhatIf = Extract<ValueChange, { act: 'what-if' }>;

export function whatIfIn(written: string): WhatIf | null {
  const versus = VERSUS.exec(written);
  const [all = '', one = '', unit, other = '', otherUnit] = versus ?? [];
  const named = otherUnit ?? unit;
  if (named === undefined) return supposedIn(written);
  const change = supposedIn(written.replace(all, other + named));
  const orElse = supposedIn(written.replace(all, one + named));
  return change && orElse ? { ...change, orElse: orElse.changes } : change;
}

function supposedIn(written: string): WhatIf | null {
  const text = asRead(written);
  if (OF_SEARCH.test(text)) return null;
  const isStated = STATED_FACT.test(text);
  const isTold = TOLD_FACTS.test(written) && !ASKS_OF_IT.test(written);
  if (
    !isTold &&
    !WHAT_IF.test(text) &&
    !CORRECTED_SIZE.test(text) &&
    !OTHER_FACT.test(text) &&
    !ADDED_FACT.test(text) &&
    !isStated
  )
    return null;
  const stated = statedFacts(text);
  if (stated && (isStated || (stated.yearBuilt !== undefined && !isTold)))
    return { act: 'what-if', changes: stated, isMore: false };
  const corrected = CORRECTED_SIZE.exec(text)?.[1];
  if (corrected) return { act: 'what-if', changes: { livingAreaSqFt: Number(corrected.replaceAll(',', '')) }, isMore: false };
  const isRenovated = RENOVATED.test(text);
  const isRoom = isRenovated && isOneRoom(text);
  const change = together([
    sizeIn(text.replace(ON_LOT, ' ')),
    lotIn(text),
    ...(isTold ? builtIn(text) : []),
    lackIn(text),
    ...pairIn(text),
    ...roomsIn(text),
    ...(isRenovated ? [{ fact: 'condition', value: isRoom ? ONE_ROOM_GRADE : RENOVATED_GRADE } as const] : []),
  ]);
  const others = featuresIn(text);
  return (
    change && { ...change, ...(isRoom ? { isOneRoom: true as const } : {}), ...(others.length > 0 ? { notCounted: others } : {}) }
  );
}

/** "A 2 car garage and a remodeled kitchen": all that is supposed, the first of each fact. */
function together(read: readonly (Supposed | null)[]): Extract<ValueChange, { act: 'what-if' }> | null {
  const all = read
    .filter((one) => one !== null)
    .filter(({ fact }, at, list) => list.findIndex((one) => one.fact === fact) === at);
  const [first] = all;
  if (!first) return null;
  const changes: HomeFacts = Object.fromEntries(all.map(({ fact, value }) => [fact, value]));
  const adds = all.some(({ isMore }) => isMore);
  const more = all.filter(({ isMore, isIndefinite }) => isMore || (adds && isIndefinite)).map(({ fact }) => fact);
  const isMore = more.length === all.length;
  return {
    ...{ act: 'what-if', changes, isMore },
    ...(isMore || more.length === 0 ? {} : { moreOf: more }),
    ...(all.length === 1 && first.isNth ? { isNth: true as const } : {}),
  };
}
