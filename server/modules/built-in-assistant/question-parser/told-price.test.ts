import { expect, it } from 'vitest';
import { withPriceOfFigures, withToldPrice } from './told-price.ts';

const told = { search: {}, results: [], affordableDollars: 547_000 };

it.each([
  ['homes at that price', 'homes up to $547000'],
  ['show me condos in Oakland within that budget', 'show me condos in Oakland up to $547000'],
  ['ok show me condos in oakland they can afford', 'ok show me condos in oakland up to $547000'],
  ['condos within their budget', 'condos up to $547000'],
  ['and in berkeley what could they get', 'and in berkeley up to $547000'],
  ['which neighborhoods could i get a 2 bed for that', 'which neighborhoods could i get a 2 bed up to $547000'],
  ['ok so show me what that buys in oakland', 'ok so show me homes up to $547000 in oakland'],
  ['what would that get them in Berkeley', 'homes up to $547000 in Berkeley'],
  ['enséñame casas en oakland con eso', 'enséñame casas en oakland up to $547000'],
  ['casas que puedan pagar', 'casas up to $547000'],
  ['muéstrame casas a ese precio', 'muéstrame casas up to $547000'],
])('reads the price that was told in "%s"', (text, read) => {
  expect(withToldPrice(text, told)).toBe(read);
});

it('reads the price of the income that was worked out, where nothing else was told', () => {
  const worked = { search: {}, results: [], toldDollars: 900_000 };
  expect(withToldPrice('what could they get for that in Oakland', worked)).toBe('what could they get for that in Oakland');
  expect(withToldPrice('what could they buy in Oakland for that?', worked)).toBe('what could they buy in Oakland up to $900000?');
});

it('leaves words alone that no told price stands for', () => {
  expect(withToldPrice('condos they can afford', { ...told, affordableDollars: null, lastAffordableDollars: 5_000_000 })).toBe(
    'condos up to $5000000',
  );
  expect(withToldPrice('condos they can afford', null)).toBe('condos they can afford');
  expect(withToldPrice('homes at that price', null)).toBe('homes at that price');
  expect(withToldPrice('is that price right?', told)).toBe('is that price right?');
  expect(withToldPrice('what that street gets in sales', told)).toBe('what that street gets in sales');
  expect(withToldPrice('¿qué quieres decir con eso?', { search: {}, results: [], toldDollars: 900_000 })).toBe(
    '¿qué quieres decir con eso?',
  );
});

it.each([
  ['what would the seller net at that price with 5% commission?', 'what would the seller net at $1021000 with 5% commission?'],
  ['net to seller if it sells at that and my commission is 5%', 'net to seller if it sells at $1021000 and my commission is 5%'],
  ['what if it sells at that address', 'what if it sells at that address'],
  ['closing costs in Oakland for that price', 'closing costs in Oakland at $1021000'],
  ['¿cuánto sería el pago por ese precio?', '¿cuánto sería el pago at $1021000?'],
])('reads the price of the figures that were told in "%s"', (text, read) => {
  expect(withPriceOfFigures(text, { search: {}, results: [], toldDollars: 1_021_000 })).toBe(read);
});
