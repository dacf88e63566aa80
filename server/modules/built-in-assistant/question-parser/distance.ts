/** "Within 2 miles of", "near", "walking distance of": how far around a place. */
import { PLACE } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const NEAR_MILES = 1;
const WALK_MILES = 0.5;
const COUNT =
  '(?<count>\\d+(?:\\.\\d+)?|\\.\\d+|\\d\\/\\d|half(?:\\s+an?)?|an?\\s+half|an?|one|two|three|four|five|ten|quarter(?:\\s+of\\s+an?)?)';
const measured = inLines()`
  (?:\b(?:with)?in(?:side)?\s+|\b(?:less\s+than|under|at\s+most|up\s+to|no\s+(?:more|farther|further)\s+than)\s+)?
  (?:an?\s+)?${COUNT}[\s-]*(?<unit>miles?|mi|millas?|feet|foot|ft|yards?|yds?|kilomet(?:er|re)s?|kms?|k|blocks?)
  (?<more>\s+and\s+an?\s+half)?(?:\s+radius)?\s+(?:of|from|around|to|de|away\s+from)\s+(?:both\s+)?(?:the\s+)?$
`;
const walk =
  /\b(?:within\s+)?(?:an?\s+)?(?:easy\s+)?walk(?:ing|able)?(?:\s+distance)?\s*(?:of|to|from)\s+(?:both\s+)?(?:the\s+)?$/;
/** "Closest condos to": only the last word belongs to the place. */
const nearestOf = /\b(?:closest|nearest)\b[^,.;]*\b(?<to>to)\s+(?:the\s+)?$/d;
const near = inLines()`
  \b(?:
    near|nearby|nearest\s+to|closest\s+to|close(?:r)?\s+to|next\s+to|by|close\s+by|around
    |not\s+(?:too\s+)?far\s+from|in\s+the\s+vicinity\s+of|cerca\s+del?
  )\s+(?:both\s+)?(?:the\s+)?$
`;
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  una: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  quarter: 0.25,
};

/** Of one unit, in miles; a block of a North American grid is about a twelfth of a mile. */
const unitsInMiles: [RegExp, number][] = [
  [/^f/, 1 / 5_280],
  [/^y/, 3 / 5_280],
  [/^k/, 1 / 1.60934],
  [/^b/, 1 / 12],
];

function inMiles(count: number, unit: string): number {
  const factor = unitsInMiles.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  return factor === 1 ? count : Math.round(count * factor * 1_000) / 1_000;
}

/** Of a count as it is written: "half a", "1/4", "two", "0.5". */
export function milesOf(written: string): number {
  if (written.includes('half') || written === 'media') return 0.5;
  if (written.startsWith('quarter')) return 0.25;
  const [top, bottom] = written.split('/').map(Number);
  if (bottom) return (top ?? 1) / bottom;
  return counts[written] ?? Number(written);
}

const elsewhere = new RegExp(
  `\\bwithin\\s+(?:an?\\s+)?${COUNT}[\\s-]*(?:miles?|mi)\\b(?!\\s+(?:of|from|around|to|and\\s+an?)\\b)`,
);

const elsewhereInSpanish =
  /\b(?:a|en|dentro\s+de)\s+(?:menos\s+de\s+)?(?<count>media|una|\d+(?:\.\d+)?)\s+millas?\b(?!\s+del?\b)(?:\s+a\s+la\s+redonda)?/;

/** "Near 718 Montana Ave …, within 1 mile": the distance of a "near", said at another place of the sentence. */
export function distanceElsewhere(folded: string): { miles: number; start: number; end: number } | null {
  const found = elsewhere.exec(folded) ?? elsewhereInSpanish.exec(folded);
  const miles = found?.groups?.count ? milesOf(found.groups.count) : 0;
  return found && miles > 0 && miles <= 500 ? { miles, start: found.index, end: found.index + found[0].length } : null;
}

const compsBefore =
  /\b(?:comps?|comparables?|comparable\s+sales|recent\s+sales|sold\s+comps|sales)\s+(?:for|of|to|on|de|para)\s+(?:the\s+(?:home|house|property|listing)\s+at\s+)?$/;
/** "Comps for 1559 Corrwick Avenue": sales around an address. */
export const isCompsOf = (folded: string, position: number) => compsBefore.test(folded.slice(0, position));

/** How far around a place, and where the words for it begin. */
export interface Distance {
  miles: number;
  start: number;
  /** Said as a number, a walk, or of "both": a mere "near" is neither. */
  isMeasured: boolean;
}

const saysBoth = /\bboth\s+(?:the\s+)?$/;
const link = /^\s*,?\s*(?:(?<and>and|&|plus|y)|or|o)\s+(?:also\s+)?(?:(?:of|from|to|near|around|de)\s+)?(?:the\s+)?$/;
const comma = /^\s*,\s*$/;

/**
 * How far around a further place, where a distance `of` one before it ends at `end`, and whether homes must be near both: so "within 2 miles
 * of A and of B" and "near A and a mile from B"; "near A and B" is near either. Null where the words say nothing of the kind.
 *
 * @param rest the question with its places blanked
 */
export function furtherDistance(
  rest: string,
  { of, end, start }: { of: Distance; end: number; start: number },
): (Distance & { isBoth: boolean }) | null {
  const own = distanceBefore(rest, start);
  const between = rest.slice(end, own && own.start >= end ? own.start : start).replaceAll(PLACE, '');
  if (own && comma.test(between)) return { ...own, isBoth: true };
  const words = link.exec(`${between} `);
  if (!words) return null;
  return { ...(own ?? { ...of, start }), isBoth: words.groups?.['and'] !== undefined && (own !== null || of.isMeasured) };
}

/** The distance that is written right in front of a place; null when the place itself is meant. */
export function distanceBefore(folded: string, position: number): Distance | null {
  const before = folded.slice(0, position);
  const exact = measured.exec(before);
  if (exact?.groups?.count) {
    const miles = inMiles(milesOf(exact.groups.count) + (exact.groups.more ? 0.5 : 0), exact.groups.unit ?? 'miles');
    if (miles > 0 && miles <= 500) return { miles, start: exact.index, isMeasured: true };
  }
  const walked = walk.exec(before);
  if (walked) return { miles: WALK_MILES, start: walked.index, isMeasured: true };
  const nearest = nearestOf.exec(before)?.indices?.groups?.to;
  if (nearest) return { miles: NEAR_MILES, start: nearest[0], isMeasured: false };
  const close = near.exec(before);
  return close ? { miles: NEAR_MILES, start: close.index, isMeasured: saysBoth.test(before) } : null;
}
