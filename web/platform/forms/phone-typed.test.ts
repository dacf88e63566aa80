import { expect, test } from 'vitest';
import { phoneTyped } from './phone-typed.ts';

test.each([
  ['', ''],
  ['4', '(4'],
  ['(415', '(415'],
  ['4155', '(415) 5'],
  ['(415) 555', '(415) 555'],
  ['4155550142', '(415) 555-0142'],
  ['+1 415.555.0142', '(415) 555-0142'],
  ['(415) 555-01423', '(415) 555-0142'],
  ['abc', ''],
])('%o becomes %o', (typed, shown) => {
  expect(phoneTyped(typed)).toBe(shown);
});
