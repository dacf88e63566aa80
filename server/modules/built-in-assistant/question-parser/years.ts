/** Year built, as a year or as an age. */
import { orderedRange } from './comparators.ts';
import type { NumberRange } from './comparators.ts';
import type { Sentence } from './sentence.ts';

const YEAR = '(1[789]\\d\\d|20[0-4]\\d)(?![\\d,.]*\\d|\\s*(?:sq|sf|k\\b|m\\b|ft|a\\s+month|per\\s+month|/mo|dollars))';
const BUILT = '(?:year\\s+built|yr\\s+built|built|construct(?:ed|ion)|dating|from\\s+the\\s+year|vintage)';

interface Form {
  pattern: RegExp;
  range(one: number, other: number, thisYear: number): NumberRange;
}

const forms: Form[] = [
  {
    pattern: new RegExp(`\\bno(?:t|thing)?\\s+(?:built\\s+)?(?:older|earlier)\\s+than\\s+${YEAR}`),
    range: (year) => ({ startAt: year }),
  },
  {
    pattern: new RegExp(`\\bno(?:t|thing)?\\s+(?:built\\s+)?(?:newer|later)\\s+than\\s+${YEAR}`),
    range: (year) => ({ endAt: year }),
  },
  {
    pattern: /\b(?:built\s+)?(?:in\s+|from\s+|during\s+)?the\s+'?([2-9])0'?s\b/,
    range: (decade) => ({ startAt: 1900 + decade * 10, endAt: 1909 + decade * 10 }),
  },
  {
    pattern: /\b(?:between\s+)?(\d{1,3})\s*(?:-|to|and)\s*(\d{1,3})\s*years?\s+old\b/,
    range: (one, other, now) => orderedRange(now - one, now - other),
  },
  // Ages before years: "less than 10 years old".
  {
    pattern:
      /\b(?:less|younger|newer|no\s+more|not\s+more|fewer|no\s+older|not\s+older|at\s+most)\s+(?:than\s+)?(?:than)?\s+(\d{1,3})\s*(?:years?|yrs?)(?:\s+(?:old|of\s+age))?\b/,
    range: (age, _, now) => ({ startAt: now - age }),
  },
  {
    pattern:
      /\b(?:under|at\s+most|up\s+to|within|max(?:imum)?|built\s+(?:in|within)\s+the\s+(?:last|past))\s+(\d{1,3})\s*(?:years?|yrs?)(?:\s+(?:old|of\s+age))?\b(?!\s+ago)/,
    range: (age, _, now) => ({ startAt: now - age }),
  },
  {
    pattern:
      /\b(?:more\s+than|over|(?<!no\s+|not\s+)older\s+than|at\s+least)\s+(\d{1,3})\s*(?:years?|yrs?)(?:\s+(?:old|of\s+age))?\b/,
    range: (age, _, now) => ({ endAt: now - age }),
  },
  {
    pattern: /\b(\d{1,3})\s*(?:years?|yrs?)(?:\s+old)?\s+or\s+(?:newer|less|younger)\b/,
    range: (age, _, now) => ({ startAt: now - age }),
  },
  { pattern: /\bpre[\s-]?war\b/, range: () => ({ endAt: 1939 }) },
  { pattern: /\bpost[\s-]?war\b/, range: () => ({ startAt: 1946 }) },
  {
    pattern: /\b(?:built\s+)?(?:in\s+|from\s+|during\s+)?(?:the\s+)?(1[789]\d|20[0-4])0'?s\b/,
    range: (decade) => ({ startAt: decade * 10, endAt: decade * 10 + 9 }),
  },
  {
    pattern: new RegExp(`\\b${BUILT}\\s*(?:between|from|in|:|=|is|\\s)*\\s*${YEAR}\\s*(?:and|to|-|through)\\s*${YEAR}`),
    range: orderedRange,
  },
  { pattern: new RegExp(`\\b(?:between|from)\\s+${YEAR}\\s*(?:and|to|-|through)\\s*${YEAR}`), range: orderedRange },
  {
    pattern: new RegExp(`\\b(?:${BUILT}\\s+)?(?:after|newer\\s+than|(?<!no\\s+)later\\s+than|post)[\\s-]+${YEAR}`),
    range: (year) => ({ startAt: year + 1 }),
  },
  { pattern: new RegExp(`\\b${BUILT}\\s+(?:over|above)\\s+${YEAR}`), range: (year) => ({ startAt: year + 1 }) },
  {
    pattern: new RegExp(`\\b(?:${BUILT}\\s+)?(?:before|prior\\s+to|older\\s+than|(?<!no\\s+)earlier\\s+than|pre)[\\s-]+${YEAR}`),
    range: (year) => ({ endAt: year - 1 }),
  },
  { pattern: new RegExp(`\\b${BUILT}\\s*<\\s*${YEAR}`), range: (year) => ({ endAt: year - 1 }) },
  { pattern: new RegExp(`\\b${BUILT}\\s*>\\s*${YEAR}`), range: (year) => ({ startAt: year + 1 }) },
  {
    pattern: new RegExp(`\\b${BUILT}\\s+(?:by|until|up\\s+to|no\\s+later\\s+than)\\s+${YEAR}`),
    range: (year) => ({ endAt: year }),
  },
  {
    pattern: new RegExp(
      `\\b(?:${BUILT}\\s*(?:in|:|=|is)?\\s*)?${YEAR}\\s*(?:\\+|(?:or|and)\\s+(?:newer|later|after|up|above|more\\s+recent|younger))`,
    ),
    range: (year) => ({ startAt: year }),
  },
  {
    pattern: new RegExp(`\\b(?:${BUILT}\\s*(?:in|:|=|is)?\\s*)?${YEAR}\\s*(?:or|and)\\s+(?:older|earlier|before)`),
    range: (year) => ({ endAt: year }),
  },
  {
    pattern: new RegExp(`\\b(?:${BUILT}\\s+)?(?:since|from|starting(?:\\s+in)?)\\s+${YEAR}(?:\\s+(?:on|onwards?))?`),
    range: (year) => ({ startAt: year }),
  },
  {
    pattern: new RegExp(`\\b${BUILT}\\s+(?:at\\s+least|min(?:imum)?|no\\s+earlier\\s+than|>=?)\\s+${YEAR}`),
    range: (year) => ({ startAt: year }),
  },
  {
    pattern: new RegExp(`\\b${BUILT}\\s*(?:exactly\\s+)?(?:in|:|=|is)?\\s*(?:exactly\\s+)?${YEAR}`),
    range: (year) => ({ startAt: year, endAt: year }),
  },
  // Last: "newer construction, after 2005" says since when.
  {
    pattern:
      /\b(?:brand[\s-]new|new(?:ly|er)?|recent(?:ly)?)[\s-]+(?:construct(?:ion|ed)|built|builds?)\b|\bnew[\s-]?builds?\b|\bbrand[\s-]new\b/,
    range: (_, __, now) => ({ startAt: now - 1 }),
  },
];

/** Dates are read first, so that "sold since 2024" is a sale date. */
export function takeYearBuilt(sentence: Sentence, thisYear: number): NumberRange | null {
  for (const { pattern, range } of forms) {
    const match = sentence.take(pattern);
    if (match) {
      sentence.take(/\b(?:(?:new(?:er|ly)?|recent(?:ly)?)[\s-]+)?(?:built|construction|builds?)\b/);
      return range(Number(match[1]), Number(match[2]), thisYear);
    }
  }
  return null;
}
