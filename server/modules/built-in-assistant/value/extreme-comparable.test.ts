import { expect, it } from 'vitest';
import { extremeIn, extremeOf } from './extreme-comparable.ts';

const sales = [
  { name: 'old', soldDate: '2024-01-05', adjustedPrice: 900_000, price: 700_000, miles: 0.4 },
  { name: 'far', soldDate: '2026-03-01', adjustedPrice: 850_000, price: 990_000, miles: 1.4 },
  { name: 'new', soldDate: '2026-10-01', adjustedPrice: 990_000, price: 950_000, miles: null },
];

it.each([
  ['the oldest comp', 'old'],
  ['the most recent sale', 'new'],
  ['the farthest one', 'far'],
  ['the lowest comp', 'far'],
  ['the highest', 'new'],
])('finds %s', (words, name) => {
  expect(extremeOf(extremeIn(words) ?? '', sales)?.name).toBe(name);
});

it('finds none by what no comparable records, and none where nothing is named', () => {
  expect(extremeOf('biggest', sales)).toBeNull();
  expect(extremeIn('the one on Elm')).toBeNull();
});
