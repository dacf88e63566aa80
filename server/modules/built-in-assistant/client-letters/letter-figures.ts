/** What blanks of a price letter the words fill: "924 to 899", "no offers after 3 weeks", "wait 2 weeks before we drop". */
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { sumIn } from './deal-terms.ts';
import { interestIn, withoutInterest, type Interest } from './interest-told.ts';
import type { TimeSaid } from './letter-facts.ts';
import type { LetterOccasion } from './occasions.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface LetterFigures {
  /** As it was said: "3%"; null where none was. */
  cut: string | null;
  /** On the market. */
  time: TimeSaid | null;
  hasNoOffers: boolean;
  /** Null where none is told. */
  interest: readonly Interest[] | null;
  waitFor: TimeSaid | null;
  /** The price to lower it to, as it was said. */
  newPrice: string | null;
  /** What it is listed at now, as it was said. */
  price: string | null;
}

const none: LetterFigures = {
  ...{ cut: null, time: null, hasNoOffers: false, interest: null, waitFor: null, newPrice: null, price: null },
};
/** Letters about a home that was on the market for some time. */
const tellsTime: readonly LetterOccasion[] = ['expired', 'no-answer'];

const CUT = /\b\d{1,2}(?:\.\d)?\s?%/;
const UNIT = '(days?|dom|dias?|weeks?|wks?|semanas?|months?|meses|mes)';
const TIME = new RegExp(`\\b(\\d{1,3}|a|one|two|three|four|five|six|una?|dos|tres|cuatro|cinco|seis)\\s*${UNIT}\\b`);
const wait = new RegExp(
  `\\b(?:suggest|give(?:\\s+it)?|wait(?:ing)?|another|hold(?:ing)?(?:\\s+off)?|more|esper\\w+|dar(?:le)?|otr[oa]s)\\s+(?:it\\s+|for\\s+|another\\s+|otr[oa]s\\s+)*(\\d{1,2}|a|one|two|three|four|una?|dos|tres|cuatro)\\s*(?:more\\s+)?${UNIT}(?:\\s+(?:more|mas))?\\b`,
);
const numbers: Readonly<Record<string, string>> = {
  ...{ a: '1', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' },
  ...{ un: '1', una: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6' },
};
const noOffers =
  /\b(?:no|zero|not\s+(?:a\s+single|one|an?))\s+offers?\b|\bwithout\s+(?:an?\s+|any\s+)?offers?\b|\b(?:no|without|sin|ninguna|cero|0)\s+ofertas?\b/;
const SUM = '\\d{1,3}(?:,\\d{3})+|\\d{5,}|\\d{2,3}(?:\\.\\d+)?\\s?(?:k|mil)|\\d(?:\\.\\d+)?\\s?m(?:il(?:lion)?)?|\\d\\.\\d{2,3}';
const PRICE = inLines()`
  (?:\b(?:to|at|needs?(?:\s+to\s+be(?:\s+at)?)?|price(?:\s+(?:is|of|to|would be))?|a|en)\s+|^\W*(?:make\s+it|say|use|it(?:'s|\s+is))?\s*)\$?\s?
  (${SUM})\b
`;
/** "We're at 1.795", "list 1.1m", "a 3% cut from 1,295,000" */
const LISTED = inLines()`
  \b(?:we(?:'?re|\s+are)|listed|currently|(?:it|they|she|he)(?:'?s|\s+is|\s+are))\s+(?:(?:listed|now|currently)\s+)*
  (?:at|for)\s+\$?\s?(${SUM})\b
  |\b(?:list(?:ed|ing)?(?:\s+price)?|asking(?:\s+price)?|precio\s+de\s+lista)\s*(?:is|of|at|=|:|es)?\s*\$?\s?(${SUM})\b
  |\b(?:from|off(?:\s+of)?|desde|de)\s+\$?\s?(${SUM})\b
`;
/** "924 to 899": in thousands where both are bare. */
const FROM_TO = new RegExp(
  `\\$?\\b(${SUM}|\\d{3})\\s*(?:down\\s+)?(?:to|a|->|→|-|–|hasta)\\s*\\$?(${SUM}|\\d{3})\\b(?!\\s*(?:days?|dias?|weeks?|%))`,
);

/** "What's the new price?", of the letter that stands. */
export const asksNewPrice = inLines()`
  ^\W*(?:(?:so|and|ok(?:ay)?|then|y|entonces)[,\s]+)*
  (?:what(?:'?s|\s+is|\s+would|\s+will)|whats|how\s+much(?:\s+is|\s+would)?|cual|cuanto|de\s+cuanto)\b.{0,24}\b
  (?:(?:new|suggested|lower|reduced)\s+(?:list\s+)?price|nuevo\s+precio|precio\s+nuevo|price\s+after)\b
`;

const timeIn = (found: RegExpExecArray | null): TimeSaid | null => {
  const [, count, unit] = found ?? [];
  if (count === undefined || unit === undefined) return null;
  return {
    count: numbers[count] ?? count,
    unit: /^d/.test(unit) ? 'days' : /^[ws]/.test(unit) ? 'weeks' : 'months',
  };
};
const inThousands = (said: string | undefined): string | null =>
  sumIn(said !== undefined && /^\d{3}$/.test(said) ? `${said}k` : said);

/** @param isChange of a letter that stands: a bare time is no time on the market. */
export function figuresIn(text: string, occasion: LetterOccasion, isChange = false): LetterFigures {
  const folded = fold(inEnglish(text));
  if (tellsTime.includes(occasion)) {
    const listed = occasion === 'expired' ? LISTED.exec(folded) : null;
    return { ...none, time: timeIn(TIME.exec(folded)), price: sumIn(listed?.slice(1).find(Boolean)) };
  }
  if (occasion !== 'price-cut') return none;
  const waits = wait.exec(folded);
  const told = interestIn(folded).filter(({ kind }) => kind !== 'offers');
  const rest = withoutInterest(waits ? folded.replace(waits[0], ' , ') : folded);
  const both = FROM_TO.exec(rest);
  const listed = LISTED.exec(rest);
  const other = listed ? rest.replace(listed[0], ' , ') : rest;
  return {
    cut: CUT.exec(rest)?.[0].replace(' ', '') ?? null,
    time: timeIn(TIME.exec(rest)),
    hasNoOffers: noOffers.test(folded),
    interest: told.length > 0 ? told : null,
    // "Give it 3 weeks" of a letter that is asked for may tell how long it has been.
    waitFor: isChange || /\b(?:before|first|then|antes)\b/.test(folded) ? timeIn(waits) : null,
    newPrice: both ? inThousands(both[2]) : sumIn(PRICE.exec(other)?.[1]),
    price: both ? inThousands(both[1]) : sumIn(listed?.slice(1).find(Boolean)),
  };
}
