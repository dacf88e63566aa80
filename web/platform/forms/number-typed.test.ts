import { expect, test } from 'vitest';
import { numberTyped } from './number-typed.ts';

test.each([
  ['1,250,000', 1_250_000],
  ['$1.5M', 1_500_000],
  ['2.3m', 2_300_000],
  ['900 k', 900_000],
  [' 2.5 ', 2.5],
  ['0', 0],
])('%o is typed for %d', (text, number) => {
  expect(numberTyped(text)).toBe(number);
});

test('nothing typed is no number, and what is none is not taken for one', () => {
  expect(numberTyped('  ')).toBeNull();
  expect(numberTyped('twelve')).toBeNaN();
  expect(numberTyped('1.2.3')).toBeNaN();
  expect(numberTyped('-5')).toBeNaN();
  expect(numberTyped('k')).toBeNaN();
});
