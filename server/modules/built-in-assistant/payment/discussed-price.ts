/** The price that a home is talked about at, where a question names none: what it was just valued at, or a CMA's range. */
import { roundedEstimate } from '#contract/market-words.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';

export interface DiscussedPrice {
  from: 'value' | 'what-if' | 'range';
  /** Both ends of a range. */
  dollars: number[];
}

/** @param listing the home that the question is about; null: the one that stands */
export function discussedPrice(previous: EarlierTurn | null, listing: ListingReference | null): DiscussedPrice | null {
  const { value, cma } = previous ?? {};
  if (cma?.range && (listing === null || (cma.subject && isSame(listing, cma.subject))))
    return { from: 'range', dollars: [...new Set([cma.range.low, cma.range.high])] };
  const found = value?.found;
  if (!found?.valueDollars || found.subject.isLease) return null;
  const { reference } = found.subject;
  if (listing && !(reference && isSame(listing, reference))) return null;
  const isWhatIf = Object.keys(value?.request.subject.changes ?? {}).length > 0;
  return { from: isWhatIf ? 'what-if' : 'value', dollars: [roundedEstimate(found.valueDollars.value)] };
}
