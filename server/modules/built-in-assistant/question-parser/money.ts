/** Prices: amounts with their units, and the range that a question asks for. Rules: docs/product/search.md. */
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { AFTER, BEFORE, comparisonOf, orderedRange, rangeOf } from './comparators.ts';
import type { NumberRange } from './comparators.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type Transaction = 'sale' | 'lease';

interface Amount {
  value: number;
  unit: number | null;
  marked: boolean;
}

const DIGITS = '\\d{1,3}(?:[.,]\\d{3}){2,}(?:\\.\\d{2})?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d+(?:\\.\\d+)?|\\.\\d+';
const UNITS = 'k|m|mm|mn|mil|mill|million|millions|thousand|grand';
/** Not a number that something else counts: "under 3 acres" is no price. */
const NOT_COUNTED =
  "(?![\\d.,]*\\d|\\/(?!\\s*mo)|[a-z%'-]*[a-z%'])(?!\\s*(?:-\\s*)?(?:bed|bath|br\\b|bd|ba\\b|sq|acre|mile|day|week|month(?!ly)|year|minutes?\\b|hours?\\b|hrs?\\b|car\\b|story|stories|unit|photo|%|(?:under|over|above|below|off|less\\s+than)\\s+(?:the\\s+|their\\s+|our\\s+)?(?:ask|list(?:ed|ing)?\\b)))";
const amount = (name: string) => `(?<${name}>\\$?\\s?(?<![\\d.,])(?:${DIGITS})\\s?(?:(?:${UNITS})(?![a-z]))?)`;
const TAIL = '(?:\\s*(?:dollars|bucks|usd))?(?:\\s*(?:/|per|a|each)\\s*(?:mo(?:nth)?)\\b|\\s*monthly\\b|\\s*pm\\b)?';

const between = new RegExp(
  `(?:\\b(?:priced?\\s+)?(?:between|from|range(?:\\s+(?:of|is))?:?)\\s+)${amount('low')}\\s*(?:and|&|to|-|thru|through|or|\\.\\.)\\s*${amount('high')}${NOT_COUNTED}${TAIL}`,
);
const dashed = new RegExp(
  `(?<![\\w/-])${amount('low')}\\s*(?:-|to|thru|through|\\.\\.)\\s*${amount('high')}${NOT_COUNTED}${TAIL}`,
);
/** "700k min, 900k max" */
const bothBehind = new RegExp(
  `${amount('low')}\\s*(?:min(?:imum)?|at\\s+(?:the\\s+)?least)[\\s,]*(?:and\\s+|but\\s+)?${amount('high')}\\s*(?:max(?:imum)?|at\\s+(?:the\\s+)?most|tops)(?![a-z])${TAIL}`,
);
const compared = inLines()`
  (?:
    (?:
      \b(?:price[ds]?|costing|asking|budget|at|for|list(?:ed)?\s+(?:at|for)|sold\s+(?:at|for)|rent)\s+
      (?:is\s+|of\s+|at\s+|for\s+)?
    )?
  )(?:\b(?<front>${BEFORE})\s*|(?<sign>[<>~]=?|u/|o/)\s*)${amount('low')}${NOT_COUNTED}${TAIL}
  (?:\s*(?<behind>${AFTER}))?
`;
const suffixed = new RegExp(
  `(?<![\\w/-])${amount('low')}\\s*(?<behind>${AFTER})(?!\\s*(?:communit|active|adult|living|senior|age|complex|each|apart|per\\b|drive|walk|ride|showings?|tours?))${TAIL}`,
);
const plain = new RegExp(`(?<![\\w/-])${amount('low')}${NOT_COUNTED}${TAIL}`, 'g');

/** "In the 700s": thousands of dollars, as agents say it. */
const HUNDREDS = /(?:\bin\s+the\s+)?\$?(?<![\d.,])([1-9]00)k?'?s\b/;

