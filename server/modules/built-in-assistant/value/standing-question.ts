/** What may be asked of a value that was told, and means nothing without one: a change of it, or why it is what it is. */
import type { AdjustmentOverride } from '#contract/valuation-request.ts';
import { addressIn } from './address-words.ts';
import { ordinalIn } from './comparable-place.ts';
import { extremeIn } from './extreme-comparable.ts';
import { leaves, readSaleChange } from './sale-change.ts';
import { pointsWanted } from './value-points.ts';
import { priceThought, sizeCorrected, tellsNeedOfWork, withoutAsking } from './said-of-value.ts';
import type { ValueQuestion } from './value-question.ts';
import { featuresIn, supposesAlone } from './what-if-features.ts';
import { WHAT_IF, whatIfIn } from './what-if.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

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

const RATE = inLines()`
  \b(?:use|take|adjust(?:ing)?(?: by| with| at)?|apply|with|at|make it|set)\b[^\d$]*\$?\s*(\d[\d,]*(?:\.\d+)?)\s*
  (k\b)?\s*(%|percent|dollars?|\$)?\s*(?:/|a\b|per\b|an\b|for\b|each\b|of\b)?\s*([a-z ./]+)
`;

const perPiece: readonly AdjustmentOverride['kind'][] = ['baths', 'beds', 'garage', 'fireplaces', 'basement'];
const MIN_DOLLARS_A_PIECE = 100;
const LEAST_SQ_FT = 300;

function rateIn(text: string): AdjustmentOverride | null {
  const found = RATE.exec(text);
  if (!found?.[1] || found[4] === undefined) return null;
  const words = found[4];
  const kind = rateKinds.find(([pattern]) => pattern.test(words))?.[1];
  if (!kind || (kind === 'time') !== (found[3] === '%' || found[3] === 'percent')) return null;
  const rate = Number(found[1].replaceAll(',', '')) * (found[2] ? 1_000 : 1);
  // "Use 1,800 sq ft instead" is a size.
  if (kind === 'living-area' && rate >= LEAST_SQ_FT && !/\$|dollars/.test(text)) return null;
  // "With less than 2 baths" counts them.
  return perPiece.includes(kind) && rate < MIN_DOLLARS_A_PIECE ? null : { kind, rate };
}

/** "Anything closer?", "closer comps" */
const nearer = inLines()`
  ^(?:(?:and|ok|so|do you have|are there|is there|got|find|show me|use|only)\s+)*
  (?:any(?:thing|\s+(?:comps?|sales))?\s+)?(?:something\s+)?(?:closer|nearer)
  (?:\s+(?:in|by|ones|comps?|sales|comparables))*[\s?.!]*$
`;

const distances: Record<string, number> = { half: 0.5, quarter: 0.25, a: 1, an: 1, one: 1, two: 2, three: 3, five: 5 };
const WITHIN =
  /\b(?:within|(?:closer|nearer|less)\s+than|under|inside(?:\s+of)?)\s+(?:(?:a\s+)?(half|quarter)(?:\s+(?:a|of a))?|(a|an|one|two|three|five)|(\d+(?:\.\d+)?|\.\d+))[\s-]*(?:mi|miles?)\b/;

/** "Within half a mile", in miles. */
export function milesIn(text: string): number | null {
  const [, part, word, number] = WITHIN.exec(text) ?? [];
  const miles = number === undefined ? distances[part ?? word ?? ''] : Number(number);
  return miles !== undefined && miles >= 0.05 && miles <= 50 ? miles : null;
}

const numbersInWords: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  nine: 9,
  twelve: 12,
  few: 3,
  couple: 2,
};
const LAST =
  /\b(?:(?:in|over|within|from|of)\s+)?(?:the\s+)?(?:last|past)\s+(?:(\d{1,3}|a|one|two|three|four|six|nine|twelve|few|couple(?=\s+of))\s*(?:of\s+)?)?(days?|weeks?|months?|mos?|years?|yrs?)\b|\b(?:no|not|nothing)\s+(?:older|more)\s+than\s+(\d{1,3}|a|one|two|three|six|nine|twelve)\s*(days?|weeks?|months?|mos?|years?|yrs?)\b|\b(\d{1,2}|six|three|twelve)\s+months?\s+(?:or\s+(?:newer|less)|max|only)\b/;
const DAYS_OF_MONTH = 30;
const MOST_MONTHS = 36;

/** "In the last 6 months", "no older than a year", "past 90 days"; in months, rounded up. */
export function monthsIn(text: string): number | null {
  const [, last, unit, atMost, unitAtMost, only] = LAST.exec(text) ?? [];
  const [written, of] = unit ? [last ?? 'one', unit] : atMost ? [atMost, unitAtMost] : [only, 'months'];
  if (written === undefined || of === undefined) return null;
  const count = numbersInWords[written] ?? Number(written);
  const months = /^d/.test(of)
    ? count / DAYS_OF_MONTH
    : /^w/.test(of)
      ? (count * 7) / DAYS_OF_MONTH
      : /^y/.test(of)
        ? count * 12
        : count;
  return months > 0 && months <= MOST_MONTHS ? Math.ceil(months) : null;
}

/** "Just the ones in the last 6 months", "only recent ones" */
const keepsToTime =
  /^(?:(?:and|ok|now|can you|please|show me|use|what about)\s+)*(?:only|just|the ones|ones|nothing|no older|not older)\b/;

