/** Which of the listings that were shown is meant: by its place in the list, its address, its number, or what it has most of. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { findAddress } from '../addresses.ts';
import { fold } from '../sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const ORDINAL = '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|[1-9]0?(?:st|nd|rd|th))';
const THING = '(?:one|listing|home|house|condo|property|result|place|option|apartment|townhouse|townhome|loft|unit)';
export const oneByOrder = inLines()`
  \b(?:the\s+)?${ORDINAL}\s+(?:(?:${THING})\b(?!s)|ones\b(?=\s+\w))
  |\b(?:about|open|on|of|for|is|does|has|in|pick|choose|details?|show\s+me|see|like|with|to|than|up|into)\s+
    (?:the\s+)?${ORDINAL}\s*(?:[?.!,]|$)
  |^\s*(?:and\s+)?(?:the\s+)?${ORDINAL}\s*(?:one)?\s*(?:please)?\s*[?.!,]?\s*$
  |^\s*(?:and\s+|ok(?:ay)?,?\s+)?(?:the\s+)?${ORDINAL}(?:\s+one)?\s*[,:;]
`;
export const oneByNumber = inLines()`
  (?:
    \b(?:number|no\.?|listing|option|result|home|property)\s+
    |#\s?
    |\b(?:details?|info(?:rmation)?|more)\s+(?:on|about|for)\s+
    |\b(?:that|the)\s+one\s+at\s+
  )([1-9]\d?|${cardinals.join('|')})\b(?!\s*(?:bed|bath|mile|k|m\b|,\d|\.\d|br))
`;
/** Words that pick one of several by what it has most or least of; spaces as they come. */
export const SUPERLATIVE =
  'cheapest|least expensive|lowest priced?|most affordable|most expensive|highest priced?|highest(?=\\s*(?:[?.!,]|$|one\\b|sale\\b|of\\b))|lowest(?=\\s*(?:[?.!,]|$|one\\b|sale\\b|of\\b))|priciest|biggest|largest|roomiest|smallest|newest(?: (?:built|builds?|building|construction))?|most recently listed|latest|oldest (?:built|building|construction)|longest on (?:the )?market|oldest|(?:lowest|best|cheapest|least) (?:(?:price|cost|value) )?per (?:square foot|sq\\.? ?ft|foot)|best (?:value|deal)|(?:lowest|smallest|cheapest) (?:hoa(?: (?:fees?|dues))?|(?:monthly |condo )?(?:fees?|dues))|(?:biggest|largest) (?:lot|yard)|smallest lot|most (?:bed(?:room)?s|bath(?:room)?s|parking|space|land)|(?:biggest|largest) (?:price )?(?:cut|drop|reduction)';

export const referenceOf = ({ mlsId, mlsSource }: SearchResultFacts): ListingReference => ({ mlsId, mlsSource });
export const isSame = (one: ListingReference, other: ListingReference | null | undefined) =>
  one.mlsId === other?.mlsId && one.mlsSource === other.mlsSource;

export function byOrdinal(written: string, results: SearchResultFacts[]): SearchResultFacts | null {
  const index =
    written === 'last' ? results.length - 1 : /^\d/.test(written) ? Number.parseInt(written, 10) - 1 : ordinals.indexOf(written);
  return results[index] ?? null;
}

export const byNumber = (written: string, results: SearchResultFacts[]): SearchResultFacts | null =>
  results[(cardinals.includes(written) ? cardinals.indexOf(written) + 1 : Number(written)) - 1] ?? null;

type Value = (one: SearchResultFacts) => number | null;
const priceCut: Value = ({ price, originalListPrice }) =>
  price !== null && originalListPrice !== null && originalListPrice > price ? originalListPrice - price : null;

