import { expect, it } from 'vitest';
import { likeness } from './place-mentions.ts';

it.each([
  ['alamdea', 'alameda'],
  ['berkley', 'berkeley'],
  ['noe vally', 'noe valley'],
])('takes %s for a slip in %s', (written, name) => {
  expect(likeness(written, name)).toBeGreaterThan(0.5);
});

it.each([
  ['sonoma', 'soma'],
  ['novato', 'noe valley'],
  ['marin', 'marina district'],
])('does not take %s for %s', (written, name) => {
  expect(likeness(written, name)).toBe(0);
});
