/** Which searches "undo" goes back to, one after the other. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { EarlierTurn } from './question-parser/earlier-turn.ts';

const isSame = (one: ListingSearch | undefined, other: ListingSearch) => JSON.stringify(one) === JSON.stringify(other);

/** The searches before one that was just made. Asked again it is no step; made as it was before the last step, that step is taken back. */
export function stepsBefore(state: EarlierTurn | null, made: ListingSearch): readonly ListingSearch[] {
  const steps = state?.earlierSearches ?? [];
  if (!state || isSame(state.search, made)) return steps;
  if (isSame(steps.at(-1), made)) return steps.slice(0, -1);
  return Object.values(state.search).some((value) => value != null) ? [...steps, state.search] : steps;
}
