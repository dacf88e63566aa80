import type { Evidence, KnownNumber } from './evidence.ts';
import type { WrittenFigure } from './figures-in-text.ts';
import type { Mention, Segment } from './segments.ts';
import { fitsUnit, type Unit } from './units.ts';

interface Comparison {
  words: RegExp;
  /** What the word compares; none: whatever the figure's own unit says. */
  units: readonly Unit[];
  /** Whether the first of two has less of it; null where the word does not say. */
  firstIsLess: boolean | null;
}

const comparisons: readonly Comparison[] = [
  { words: /\b(?:cheaper|less expensive)\b/gi, units: ['dollars', 'dollars-per-sqft'], firstIsLess: true },
  { words: /\b(?:dearer|more expensive|pricier)\b/gi, units: ['dollars', 'dollars-per-sqft'], firstIsLess: false },
  { words: /\b(?:smaller)\b/gi, units: ['sqft'], firstIsLess: true },
  { words: /\b(?:larger|bigger)\b/gi, units: ['sqft'], firstIsLess: false },
  { words: /\b(?:newer|younger)\b/gi, units: ['year'], firstIsLess: false },
  { words: /\b(?:older)\b/gi, units: ['year'], firstIsLess: true },
  { words: /\b(?:less|lower|below|under|fewer|faster|menos|debajo)\b/gi, units: [], firstIsLess: true },
  { words: /\b(?:more|higher|above|over|longer|slower|más|encima)(?!\w)/gi, units: [], firstIsLess: false },
  { words: /\b(?:difference|apart|gap)\b/gi, units: [], firstIsLess: null },
];
/** What a share is of when only "more" or "less" says it. */
const sharedByDefault: readonly Unit[] = ['dollars', 'dollars-per-sqft', 'days'];

interface Written {
  figure: WrittenFigure;
  unit: Unit;
  segment: Segment;
  /** Every mention of the reply, in order: a sentence that names one compares it to the one before. */
  mentions: readonly Mention[];
}

/**
 * "$50,000 less", "12% cheaper": the difference of one fact between the two records that the reply compares there, as a share of
 * the second's where it is in per cent. Only between these two: among all records of an answer some two differ by nearly anything.
 */
export function findDifference(text: string, written: Written, { numbers }: Evidence): KnownNumber | null {
  const comparison = comparisonAt(text, written);
  const pair = comparedBy(written);
  if (!comparison || !pair || written.unit === 'unknown' || written.unit === 'count') return null;
  const { units, firstIsLess } = comparison;
  const factsOf = (record: string) => numbers.filter((known) => known.kind === 'fact' && known.record === record);
  const others = factsOf(pair.second);
  const isCompared = ({ unit }: KnownNumber) => {
    if (units.length > 0 && !units.includes(unit)) return false;
    return written.unit === 'percent'
      ? (units.length > 0 ? units : sharedByDefault).includes(unit)
      : fitsUnit(written.unit, unit);
  };
  const fits = (first: KnownNumber, second: KnownNumber): boolean => {
    const gap = first.value - second.value;
    if (gap === 0 || (pair.inOrder && firstIsLess !== null && gap < 0 !== firstIsLess)) return false;
    if (written.unit === 'percent' && second.value <= 0) return false;
    const size = Math.abs(written.unit === 'percent' ? (gap / second.value) * 100 : gap);
    return Math.abs(size - Math.abs(written.figure.value)) <= written.figure.tolerance + 1e-9;
  };
  return (
    factsOf(pair.first).find(
      (first) => isCompared(first) && others.some((second) => fieldOf(first) === fieldOf(second) && fits(first, second)),
    ) ?? null
  );
}

/** The word of comparison that belongs to a figure: the next one behind it, else the last one before it. */
function comparisonAt(text: string, { figure, segment }: Written): Comparison | undefined {
  const found = comparisons.map((comparison) => {
    const places = [...text.slice(segment.start, segment.end).matchAll(comparison.words)].map(
      ({ index }) => segment.start + index,
    );
    const behind = places.find((at) => at >= figure.end) ?? Number.POSITIVE_INFINITY;
    return { comparison, behind, before: places.findLast((at) => at < figure.start) ?? Number.NEGATIVE_INFINITY };
  });
  const next = found.reduce((a, b) => (b.behind < a.behind ? b : a));
  if (next.behind < Number.POSITIVE_INFINITY) return next.comparison;
  const last = found.reduce((a, b) => (b.before > a.before ? b : a));
  return last.before > Number.NEGATIVE_INFINITY ? last.comparison : undefined;
}

const fieldOf = ({ path }: KnownNumber) => path.split('.').at(-1);

/** The two records that a figure compares, and whether their order is sure: "A is … less than B". */
function comparedBy({ figure, segment, mentions }: Written): { first: string; second: string; inOrder: boolean } | null {
  const named = distinct(segment.mentions.map(({ record }) => record));
  if (named.length > 2) return null;
  const [one, two] = named;
  if (one !== undefined && two !== undefined) {
    const isBetween =
      segment.mentions.some(({ record, end }) => record === one && end <= figure.start) &&
      segment.mentions.every(({ record, start }) => record !== two || start >= figure.end);
    return { first: one, second: two, inOrder: isBetween };
  }
  const earlier = distinct(mentions.filter(({ end }) => end <= segment.start).map(({ record }) => record)).filter(
    (record) => record !== one,
  );
  const [first, second] = one === undefined ? earlier.slice(-2) : [one, earlier.at(-1)];
  return first !== undefined && second !== undefined ? { first, second, inOrder: false } : null;
}

/** Each once, in the order of their last mention. */
function distinct(records: readonly string[]): string[] {
  return records.filter((record, index) => records.lastIndexOf(record) === index);
}
