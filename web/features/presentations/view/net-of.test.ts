import { expect, it } from 'vitest';
import { netOf } from './net-of.ts';

const cost = (label: string, amount: number, basis: 'percent-of-price' | 'dollars' = 'dollars') => ({
  label,
  basis,
  amount,
  note: null,
});

it('keeps what the lines of the sheet leave when each is taken off by hand', () => {
  const costs = [
    cost('Commissions', 5, 'percent-of-price'),
    cost('Transfer tax', 0.75, 'percent-of-price'),
    cost('Escrow', 2_400),
  ];
  const lines = costs.map((one) => netOf(1_523_000, { costs: [one], mortgageBalanceDollars: 0 }).costs);
  // 11,422.50 stands on its line as 11,423.
  expect(lines).toEqual([76_150, 11_423, 2_400]);
  expect(netOf(1_523_000, { costs, mortgageBalanceDollars: 612_000 })).toEqual({
    costs: 89_973,
    net: 1_523_000 - 76_150 - 11_423 - 2_400 - 612_000,
  });
});
