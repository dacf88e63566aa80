/** What is asked of a CMA in the chat, read by the words of the trade. */
import { extremeIn } from '../value/extreme-comparable.ts';

export interface TypedSubject {
  address: string;
  city?: string;
  beds?: number;
  baths?: number;
  livingAreaSqFt?: number;
  yearBuilt?: number;
}

export type CmaRequest =
  | { kind: 'start'; subject: TypedSubject | 'this' | { place: number } }
  | { kind: 'shift-range'; dollars: number }
  | { kind: 'set-range'; low: number; high: number }
  /** "25k lower", right after the CMA. */
  | { kind: 'nudge-range'; dollars: number }
  /** One end alone, to a price or by a sum. */
  | { kind: 'set-end'; end: 'low' | 'high'; dollars: number }
  | { kind: 'shift-end'; end: 'low' | 'high'; dollars: number }
  | { kind: 'tell-range' }
  | { kind: 'tell-comparables' }
  /** Publishing, sharing and printing are the agent's own clicks. */
  | { kind: 'own-click' }
  | { kind: 'facts'; flag: string; isShown: boolean }
  | { kind: 'sections'; type: string; isShown: boolean }
  | { kind: 'remove'; street: string }
  | { kind: 'remove-at'; place: number }
  /** "The oldest comp". */
  | { kind: 'remove-extreme'; which: string }
  | { kind: 'why' }
  /** One price, where a CMA has a range; a comparable, without saying which. */
  | { kind: 'needs-range' }
  | { kind: 'needs-which' }
  | { kind: 'add'; places: number[] }
  | { kind: 'within'; miles: number }
  | { kind: 'write'; tone: 'professional' | 'warm' | 'bold'; length: 'short' | 'full' }
  | { kind: 'client'; name: string }
  | { kind: 'undo' }
  | { kind: 'tour'; places: number[] };

const starts =
  /^\s*(?:please\s+|can you\s+|could you\s+)?(?:start|create|make|build|prepare|begin|draft|put together|set up)\s+(?:me\s+)?(?:a\s+|an\s+|the\s+)?(?:new\s+)?(?:cma|comparative market analysis|listing presentation)\b(?:\s+(?:for|on|of)\s+(.+))?$/i;

const facts: readonly [RegExp, string][] = [
  [/\bhoa\b/i, 'showHOAFees'],
  [/\byear built\b/i, 'showYearBuilt'],
  [/\blist(?:ing)? prices?\b/i, 'showListPrice'],
  [/\b(?:sold|sale) prices?\b/i, 'showSoldPrice'],
  [/\b(?:sold|sale) dates?\b/i, 'showSoldDate'],
  [/\blist(?:ing)? dates?\b/i, 'showListDate'],
  [/\bdays on (?:the )?market\b/i, 'showDaysOnMarket'],
  [/\bstatus(?:es)?\b/i, 'showListingStatus'],
  [/\bprice per (?:sq|square)|\bper (?:sq\.? ?ft|square foot)/i, 'showPricePerLivingSpaceSqft'],
  [/\blot sizes?\b/i, 'showLotSize'],
  [/\bparking\b|\bgarages?\b/i, 'showGarageParkingSpaces'],
  [/\bneighborhood\b(?! map)/i, 'showNeighborhood'],
  [/\bproperty types?\b/i, 'showPropertyType'],
  [/\bliving (?:space|area)\b|\bsquare footage\b/i, 'showLivingSpace'],
  [/\bbed(?:room)?s\b/i, 'showBeds'],
  [/\bbath(?:room)?s\b/i, 'showBaths'],
  [/\b(?:total )?rooms\b/i, 'showRoomsTotal'],
  [/\bdoorman\b/i, 'showDoormanAttendance'],
  [/\bflip tax\b/i, 'showFlipTaxRemarks'],
  [/\b(?:recurring|monthly) costs\b/i, 'showRecurringCosts'],
];

