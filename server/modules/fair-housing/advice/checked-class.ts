import { findHits } from '../find-hits.ts';
import type { FairHousingClass } from '../protected-classes.ts';

/** The class whose protection a question touches by its words; null for none. */
export const checkedClass = (text: string): FairHousingClass | null =>
  findHits(text, 'question', null).find(({ level }) => level === 'block')?.classId ?? null;
