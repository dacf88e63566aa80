import { expect, test } from 'vitest';
import { digitsTyped, numberOf, rangeErrors, rangeInput, shownDigits } from './range-inputs.ts';

test('only digits can be typed, and no more than the maximum', () => {
  expect(digitsTyped('$1,2a50', 9_999)).toBe('1250');
  expect(digitsTyped('-5', 9)).toBe('5');
  expect(digitsTyped('100', 99)).toBeNull();
  expect(digitsTyped('007', 99)).toBe('7');
  expect(digitsTyped('', 99)).toBe('');
});

test('a price is shown with its sign and separators, a year is not', () => {
  expect(shownDigits('1250000', rangeInput('price'))).toBe('$1,250,000');
  expect(shownDigits('1999', rangeInput('propertyYearBuilt'))).toBe('1999');
  expect(shownDigits('2.5', rangeInput('bathroomsCount'))).toBe('2.5');
  expect(shownDigits('', rangeInput('price'))).toBe('');
});

test('numbers are read from text by their digits, dot and minus', () => {
  expect(numberOf('$1,250,000')).toBe(1_250_000);
  expect(numberOf('2.5')).toBe(2.5);
  expect(numberOf('')).toBeNull();
  expect(numberOf('abc')).toBeNaN();
});

test('errors say what is wrong in these words', () => {
  const beds = rangeInput('bedroomsCount');
  expect(rangeErrors(beds, { min: 'x', max: '100' }, 2026)).toEqual({
    min: 'Bedrooms must be a valid number',
    max: 'Bedrooms must be less than or equal to 99',
  });
  expect(rangeErrors(beds, { min: '3', max: '3' }, 2026)).toEqual({});
  expect(rangeErrors(beds, { min: '', max: '' }, 2026)).toEqual({});
});
