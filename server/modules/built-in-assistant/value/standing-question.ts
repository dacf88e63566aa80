/** What may be asked of a value that was told, and means nothing without one: a change of it, or why it is what it is. */
import type { AdjustmentOverride, HomeFacts } from '#contract/valuation-request.ts';
import { addressIn } from './address-words.ts';
import { extremeIn } from './extreme-comparable.ts';
import type { ValueChange, ValueQuestion } from './value-question.ts';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const ORDINAL = new RegExp(
  `\\b(?:the\\s+)?(?:(${ordinals.join('|')})|(\\d{1,2})(?:st|nd|rd|th)|(?:(?:comp|comparable|sale)\\s+)?(?:number|no\\.?|#)\\s*(\\d{1,2})|(?:comp|comparable|sale)\\s+(\\d{1,2})|last)(?:\\s+(?:one|comp|comparable|home|sale))?\\b`,
);

/** From 0; -1 is the last. Null where the words name none. */
export function ordinalIn(text: string): number | null {
  const found = ORDINAL.exec(text);
  if (!found) return null;
  const [, word, nth, number, comparable] = found;
  if (word) return ordinals.indexOf(word);
  const counted = nth ?? number ?? comparable;
  return counted ? Number(counted) - 1 : -1;
}

/** "The 2nd and the 3rd": every place in the list that is named, each once. */
function ordinalsIn(text: string): number[] {
  const all = [...text.matchAll(new RegExp(ORDINAL, 'g'))].map(([words]) => ordinalIn(words));
  return [...new Set(all.filter((index) => index !== null))];
}

const rateKinds: readonly [RegExp, AdjustmentOverride['kind']][] = [
  [/lot/, 'lot'],
  [/sq|square|living|area|size/, 'living-area'],
  [/bath/, 'baths'],
  [/bed/, 'beds'],
  [/garage|car|parking/, 'garage'],
  [/fireplace/, 'fireplaces'],
  [/basement/, 'basement'],
  [/condition/, 'condition'],
  [/age|year/, 'age'],
  [/time|month/, 'time'],
];

const RATE =
  /\b(?:use|take|adjust(?:ing)?(?: by| with| at)?|apply|with|at|make it|set)\b[^\d$]*\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b)?\s*(%|percent|dollars?|\$)?\s*(?:\/|a\b|per\b|an\b|for\b|each\b|of\b)?\s*([a-z ./]+)/;

const perPiece: readonly AdjustmentOverride['kind'][] = ['baths', 'beds', 'garage', 'fireplaces', 'basement'];
const MIN_DOLLARS_A_PIECE = 100;

function rateIn(text: string): AdjustmentOverride | null {
  const found = RATE.exec(text);
  if (!found?.[1] || found[4] === undefined) return null;
  const words = found[4];
  const kind = rateKinds.find(([pattern]) => pattern.test(words))?.[1];
  if (!kind || (kind === 'time') !== (found[3] === '%' || found[3] === 'percent')) return null;
  const rate = Number(found[1].replaceAll(',', '')) * (found[2] ? 1_000 : 1);
  // "With less than 2 baths" counts them.
  return perPiece.includes(kind) && rate < MIN_DOLLARS_A_PIECE ? null : { kind, rate };
}

