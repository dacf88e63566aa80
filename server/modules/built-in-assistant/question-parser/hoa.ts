/** Monthly fees of a homeowner association. No HOA counts as 0. */
import type { NumberRange } from './comparators.ts';
import { numberOf, takeRange } from './quantities.ts';
import type { Unit } from './quantities.ts';
import type { Sentence } from './sentence.ts';

const fee: Unit = {
  words:
    '(?:(?:/|per|a)\\s*mo(?:nth)?\\s+)?(?:in\\s+)?(?:monthly\\s+)?(?:(?:hoas?|h\\.o\\.a\\.?|association|maintenance)(?:\\s+(?:fees?|dues|charges?))?|condo\\s+(?:fees?|dues|charges?)|dues|(?:monthly\\s+)?(?:fees?|charges?))',
  number: `(?<![\\d.,/]|\\bbuilt\\s+)\\$?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:(?:\\s*dollars)?\\s*(?:/|per|a)\\s*mo(?:nth)?\\b)?`,
  valueOf: (written) => numberOf(/[\d.,]+/.exec(written)?.[0] ?? '0'),
  plain: 'at-most',
  step: 0,
};

export function takeHoa(sentence: Sentence): NumberRange | null {
  if (
    sentence.take(
      /\b(?:no(?:ne)?(?:\s+with)?|without|w\/o|zero|0)\s+(?:any\s+|an\s+|a\s+)?(?:monthly\s+)?(?:hoas?|association|monthly)(?:\s+(?:fees?|dues))?\b(?<!\bmonthly)/,
    )
  )
    return { endAt: 0 };
  if (
    !sentence.has(
      /\bhoas?\b|\bh\.o\.a|\b(?:association|condo|maintenance)\s+(?:fees?|dues|charges?)|\bdues\b|\bmonthly\s+(?:fees?|charges?)\b|\b(?<!\b(?:agent|application|cleaning|pet|broker)\s)(?:maintenance|fees?)\s+(?:(?:is|are|of)\s+)?(?:under|below|less|max|up|at|over|no\s+(?:more|higher|greater)|\$)/,
    )
  )
    return null;
  const range = takeRange(sentence, fee);
  if (range) sentence.take(/(?:\s*dollars)?\s*(?:\/|\bper\s+|\ba\s+)mo(?:nth)?\b|\bmonthly\b/);
  return range;
}
