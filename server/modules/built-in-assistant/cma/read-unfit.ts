/** "Nothing over 2,000 ft", "only 2 baths", "drop the sales older than 6 months": which comparables of a CMA shall stay. */
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { daysBetween } from '../question-parser/calendar.ts';
import { dollarsOf } from './cma-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Comparable = CmaToolAnswer['comparables'][number];
export type ComparableFact = 'livingArea' | 'price' | 'age' | 'beds' | 'baths' | 'miles' | 'yearBuilt';

export interface Fitting {
  fact: ComparableFact;
  /** Both included; square feet, dollars, days since the sale, miles, a year, or a count. */
  least?: number;
  most?: number;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 };
export const TAKES_OUT =
  '(?:nothing|none|no(?:t)?|drop|toss|pull|lose|cut|throw\\s+out|take\\s+out|leave\\s+out|kick\\s+out|remove|exclude|get\\s+rid\\s+of)';
export const KEEPS = '(?:only|keep(?:\\s+only)?|just|limit\\s+(?:it|them|the\\s+comps)\\s+to|stick\\s+(?:to|with)|use\\s+only)';
const ABOVE = '(?:over|above|bigger\\s+than|larger\\s+than|more\\s+than|older\\s+than|longer\\s+than|higher\\s+than|at\\s+least)';
const BELOW =
  '(?:under|below|smaller\\s+than|less\\s+than|fewer\\s+than|lower\\s+than|up\\s+to|at\\s+most|within|in\\s+the\\s+(?:last|past)|from\\s+the\\s+(?:last|past)|newer\\s+than)';
const VALUE = '(?<value>\\$?\\s?\\d[\\d,.]*\\s?(?:k|m|mil|million)?)';
const UNIT =
  '(?<unit>sq\\.?\\s?(?:ft|feet)|sqft|sf|square\\s+f(?:ee|oo)t|ft|feet|beds?|bedrooms?|br|baths?|bathrooms?|ba|days?|weeks?|months?|years?)?';
const bounded = inLines('i')`
  ^\W*(?:(?:please|can\s+you|could\s+you|now|and|ok|so)\s+)*(?<lead>${TAKES_OUT}|${KEEPS})\b[^.?!]{0,40}?\b
  (?:(?<above>${ABOVE})|(?<below>${BELOW}))\s+(?:an?\s+)?${VALUE}\s*-?\s*${UNIT}(?:\s+(?:old|ago))?[\s.!?]*$
`;
const counted = inLines('i')`
  ^\W*(?:(?:please|can\s+you|could\s+you|now|and|ok|so)\s+)*${KEEPS}\s+(?:the\s+|comps?\s+with\s+)?${VALUE}\s*-?\s*
  (?<unit>beds?|bedrooms?|br|baths?|bathrooms?|ba)(?:\s+(?:comps?|comparables?|homes|sales|ones))?[\s.!?]*$
`;

const MILES =
  '(?<miles>\\d+(?:\\.\\d+)?|half(?:\\s+an?)?|a\\s+half|(?:a\\s+)?quarter(?:\\s+of\\s+an?|\\s+an?)?|an?|one|two|three)[\\s-]*(?:mi|miles?)\\b';
/** "Nothing farther than half a mile", "drop the ones more than a mile away". */
const farther = inLines('i')`
  ^\W*(?:(?:please|can\s+you|could\s+you|now|and|ok|so)\s+)*${TAKES_OUT}\b[^.?!]{0,40}?\b
  (?:farther|further|more|over|beyond|outside|past)(?:\s+(?:out|away))?(?:\s+(?:than|of))?\s+${MILES}
  (?:\s+(?:away|out|from\s+\w+))*[\s.!?]*$
`;
const milesOf: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, a: 1, an: 1, one: 1, two: 2, three: 3 };

function readMiles(question: string): Fitting | null {
  const written = farther.exec(question)?.groups?.['miles']?.toLowerCase();
  if (written === undefined) return null;
  const word = /half|quarter/.exec(written)?.[0] ?? written;
  const most = milesOf[word] ?? Number(word);
  return Number.isFinite(most) ? { fact: 'miles', most } : null;
}

/** "Nothing built before 1950", "only homes built after 1990". */
const builtBounds = inLines('i')`
  ^\W*(?:(?:please|can\s+you|could\s+you|now|and|ok|so)\s+)*(?:(?<out>${TAKES_OUT})|(?<kept>${KEEPS}))\b
  [^.?!]{0,40}?\b(?:built|from)\s+
  (?:(?<before>before|prior\s+to|older\s+than|earlier\s+than)|(?:after|since|later\s+than|newer\s+than))\s+
  (?<year>(?:1[89]|20)\d\d)[\s.!?]*$
`;

function readBuilt(question: string): Fitting | null {
  const found = builtBounds.exec(question)?.groups;
  if (!found) return null;
  const year = Number(found['year']);
  const keepsBefore = (found['before'] !== undefined) === (found['kept'] !== undefined);
  return keepsBefore ? { fact: 'yearBuilt', most: year } : { fact: 'yearBuilt', least: year };
}

function measureOf(written: string, unit: string | undefined): { fact: ComparableFact; value: number } | null {
  const value = dollarsOf(written.replace(/mil$/i, 'm'));
  if (value === null) return null;
  if (!unit) return /[$km]|mil/i.test(written) || value >= 100_000 ? { fact: 'price', value } : null;
  if (/^(?:bed|br)/i.test(unit)) return { fact: 'beds', value };
  if (/^ba/i.test(unit)) return { fact: 'baths', value };
  const days = DAYS[unit.toLowerCase().replace(/s$/, '')];
  return days === undefined ? { fact: 'livingArea', value } : { fact: 'age', value: Math.round(days * value) };
}

/** Null where no comparables are chosen by a bound. */
export function readFitting(question: string): Fitting | null {
  const ofPlaceOrAge = readMiles(question) ?? readBuilt(question);
  if (ofPlaceOrAge) return ofPlaceOrAge;
  const same = counted.exec(question)?.groups;
  const exactly = same ? measureOf(same.value ?? '', same.unit) : null;
  if (exactly) return { fact: exactly.fact, least: exactly.value, most: exactly.value };
  const { lead = '', above, value = '', unit } = bounded.exec(question)?.groups ?? {};
  const measured = measureOf(value, unit);
  if (!measured) return null;
  const isKept = new RegExp(`^${KEEPS}$`, 'i').test(lead);
  // "Nothing over" leaves what is at most that much, "only over" what is at least that much.
  return (above !== undefined) === isKept
    ? { fact: measured.fact, least: measured.value }
    : { fact: measured.fact, most: measured.value };
}

function valueOf(home: Comparable, fact: ComparableFact, today: string): number | null {
  switch (fact) {
    case 'livingArea':
      return home.livingSpaceSqFt;
    case 'age':
      return home.soldDate === null ? null : daysBetween(home.soldDate.slice(0, 10), today);
    case 'miles':
      return home.milesAway;
    default:
      return home[fact];
  }
}

/** Those outside the bounds; what is not on record stays. */
export function unfitting(
  { fact, least = -Infinity, most = Infinity }: Fitting,
  comparables: readonly Comparable[],
  today: string,
): Comparable[] {
  return comparables.filter((home) => {
    const value = valueOf(home, fact, today);
    return value !== null && (value < least || value > most);
  });
}
