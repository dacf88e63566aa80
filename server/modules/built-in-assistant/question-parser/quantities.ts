/** The grammar of a counted thing: "3+ beds", "between 2 and 4 baths", "beds: 3", "at least 1,800 sqft". Units come from the topics. */
import { AFTER, BEFORE, comparisonOf, orderedRange, rangeOf } from './comparators.ts';
import type { Comparison, NumberRange } from './comparators.ts';
import type { Sentence } from './sentence.ts';

export interface Unit {
  /** Pattern of the unit's words: behind the number, or in front of it ("beds: 3"). */
  words: string;
  /** Pattern of one number. */
  number: string;
  valueOf(written: string): number;
  /** What a number without a comparator means. */
  plain: Comparison;
  /** See `rangeOf`. */
  step: number;
  /** Comparators that no number follows which counts the unit: "with parking under 1.3 million". */
  neverInFront?: string;
}

/** A number with thousands separators or a decimal part. */
export const NUMBER = '(?<![\\d.,/$])(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?|(?<![\\d.,/$])\\.\\d+';
export const SMALL_NUMBER = '(?<![\\d.,/$])\\d{1,2}(?:\\.\\d{1,2})?';

export const numberOf = (written: string) => Number(written.replaceAll(',', ''));

const compiled = new Map<string, RegExp[]>();

function patternsFor(unit: Unit): RegExp[] {
  const key = `${unit.words}|${unit.number}`;
  const known = compiled.get(key);
  if (known) return known;
  const { words, number } = unit;
  const low = `(?<low>${number})`;
  const high = `(?<high>${number})`;
  const money = '(?!\\s*(?:million|mil|mill|thousand|grand|k|m)\\b)';
  const unitFirst = unit.neverInFront ? `(?!\\s+(?:${unit.neverInFront}))` : '';
  const patterns = [
    `(?:between|from)\\s+${low}\\s*(?:${words})?\\s*(?:and|to|-|through|thru)\\s*${high}[\\s-]*(?:${words})(?![a-z])`,
    `${low}(?:[\\s-]*(?:${words}))?\\s*(?:-|to|or|through|thru)\\s*${high}[\\s-]*(?:${words})(?![a-z])`,
    `(?:\\b(?<front>${BEFORE})\\s*|(?<front2>[<>~]=?|u/|o/)\\s*)?${low}\\s*(?<behind>${AFTER})?[\\s-]*(?:${words})(?![a-z])(?:[\\s,]*(?<behind2>${AFTER}))?`,
    `\\b(?:${words})\\s*(?:count|number|size|of|is|are|that|which|=|:|-\\s|\\s)*(?:(?:between|from)\\s+${low}\\s*(?:and|to|-)|${low}\\s*(?:to|through))\\s*${high}${money}(?![\\da-z]|\\.\\d)`,
    `\\b(?:(?<front2>${BEFORE})\\s+)?(?:${words})${unitFirst}\\s*(?:count|number|size|of|is|are|that|which|being|stays?|staying|comes?|kept|=|:|\\(|-\\s|\\s)*(?<front>${BEFORE}|[<>~]=?)?\\s*${low}${money}(?:\\s*-\\s*${high})?\\s*(?<behind>${AFTER})?(?![\\da-z]|\\.\\d)`,
  ].map((source) => new RegExp(source));
  compiled.set(key, patterns);
  return patterns;
}

/** Takes the first mention of the unit with its number; null when there is none. */
export function takeRange(sentence: Sentence, unit: Unit): NumberRange | null {
  for (const pattern of patternsFor(unit)) {
    const groups = sentence.take(pattern)?.groups;
    if (!groups?.low) continue;
    const low = unit.valueOf(groups.low);
    if (groups.high) return orderedRange(low, unit.valueOf(groups.high));
    const comparison =
      comparisonOf(groups.front ?? groups.front2, groups.behind ?? groups.behind2) ?? comparisonOf(groups.front2, groups.behind2);
    return rangeOf(low, comparison ?? unit.plain, unit.step);
  }
  return null;
}
