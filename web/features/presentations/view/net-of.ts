import type { SectionConfigOf } from '#contract/presentation-sections.ts';

type Costs = Pick<SectionConfigOf<'net-sheet'>, 'costs' | 'mortgageBalanceDollars'>;

/** What a sale at a price costs, and what is left after the mortgage. Each cost in whole dollars, so that a sheet of them adds up. */
export function netOf(price: number, { costs, mortgageBalanceDollars }: Costs): { costs: number; net: number } {
  const total = costs.reduce(
    (sum, { basis, amount }) => sum + (basis === 'percent-of-price' ? Math.round((price * amount) / 100) : Math.round(amount)),
    0,
  );
  return { costs: total, net: Math.round(price - total - mortgageBalanceDollars) };
}