/** What each superlative compares, and whether the most or the least wins. The special before the general. */
const measures: [RegExp, Value, 'most' | 'least'][] = [
  [/latest sale/, ({ soldDate }) => (soldDate === null ? null : Date.parse(soldDate)), 'most'],
  [/hoa|fees?|dues/, (one) => one.hoaMonthlyFee, 'least'],
  [/smallest lot/, (one) => one.lotSizeSqFt, 'least'],
  [/lot|yard|land/, (one) => one.lotSizeSqFt, 'most'],
  [/(?:cut|drop|reduction)/, priceCut, 'most'],
  [/ per |best (?:value|deal)/, (one) => one.pricePerSqFt, 'least'],
  [/most bed/, (one) => one.beds, 'most'],
  [/most bath/, (one) => one.baths, 'most'],
  [/parking/, (one) => one.garageSpaces, 'most'],
  [/cheapest|least|lowest|affordable/, (one) => one.price, 'least'],
  [/expensive|priciest|highest/, (one) => one.price, 'most'],
  [/newest (?:buil|construction)/, (one) => one.yearBuilt, 'most'],
  [/oldest (?:built|building|construction)/, (one) => one.yearBuilt, 'least'],
  [/biggest|largest|roomiest|space/, (one) => one.livingAreaSqFt, 'most'],
  [/smallest/, (one) => one.livingAreaSqFt, 'least'],
  [/newest|recent|latest/, (one) => one.daysListed, 'least'],
  [/oldest|longest/, (one) => one.daysListed, 'most'],
];

export function bestBy(which: string, results: SearchResultFacts[]): SearchResultFacts | null {
  const [, value, end] = measures.find(([pattern]) => pattern.test(which)) ?? [];
  if (!value) return null;
  const sign = end === 'most' ? -1 : 1;
  let best: SearchResultFacts | null = null;
  for (const one of results) {
    const own = value(one);
    if (own === null) continue;
    const leading = best && value(best);
    if (leading === null || own * sign < leading * sign) best = one;
  }
  // Of land, the biggest has the biggest lot.
  if (best === null && ofSize.test(which)) return bestBy(which.replace(ofSize, '$1 lot'), results);
  return best;
}

const ofSize = /^\s*(?:the\s+)?(biggest|largest|smallest)\s*$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The listings whose address or MLS number stands in the question. */
export function byName(folded: string, results: SearchResultFacts[]): SearchResultFacts[] {
  const address = findAddress(folded)?.written;
  return results.filter((one) => {
    const line = one.addressLine1 === null ? null : fold(one.addressLine1);
    if (line && (folded.includes(line) || (address && line.startsWith(address.replace(/\s+\w+$/, ''))))) return true;
    // "123 Elm" for 123 Elm St.
    const numbered = line && /^\d+[a-z]?\s+(?:[nsew]\s+)?\S{3,}/.exec(line)?.[0];
    if (numbered && new RegExp(`(?<![\\w-])${escaped(numbered)}(?![\\w-])`).test(folded)) return true;
    const street = line && /^\d+[a-z]?\s+(.{3,})$/.exec(line)?.[1];
    if (street && namesStreet(folded, street)) return true;
    return (
      one.mlsId.length >= 4 && new RegExp(`(?<![\\w-])${one.mlsId.toLowerCase().replace(/[^\w-]/g, '.')}(?![\\w-])`).test(folded)
    );
  });
}

/** "The one on Castro", "the Castro one", "Castro St" alone. */
function namesStreet(folded: string, street: string): boolean {
  const name = escaped(street.split(/\s+/)[0] ?? street);
  return (
    new RegExp(`\\b${THING}\\s+(?:on|at)\\s+${name}(?![\\w-])`).test(folded) ||
    new RegExp(`\\bthe\\s+${name}(?:\\s+(?:st|street|ave|avenue|rd|road))?\\s+${THING}\\b(?!s)`).test(folded) ||
    new RegExp(`^\\s*(?:the\\s+)?${escaped(street)}[a-z]*\\s*[?.!]*\\s*$`).test(folded)
  );
}
