/** "Condition is good", "kitchen redone 2022": a condition that is told of the home whose value is asked. */
import { inLines } from '#server/platform/text/in-lines.ts';

const grades: Readonly<Record<string, number>> = {
  ...{ excellent: 9, immaculate: 9, pristine: 9, mint: 9, great: 8, 'very good': 8, good: 7, nice: 7 },
  ...{ average: 5, ok: 5, okay: 5, fair: 4, dated: 4, rough: 3, poor: 2, bad: 2, terrible: 1 },
};
const GRADE = Object.keys(grades).join('|');
const stated = inLines()`
  \bcondition\s*(?:is|:|=|-|was)?\s*(?:really\s+|pretty\s+)?(${GRADE})\b
  |\b(?:in\s+|has\s+)?(${GRADE})\s+(?:condition|shape)\b
`;

/** From 1 to 10; null where none is told. */
export function toldCondition(question: string): number | null {
  const [, after, before] = stated.exec(question.toLowerCase()) ?? [];
  return grades[after ?? before ?? ''] ?? null;
}

const room =
  /\b(?:kitchens?|bath(?:room)?s?)\b[^.;]{0,20}\b(?:redone|remodel+ed|renovated|updated|new)\b|\b(?:new|redone|remodel+ed|renovated|updated)\s+(?:kitchens?|bath(?:room)?s?)\b/;

/** A room that was redone, which no sale is compared by. */
export const tellsRoomRedone = (question: string): boolean => room.test(question.toLowerCase());
