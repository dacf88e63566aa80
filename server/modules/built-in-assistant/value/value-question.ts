/** What a question about a home's value asks: the home, a change of the value that was told, or why it is what it is. */
import type { AdjustmentOverride, HomeFacts } from '#contract/valuation-request.ts';
import { addressIn } from './address-words.ts';
import { extremeIn } from './extreme-comparable.ts';

/** Which home: one that was shown, one by its address, or one that the question describes. */
export type ValueSubject =
  { by: 'opened' } | { by: 'result'; index: number } | { by: 'address'; address: string } | { by: 'facts' };

export type ValueChange =
  | { act: 'within'; miles: number }
  | { act: 'exclude' | 'pin'; index: number | null; words: string | null }
  | { act: 'rate'; override: AdjustmentOverride }
  | { act: 'what-if'; changes: HomeFacts; isMore: boolean; /** "A second bath", of a home that has fewer. */ isNth?: true }
  /** The sale that was left out last counts again. */
  | { act: 'restore' }
  | { act: 'undo' };

export type ValueQuestion =
  | { kind: 'value'; subject: ValueSubject; withinMiles?: number; /** What it would rent for. */ isRent?: true }
  | { kind: 'change'; change: ValueChange }
  | { kind: 'why'; direction: 'low' | 'high' }
  | { kind: 'why-not'; words: string }
  | { kind: 'left-out' }
  | { kind: 'competition' }
  | { kind: 'how-sure' }
  | { kind: 'how' };

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
  `\\b(?:the\\s+)?(?:(${ordinals.join('|')})|(\\d{1,2})(?:st|nd|rd|th)|(?:number|no\\.?|#)\\s*(\\d{1,2})|last)(?:\\s+(?:one|comp|comparable|home|sale))?\\b`,
);

/** From 0; -1 is the last. Null where the words name none. */
export function ordinalIn(text: string): number | null {
  const found = ORDINAL.exec(text);
  if (!found) return null;
  const [, word, nth, number] = found;
  if (word) return ordinals.indexOf(word);
  return nth || number ? Number(nth ?? number) - 1 : -1;
}

