import { expect, it } from 'vitest';
import { withToldPrice } from './told-price.ts';

const told = { search: {}, results: [], affordableDollars: 547_000 };

it.each([
  ['homes at that price', 'homes up to $547000'],
  ['show me condos in Oakland within that budget', 'show me condos in Oakland up to $547000'],
  ['muéstrame casas a ese precio', 'muéstrame casas up to $547000'],
])('reads the price that was told in "%s"', (text, read) => {
  expect(withToldPrice(text, told)).toBe(read);
});

it('leaves words alone that no told price stands for', () => {
  expect(withToldPrice('homes at that price', null)).toBe('homes at that price');
  expect(withToldPrice('is that price right?', told)).toBe('is that price right?');
});