const asksLeftOut = inLines()`
  \bwhy\b.*\b(?:left|leave|leaving)\s+(?:out\b|.*\bout$)
  |\bwhy\b.*\b(?:skip(?:ped)?|exclud(?:e|ed)|ignor(?:e|ed)|didn'?t\s+(?:you\s+)?(?:use|count|include))\b.*\b(?:ones|sales|comps?|others)\b
  |\b(?:which|what|who|any|how many|list|show|tell)\b.*\b
  (?:
    left out|leave out|leaving out|excluded?|(?:not|n't) (?:use|count|consider)(?:ed|d)?|rejected|dropped|threw out
    |thrown out
  )\b
`;

const asksCompetition = inLines()`
  \b(?:what|who|which|anything|any)\s+(?:else|others?)\b.*\b(?:for sale|on the market|listed|active|available)\b.*\b
    (?:near|nearby|around|close|like|next to)\b
  |\bhow many\b.*\b(?:like (?:it|this|that|mine|ours)|similar)\b.*\b
    (?:on the market|for sale|active|listed|available|out there)\b
  |\b(?:competition|competing|competitors?|compet(?:es?|ing) with)\b
  |\b(?:similar|comparable|like\s+(?:it|this|that))\b.{0,40}\b(?:listed|asking|priced|for\s+sale|on\s+the\s+market)\b(?:.{0,12}\b(?:now|at|today|right\s+now))?
  |\b(?:active|pending) (?:comps|comparables|listings like)\b
`;

/** "Add it to the presentation" is no change of the value. */
const isAboutOther = /\b(?:presentation|cma|report|showing|tour|saved search|favou?rites|folder|calendar|email|section)\b/;

const ofFirst =
  /\b(?:first|original|initial|earlier)\s+(?:answer|value|estimate|number|figure|one|time|valuation|price|reply)\b|\bat\s+first\b|\bthe\s+first\s+time\b/;

/** "How old is the oldest comp", "what's the farthest comp": one of the sales by what it has most of. */
const askedExtreme = inLines()`
  \b(?:how\s+(?:old|far(?:\s+away)?|recent|big|close|new|large|small)|which|what(?:'?s)?|when)\s+
  (?:(?:is|was|are|did)\s+)?(?:the\s+|your\s+)?(.+?\s(?:comp|comparable|sale)s?)\b
`;

/** "What range should I tell the seller", "que rango le digo" */
const rangeToTell = inLines()`
  \bwhat(?:'?s)?\s+(?:(?:the|a|price|value)\s+)*range\b.*\b(?:tell|give|quote|say|show|use|safe|honest|realistic|fair)\b
  |\b(?:give|tell|send)\s+me\s+(?:the\s+|a\s+)?(?:price\s+|value\s+)?range\b
  |\b(?:que|cual|that|which)\s+(?:(?:es|is)\s+(?:(?:el|the)\s+)?)?rango\b
`;

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
  if (rangeToTell.test(text)) return { kind: 'how-sure' };
  const points = pointsWanted(text);
  if (points) return points;
  const priceDollars = priceThought(text);
  if (priceDollars !== null) return { kind: 'beside-price', priceDollars };
  if (
    /\bhow (?:sure|certain|accurate|reliable|confident|good|precise)|\bconfidence\b|\bcan i (?:trust|rely)|\bmargin of error\b|\bwhat (?:does|is|do) (?:the|that|this|your) (?:\w+ )?range\b|\brange mean/.test(
      text,
    )
  )
    return ofFirst.test(text) ? { kind: 'how-sure', ofFirst: true } : { kind: 'how-sure' };
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
    /\b(?:which|what) (?:comp|comparable|sale|one)s? (?:matters?|counts?|weighs?)\b|\b(?:best|closest|top|strongest|mejor) (?:comp|comparable)\b/.test(
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
  const months = monthsIn(text);
  if (months !== null && (keepsToTime.test(text) || /\b(?:comps?|comparables?|sales?)\b/.test(text)))
    return { kind: 'change', change: { act: 'sold-within', months } };
  const ofOne =
    /\b(?:what|how much|when)\s+(?:did|was)\s+(.+?)\s+(?:sell|sold|go|close)(?:\s+for)?\b|\b(?:what|how)\s+about\s+the\s+(\S+)\s+(?:comp|comparable|sale)\b/.exec(
      text,
    );
  const extreme = askedExtreme.exec(text)?.[1];
  const which = ofOne?.[1] ?? ofOne?.[2] ?? (extreme !== undefined && extremeIn(extreme) !== null ? extreme : undefined);
  if (which !== undefined) {
    const words = addressIn(which) ?? extremeIn(which);
    const index = words === null ? ordinalIn(which) : null;
    if (words !== null || index !== null) return { kind: 'comparable', index, words };
  }
  const miles = milesIn(text);
  if (miles !== null && /\b(?:comps?|comparables?|sales|only|just)\b|^(?:and |now )?(?:within|closer|nearer)\b/.test(text)) {
    return { kind: 'change', change: { act: 'within', miles } };
  }
  if (nearer.test(text)) return { kind: 'change', change: { act: 'nearer' } };
  const rate = rateIn(text);
  if (rate) return { kind: 'change', change: { act: 'rate', override: rate } };
  const livingAreaSqFt = sizeCorrected(text);
  if (livingAreaSqFt !== null) return { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt }, isMore: false } };
  if (tellsNeedOfWork(text)) return { kind: 'needs-work' };
  const told = withoutAsking(text);
  const whatIf = whatIfIn(told);
  if (whatIf) return { kind: 'change', change: whatIf };
  const supposed = WHAT_IF.test(told) || supposesAlone(told) ? featuresIn(told) : [];
  if (supposed.length > 0) return { kind: 'cannot-suppose', features: supposed };
  const sale = readSaleChange(text);
  if (sale) return { kind: 'change', change: sale };
  return null;
}
