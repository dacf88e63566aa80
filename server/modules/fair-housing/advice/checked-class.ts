import { findHits } from '../find-hits.ts';
import { isCited } from '../hit.ts';
import type { FairHousingClass } from '../protected-classes.ts';

/** The classes whose protection a question touches, each once: by its words, or, where `bySound`, by what it sounds like too. */
export const checkedClasses = (text: string, { bySound }: { bySound: boolean }): FairHousingClass[] => [
  ...new Set(
    findHits(text, 'question', null)
      .filter((hit) => hit.level === 'block' && (bySound || isCited(hit)))
      .map(({ classId }) => classId),
  ),
];