const asksValue =
  /\b(?:worth|valued? at|what(?:'s| is) the value|value (?:of|it|this|that|my|the|a|an|\d)|valuation|estimate (?:of|for|the value|it|this)|(?:sell|go|rent|lease) for\b|fair (?:market )?(?:price|value)|price opinion|how much (?:is|would|could|can|should)|should (?:we|i|it|they) list (?:it )?(?:at|for)|list price (?:for|should))\b/;
const asksComparables = /\b(?:comps|comparables|comparable sales|cma)\s+(?:for|of|on|to)\s+/;
/** "Comps within half a mile" of the home that is open; with a place named it is a search. */
const comparablesAround =
  /^(?:(?:show|find|pull|get|give|see)(?: me)? )?(?:the |some |all )?(?:comps|comparables|comparable sales) within [a-z0-9. ]+? ?mi(?:les?)?(?: (?:of|from|around) (?:it|this|that|here|my listing|this (?:home|house|one|listing)))?[?.!]*$/;
const pointsAtOpened =
  /\b(?:it|this|that|my listing|my home|the (?:home|house|listing|property|place|subject)|(?:this|that) (?:home|house|one|listing|property|place))\b/;
const describesHome = /\b\d[\d,.]*\s*(?:k\s*)?(?:sq\.?\s*ft|sqft|sf|square f)/;

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

function rateIn(text: string): AdjustmentOverride | null {
  const found = RATE.exec(text);
  if (!found?.[1] || found[4] === undefined) return null;
  const words = found[4];
  const kind = rateKinds.find(([pattern]) => pattern.test(words))?.[1];
  if (!kind || (kind === 'time') !== (found[3] === '%' || found[3] === 'percent')) return null;
  return { kind, rate: Number(found[1].replaceAll(',', '')) * (found[2] ? 1_000 : 1) };
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

function whatIfIn(text: string): Extract<ValueChange, { act: 'what-if' }> | null {
  if (!WHAT_IF.test(text) && !OTHER_FACT.test(text)) return null;
  const size = /(\d[\d,]*)\s*(more|extra|additional)?\s*(?:sq\.?\s*ft|sqft|square f)/.exec(text);
  if (size?.[1]) {
    return { act: 'what-if', changes: { livingAreaSqFt: Number(size[1].replaceAll(',', '')) }, isMore: size[2] !== undefined };
  }
  if (/\b(?:renovated|remodel+ed|updated|redone)\b/.test(text))
    return { act: 'what-if', changes: { condition: 7 }, isMore: false };
  for (const [pattern, fact] of whatIfFacts) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const word = found[1];
    const nth = ordinals.indexOf(word);
    if (nth > 0) return { act: 'what-if', changes: { [fact]: nth + 1 }, isMore: false, isNth: true };
    const isMore =
      /\b(?:more|extra|additional)\b/.test(found[0]) ||
      word === 'another' ||
      /\badd(?:ed|ing)?\s+$/.test(text.slice(0, found.index));
    return { act: 'what-if', changes: { [fact]: smallNumbers[word] ?? Number(word) }, isMore };
  }
  return null;
}

const distances: Record<string, number> = { half: 0.5, quarter: 0.25, a: 1, an: 1, one: 1, two: 2, three: 3, five: 5 };
const WITHIN =
  /\bwithin\s+(?:(?:a\s+)?(half|quarter)(?:\s+(?:a|of a))?|(a|an|one|two|three|five)|(\d+(?:\.\d+)?|\.\d+))[\s-]*(?:mi|miles?)\b/;

/** "Within half a mile", in miles. */
function milesIn(text: string): number | null {
  const [, part, word, number] = WITHIN.exec(text) ?? [];
  const miles = number === undefined ? distances[part ?? word ?? ''] : Number(number);
  return miles !== undefined && miles >= 0.05 && miles <= 50 ? miles : null;
}

const CORNER =
  /\b(?:at|on|near|by)\s+(?:the\s+corner\s+of\s+)?([a-z0-9][a-z0-9' ]{1,30}?)\s+(?:and|&|at)\s+([a-z0-9][a-z0-9' ]{1,30}?)(?=\s+in\s|\s*[,?.!]|$)/;
/** "3 beds and 2 baths" is no corner. */
const NOT_A_STREET =
  /\b(?:beds?|bedrooms?|baths?|bathrooms?|br|ba|garages?|sq ?ft|sqft|square|miles?|home|house|condo|price|list|least|most)\b/;

/** The two streets that a home stands at, and the question without them: "at 24th and Castro". */
export function cornerIn(question: string): { streets: [string, string]; rest: string } | null {
  const found = CORNER.exec(question.toLowerCase());
  const [whole, first, second] = found ?? [];
  if (!found || !whole || !first || !second || NOT_A_STREET.test(`${first} ${second}`)) return null;
  if (first.trim().split(' ').length > 3 || second.trim().split(' ').length > 3) return null;
  const written = (street: string): string => street.trim().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const rest = question.slice(0, found.index) + question.slice(found.index + whole.length);
  return { streets: [written(first), written(second)], rest };
}

const ASKING =
  /\b(?:(?:what|how\s+much)(?:['’]?s|\s+is|\s+are|\s+(?:would|will|could|can|might|should|does|do))?(?:\s+(?:it|she|he|they|we|i)\b)?|(?:sell|go|list|ask|get)\s+(?:it\s+)?(?:for|at)|(?:be\s+)?worth|(?:estimate\s+(?:the\s+)?)?(?:fair\s+|market\s+)*(?:value|price)\s+(?:of|for)|valuation(?:\s+(?:of|for))?|estimate|appraise|value)\b/gi;

/** Of one home "about 1,480 sq ft" is a size, and no range around it. */
const ABOUT = /\b(?:about|around|approx(?:imately|\.)?|roughly|circa|some|maybe|~)\s*(?=\d)/gi;

/** "What would a 3/2 of about 1,800 sq ft in Noe Valley go for?" as words that describe the home alone. */
export const asDescription = (question: string): string =>
  question.replace(ABOUT, ' ').replace(ASKING, ' ').replace(/\s+/g, ' ').trim();

const leaves = /\b(?:leave out|exclude|drop|remove|without|take out|ignore|skip|not use|don't use|do not use)\b/;
const adds = /\b(?:add|include|pin|also use|use also|put in|bring in|keep)\b/;

const asksLeftOut =
  /\b(?:which|what|who|any|how many|list|show|tell)\b.*\b(?:left out|leave out|leaving out|excluded?|(?:not|n't) (?:use|count|consider)(?:ed|d)?|rejected|dropped|threw out|thrown out)\b/;

const asksCompetition =
  /\b(?:what|who|which|anything|any)\s+(?:else|others?)\b.*\b(?:for sale|on the market|listed|active|available)\b.*\b(?:near|nearby|around|close|like|next to)\b|\b(?:competition|competing|competitors?|compet(?:es?|ing) with)\b|\b(?:active|pending) (?:comps|comparables|listings like)\b/;

/** What may be said of a value that was told, and means nothing without one. */
function aboutStanding(text: string): ValueQuestion | null {
  if (/\b(?:undo|take that back|go back|as (?:it was )?before)\b/.test(text)) return { kind: 'change', change: { act: 'undo' } };
  if (/\b(?:put|bring|take|add)\b.*\bback\b(?: in)?|\brestore\b/.test(text))
    return { kind: 'change', change: { act: 'restore' } };
  if (
    /\bhow (?:sure|certain|accurate|reliable|confident|good|precise)|\bconfidence\b|\bcan i (?:trust|rely)|\bmargin of error\b/.test(
      text,
    )
  )
    return { kind: 'how-sure' };
  const wish = /\bwhy (?:isn't|is it not|aren't|wasn't|not)\b.*\b(?:(more|higher|above)|less|lower|cheaper|below)\b/.exec(text);
  if (wish) return { kind: 'why', direction: wish[1] ? 'low' : 'high' };
  const [, whyNot] =
    /\bwhy (?:not|isn't|is not|didn't|did not|wasn't)\b(.*)/.exec(text) ??
    /\bwhat about the (?:one|sale|home|house|comp) (?:on|at) (.+)/.exec(text) ??
    [];
  const asked = whyNot ?? (/\bwhat about\b/.test(text) ? addressIn(text) : null);
  if (asked !== null) return { kind: 'why-not', words: asked };
  const why =
    /\bwhy\b.*\b(low|lower|little|cheap|less|below|high|higher|much|expensive|more|above)\b|\b(?:seems?|looks?|feels?|sounds?|too|so) (?:a bit |too |quite )?(low|high)\b/.exec(
      text,
    );
  if (asksCompetition.test(text)) return { kind: 'competition' };
  if (asksLeftOut.test(text)) return { kind: 'left-out' };
  if (why) return { kind: 'why', direction: /low|little|cheap|less|below/.test(why[1] ?? why[2] ?? '') ? 'low' : 'high' };
  if (
    /\bhow (?:did you|do you|was (?:it|that|this)|is (?:it|that)) (?:get|come|find|work|comput|calculat|arriv|made|done|found)|\bexplain\b|\bwhere does (?:it|that) come from\b|^why\b/.test(
      text,
    )
  )
    return { kind: 'how' };
  const miles = milesIn(text);
  if (miles !== null && /\b(?:comps?|comparables?|sales|only|just)\b|^(?:and |now )?within\b/.test(text)) {
    return { kind: 'change', change: { act: 'within', miles } };
  }
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
    const words = addressIn(rest) ?? /\b(?:on|at)\s+([a-z' -]{3,})/.exec(rest)?.[1]?.trim() ?? extremeIn(rest);
    const index = words === null ? ordinalIn(rest) : null;
    if (index !== null || words !== null) return { kind: 'change', change: { act, index, words } };
  }
  return null;
}

interface Standing {
  /** A value was the last thing that was told. */
  hasValue: boolean;
  hasOpened: boolean;
  resultCount: number;
  /** Known to be about a value, whatever its words. */
  isAsked?: boolean;
}

const asksRent =
  /\b(?:rent|lease) (?:for|it out)\b|\brental (?:value|price|estimate|income|rate)\b|\brents? (?:estimate|value)\b|\bmarket rent\b|\b(?:what|how much)\b.*\b(?:would|could|can|will|might|does|do)\b.*\brent\b|\bhow much rent\b|\bas a rental\b/;

/** Null where the question is about something else. */
export function readValueQuestion(question: string, standing: Standing): ValueQuestion | null {
  const isRent = asksRent.test(question.toLowerCase());
  const read = readValue(question, { ...standing, isAsked: standing.isAsked || (isRent && standing.hasOpened) });
  return read?.kind === 'value' && isRent ? { ...read, isRent } : read;
}

function readValue(question: string, { hasValue, hasOpened, resultCount, isAsked = false }: Standing): ValueQuestion | null {
  const text = question.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim();
  const standing = hasValue ? aboutStanding(text) : null;
  if (standing) return standing;
  const wantsComparables = asksComparables.test(text);
  const miles = milesIn(text);
  const near = miles === null ? {} : { withinMiles: miles };
  if (hasOpened && miles !== null && comparablesAround.test(text)) return { kind: 'value', subject: { by: 'opened' }, ...near };
  if (!isAsked && !asksValue.test(text) && !wantsComparables && !/^(?:please )?value\b/.test(text)) return null;
  const address = describesHome.test(text) && cornerIn(text) ? null : addressIn(text);
  if (address && (isAsked || !wantsComparables || hasOpened || /\b(?:my|listing)\b/.test(text) || asksValue.test(text))) {
    return { kind: 'value', subject: { by: 'address', address }, ...near };
  }
  if (address) return null;
  if (describesHome.test(text)) return { kind: 'value', subject: { by: 'facts' }, ...near };
  const index = resultCount > 0 ? ordinalIn(text) : null;
  if (index !== null) return { kind: 'value', subject: { by: 'result', index: index < 0 ? resultCount - 1 : index }, ...near };
  if (isAsked && hasValue && !asksRent.test(text)) return { kind: 'how' };
  if (hasOpened && (isAsked || pointsAtOpened.test(text))) return { kind: 'value', subject: { by: 'opened' }, ...near };
  return isAsked ? { kind: 'value', subject: { by: 'opened' }, ...near } : null;
}