const HUNDREDS_ON = /\b(?:from|starting\s+(?:in|at|from))\s+the\s+(?:low\s+|mid\s+|high\s+|upper\s+)?\$?([1-9]00)k?'?s\b/;

const unitValue = (unit: string) => (/^(?:k|thousand|grand)$/.test(unit) ? 1_000 : 1_000_000);

const MIN_THOUSANDS_IN_SPANISH = 100;

function parseAmount(written: string): Amount {
  const marked = written.includes('$');
  const body = written.replace(/[$\s]/g, '');
  const unitMatch = new RegExp(`(?:${UNITS})$`).exec(body);
  const digits = body.slice(0, unitMatch?.index ?? body.length);
  // 1.200.000 is how Spanish writes thousands.
  const value = /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ? Number(digits.replaceAll('.', '')) : Number(digits.replaceAll(',', ''));
  // "800 mil" is Spanish for thousands, "1.5 mil" short for millions.
  const isThousands = unitMatch?.[0] === 'mil' && value >= MIN_THOUSANDS_IN_SPANISH;
  const unit = unitMatch
    ? isThousands || body.endsWith('k') || /thousand|grand/.test(unitMatch[0])
      ? 1_000
      : unitValue(unitMatch[0])
    : null;
  return { value, unit, marked: marked || unit !== null };
}

/** A bare number this big is an amount of money ("I have 500000 to spend"). */
const UNMARKED_FROM_DOLLARS = 50_000;
const UNMARKED_BELOW_MILLIONS = 20;
/** Dollars a month; smaller bare numbers in a question about rentals count something else. */
const MIN_BARE_RENT = 100;

const MAX_RENT = 20_000;

/** Whether the dollars of a range can only be a month's. */
export const isRent = (range: { startAt?: number | null; endAt?: number | null } | null | undefined) => {
  const bound = range?.endAt ?? range?.startAt;
  return bound != null && bound >= MIN_BARE_RENT && bound < MAX_RENT;
};

/** A sale's price as agents say it for short: "1.05" in millions, "950" in thousands. */
export const dollarsInShort = (value: number): number =>
  value < 100 ? value * 1_000_000 : value < 10_000 ? value * 1_000 : value;

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** "Mil" is a thousand in Spanish, and short for a million behind fewer than this. */
const MAX_MILLIONS_OF_MIL = 10;

/** A sale's price as it is said: "1.58", "725k", "1.1 million", "950,000". @param unit small letters, as written */
export function dollarsSaid(digits: string, unit = ''): number {
  const value = Number(digits.replaceAll(',', ''));
  const isMillions = unit === 'mil' ? value < MAX_MILLIONS_OF_MIL : unit.startsWith('m');
  return Math.round(unit === '' ? dollarsInShort(value) : value * (isMillions ? MILLION : THOUSAND));
}

const MAX_RENT_THOUSANDS = 20;

/** Dollars of an amount; one without a unit is read by the size of the number on a sale, as dollars a month on a lease. */
function dollars({ value, unit }: Amount, transaction: Transaction): number {
  let total = value;
  if (unit !== null) total = value * unit;
  else if (transaction === 'sale') total = dollarsInShort(value);
  // "Under 2.5" a month: in thousands.
  else if (value < MAX_RENT_THOUSANDS) total = value * 1_000;
  return Math.min(searchLimits.priceDollars, Math.round(total));
}

/** In "800-950k" the unit holds for both, unless that puts the first above the second ("900-1.1M"). */
function dollarRange(low: Amount, high: Amount, transaction: Transaction): NumberRange {
  const end = dollars(high, transaction);
  const shared =
    low.unit === null && high.unit !== null ? dollars({ ...low, unit: high.unit }, transaction) : dollars(low, transaction);
  const start = shared > end ? dollars(low, transaction) : shared;
  return orderedRange(start, end);
}

