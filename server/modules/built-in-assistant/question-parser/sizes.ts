/** Living space and lot size, in square feet; lots also in acres. */
import type { NumberRange } from './comparators.ts';
import { NUMBER, numberOf, takeRange } from './quantities.ts';
import type { Unit } from './quantities.ts';
import type { Sentence } from './sentence.ts';

/** Square feet in an acre. */
const SQUARE_FEET_PER_ACRE = 43_560;

const THOUSANDS = `(?:${NUMBER})\\s?k?`;
const SQFT =
  'sq\\.?\\s*\\.?\\s*f(?:ee|oo)?t\\.?|sqft|sq\\.?ft\\.?|sf|square\\s*f(?:ee|oo)t|square\\s+footage|sq\\s*feet|sqf|ft2|(?<=\\d{3}\\s*)(?:feet|ft)';
const feetOf = (written: string) =>
  /k$/.test(written.trim()) ? numberOf(written.replace(/\s?k$/, '')) * 1_000 : numberOf(written);
const acresOf = (written: string) => Math.round(fractionOf(written) * SQUARE_FEET_PER_ACRE);

const livingSpace: Unit = {
  words: `(?:${SQFT})(?:\\s+(?:of\\s+)?(?:living(?:\\s+(?:space|area))?|interior|inside))?`,
  number: THOUSANDS,
  valueOf: feetOf,
  plain: 'at-least',
  step: 0,
};
const lotSquareFeet: Unit = {
  words: `(?:${SQFT})\\s*(?:of\\s+)?(?:a\\s+)?(?:lots?|land|parcel)(?:\\s+size)?`,
  number: THOUSANDS,
  valueOf: feetOf,
  plain: 'at-least',
  step: 0,
};
const lotFirst: Unit = {
  words: '(?:lots?|parcel)(?:\\s+(?:size|of|area))?',
  number: `${THOUSANDS}(?:\\s*(?:${SQFT}))?`,
  valueOf: (written) => feetOf(written.replace(new RegExp(`\\s*(?:${SQFT})`), '')),
  plain: 'at-least',
  step: 0,
};
const FRACTION = '(?<![\\d.,/$])(?:\\d+\\s+)?\\d\\/\\d{1,2}';
const lotAcres: Unit = {
  words: '(?:of\\s+an?\\s+)?-?(?:acres?|ac)(?:\\s*(?:lots?|of\\s+land|land|parcel))?',
  number: `${FRACTION}|${NUMBER}`,
  valueOf: acresOf,
  plain: 'at-least',
  step: 0,
};

function fractionOf(written: string): number {
  const fraction = /^(?:(\d+)\s+)?(\d)\/(\d{1,2})$/.exec(written.trim());
  return fraction ? Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]) : numberOf(written);
}

/** Writes acres in words as numbers: "quarter-acre", "half an acre", "an acre". */
export function plainAcres(text: string): string {
  return (
    text
      // "With acreage", "on some acreage": as listings say it, an acre or more.
      .replace(
        /(?<=\b(?:with|w\/|on|has|have|having|and)\s+)(?:(?:some|a\s+little|a\s+bit\s+of|any|more)\s+)?acreage\b/g,
        '1+ acre',
      )
      // "3,000 sf, lot 6,000 sf": each size by its own word.
      .replace(
        /(?<=\d\s?(?:sf|sq\.?\s?ft)\s?\+?[\s,]*)\blot(?:\s+size)?\s*(?:of|is|:)?\s*(\d[\d,]{3,})\s*(?:sf|sq\.?\s?ft)\.?\s*(\+)?/g,
        '$1$2 sqft lot',
      )
      // "<800k lot over 5000 sq ft": the number in front is no lot's.
      .replace(
        /\blot(?:\s+size)?\s+(?:then\s+|like\s+|say\s+|maybe\s+|of\s+)*((?:over|above|at\s+least|more\s+than|(?:bigg|larg)er\s+than|min(?:imum)?|under|below|less\s+than|up\s+to|max(?:imum)?|[<>]=?)\s*\d[\d,.]*k?)\s*(?:sf|sq\.?\s?ft|sqft|square\s+feet)\b/g,
        '$1 sqft lot',
      )
      .replace(
        /\b(?:an?\s+)?(?:fenced\s+|big\s+|large\s+)?(?:back\s?|front\s?)?yard\s+(?=(?:of|at\s+least|over|bigger|larger)\b[^,.;]{0,24}\d)/g,
        'lot ',
      )
      .replace(/\b(\d+)\s+and\s+a\s+half\s+acres?\b/g, '$1.5 acres')
      .replace(/\b(?:a\s+)?(?:three[\s-]?quarters?|3\s*quarters?)[\s-]*(?:of\s+)?(?:an?[\s-]+)?acre\b/g, '0.75 acre')
      .replace(/\b(?:an?\s+)?half[\s-]*(?:of\s+)?(?:an?[\s-]+)?acre\b/g, '0.5 acre')
      .replace(/\b(?:an?\s+)?(?:1\s+)?quarter[\s-]*(?:of\s+)?(?:an?[\s-]+)?acre\b/g, '0.25 acre')
      .replace(/\b(?:an?\s+)?(?:1\s+)?third[\s-]*(?:of\s+)?(?:an?[\s-]+)?acre\b/g, '1/3 acre')
      .replace(/\b(?:an?|one|a\s+full|full)[\s-]acre\b/g, '1 acre')
  );
}

/** What the size belongs to, and no type of property: "on a lot of", "have lots over"; "lots over an acre" alone is land. */
const lotWords = [
  /\b(?:on|with|has|have|having)\s+(?:an?\s+)?(?:lots?|land|parcel)(?:\s+(?:size|of))?\b/,
  /\b(?:an?\s+)?(?:lot|parcel)(?:\s+size)?\b(?=\s*\uE000)/,
  /(?<=\uE000\s*)(?:of\s+)?(?:lot|land|parcel)(?:\s+size)?\b/,
];

/** Lots first: "5,000 sqft lot" would else be read as living space. */
export function takeSizes(sentence: Sentence): { livingSpaceSqFt: NumberRange | null; lotSizeSqFt: NumberRange | null } {
  sentence.take(/\bon\s+(?:a\s+)?(?=(?:at\s+least\s+)?[\d.,/]+\s*-?(?:acres?|ac)\b)/);
  const lotSizeSqFt = takeRange(sentence, lotAcres) ?? takeRange(sentence, lotSquareFeet) ?? takeLotFirst(sentence);
  if (lotSizeSqFt) {
    for (const words of lotWords) if (sentence.take(words)) break;
    sentence.take(/\b(?:an?\s+)?(?:big|large|huge)\s+(?=\uE000)/);
  }
  return { livingSpaceSqFt: takeRange(sentence, livingSpace), lotSizeSqFt };
}

/** "lot over 5,000": only with a number big enough for square feet, so that "lot 12" is left alone. */
function takeLotFirst(sentence: Sentence): NumberRange | null {
  return sentence.has(
    /\b(?:lots?|parcel)(?:\s+(?:sizes?|area|of|is|are|that|which|being|run|range|ranging|over|under|above|below|at|least|most|up|to|exactly|min|max|between|from|bigger|larger|than|minimum|more|:|=))*\s*[<>]?=?\s*(?:\d{1,3},\d{3}|\d{4,}|\d+k\b|\d[\d.,]*\s*s)/,
  )
    ? takeRange(sentence, lotFirst)
    : null;
}
