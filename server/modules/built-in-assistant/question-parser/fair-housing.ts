import { checkQuestion } from '#server/modules/fair-housing/index.ts';

/** Questions that ask to choose or avoid places by who lives there, or by words that stand in for it. */
export const breaksFairHousing = (text: string): boolean => checkQuestion(text).decline !== null;
