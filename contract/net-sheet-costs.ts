import { sellersCosts, type ClosingCostItem } from './closing-costs.ts';
import type { SectionConfigOf } from './presentation-sections.ts';

type Costs = SectionConfigOf<'net-sheet'>['costs'];

const words: Partial<Record<ClosingCostItem, (state: string | null) => { label: string; note: string }>> = {
  brokerage: () => ({
    label: 'Brokerage, both sides',
    note: 'A starting point; every commission is negotiable',
  }),
  'title-and-escrow': () => ({ label: 'Title and escrow', note: 'A starting point; ask a title company' }),
  'transfer-tax': (state) => ({
    label: 'Transfer tax of the state',
    note: `The default for ${state?.toUpperCase()}; counties and cities may add theirs`,
  }),
};

/** What sellers usually pay, each line named as a starting point that the agent changes. */
export function closingCostsOf(state: string | null): Costs {
  return sellersCosts(state).flatMap(({ item, percent: amount }) => {
    const itemWords = words[item]?.(state);
    return itemWords ? [{ label: itemWords.label, basis: 'percent-of-price' as const, amount, note: itemWords.note }] : [];
  });
}
