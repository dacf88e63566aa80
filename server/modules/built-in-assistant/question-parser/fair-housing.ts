import { checkQuestion } from '#server/modules/fair-housing/index.ts';

/** Questions that ask to choose or avoid places by who lives there, or by words that stand in for it, and nothing lawful beside it. */
export function breaksFairHousing(text: string): boolean {
  const { decline, lawful } = checkQuestion(text);
  return decline !== null && lawful === null;
}
