/** The words that turn a number into a range: "under", "at least", "or more", "exactly" … */
import { anyOf } from './sentence.ts';

export interface NumberRange {
  startAt?: number;
  endAt?: number;
}

export type Comparison = 'at-most' | 'less-than' | 'at-least' | 'more-than' | 'around' | 'exactly';

const before: Record<Comparison, readonly string[]> = {
  'at-most': [
    'not to exceed',
    'at or below',
    'at or under',
    'less than or equal to',
    'equal to or less than',
    'maximal',
    'max out at',
    'maxes out at',
    'maxing out at',
    'topping out at',
    'as high as',
    'limited to',
    'max',
    'max of',
    'max is',
    'maximum is',
    'limit is',
    'limit of',
    'limit',
    'cap is',
    'cap',
    'ceiling of',
    'ceiling is',
    "can't go above",
    "can't go over",
    "can't go higher than",
    "can't spend more than",
    'cannot go above',
    'cannot go over',
    'cannot spend more than',
    'maximum',
    'maximum of',
    'up to',
    'upto',
    'at most',
    'capped at',
    'cap of',
    'u/',
    '<=',
    'budget of',
    'budget is',
    "budget's",
    'can spend',
    'can do',
    'can go to',
    'can go up to',
    'to spend',
    'spend up to',
    'up to about',
    'up to around',
    'up to roughly',
    'up to maybe',
    'spend',
    'cap it at',
    'cap at',
    'keep it under',
    'budget',
    'tops out at',
    'within',
  ],
  'less-than': [
    'under',
    'below',
    'less than',
    'lower than',
    'cheaper than',
    'fewer than',
    'smaller than',
    'beneath',
    'sub',
    'south of',
    '<',
  ],
  'at-least': [
    'floor',
    'floor of',
    'floor is',
    'at or above',
    'at or over',
    'greater than or equal to',
    'more than or equal to',
    'minimal',
    'starts at',
    'start at',
    'beginning at',
    'at the very least',
    'at least',
    'min',
    'min of',
    'minimum',
    'minimum of',
    'starting at',
    'starting from',
    'from',
    'upwards of',
    '>=',
  ],
  'more-than': [
    'over',
    'above',
    'more than',
    'greater than',
    'bigger than',
    'larger than',
    'higher than',
    'exceeding',
    'north of',
    'o/',
    '>',
  ],
  around: [
    'around',
    'about',
    'approximately',
    'approx',
    'roughly',
    'circa',
    'close to',
    'near',
    'somewhere around',
    'somewhere near',
    'in the vicinity of',
    'more or less',
    '~',
  ],
  exactly: ['exactly', 'only', 'just', 'precisely', 'only show', 'show only', 'only have', 'only has', 'only want', 'exact'],
};
const after: Partial<Record<Comparison, readonly string[]>> = {
  'at-most': [
    'or less',
    'or fewer',
    'or under',
    'or below',
    'or lower',
    'or cheaper',
    'or smaller',
    'and under',
    'and below',
    'and less',
    'max',
    'maximum',
    'tops',
    'at most',
    'at the most',
    'or so max',
  ],
  'at-least': [
    '\\+',
    'plus',
    'or more',
    'or greater',
    'or higher',
    'or above',
    'or over',
    'or better',
    'or bigger',
    'or larger',
    'and up',
    'and above',
    'and over',
    'and more',
    '& up',
    'min',
    'minimum',
    'at least',
    'at minimum',
  ],
  exactly: ['exactly', 'only', 'exact'],
  around: ['ish', '-ish', 'or so', 'or thereabouts', 'give or take', 'more or less', '\\+\\/-'],
};

const wordsOf = (table: Partial<Record<Comparison, readonly string[]>>) => Object.values(table).flat();

/** A comparator in front of a number. */
export const BEFORE = `(?:${anyOf(wordsOf(before))})`;
/** A comparator behind a number. One that also stands in front is left to the number that follows it ("3 beds, min 2 baths"). */
export const AFTER = `(?:${anyOf(wordsOf(after))})(?![a-z])(?!\\s*(?:(?:of|is|at|to)\\s+)?[$\\d])`;

function find(table: Partial<Record<Comparison, readonly string[]>>, written: string | undefined): Comparison | null {
  const words = written?.trim().replace(/\s+/g, ' ');
  if (!words) return null;
  for (const [comparison, list] of Object.entries(table) as [Comparison, readonly string[]][]) {
    if (list.some((entry) => entry.replaceAll('\\', '') === words)) return comparison;
  }
  return null;
}

/** "Only 3+ bedrooms" leaves the bound that stands behind the number what it is. */
export function comparisonOf(inFront: string | undefined, behind: string | undefined): Comparison | null {
  const [front, back] = [find(before, inFront), find(after, behind)];
  return front === 'exactly' ? (back ?? front) : (front ?? back);
}

/**
 * The range that one number means.
 * @param step what "more than" and "less than" move by: 1 for rooms; 0 where the bound itself is let in, as with prices.
 */
export function rangeOf(value: number, comparison: Comparison, step = 0): NumberRange {
  switch (comparison) {
    case 'at-most':
      return { endAt: value };
    case 'less-than':
      return { endAt: Math.max(0, value - step) };
    case 'at-least':
      return { startAt: value };
    case 'more-than':
      return { startAt: value + step };
    case 'around':
      return { startAt: Math.round(value * 0.9), endAt: Math.round(value * 1.1) };
    case 'exactly':
      return { startAt: value, endAt: value };
  }
}

export function orderedRange(one: number, other: number): NumberRange {
  return { startAt: Math.min(one, other), endAt: Math.max(one, other) };
}