const smallNumbers: Record<string, number> = { a: 1, an: 1, another: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
export const WHAT_IF =
  /\b(?:what if|if it (?:had|has|were|was)|suppose|assuming|imagine|how about if|and if|with (?:a|an|another)\b.*\b(?:more|extra|added|second|third))/;
const COUNT = '(\\d+(?:\\.\\d+)?|an?|another|one|two|three|four|five|second|third|fourth)';
const whatIfFacts: readonly [RegExp, keyof HomeFacts][] = [
  [new RegExp(`${COUNT}\\s+(?:more |extra |full )*half[ -]baths?`), 'halfBaths'],
  [new RegExp(`${COUNT}\\s+(?:more |extra |full )*bath`), 'fullBaths'],
  [new RegExp(`${COUNT}\\s+(?:more |extra )*bed`), 'bedrooms'],
  [new RegExp(`${COUNT}[ -](?:more |extra )*(?:car )?(?:garage|parking)`), 'garageSpaces'],
  [new RegExp(`${COUNT}\\s+(?:more |extra )*fireplace`), 'fireplaces'],
];

/** "And 1,700 sq ft?", "how about three baths?", with nothing beside it that would be a wish for other homes. */
const OTHER_FACT =
  /^(?:(?:and|or|but|now|then|what about|how about|with|at)\s+)+(?:an?\s+)?[\w,.]+(?:[\s-]+(?:more|extra|additional|full|half|car))*[\s-]*(?:sq\.?\s*ft|sqft|square feet|bath(?:room)?s?|bed(?:room)?s?|garages?|fireplaces?)[\s?.!]*$/;

/** "Add a bathroom": of this home, not a sale among its comparables. */
const ADDED_FACT =
  /^(?:(?:and|now|ok|please)\s+)*add(?:ing)?\s+(?:an?|another|one|two|three|\d[\d,]*)(?:\s+(?:more|extra|additional|full|half|car))*[\s-]*(?:sq\.?\s*ft|sqft|square feet|bath(?:room)?s?|bed(?:room)?s?|garages?|parking|fireplaces?)[\s?.!]*$/;

/** "It was built in 1912", "no garage", "with parking?": facts that were still to be told. */
const STATED_FACT =
  /^(?:(?:and|also|but|oh|it|it's|its|it is|was|has|there's|with|had|without)\s+)*(?:built (?:in |around )?(?:1[6-9]|20)\d\d|no (?:garage|fireplace|parking)|(?:an? |one |two |three |\d[- ])?(?:car )?(?:garage|parking)(?: spaces?| spots?)?|(?:recently |fully |just )?(?:renovated|remodel+ed|updated|redone))[\s?.!]*(?=$|,)/;
const YEAR_BUILT = /\bbuilt (?:in |around )?((?:1[6-9]|20)\d\d)\b/;
const RENOVATED =
  /\b(?:renovated|remodel+ed|updated|redone|redid|re-?do(?:es)?|renovates?|remodels?|updates?|new)\b(?:.*\b(?:kitchen|bath(?:room)?s?|it|the (?:house|home|place|inside|interior))\b|[\s?.!]*$)/;
const PARKING = /\b(?:with|has|had|a|one)\s+(?:an?\s+|one\s+)?(?:garage|parking(?: (?:space|spot))?)\b/;

/** "County's wrong about the size, it's 3,300" */
const CORRECTED_SIZE =
  /\b(?:size|square footage|sq\.? ?ft|sqft|footage|living area|feet)\b.{0,40}?\b(?:it's|it is|is|its|should be|was|actually|really)\s+(?:actually |really |about )?(\d[\d,]{2,6})\b(?!\s*(?:k|beds?|baths?))/;

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

function whatIfIn(text: string): Extract<ValueChange, { act: 'what-if' }> | null {
  const isStated = STATED_FACT.test(text);
  if (!WHAT_IF.test(text) && !CORRECTED_SIZE.test(text) && !OTHER_FACT.test(text) && !ADDED_FACT.test(text) && !isStated)
    return null;
  const stated = statedFacts(text);
  if (stated && (isStated || stated.yearBuilt !== undefined)) return { act: 'what-if', changes: stated, isMore: false };
  const corrected = CORRECTED_SIZE.exec(text)?.[1];
  if (corrected) return { act: 'what-if', changes: { livingAreaSqFt: Number(corrected.replaceAll(',', '')) }, isMore: false };
  const size =
    /(\d[\d,]*)\s*(more|extra|additional)?\s*(?:sq\.?\s*ft|sqft|square f(?:ee|oo)t)\s*(bigger|larger|more|extra|smaller|less)?/.exec(
      text,
    );
  if (size?.[1]) {
    const sqFt = Number(size[1].replaceAll(',', ''));
    const isLess = size[3] === 'smaller' || size[3] === 'less';
    const isMore = size[2] !== undefined || size[3] !== undefined || ADDED_FACT.test(text);
    return { act: 'what-if', changes: { livingAreaSqFt: isLess ? -sqFt : sqFt }, isMore };
  }
  const lacks = /\b(?:no|without (?:a|the|any)) (garage|fireplace|half bath)/.exec(text)?.[1];
  if (lacks) {
    const fact = lacks === 'garage' ? 'garageSpaces' : lacks === 'fireplace' ? 'fireplaces' : 'halfBaths';
    return { act: 'what-if', changes: { [fact]: 0 }, isMore: false };
  }
  if (RENOVATED.test(text)) return { act: 'what-if', changes: { condition: 7 }, isMore: false };
  for (const [pattern, fact] of whatIfFacts) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const word = found[1];
    const nth = ordinals.indexOf(word);
    if (nth > 0) return { act: 'what-if', changes: { [fact]: nth + 1 }, isMore: false, isNth: true };
    const isMore =
      /\b(?:more|extra|additional)\b/.test(found[0]) ||
      /^s? more\b/.test(text.slice(found.index + found[0].length)) ||
      word === 'another' ||
      /\badd(?:ed|ing)?\s+$/.test(text.slice(0, found.index)) ||
      ADDED_FACT.test(text);
    return { act: 'what-if', changes: { [fact]: smallNumbers[word] ?? Number(word) }, isMore };
  }
  return null;
}

/** "Anything closer?", "closer comps" */
const nearer =
  /^(?:(?:and|ok|so|do you have|are there|is there|got|find|show me|use|only)\s+)*(?:any(?:thing|\s+(?:comps?|sales))?\s+)?(?:something\s+)?(?:closer|nearer)(?:\s+(?:in|by|ones|comps?|sales|comparables))*[\s?.!]*$/;

const distances: Record<string, number> = { half: 0.5, quarter: 0.25, a: 1, an: 1, one: 1, two: 2, three: 3, five: 5 };
const WITHIN =
  /\bwithin\s+(?:(?:a\s+)?(half|quarter)(?:\s+(?:a|of a))?|(a|an|one|two|three|five)|(\d+(?:\.\d+)?|\.\d+))[\s-]*(?:mi|miles?)\b/;

/** "Within half a mile", in miles. */
export function milesIn(text: string): number | null {
  const [, part, word, number] = WITHIN.exec(text) ?? [];
  const miles = number === undefined ? distances[part ?? word ?? ''] : Number(number);
  return miles !== undefined && miles >= 0.05 && miles <= 50 ? miles : null;
}

const leaves =
  /\b(?:knock off|toss|throw out|kick out|lose|leave out|exclude|drop|remove|without|take out|ignore|skip|not use|don't use|do not use)\b/;
const adds = /\b(?:add|mention(?= \d)|include|pin|also use|use also|put in|bring in|keep)\b/;

/** "The Chalbourne sale": by a word of its street. */
function streetOfSale(rest: string): string | null {
  const [, name] = /^\s*(?:the\s+)?([a-z]{4,}(?:\s+[a-z]{3,})?)\s+(?:sale|comp|comparable|one|home|house)\b/.exec(rest) ?? [];
  return name === undefined || ordinalIn(name) !== null ? null : name;
}

const asksLeftOut =
  /\b(?:which|what|who|any|how many|list|show|tell)\b.*\b(?:left out|leave out|leaving out|excluded?|(?:not|n't) (?:use|count|consider)(?:ed|d)?|rejected|dropped|threw out|thrown out)\b/;

const asksCompetition =
  /\b(?:what|who|which|anything|any)\s+(?:else|others?)\b.*\b(?:for sale|on the market|listed|active|available)\b.*\b(?:near|nearby|around|close|like|next to)\b|\bhow many\b.*\b(?:like (?:it|this|that|mine|ours)|similar)\b.*\b(?:on the market|for sale|active|listed|available|out there)\b|\b(?:competition|competing|competitors?|compet(?:es?|ing) with)\b|\b(?:active|pending) (?:comps|comparables|listings like)\b/;

/** "Add it to the presentation" is no change of the value. */
const isAboutOther = /\b(?:presentation|cma|report|showing|tour|saved search|favou?rites|folder|calendar|email|section)\b/;

/** What may be said of a value that was told, and means nothing without one. */
export function readStandingQuestion(text: string): ValueQuestion | null {
  if (isAboutOther.test(text)) return null;
  if (/\b(?:reset|start (?:over|again)|from scratch|clear (?:all|everything|(?:the |my )?changes)|original value)\b/.test(text))
    return { kind: 'change', change: { act: 'reset' } };
  if (/\b(?:undo|take that back|go back|as (?:it was )?before)\b/.test(text)) return { kind: 'change', change: { act: 'undo' } };
  if (/\b(?:put|bring|take|add)\b.*\bback\b(?: in)?|\brestore\b/.test(text))
    return { kind: 'change', change: { act: 'restore' } };
  if (/\b(?:wide|broad|big|large|narrow)\b.*\brange\b|\brange\b.*\b(?:wide|broad|big|large|narrow)\b/.test(text))
    return { kind: 'how-sure' };
  if (/\b(?:who|what|which)\b.*\bcompar(?:e|ed|ing)\s+(?:it|this|that|them)?\s*(?:with|to|against)\b/.test(text))
    return { kind: 'how' };
  if (
    /\bhow (?:sure|certain|accurate|reliable|confident|good|precise)|\bconfidence\b|\bcan i (?:trust|rely)|\bmargin of error\b|\bwhat (?:does|is|do) (?:the|that|this|your) (?:\w+ )?range\b|\brange mean/.test(
      text,
    )
  )
    return { kind: 'how-sure' };
  if (
    /\b(?:is|was|are) (?:this|that|it|these)\b.*\bappraisals?\b|\b(?:use|take|accept|good enough|count|rely)\b.*\b(?:loan|lenders?|banks?|mortgage|refinanc\w+|appraisal)\b|\b(?:lender|bank)\b.*\b(?:use|take|accept)/.test(
      text,
    )
  )
    return { kind: 'appraisal' };
  const wish = /\bwhy (?:isn't|is it not|aren't|wasn't|not)\b.*\b(?:(more|higher|above)|less|lower|cheaper|below)\b/.exec(text);
  if (wish) return { kind: 'why', direction: wish[1] ? 'low' : 'high' };
  const [, whyNot] =
    /\bwhy (?:not|isn't|is not|didn't|did not|wasn't)\b(.*)/.exec(text) ??
    /\bwhat about the (?:one|sale|home|house|comp) (?:on|at) (.+)/.exec(text) ??
    [];
  const asked = whyNot ?? (/\bwhat about\b|\bwhy (?:is|was|are)\b.*\bnot\b/.test(text) ? addressIn(text) : null);
  if (asked !== null) return { kind: 'why-not', words: asked };
  const why =
    /\bwhy\b.*\b(low|lower|little|cheap|less|below|high|higher|much|expensive|more|above)\b|\b(?:seems?|looks?|feels?|sounds?|too|so) (?:a bit |too |quite )?(low|high)\b/.exec(
      text,
    );
  if (asksCompetition.test(text)) return { kind: 'competition' };
  if (asksLeftOut.test(text)) return { kind: 'left-out' };
  if (why) return { kind: 'why', direction: /low|little|cheap|less|below/.test(why[1] ?? why[2] ?? '') ? 'low' : 'high' };
  if (
    /\b(?:which|what) (?:comp|comparable|sale|one)s? (?:matters?|counts?|weighs?)\b|\b(?:best|closest|top|strongest) comp\b/.test(
      text,
    ) &&
    !leaves.test(text)
  )
    return { kind: 'heaviest' };
  if (
    /^(?:(?:can you |please )?(?:show|list|see|give|tell)(?: me)?|what(?:'s| are| were)|which are|how many)\s+(?:the |your |all (?:the )?|of the )?(?:comps|comparables|comparable sales)(?:\s+(?:did you use|were used|you used|used|are there|again))?[?.!]*$|\bhow (?:did you|do you|was (?:it|that|this)|is (?:it|that)) (?:get|come|find|work|comput|calculat|arriv|made|done|found)|\bexplain\b|\bwhere does (?:it|that) come from\b|\bwhat (?:should|do|can) i (?:tell|say to) (?:my|the|our) (?:seller|client|owner)s?\b|^why\b/.test(
      text,
    )
  )
    return { kind: 'how' };
  if (
    /\b(?:sales?|comps?|comparables?)\b.*\b(?:last|past|since|newer|older|after|before|within (?:the )?(?:last )?\d+ (?:days|months))\b.*\b(?:\d+|days?|weeks?|months?|years?|20\d\d)\b/.test(
      text,
    )
  )
    return { kind: 'by-date' };
  const ofOne =
    /\b(?:what|how much|when)\s+(?:did|was)\s+(.+?)\s+(?:sell|sold|go|close)(?:\s+for)?\b|\b(?:what|how)\s+about\s+the\s+(\S+)\s+(?:comp|comparable|sale)\b/.exec(
      text,
    );
  const which = ofOne?.[1] ?? ofOne?.[2];
  if (which !== undefined) {
    const words = addressIn(which) ?? extremeIn(which);
    const index = words === null ? ordinalIn(which) : null;
    if (words !== null || index !== null) return { kind: 'comparable', index, words };
  }
  const miles = milesIn(text);
  if (miles !== null && /\b(?:comps?|comparables?|sales|only|just)\b|^(?:and |now )?within\b/.test(text)) {
    return { kind: 'change', change: { act: 'within', miles } };
  }
  if (nearer.test(text)) return { kind: 'change', change: { act: 'nearer' } };
  const rate = rateIn(text);
  if (rate) return { kind: 'change', change: { act: 'rate', override: rate } };
  const whatIf = whatIfIn(text);
  if (whatIf) return { kind: 'change', change: whatIf };
  for (const [pattern, act] of [
    [leaves, 'exclude'],
    [adds, 'pin'],
  ] as const) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = text.slice(found.index + found[0].length);
    const words =
      addressIn(rest) ?? /\b(?:on|at)\s+([a-z' -]{3,})/.exec(rest)?.[1]?.trim() ?? extremeIn(rest) ?? streetOfSale(rest);
    const [index = null, ...also] = words === null ? ordinalsIn(rest) : [];
    if (index !== null || words !== null)
      return { kind: 'change', change: { act, index, words, ...(also.length > 0 ? { also } : {}) } };
  }
  return null;
}