/** Sections by the words for them; a fact of homes of the same name comes first. */
const sections: readonly [RegExp, string][] = [
  [/\bmap\b/i, 'neighborhood-map'],
  [/\b(?:market )?insights?\b/i, 'insights'],
  [/\bkey features\b/i, 'key-features'],
  [/\bcompar(?:ison|ables)\b/i, 'side-by-side-comparision'],
  [/\bnet sheet\b/i, 'net-sheet'],
  [/\bcontact(?: info)?\b/i, 'branding'],
  [/\bteam(?: info)?\b/i, 'team-branding'],
  [/\bsummary\b|\btext\b/i, 'ai-assisted-text'],
];

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "The second one", "number 2": which of the results, from 0. */
function placeIn(text: string): number | null {
  const [, nth = '', number] =
    /^\s*(?:the\s+)?(?:([a-z]+)(?:\s+(?:one|home|house|listing|result|comp(?:arable)?|sale))?|(?:number|no\.?|#)\s*(\d{1,2}))[.?!]*\s*$/i.exec(
      text,
    ) ?? [];
  if (number !== undefined) return Number(number) - 1;
  const place = places.indexOf(nth.toLowerCase());
  return place === -1 ? null : place;
}

/** 20k, $1.2M, 950,000. */
function dollarsOf(text: string): number | null {
  const [, digits = '', unit = ''] = /^\$?\s*([\d.,]+)\s*(k|m|thousand|million)?$/i.exec(text.trim()) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (digits === '' || !Number.isFinite(value)) return null;
  return Math.round(value * (/^k|^t/i.test(unit) ? 1_000 : /^m/i.test(unit) ? 1_000_000 : 1));
}

function subjectOf(text: string): TypedSubject | 'this' {
  const words = text.trim().replace(/[.?!]+$/, '');
  if (/^(?:this|it|that)(?:\s+(?:one|home|house|listing|property|condo))?$/i.test(words)) return 'this';
  const [street = '', second = '', ...rest] = words
    .replace(/^(?:my\s+)?(?:new\s+)?(?:listing|home|house|condo|property|client'?s?(?:\s+home)?)\s+(?:at|on)\s+/i, '')
    .split(',')
    .map((part) => part.trim());
  const tail = [second, ...rest].join(', ');
  const [, beds, baths] = /\b(\d{1,2})\s*\/\s*(\d{1,2}(?:\.5)?)\b/.exec(tail) ?? [];
  const [, area] = /([\d,]{3,7})\s*(?:sq\.?\s*ft|sqft|square feet)/i.exec(words) ?? [];
  const [, year] = /\bbuilt\s+(?:in\s+)?(\d{4})\b/i.exec(words) ?? [];
  const isCity = /^[A-Za-z][A-Za-z .'-]+$/.test(second) && !/\b(?:built|bed|bath|sq)\b/i.test(second);
  return {
    address: street === street.toLowerCase() ? street.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : street,
    ...(isCity ? { city: second.replace(/\s+[A-Z]{2}$/, '') } : {}),
    ...(beds === undefined ? {} : { beds: Number(beds) }),
    ...(baths === undefined ? {} : { baths: Number(baths) }),
    ...(area === undefined ? {} : { livingAreaSqFt: Number(area.replaceAll(',', '')) }),
    ...(year === undefined ? {} : { yearBuilt: Number(year) }),
  };
}

/** @param isStanding whether the thread has a CMA that an edit can mean */
export function readCmaRequest(question: string, isStanding: boolean): CmaRequest | null {
  const start = starts.exec(question.trim());
  if (start) {
    const place = placeIn(start[1] ?? '');
    if (place !== null) return { kind: 'start', subject: { place } };
    const subject = start[1] === undefined ? 'this' : subjectOf(start[1]);
    return subject === 'this' || /\d/.test(subject.address) ? { kind: 'start', subject } : null;
  }
  const tour = readTour(question);
  if (tour) return tour;
  if (!isStanding) return null;
  const [, verb = '', amount = ''] =
    /\b(raise|increase|lift|lower|drop|reduce)\s+(?:the\s+)?(?:price\s+)?range\s+by\s+(\$?[\d.,]+\s*(?:k|m|thousand|million)?)/i.exec(
      question,
    ) ?? [];
  const shift = dollarsOf(amount);
  if (shift !== null) return { kind: 'shift-range', dollars: /^(?:raise|increase|lift)/i.test(verb) ? shift : -shift };
  const [, from = '', to = ''] =
    /\brange\s+(?:to|at|from)\s+(\$?[\d.,]+\s*[km]?)\s*(?:-|–|to|and)\s*(\$?[\d.,]+\s*[km]?)/i.exec(question) ?? [];
  const [low, high] = [dollarsOf(from), dollarsOf(to)];
  if (low !== null && high !== null && low <= high) return { kind: 'set-range', low, high };
  return (
    readEnd(question) ??
    (tellsRange.test(question) ? { kind: 'tell-range' } : null) ??
    (tellsComparables.test(question) ? { kind: 'tell-comparables' } : null) ??
    (ownClicks.test(question) ? { kind: 'own-click' } : null) ??
    readNudge(question) ??
    (explains.test(question) ? { kind: 'why' } : null) ??
    (onePrice.test(question) ? { kind: 'needs-range' } : null) ??
    (addsNone.test(question) ? { kind: 'needs-which' } : null) ??
    readShown(question) ??
    readRemoval(question) ??
    readAddition(question) ??
    readDistance(question) ??
    readWriting(question) ??
    readClient(question) ??
    (undoes.test(question) ? { kind: 'undo' } : null)
  );
}

const polite = String.raw`^\s*(?:please\s+|can you\s+|could you\s+|now\s+|and\s+)*`;
const explains =
  /^\s*(?:but\s+|and\s+)?(?:why(?:'s|\s+is|\s+are)?\s+(?:(?:it|that|this|the\s+(?:range|price|value))\s+)?(?:so\s+|too\s+)?(?:low|high)|(?:that|it|this)\s+(?:seems|looks|feels|is)\s+(?:so\s+|too\s+|a\s+bit\s+)?(?:low|high))[?.!]*\s*$/i;
const onePrice =
  /^\s*(?:please\s+|now\s+)?(?:put|set|make|change|move)\s+(?:the\s+|it\s+)?(?:list\s+|suggested\s+)?(?:price\s+)?(?:at|to)\s+\$?[\d.,]+\s*(?:k|m|thousand|million)?[.!]*\s*$/i;
const addsNone = new RegExp(
  `${polite}(?:add|include)\\s+(?:an?|another|one\\s+more|some|more)\\s+(?:more\\s+)?comp(?:arable)?s?[.?!]*\\s*$`,
  'i',
);
const undoes = new RegExp(
  `${polite}(?:undo|revert|take (?:it|that) back)(?:\\s+(?:it|that|this|the last (?:edit|change|step)))?[.!]*\\s*$`,
  'i',
);

const tellsRange =
  /^\s*(?:so\s+|and\s+)?(?:what(?:'s|’s|\s+is)|show\s+me|tell\s+me|give\s+me)\s+(?:the|our|its)\s+(?:price\s+|suggested\s+)?range\b/i;
const tellsComparables =
  /^\s*(?:what|which|list|show\s+me|tell\s+me)\s+(?:are\s+)?(?:the\s+|all\s+(?:the\s+)?)?comp(?:arable)?s?(?:\s+(?:did|do|are|have|in|you|we|i|it|used?|there|on|the|cma)\b)*[?.!]*\s*$/i;
const ownClicks = new RegExp(
  `${polite}(?:(?:publish|share|send|e-?mail|text|print|download|export)\\s+(?:(?:me|her|him|them)\\s+)?(?:it|this|that|(?:the|a|my|this)\\s+(?:cma|presentation|link|pdf|share\\s+link))|(?:get|give|make|create)\\s+(?:me\\s+)?(?:a|the)\\s+(?:share\\s+)?(?:link|pdf))(?:\\s+(?:to|with|for|as|of)\\b.*)?[.!]*\\s*$`,
  'i',
);

const up = /^(?:raise|increase|lift|up|higher|more|push)$/i;
const down = /^(?:lower|drop|reduce|decrease|cut|down|less)$/i;
const sum = String.raw`(\$?[\d.,]+\s*(?:k|m|thousand|million)?)`;

/** +1, −1, or 0 where no word tells the direction. */
function directionOf(words: readonly (string | undefined)[]): number {
  const told = words.find((word) => word !== undefined && (up.test(word) || down.test(word)));
  return told === undefined ? 0 : up.test(told) ? 1 : -1;
}

/** "Make it 25k lower", "another 10k up", "lower it by 5k". */
function readNudge(question: string): CmaRequest | null {
  const [, verb, mid, amount = '', end] =
    new RegExp(
      `${polite}(?:(raise|increase|lift|lower|drop|reduce|decrease|cut|push|make|move|bring|take|go|nudge)\\s+)?(?:(?:it|them|both(?:\\s+ends)?)\\s+)?(?:(up|down)\\s+)?(?:by\\s+|another\\s+)?${sum}(?:\\s+(higher|lower|up|down|more|less))?[.!]*\\s*$`,
      'i',
    ).exec(question) ?? [];
  const dollars = dollarsOf(amount);
  const direction = directionOf([end, mid, verb]);
  return dollars === null || direction === 0 ? null : { kind: 'nudge-range', dollars: direction * dollars };
}

/** "Raise the high end by 10k", "set the low price to 900k". */
function readEnd(question: string): CmaRequest | null {
  const [, verb = '', side = '', by = '', amount = ''] =
    new RegExp(
      `${polite}(raise|increase|lift|lower|drop|reduce|decrease|cut|set|make|move|put|change|bring)\\s+the\\s+(low|lower|bottom|high|higher|upper|top)(?:\\s+(?:end|price|number|side|value|of\\s+the\\s+range|end\\s+of\\s+the\\s+range))*\\s+(by|to|at)\\s+${sum}[.!]*\\s*$`,
      'i',
    ).exec(question) ?? [];
  const dollars = dollarsOf(amount);
  if (dollars === null) return null;
  const end = /^(?:low|bottom)/i.test(side) ? 'low' : 'high';
  if (!/by/i.test(by)) return { kind: 'set-end', end, dollars };
  const direction = directionOf([verb]);
  return direction === 0 ? null : { kind: 'shift-end', end, dollars: direction * dollars };
}

/** A home may have what is named, and is then meant itself. */
const ofHomes = /\b(?:ones?|homes?|houses?|comps?|comparables?|sales?|listings?|condos?)\b|\d/i;

function readShown(question: string): CmaRequest | null {
  const [, verb] =
    new RegExp(`${polite}(hide|show|turn off|turn on|add|include|put in|remove|delete|drop|take out|leave out)\\b`, 'i').exec(
      question,
    ) ?? [];
  if (!verb) return null;
  if (!/^(?:hide|show|turn)/i.test(verb) && ofHomes.test(question)) return null;
  const isShown = /show|on$|add|include|put/i.test(verb);
  const flag = facts.find(([words]) => words.test(question))?.[1];
  if (flag) return { kind: 'facts', flag, isShown };
  // "Show me homes with a map" is no edit.
  const type = /\bshow me\b/i.test(question) ? undefined : sections.find(([words]) => words.test(question))?.[1];
  return type ? { kind: 'sections', type, isShown } : null;
}

function readRemoval(question: string): CmaRequest | null {
  const [, what = ''] =
    new RegExp(`${polite}(?:leave out|leave|remove|drop|take out|exclude|delete)\\s+(.+?)(?:\\s+out)?[.?!]*\\s*$`, 'i').exec(
      question,
    ) ?? [];
  if (!what) return null;
  const place = placeIn(what);
  if (place !== null) return { kind: 'remove-at', place };
  const [, street] = /^(?:the\s+)?(?:one|home|house|comp(?:arable)?|sale)\s+(?:on|at|in)\s+(.+)$/i.exec(what) ?? [];
  if (street) return { kind: 'remove', street: street.replace(/^the\s+/i, '') };
  const which = extremeIn(what);
  if (which) return { kind: 'remove-extreme', which };
  return /^\d+\s+\S/.test(what) ? { kind: 'remove', street: what } : null;
}

const tours = new RegExp(
  `${polite}(?:plan|make|create|build|start|prepare|put together)\\s+(?:me\\s+)?(?:a\\s+|the\\s+)?(?:buyer(?:'s|s)?\\s+)?(?:home\\s+)?(?:tour|showings?)\\s+(?:of|with|for)\\s+(.+?)[.?!]*\\s*$`,
  'i',
);

/** "Plan a tour of the first four". */
function readTour(question: string): CmaRequest | null {
  const [, what = ''] = tours.exec(question) ?? [];
  const places = what ? placesIn(what) : null;
  return places && { kind: 'tour', places };
}

function placesIn(what: string): number[] | null {
  const named = /^(?:the\s+)?first\s+(two|three|four|five|six|\d{1,2})\b/i.exec(what)?.[1]?.toLowerCase();
  const count = named === undefined ? 0 : Number(named) || ['two', 'three', 'four', 'five', 'six'].indexOf(named) + 2;
  if (count > 0) return Array.from({ length: count }, (_, at) => at);
  const parts = what
    .replace(/\s+(?:ones|homes|results|listings)$/i, '')
    .split(/\s*(?:,|\band\b)\s*/i)
    .filter(Boolean);
  const found = parts.map(placeIn);
  return found.length > 0 && found.every((place) => place !== null) ? found : null;
}

function readAddition(question: string): CmaRequest | null {
  const [, what = ''] =
    new RegExp(
      `${polite}(?:add|include)\\s+(.+?)(?:\\s+(?:to|in)\\s+(?:the|my)\\s+cma|\\s+as\\s+(?:a\\s+)?comp(?:arable)?s?|,?\\s*too)?[.?!]*\\s*$`,
      'i',
    ).exec(question) ?? [];
  if (!what) return null;
  const places = placesIn(what);
  return places && { kind: 'add', places };
}

const fractions: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, a: 1, one: 1, two: 2, three: 3, five: 5 };

/** "Widen to a mile", "only within half a mile", "go out to 2 miles". */
function readDistance(question: string): CmaRequest | null {
  const isAsked =
    /\b(?:widen|wider|expand|extend|narrow|tighten|limit|within|go out|look (?:out|again|within|farther|further)|radius)\b/i.test(
      question,
    );
  const [, value = ''] =
    /\b(\d+(?:\.\d+)?|half|(?:a\s+)?quarter|a|one|two|three|five)(?:\s+of)?(?:\s+an?)?[\s-]+(?:mi|miles?)\b/i.exec(question) ??
    [];
  const word = value.toLowerCase().replace(/^a\s+/, '');
  const miles = fractions[word] ?? Number.parseFloat(word);
  const isOther = /\b(?:homes?|condos?|houses?|listings?|under|over)\b/i.test(question) && !/\b(?:comp|cma|sale)/i.test(question);
  return isAsked && !isOther && miles > 0 && miles <= 50 ? { kind: 'within', miles } : null;
}

const warm = /\b(?:warm(?:er|ly)?|friendl(?:y|ier)|softer|personal)\b/i;
const bold = /\b(?:bold(?:er)?|punch(?:y|ier)|confident|stronger)\b/i;
const short = /\b(?:short(?:er)?|brief(?:er|ly)?|concise)\b/i;

function readWriting(question: string): CmaRequest | null {
  const isAsked =
    /\b(?:write|rewrite|draft|redo|make)\b.*\b(?:summary|text|words|cover letter|introduction|intro)\b/i.test(question) ||
    /^\s*(?:make it\s+)?(?:(?:a (?:bit|little)\s+)?(?:warmer|friendlier|bolder|shorter|longer|more professional))[.!]*\s*$/i.test(
      question,
    );
  if (!isAsked || /\b(?:listing description|post|caption|email|letter to)\b/i.test(question)) return null;
  return {
    kind: 'write',
    tone: warm.test(question) ? 'warm' : bold.test(question) ? 'bold' : 'professional',
    length: short.test(question) ? 'short' : 'full',
  };
}

function readClient(question: string): CmaRequest | null {
  const [, name] =
    new RegExp(
      `${polite}(?:it(?:'|’)?s|it is|this is|prepare it|prepared|make it)\\s+for\\s+((?:the\\s+)?[A-Z][\\w'’&. -]{1,80}?)[.!]*\\s*$`,
    ).exec(question) ?? [];
  return name ? { kind: 'client', name } : null;
}
