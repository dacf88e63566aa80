/** "The one with 4 bedrooms", "the $1.1M one": a listing that was shown, by a fact that only it has. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const theOneWith =
  /\bthe\s+(?:one|listing|home|house|condo|place)\s+(?:with|that\s+has|for|at|from|built\s+in)\s+(?:the\s+)?(.{1,40}?)\s*[?.!]*\s*$/;
/** "Which one has parking for two?" */
const whichHas = inLines()`
  ^\s*(?:and\s+|ok(?:ay)?,?\s+)?which(?:\s+(?:one|home|house|condo|listing|place)|\s+of\s+(?:them|these|those))?\s+
  (?:has|comes\s+with|was\s+built\s+in)\s+(?:an?\s+|the\s+)?(.{1,40}?)\s*[?.!]*\s*$
`;
const theSuchOne =
  /\bthe\s+(\$?[\d.,]+\s*(?:k|m|mil|million)?|[\w-]+[\s-](?:bed(?:room)?|bath|car)|pending|sold|contingent)\s+(?:one|listing|home|house|condo|place)\b(?!s)/;

const written: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const numberIn = (text: string) => {
  const digits = /[\d.,]+/.exec(text)?.[0];
  return digits
    ? Number(digits.replaceAll(',', ''))
    : ((text.match(/[a-z]+/g) ?? []).map((word) => written[word]).find((number) => number !== undefined) ?? null);
};

type Test = (one: SearchResultFacts) => boolean;

function testFor(words: string): Test | null {
  const number = numberIn(words);
  if (/^(?:pending|sold|contingent)$/.test(words)) return (one) => one.status === words;
  if (/\b(?:parking|garage)\b/.test(words) && number === null) return (one) => (one.garageSpaces ?? 0) > 0;
  if (/\bprice\s+(?:cut|drop|reduction)\b/.test(words))
    return (one) => one.price !== null && (one.originalListPrice ?? 0) > one.price;
  if (number === null) return null;
  if (/bed|\bbr\b/.test(words)) return (one) => one.beds === number;
  if (/bath|\bba\b/.test(words)) return (one) => one.baths === number;
  if (/car|garage|parking/.test(words)) return (one) => one.garageSpaces === number;
  if (/sq|\bsf\b|feet/.test(words)) return (one) => one.livingAreaSqFt === number;
  if (/^(?:1[89]|20)\d\d$/.test(words)) return (one) => one.yearBuilt === number;
  const dollars = /\d\s*(?:k|thousand)\b/.test(words)
    ? number * 1e3
    : /\d\s*(?:m|mil|million)\b/.test(words) || number < 100
      ? number * 1e6
      : number;
  if (!/\$|\d\s*(?:k|m|mil|million|thousand)\b|\d{4,}|\d,\d{3}/.test(words)) return null;
  // "The 1.1M one" may stand for $1,098,000.
  return (one) => one.price !== null && Math.abs(one.price - dollars) <= dollars * 0.01;
}

/** @returns the listing; null when none, or more than one, is so. */
export function byFact(folded: string, results: SearchResultFacts[]): SearchResultFacts | null {
  const words = theOneWith.exec(folded)?.[1] ?? whichHas.exec(folded)?.[1] ?? theSuchOne.exec(folded)?.[1];
  const test = words ? testFor(words.trim()) : null;
  const found = test ? results.filter(test) : [];
  return found.length === 1 ? (found[0] ?? null) : null;
}
