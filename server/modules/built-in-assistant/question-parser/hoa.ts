/** Monthly fees of a homeowner association. No HOA counts as 0. */
import type { NumberRange } from './comparators.ts';
import { numberOf, takeRange } from './quantities.ts';
import type { Unit } from './quantities.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const fee: Unit = {
  words:
    '(?:(?:/|per|a)\\s*mo(?:nth)?\\s+)?(?:in\\s+)?(?:monthly\\s+)?(?:(?:hoas?|h\\.o\\.a\\.?|association|maintenance)(?:\\s+(?:fees?|dues|charges?))?|condo\\s+(?:fees?|dues|charges?)|dues|(?:monthly\\s+)?(?:fees?|charges?))',
  number: `(?<![\\d.,/]|\\bbuilt\\s+)\\$?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:(?:\\s*dollars)?\\s*(?:/|per|a)\\s*mo(?:nth)?\\b)?`,
  valueOf: (written) => numberOf(/[\d.,]+/.exec(written)?.[0] ?? '0'),
  plain: 'at-most',
  step: 0,
};

/** "No high HOA, under 600": fees that are not high, and what that is. */
const notHigh = inLines()`
  \b(?:no|without(?:\s+an?)?|not\s+an?|low|reasonable|nothing\s+with(?:\s+an?)?)\s+
  (?:(?:super|too|very|crazy|insane|ridiculous|outrageous|high|big|huge|expensive|alta|muy|tan)\s+)*
  hoas?(?:\s+(?:fees?|dues))?(?<adjective>\s+(?:alta|elevada|cara|high))?
  (?:\s*[,;:(-]+\s*|\s+(?:is\s+|that\s+is\s+)?)
  (?:(?:like|say|o\s+sea|maybe)\s+)?(?:under|below|less\s+than|up\s+to|max(?:imum)?|no\s+more\s+than)\s+
  \$?(?<dollars>\d{2,4})(?![\d.,]*(?:\d|\s?(?:k|m|mil|million|thousand)\b))
`;
/** "No HOA or a low one under 400": none is among those up to it. */
const noneOrLow = inLines()`
  \b(?:
    (?:no|without(?:\s+an?)?|zero)\s+hoas?(?:\s+(?:fees?|dues))?
    |hoas?\s+(?:of\s+)?(?:none|zero|0)
    |sin\s+hoa
  )\s*,?\s*(?:or|o)\s+
  (?:(?:an?|one|just|at\s+least|something|maybe|very|really|una?|baj[oa])\s+)*(?:low(?:er)?|small|cheap|reasonable|baj[oa])?\s*
  (?:(?:one|hoas?|fees?|dues)\s+)?(?:(?:that'?s|of|is)\s+)?
  (?:under|below|less\s+than|up\s+to|max(?:imum)?|no\s+more\s+than|at\s+most)\s+
  \$?(?<dollars>\d{2,4})(?![\d.,]*(?:\d|\s?(?:k|m|mil|million|thousand)\b))
`;
/** "Under 450 hoa less than 400": what stands behind the fee is the fee's. */
const feeFirst = inLines()`
  \bhoas?(?:\s+(?:fees?|dues))?\s+(?:(?:is|at|of|should\s+be)\s+)?(?:under|below|less\s+than|up\s+to|max(?:imum)?|no\s+more\s+than|at\s+most|<=?)\s*
  \$?(?<dollars>\d{2,4})(?![\d.,]*(?:\d|\s?(?:k|m|mil|million|thousand)\b))
`;
/** "No HOA, under 900": no fee, and then the price. */
const noneBeforePrice =
  /\b(?:no|without(?:\s+an?)?)\s+hoas?(?:\s+(?:fees?|dues))?\s*[,;]\s*(?:under|below|less\s+than|up\s+to|max)\b/;

/** Without a figure it is a wish that nobody can measure. */
const highAlone =
  /\b(?:no|without(?:\s+an?)?)\s+(?:(?:super|too|very)\s+)*(?:high|crazy|insane|huge|expensive|ridiculous)\s+hoas?(?:\s+(?:fees?|dues))?\b|\b(?:no|without(?:\s+an?)?)\s+hoas?(?:\s+(?:fees?|dues))?\s+(?:alta|elevada|cara)\b/;

export function takeHoa(sentence: Sentence): NumberRange | null {
  const isNoneAndPrice = noneBeforePrice.test(sentence.text);
  const limit = sentence.take(noneOrLow) ?? sentence.take(feeFirst) ?? (isNoneAndPrice ? null : sentence.take(notHigh));
  const limited = limit?.groups?.['dollars'];
  if (limited !== undefined) {
    sentence.take(/(?:\s*dollars)?\s*(?:\/|\bper\s+|\ba\s+)mo(?:nth)?\b|\bmonthly\b/);
    return { endAt: Number(limited) };
  }
  if (sentence.has(highAlone)) return null;
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
