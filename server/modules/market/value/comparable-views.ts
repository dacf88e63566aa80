import type { ValuedComparable } from '#contract/valuation-answer.ts';
import type { AdjustmentOverride } from '#contract/valuation-request.ts';
import type { Homes, ListingViewer } from '#server/modules/listings/index.ts';
import { showAll } from './shown-cards.ts';
import { viewComparable } from './comparable-view.ts';
import type { Worked } from './value-home.ts';

/** The comparables that a value is made of, as they are told. */
export async function viewComparables(
  homes: Homes,
  { subject, loaded, chosen, steps, value }: Worked,
  overrides: readonly AdjustmentOverride[],
  viewer: ListingViewer,
): Promise<ValuedComparable[]> {
  const byKey = new Map(chosen.candidates.map((candidate) => [candidate.key, candidate]));
  const used = value.comparables.flatMap((valued) => {
    const candidate = byKey.get(valued.sale.key);
    return candidate ? [{ valued, candidate }] : [];
  });
  const cardOf = await showAll(
    homes,
    used.map(({ candidate }) => candidate.record),
    viewer,
  );
  return used.flatMap(({ valued, candidate }) => {
    const listing = cardOf(candidate.record);
    if (!listing) return [];
    const step = steps.of(valued.sale);
    return viewComparable({
      ...{ valued, candidate, listing, overrides },
      subject: subject.home,
      month: loaded.model.fitted.encoding.month,
      step: step !== null && step <= steps.last ? step : null,
      isPinned: chosen.pinned.has(candidate.key),
    });
  });
}
