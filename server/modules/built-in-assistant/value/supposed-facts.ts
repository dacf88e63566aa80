/** The facts that words suppose a home to have, one by one: "1,700 sq ft", "a third bath", "no garage", "a 4/3". */
import type { HomeFacts } from '#contract/valuation-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const ordinals = [
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
const smallNumbers: Record<string, number> = { a: 1, an: 1, another: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const COUNT = '(\\d+(?:\\.\\d+)?|an?|another|one|two|three|four|five|second|third|fourth|[2-9](?:nd|rd|th))';
const whatIfFacts: readonly [RegExp, keyof HomeFacts][] = [
  [new RegExp(`${COUNT}\\s+(?:more |extra |full )*half[ -]baths?`), 'halfBaths'],
  [new RegExp(`${COUNT}\\s+(?:more |extra |full )*bath`), 'fullBaths'],
  [new RegExp(`${COUNT}\\s+(?:more |extra )*bed`), 'bedrooms'],
  [new RegExp(`${COUNT}[ -](?:more |extra )*(?:car )?(?:garage|parking)`), 'garageSpaces'],
  [new RegExp(`${COUNT}\\s+(?:more |extra )*fireplace`), 'fireplaces'],
];

/** "Add a bathroom": of this home, not a sale among its comparables. */
export const ADDED_FACT = inLines()`
  ^(?:(?:and|now|ok|please)\s+)*add(?:ing)?\s+(?:an?|another|one|two|three|\d[\d,]*)
  (?:\s+(?:more|extra|additional|full|half|car))*[\s-]*
  (?:sq\.?\s*ft|sqft|square feet|bath(?:room)?s?|bed(?:room)?s?|garages?|parking|fireplaces?)[\s?.!]*$
`;

export const ON_LOT = inLines()`
  (\d[\d,]*)\s*(?:sq\.?\s*ft\.?|sqft|sf|square f(?:ee|oo)t|ft)\s+lot\b
  |\blot\s+(?:is\s+|of\s+|size\s+(?:is\s+)?)?(?:about\s+)?(\d[\d,]{3,})
`;

export const YEAR_BUILT = /\bbuilt (?:in |around )?((?:1[6-9]|20)\d\d)\b/;

/** One fact of a "what if". */
export interface Supposed {
  fact: keyof HomeFacts;
  value: number;
  /** On top of what it has. */
  isMore?: boolean;
  isNth?: boolean;
  /** "A bath" beside "400 sq ft more" comes on top, too. */
  isIndefinite?: boolean;
}

export function sizeIn(text: string): Supposed | null {
  const size =
    /(\d[\d,]*)\s*(more|extra|additional)?\s*(?:sq\.?\s*ft|sqft|sf\b|square f(?:ee|oo)t)\s*(bigger|larger|more|extra|smaller|less)?/.exec(
      text,
    );
  if (!size?.[1]) return null;
  const sqFt = Number(size[1].replaceAll(',', ''));
  const isLess = size[3] === 'smaller' || size[3] === 'less';
  const isMore = size[2] !== undefined || size[3] !== undefined || ADDED_FACT.test(text);
  return { fact: 'livingAreaSqFt', value: isLess ? -sqFt : sqFt, isMore };
}

export function lotIn(text: string): Supposed | null {
  const [, before, behind] = ON_LOT.exec(text) ?? [];
  const sqFt = Number((before ?? behind ?? '').replaceAll(',', ''));
  return sqFt > 0 ? { fact: 'lotSizeSqFt', value: sqFt } : null;
}

export function builtIn(text: string): Supposed[] {
  const year = YEAR_BUILT.exec(text)?.[1];
  return year === undefined ? [] : [{ fact: 'yearBuilt', value: Number(year) }];
}

export function lackIn(text: string): Supposed | null {
  const lacks = /\b(?:no|without (?:a|the|any)) (garage|fireplace|half bath)/.exec(text)?.[1];
  if (!lacks) return null;
  return { fact: lacks === 'garage' ? 'garageSpaces' : lacks === 'fireplace' ? 'fireplaces' : 'halfBaths', value: 0 };
}

const nthOf = (word: string): number => {
  const named = ordinals.indexOf(word);
  return named > 0 ? named + 1 : Number(/^(\d)(?:nd|rd|th)$/.exec(word)?.[1] ?? 0);
};

/** "Make it a 4/3" */
export function pairIn(text: string): Supposed[] {
  const [, beds, baths] = /(?<![\d/.])(\d)\s*\/\s*(\d(?:\.5)?)(?![\d/])/.exec(text) ?? [];
  if (beds === undefined || baths === undefined) return [];
  return [
    { fact: 'bedrooms', value: Number(beds) },
    { fact: 'fullBaths', value: Math.floor(Number(baths)) },
    ...(baths.includes('.') ? [{ fact: 'halfBaths' as const, value: 1 }] : []),
  ];
}

export function roomsIn(text: string): Supposed[] {
  return whatIfFacts.flatMap(([pattern, fact]): Supposed[] => {
    const found = pattern.exec(text);
    const word = found?.[1];
    if (!found || !word) return [];
    const nth = nthOf(word);
    if (nth > 0) return [{ fact, value: nth, isNth: true }];
    const isMore =
      /\b(?:more|extra|additional)\b/.test(found[0]) ||
      /^s? more\b/.test(text.slice(found.index + found[0].length)) ||
      word === 'another' ||
      /\badd(?:ed|ing)?\s+$/.test(text.slice(0, found.index)) ||
      ADDED_FACT.test(text);
    const value = smallNumbers[word] ?? Number(word);
    const isIndefinite = /^an?$/.test(word);
    if (fact !== 'fullBaths' || value % 1 === 0) return [{ fact, value, isMore, isIndefinite }];
    return [
      { fact, value: Math.floor(value), isMore },
      { fact: 'halfBaths', value: 1, isMore },
    ];
  });
}
