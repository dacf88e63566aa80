/** What a letter says of the HOA fee that is wanted at most: "HOA under $700 a month", "no more than 450 a month hoa". It is no price of a home. */
import { inLines } from '#server/platform/text/in-lines.ts';

const AT_MOST =
  '(?:under|below|less\\s+than|up\\s+to|max(?:imum)?(?:\\s+of)?|at\\s+most|(?:no|not)\\s+more\\s+than|more\\s+than|over|hasta|menos\\s+de)';
const HOA = '(?:hoas?|condo|association)(?:\\s+(?:dues|fees?))?';
const A_MONTH = '(?:\\s*(?:\\/|a|per|al?)\\s*(?:month|mo|mes)\\b)?';
const limit = inLines()`
  \b${HOA}\s*:?\s+(?:is\s+|of\s+|to\s+be\s+|should\s+be\s+|that\s+is\s+)?${AT_MOST}\s+\$?(?<behind>\d[\d,]*)(?![\d.,]*\s?[km]\b)${A_MONTH}
  |\b${AT_MOST}\s+\$?(?<before>\d[\d,]*)${A_MONTH}\s+(?:in\s+|for\s+|on\s+|of\s+)?(?:the\s+)?${HOA}\b(?!\s+(?:under|below|up\s+to))
  |\b(?:pay\s+)?\$?(?<alone>\d[\d,]*)${A_MONTH}\s+max(?:imum)?\s+(?:in\s+|for\s+)?(?:the\s+)?${HOA}\b
  |\b${HOA}\s+(?:max(?:imum)?\s+)?\$?(?<bare>\d[\d,]*)\s*(?:max|or\s+less|tops)
`;

/** Dearer than this no fee is: what stands there is a price. */
const MAX_DOLLARS = 5_000;

/** Null where the words say no such limit. */
export function hoaLimitIn(clause: string): { words: string; condition: string } | null {
  const found = limit.exec(clause);
  const digits = Object.values(found?.groups ?? {}).find((one) => one !== undefined);
  const dollars = Number(digits?.replaceAll(',', ''));
  if (!found || !(dollars > 0 && dollars <= MAX_DOLLARS)) return null;
  return { words: found[0], condition: `HOA up to $${dollars} a month` };
}