/** "3 plus an office" counts rooms. */
function takeSuffixed(sentence: Sentence) {
  const found = suffixed.exec(sentence.text)?.groups;
  const { value, marked } = parseAmount(found?.low ?? '0');
  const isCount = !marked && Number.isInteger(value) && value < UNMARKED_BELOW_MILLIONS && /^plus/.test(found?.behind ?? '');
  return isCount ? undefined : sentence.take(suffixed)?.groups;
}

/**
 * Takes the price, in whole dollars (a month, for a lease).
 * A plain amount without a comparator counts only when it is marked as money (a $, a unit), and is then a budget: an upper bound.
 */
export function takePrice(sentence: Sentence, transaction: Transaction): NumberRange | null {
  for (const pattern of [bothBehind, between, dashed]) {
    const match = pattern.exec(sentence.text)?.groups;
    if (!match?.low || !match.high) continue;
    const [low, high] = [parseAmount(match.low), parseAmount(match.high)];
    if (pattern === dashed && !low.marked && !high.marked && high.value >= 1 && high.value < 20 && !/\./.test(match.high))
      continue;
    sentence.take(pattern);
    return dollarRange(low, high, transaction);
  }
  // Builders' "from the 600s" names where prices begin.
  const begins = transaction === 'sale' ? sentence.take(HUNDREDS_ON)?.[1] : undefined;
  if (begins) return { startAt: Number(begins) * 1_000 };
  const hundreds = transaction === 'sale' ? sentence.take(HUNDREDS)?.[1] : undefined;
  if (hundreds) return { startAt: Number(hundreds) * 1_000, endAt: Number(hundreds) * 1_000 + 99_999 };
  const bound = sentence.take(compared)?.groups ?? takeSuffixed(sentence);
  if (bound?.low) {
    const comparison = comparisonOf(bound.front ?? bound.sign, bound.behind) ?? 'at-most';
    const range = rangeOf(
      dollars(parseAmount(bound.low), transaction),
      comparison === 'exactly' && !bound.behind ? 'at-most' : comparison,
    );
    const other = sentence.take(compared)?.groups ?? takeSuffixed(sentence);
    if (!other?.low) return range;
    // "Rent up to 5,500, buy up to 1.2": a second bound that can be no month's rent is of something else.
    const amountBeside = parseAmount(other.low);
    if (transaction === 'lease' && amountBeside.unit === null && amountBeside.value < MIN_BARE_RENT) return range;
    // "over 500k and under 900k": two bounds of one range.
    const second = rangeOf(
      dollars(amountBeside, transaction),
      comparisonOf(other.front ?? other.sign, other.behind) ?? 'at-most',
    );
    const both = { ...range, ...second };
    // "Over 500k under 400k" is said to be none; in "max 1990 over 3" the second number counts something else.
    if (transaction === 'sale' && Math.min(both.startAt ?? 0, both.endAt ?? 0) >= UNMARKED_FROM_DOLLARS) return both;
    return (both.startAt ?? 0) <= (both.endAt ?? Infinity) ? both : range;
  }
  for (const match of sentence.text.matchAll(plain)) {
    const budget = parseAmount(match.groups?.low ?? '');
    const isMoney =
      budget.marked || budget.value >= UNMARKED_FROM_DOLLARS || (transaction === 'lease' && budget.value >= MIN_BARE_RENT);
    const written = (match.groups?.low ?? '').trim();
    const isSaid =
      transaction === 'sale' &&
      // "A 2/2 at 1.1", "for 850": millions, and thousands behind "for" and "at".
      ((/^\d{1,2}\.\d{1,2}$/.test(written) && budget.value < UNMARKED_BELOW_MILLIONS) ||
        (/^[1-9]\d{2}$/.test(written) && /\b(?:for|at)\s+$/.test(sentence.text.slice(0, match.index))));
    if (!isMoney && !isSaid) continue;
    sentence.take(new RegExp(`(?<=^[^]{${match.index}})${plain.source}`));
    return rangeOf(dollars(budget, transaction), 'at-most');
  }
  return null;
}
