/** Streets and addresses: words that end like a street. */
import type { NamedArea } from '#contract/listing-search.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const KINDS =
  'streets?|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|terrace|ter|circle|cir|highway|hwy|parkway|pkwy|alley|square|trail|trl|loop|row|path|plaza';
const NUMBERED = inLines()`
  \b(\d{1,6}[a-z]?)\s+(
    (?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?\s+)?(?:\d{1,3}(?:st|nd|rd|th)|[a-z][a-z'.-]+)
    (?:\s+[a-z][a-z'.-]+){0,2}?\s+(?:${KINDS})
  )\b\.?
`;
/** No street's name begins so: "a baby on the way". */
const NOT_NAMED = '(?!(?:the|their|our|my|his|her|its|your|an?|this|that)\\b)';
const STREET = inLines()`
  \b(?:on|along|off|down)\s+${NOT_NAMED}(
    (?:(?:n|s|e|w|north|south|east|west)\.?\s+)?(?:\d{1,3}(?:st|nd|rd|th)|[a-z][a-z'-]+)(?:\s+[a-z][a-z'-]+){0,2}?
    \s+(?:${KINDS.replace('square|', '').replace('place|', '').replace('row|', '')})
  )\b\.?
`;
/** "3 bedroom house st…" is no address: the word behind the number is a thing that is counted. */
const COUNTED = inLines()`
  ^(?:
    bed(?:room)?s?|bath(?:room)?s?|brs?|bas?|bds?|cars?|sq|sqft|acres?|miles?|mi|blocks?|feet|kms?|minutes?|mins?
    |units?|days?(?!\s+(?:st|street|ave|rd|dr)\b)|weeks?|months?|years?|million|mil|k|m|thousand|and|or|to|in|on
    |with|under|for|condos?|homes?|houses?|town(?:house|home)s?|propert(?:y|ies)
  )\b
`;

/** "…, Apt 4B", "… #12", "… unit 3" right behind an address. */
const UNIT = /^[\s,]*(?:#\s*|(?:unit|apartment|apt|suite|ste)\b\.?\s*#?\s*)([a-z]?\d{1,5}[a-z]?|[a-z])\b/;

interface AddressMention {
  area: NamedArea;
  /** As written, lower case. */
  written: string;
  /** " #4", as it stands behind the name. */
  unit?: string;
  start: number;
  length: number;
}

const MAX_ADDRESSES = 4;

/** All whole addresses that words name, in their order. */
export function findAddresses(folded: string): NamedArea[] {
  const found: NamedArea[] = [];
  let rest = folded;
  for (let next = findAddress(rest); next && found.length < MAX_ADDRESSES; next = findAddress(rest)) {
    if (next.area.nameType === 'street-and-number') found.push(next.area);
    rest = rest.slice(next.start + next.length);
  }
  return found;
}

const capitalised = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![a-z\d'])[a-z]/g, (letter) => letter.toUpperCase());

export function findAddress(folded: string): AddressMention | null {
  const numbered = NUMBERED.exec(folded);
  if (numbered?.[1] && numbered[2] && !COUNTED.test(numbered[2])) {
    const written = `${numbered[1]} ${numbered[2]}`.replace(/\s+/g, ' ');
    const unit = UNIT.exec(folded.slice(numbered.index + numbered[0].length));
    const unitWritten = unit?.[1] ? ` #${unit[1].toUpperCase()}` : '';
    return {
      area: { type: 'named-area', nameType: 'street-and-number', name: capitalised(written) + unitWritten },
      written,
      unit: unitWritten,
      start: numbered.index,
      length: numbered[0].length + (unit?.[0].length ?? 0),
    };
  }
  const street = STREET.exec(folded);
  if (!street?.[1] || COUNTED.test(street[1])) return null;
  return {
    area: { type: 'named-area', nameType: 'street', name: capitalised(street[1]) },
    written: street[1].replace(/\s+/g, ' '),
    start: street.index,
    length: street[0].length,
  };
}

const soldFor =
  /\b(?:what|how\s+much)\b.*\b(?:(?:did|has|have)\b.*\b(?:sell|sold|go|gone|fetch|close)|(?:was|were)\b.*\bsold)\s+(?:for|at)\b/;

/** "What did 12 Alder Street sell for?": what was paid is known, and no estimate is asked for. */
export function addressOfSale(folded: string): NamedArea | null {
  const area = soldFor.test(folded) ? findAddress(folded)?.area : null;
  return area?.nameType === 'street-and-number' ? area : null;
}
