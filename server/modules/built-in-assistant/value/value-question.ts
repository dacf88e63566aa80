/** What a question about a home's value asks: the home, a change of the value that was told, or why it is what it is. */
import type { AdjustmentOverride, HomeFacts } from '#contract/valuation-request.ts';
import { addressOfSale } from '../question-parser/addresses.ts';
import { addressIn } from './address-words.ts';
import { ordinalIn } from './comparable-place.ts';
import { topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { fold } from '../question-parser/sentence.ts';
import { digitsForNumberWords } from '../question-parser/number-words.ts';
import { milesIn, monthsIn, readStandingQuestion } from './standing-question.ts';
import { namesComparable } from './sale-change.ts';
import type { Feature } from './what-if-features.ts';
import { WHAT_IF } from './what-if.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Which home: one that was shown, one by its address, or one that the question describes. */
export type ValueSubject =
  | { by: 'opened' }
  | { by: 'result'; index: number }
  | { by: 'address'; address: string }
  | { by: 'facts' }
  /** The home of the value that was told. */
  | { by: 'standing' };

export type ValueChange =
  | { act: 'within'; miles: number }
  | { act: 'sold-within'; months: number }
  /** Half as far as they may lie now. */
  | { act: 'nearer' }
  | {
      act: 'exclude' | 'pin';
      index: number | null;
      words: string | null;
      /** Further places in the list. */
      also?: number[];
      /** "Both on Vespermore": every one that the words name. */
      areAll?: true;
      /** The address of a sale that is to count in its place. */
      instead?: string;
    }
  | { act: 'rate'; override: AdjustmentOverride }
  | {
      act: 'what-if';
      changes: HomeFacts;
      /** All of them come on top of what it has. */
      isMore: boolean;
      /** These alone do: "another bath and a 2 car garage". */
      moreOf?: (keyof HomeFacts)[];
      /** A kitchen or a bath alone is new: no more than a grade of condition. */
      isOneRoom?: true;
      /** What was supposed beside it, and is not adjusted for. */
      notCounted?: Feature[];
      /** "A second bath", of a home that has fewer. */
      isNth?: true;
      /** "2 baths vs 3": the other of the two, for a home that has the first already. */
      orElse?: HomeFacts;
    }
  /** The sale that was left out last counts again. */
  | { act: 'restore' }
  | { act: 'undo' }
  /** All of them taken back. */
  | { act: 'reset' };

export type ValueQuestion =
  | {
      kind: 'value';
      subject: ValueSubject;
      withinMiles?: number;
      soldWithinMonths?: number;
      /** What it would rent for. */ isRent?: true;
    }
  | { kind: 'change'; change: ValueChange }
  | { kind: 'why'; direction: 'low' | 'high' }
  | { kind: 'why-not'; words: string }
  | { kind: 'left-out' }
  | { kind: 'competition' }
  /** `ofFirst`: of the value that was told first of this home. */
  | { kind: 'how-sure'; ofFirst?: true }
  /** "And a pool?": what no sale is adjusted for. */
  | { kind: 'cannot-suppose'; features: Feature[] }
  /** "It needs work": told of the home, and seen by no sale. */
  | { kind: 'needs-work' }
  /** "Make it more modern": a change that a value cannot take. */
  | { kind: 'cannot-change' }
  /** "She thinks 1.6" */
  | { kind: 'beside-price'; priceDollars: number }
  /** "Three talking points to get them to 1.45" */
  | { kind: 'points'; count: number; priceDollars: number | null }
  | { kind: 'heaviest' }
  /** What one of the comparables sold for. */
  | { kind: 'comparable'; index: number | null; words: string | null }
  | { kind: 'appraisal' }
  | { kind: 'how' };

const asksValue =
  /\b(?:worth|valued? at|what(?:'s| is) the value|value (?:of|it|this|that|my|the|a|an|\d)|valuation|estimate (?:of|for|the value|it|this)|(?:sell|go|rent|lease) for\b|fair (?:market )?(?:price|value)|price opinion|(?:help (?:me |us |u )?|how (?:do|would|should) (?:i|we|you) |(?:need|want|have|trying) to )price (?:it|this|that|my|our|the|\d+)|how much (?:is|would|could|can|should)|should (?:we|i|it|they) list (?:it )?(?:at|for)|list price (?:for|should))\b/;
const asksComparables = /\b(?:comps|comparables|comparable sales|cma)\s+(?:for|of|on|to)\s+/;
/** "Comps for 3 bed houses around 1,500 sq ft": of no one home, so they are sales to be searched. */
const comparablesOfMany = inLines()`
  \b(?:comps|comparables|comparable sales)\s+(?:for|of|on|to)\s+(?!(?:my|this|that|the|an?)\b)(?:[\w./+-]+\s+){0,5}?
  (?:houses|homes|condos|townho(?:mes|uses)|duplexes|lofts|units|places|properties|(?:bed(?:room)?|br|bd)s)\b
`;
/** "Comps within half a mile" of the home that is open; with a place named it is a search. */
const comparablesAround =
  /^(?:(?:show|find|pull|get|give|see)(?: me)? )?(?:the |some |all )?(?:comps|comparables|comparable sales) within [a-z0-9. ]+? ?mi(?:les?)?(?: (?:of|from|around) (?:it|this|that|here|my listing|this (?:home|house|one|listing)))?[?.!]*$/;
const pointsAtOpened =
  /\b(?:it|this|that|my listing|my home|the (?:home|house|listing|property|place|subject)|(?:this|that) (?:home|house|one|listing|property|place))\b/;
const hasSize = /\b\d[\d,.]*\s*(?:k\s*)?(?:sq\.?\s*ft|sqft|sf|square f)/;
/** "1,650 pies", as Spanish is read. */
const hasFeet = /\b\d[\d,]{2,}\s*(?:ft|pies)\b/;
/** "About sixteen hundred square feet", too. */
export const describesHome = (text: string): boolean =>
  hasSize.test(text) || (/\bsquare f/.test(text) && hasSize.test(digitsForNumberWords(text)));

/** "What would a 3/2 be worth": its size is still to come. */
const describesRooms = /\ban?\s+(?:\w+\s+){0,2}?\d\s*(?:\/\s*\d|[- ]?bed|[- ]?br\b|[- ]?bd\b)/;

/** Whether a message asks what some home is worth, whichever it is. */
export const asksForValue = (question: string): boolean => asksValue.test(written(question));

const given = inLines()`
  \b(?:value|valuation|estimate|price\s+opinion)\b.*\b(?:you|u)\s+
    (?:gave|give|told|said|came\s+up\s+with|quoted|had)\b
  |\bwhat\s+did\s+(?:you|u)\s+(?:value|estimate|appraise)\b
  |\b(?:you|u)\s+(?:valued|estimated)\b
  |\b(?:valor|avaluo|estimacion)\b.*\b(?:me\s+)?(?:diste|dijiste|calculaste)\b
`;

/** "What was the value u gave me for the Elm Street house?" */
export const asksForGiven = (question: string): boolean =>
  /^\W*(?:(?:and|so|ok|wait|hey|y)\s+)*(?:what|which|how\s+much|remind|tell|cual|cuanto)\b/.test(fold(question)) &&
  given.test(fold(question));

/** "Want to know what to list at", "how much should they ask for it" */
const whatToList = inLines()`
  \b(?:what|how\s+much|where|which\s+price)\s+(?:price\s+)?
    (?:to|(?:should|can|could|would|do)\s+(?:(?:my|the|our)\s+)?\w+(?:\s+\w+)?)\s+(?:list|price|ask)\b
  |\b(?:list|listing|asking)\s+price\b
  |\b(?:en|a|in|to)\s+(?:cuanto|que\s+precio)\b.*\b(?:list\w+|anunci\w+|public\w+|pon\w+)
`;

const ROOMS_TOLD = /\b\d\s*(?:\/\s*\d|[- ]?(?:bed(?:room)?s?|brs?|bds?|bdrms?)\b)/;
const OF_SEARCH = /\b(?:homes|houses|condos|listings|comps|sales|show|find|search|list of|afford|payment|net|offers?)\b/;

/** "Bought in 2015, 3bd 2ba 1800 sqft, what's it worth now": a home that is told, whatever else is told of it. */
export function tellsHomeToValue(question: string): boolean {
  const text = written(question);
  const asksPrice = /\bworth\b|\bvalued? (?:at|it)\b/.test(text) || whatToList.test(text);
  return asksPrice && (hasSize.test(text) || hasFeet.test(text)) && ROOMS_TOLD.test(text) && !OF_SEARCH.test(text);
}

/** What was once paid for it, and when, are no facts of it. */
const BOUGHT =
  /\b(?:(?:my|our|the)\s+)?(?:sellers?|clients?|owners?|they|she|he|we|i)?\s*(?:bought|purchased|paid|got)\b(?:\s+it)?(?:\s+(?:for|at|in|back|around|about|\$?[\d.,]+\s*(?:k|m|mil)?\b))*/gi;
/** "Sellers at 3 bed 2 bath": a home, and no place. */
const SELLERS_OF =
  /\b(?:(?:my|our|the)\s+)?(?:sellers?|owners?|clients?)\s+(?:at|have|has|own|owns|with|w)\s+(?=(?:an?\s+)?\d)/gi;
const WANT_TO_KNOW = inLines('gi')`
  \b(?:(?:and|they|she|he)\s+)*(?:wants?|need|needs|would\s+like|asking|asked?)\s+(?:me\s+)?(?:to\s+know\s+)?
    (?:what|how\s+much)\s+(?:price\s+)?to\s+(?:list|price|ask)(?:\s+(?:it|for|at))*
  |\b(?:what|how\s+much)\s+(?:price\s+)?(?:to|should\s+\w+(?:\s+\w+)?)\s+(?:list|price|ask)(?:\s+(?:it|for|at))*
`;
const TOLD_ASIDE = /\b(?:detached|attached)(?=\s+garage)|\bnow\b|['’]s\s+it\b/gi;

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

const ASKING = inLines('gi')`
  \b(?:
    (?:what|how\s+much)(?:['’]?s|\s+is|\s+are|\s+(?:would|will|could|can|might|should|does|do))?
      (?:\s+(?:it|she|he|they|we|i)\b)?
    |(?:sell|go|list|ask|get)\s+(?:it\s+)?(?:for|at)
    |(?:be\s+)?worth
    |(?:estimate\s+(?:the\s+)?)?(?:fair\s+|market\s+)*(?:value|price)\s+(?:of|for)
    |valuation(?:\s+(?:of|for))?
    |(?:broker\s+)?price\s+opinion(?:\s+(?:of|for|on))?
    |estimate|appraise|value
  )\b
`;

/** Of one home "about 1,480 sq ft" is a size, and no range around it. */
const ABOUT = /\b(?:about|around|approx(?:imately|\.)?|roughly|circa|some|maybe|~)\s*(?=\d)/gi;

/** "What would a 3/2 of about 1,800 sq ft in Noe Valley go for?" as words that describe the home alone. */
export const asDescription = (question: string): string =>
  question
    .replace(SELLERS_OF, ' ')
    .replace(WANT_TO_KNOW, ' ')
    .replace(BOUGHT, ' ')
    .replace(TOLD_ASIDE, ' ')
    .replace(ABOUT, ' ')
    .replace(ASKING, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** As `readStandingQuestion` takes it. */
const written = (question: string): string => question.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim();

/** "Why are rates so high?", "what is the payment with 20% down": of something else, though a value stands. */
const OF_OTHERS = inLines()`
  \b(?:
    down|payments?|mortgages?|interest|rates?|apr|tax(?:es)?|closing|escrow|offers?|insurance|hoa|fees?|market
    |inventory|schools?|the area|neighborhood|listings?|data|back to
  )\b
`;
const OF_LENDERS = /\b(?:interest|rates?|mortgages?|payments?|tax(?:es)?|hoa|fees?|insurance|inventory)\b/;
const POINTS_AT_VALUE = /\b(?:it|that|this|you|value|number|figure|estimate|price|range|rango|comps?|comparables?)\b/;

/** Whether words mean a value that was just told, whatever else they sound like. */
export function isOfStandingValue(question: string): boolean {
  const text = written(question);
  const read = readStandingQuestion(text);
  if (!read) return false;
  if (read.kind === 'change' && ['exclude', 'pin'].includes(read.change.act) && namesComparable.test(text)) return true;
  if (read.kind !== 'appraisal' && OF_OTHERS.test(text)) return false;
  return (
    !['how', 'how-sure', 'why'].includes(read.kind) || (read.kind === 'how-sure' && read.ofFirst) || POINTS_AT_VALUE.test(text)
  );
}

interface Standing {
  /** A value was the last thing that was told. */
  hasValue: boolean;
  hasOpened: boolean;
  resultCount: number;
  /** Known to be about a value, whatever its words. */
  isAsked?: boolean;
}

const asksRent = inLines()`
  \b(?:rent|lease) (?:for|it out)\b
  |\brental (?:value|price|estimate|income|rate)\b
  |\brents? (?:estimate|value)\b|\bmarket rent\b
  |\b(?:what|how much)\b.*\b(?:would|could|can|will|might|does|do)\b.*\brent\b
  |\bhow much rent\b|\bas a rental\b
  |\bland\s?lords?\b.*\b(?:ask|charge|get|list\s+(?:it|this)\s+(?:at|for))\b
  |\b(?:ask|charge)\b.*\b(?:in\s+rent|for\s+rent|a\s+month|per\s+month|tenants?)\b
`;

/** Null where the question is about something else. */
export function readValueQuestion(question: string, standing: Standing): ValueQuestion | null {
  const isRent = asksRent.test(question.toLowerCase());
  const isOfStanding = isRent && (standing.hasOpened || standing.hasValue);
  const read = readValue(question, { ...standing, isAsked: standing.isAsked || isOfStanding });
  return read?.kind === 'value' && isRent ? { ...read, isRent } : read;
}

function readValue(question: string, { hasValue, hasOpened, resultCount, isAsked = false }: Standing): ValueQuestion | null {
  const text = written(question);
  const read = hasValue ? readStandingQuestion(text) : null;
  const standing = read?.kind === 'why' && OF_LENDERS.test(text) ? null : read;
  if (standing) return standing;
  if (topicAsked(text) === 'last-sale') return null;
  if (!isAsked && addressOfSale(text)) return null;
  if (!isAsked && comparablesOfMany.test(text)) return null;
  const wantsComparables = asksComparables.test(text);
  const miles = milesIn(text);
  const months = wantsComparables || comparablesAround.test(text) ? monthsIn(text) : null;
  const near = {
    ...(miles === null ? {} : { withinMiles: miles }),
    ...(months === null ? {} : { soldWithinMonths: months }),
  };
  if (hasOpened && miles !== null && comparablesAround.test(text)) return { kind: 'value', subject: { by: 'opened' }, ...near };
  if (!isAsked && !asksValue.test(text) && !wantsComparables && !/^(?:please )?value\b/.test(text)) return null;
  const address = describesHome(text) && cornerIn(text) ? null : addressIn(text);
  if (address && (isAsked || !wantsComparables || hasOpened || /\b(?:my|listing)\b/.test(text) || asksValue.test(text))) {
    return { kind: 'value', subject: { by: 'address', address }, ...near };
  }
  if (address) return null;
  if (describesHome(text) || describesRooms.test(text)) return { kind: 'value', subject: { by: 'facts' }, ...near };
  const index = resultCount > 0 ? ordinalIn(text) : null;
  if (index !== null) return { kind: 'value', subject: { by: 'result', index: index < 0 ? resultCount - 1 : index }, ...near };
  if (hasValue && asksRent.test(text) && !hasOpened) return { kind: 'value', subject: { by: 'standing' }, ...near };
  if (isAsked && hasValue && !asksRent.test(text)) return { kind: WHAT_IF.test(text) ? 'cannot-change' : 'how' };
  if (hasOpened && (isAsked || pointsAtOpened.test(text))) return { kind: 'value', subject: { by: 'opened' }, ...near };
  return isAsked ? { kind: 'value', subject: { by: 'opened' }, ...near } : null;
}
