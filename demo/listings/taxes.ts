import type { Random } from '#demo/random.ts';
import type { Home } from './home.ts';
import type { Market } from './markets/market.ts';

/**
 * How a state taxes a home: the usual rate, by how much its assessment may rise a year, and what prices rose meanwhile. Orders of
 * magnitude of published rates; counties and districts differ by tenths of a percent.
 */
const states: Record<Market['state'], (value: number, yearsOwned: number, random: Random) => number> = {
  // Proposition 13: at most 2 % a year from the price that the owner paid.
  CA: (value, years, random) => capped(value, years, 0.02, 0.058) * random.between(0.0113, 0.0128),
  // Save Our Homes caps homesteads at 3 % and exempts $50,000; others (one in three) are assessed near the market.
  FL: (value, years, random) =>
    random.chance(0.66) ? Math.max(0, capped(value, years, 0.03, 0.065) - 50_000) * 0.0178 : value * 0.88 * 0.0182,
  // Reappraised every four to eight years.
  NC: (value, _years, random) => value * random.between(0.78, 0.98) * random.between(0.0088, 0.0108),
  // Owners pay on 4 % of the assessed value and no school operations; everybody else on 6 %.
  SC: (value, years, random) => capped(value, years, 0.03, 0.06) * (random.chance(0.68) ? 0.0049 : 0.0148),
};

function capped(value: number, years: number, cap: number, growth: number): number {
  return value * ((1 + cap) / (1 + growth)) ** Math.min(years, 45);
}

/** Property tax of a year, dollars. */
export function annualTaxOf({ site, yearsOwned }: Home, value: number, random: Random): number {
  return Math.round(states[site.market.state](value, yearsOwned, random));
}
