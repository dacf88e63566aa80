import { expect, it } from 'vitest';
import { zipsInDigits } from './number-words.ts';

it('hears a ZIP code in three pieces, and none in a year that is spoken', () => {
  expect(zipsInDigits('condos in ninety four one fourteen')).toBe('condos in 94114');
  expect(zipsInDigits('she thinks its still twenty twenty two')).toBe('she thinks its still twenty twenty two');
});
