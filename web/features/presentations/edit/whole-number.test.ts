import { expect, it } from 'vitest';
import { numberInField, wholeNumberOf } from './whole-number.ts';

it('reads what it shows: dollars with separators', () => {
  expect(numberInField(1_250_000)).toBe('1,250,000');
  expect(wholeNumberOf(numberInField(1_250_000), 9_999_999)).toBe(1_250_000);
});

it('keeps the parts of a percent', () => {
  expect(numberInField(0.0725)).toBe('0.0725');
});
