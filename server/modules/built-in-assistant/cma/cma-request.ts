/** What is asked of a CMA in the chat, read by the words of the trade. */

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
  | { kind: 'facts'; flag: string; isShown: boolean }
  | { kind: 'remove'; street: string }
  | { kind: 'add'; place: number };

const starts =
  /^\s*(?:please\s+|can you\s+|could you\s+)?(?:start|create|make|build|prepare|begin|draft|put together|set up)\s+(?:me\s+)?(?:a\s+|an\s+|the\s+)?(?:new\s+)?(?:cma|comparative market analysis|listing presentation)\b(?:\s+(?:for|on|of)\s+(.+))?$/i;

const facts: readonly [RegExp, string][] = [
  [/\bhoa\b/i, 'showHOAFees'],
  [/\byear built\b/i, 'showYearBuilt'],
  [/\blist price/i, 'showListPrice'],
  [/\bsold price/i, 'showSoldPrice'],
  [/\blot size/i, 'showLotSize'],
  [/\bparking\b/i, 'showGarageParkingSpaces'],
  [/\bneighborhood\b/i, 'showNeighborhood'],
  [/\bdoorman\b/i, 'showDoormanAttendance'],
  [/\bprice per (?:sq|square)/i, 'showPricePerLivingSpaceSqft'],
];

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "The second one", "number 2": which of the results, from 0. */
function placeIn(text: string): number | null {
  const [, nth = '', number] =
    /^\s*(?:the\s+)?(?:([a-z]+)(?:\s+(?:one|home|house|listing|result))?|(?:number|no\.?|#)\s*(\d{1,2}))[.?!]*\s*$/i.exec(text) ??
    [];
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
    address: street,
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
  const [, hideOrShow] = /^\s*(?:please\s+)?(hide|show)\s+(?:the\s+)?/i.exec(question) ?? [];
  const flag = hideOrShow && facts.find(([words]) => words.test(question))?.[1];
  if (flag) return { kind: 'facts', flag, isShown: hideOrShow.toLowerCase() === 'show' };
  const [, street] =
    /^\s*(?:please\s+)?(?:leave out|remove|drop|take out)\s+(?:the\s+(?:one|home|comp(?:arable)?)\s+(?:on|at)\s+)(.+?)[.?!]*\s*$/i.exec(
      question,
    ) ?? [];
  if (street) return { kind: 'remove', street };
  const [, nth = ''] =
    /^\s*(?:please\s+)?add\s+the\s+(\w+)(?:\s+(?:one|home|listing|result))?\s*(?:to\s+the\s+cma|as\s+a\s+comp(?:arable)?)?[.?!]*\s*$/i.exec(
      question,
    ) ?? [];
  const place = places.indexOf(nth.toLowerCase());
  return place === -1 ? null : { kind: 'add', place };
}
