import type { SectionConfigOf } from '#contract/presentation-sections.ts';

type Costs = Pick<SectionConfigOf<'net-sheet'>, 'costs' | 'mortgageBalanceDollars'>;

/** What a sale at a price costs, and what is left after the mortgage. Whole dollars. */
export function netOf(price: number, { costs, mortgageBalanceDollars }: Costs): { costs: number; net: number } {
  const total = costs.reduce(
    (sum, { basis, amount }) => sum + (basis === 'percent-of-price' ? (price * amount) / 100 : amount),
    0,
  );
  return { costs: Math.round(total), net: Math.round(price - total - mortgageBalanceDollars) };
}
