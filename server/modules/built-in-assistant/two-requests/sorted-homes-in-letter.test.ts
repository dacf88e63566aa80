import { expect, it } from 'vitest';
import { sortedHomesInLetter } from './sorted-homes-in-letter.ts';

it.each([
  ['text Dave the cheapest 5', 'cheapest first', 'text Dave the first 5'],
  ['Email the 3 newest homes to my client Dave', 'newest first', 'Email the first 3 to my client Dave'],
  ['write a text for Dave with the 4 biggest', 'biggest first', 'write a text for Dave with the first 4'],
  ['send me the cheapest 5 as a text for my client Dave', 'cheapest first', 'write a text for my client Dave about the first 5'],
  ['cheapest three in an email to Dave', 'cheapest first', 'write an email to Dave about the first three'],
  ['mándale a Dave un texto con las 3 más baratas', 'mas baratas primero', 'mándale a Dave un texto con las primeras 3'],
])('orders the list and then writes about the first of it: %s', (text, first, second) => {
  expect(sortedHomesInLetter(text)).toEqual({ first, second });
});

it.each([
  'show the 5 cheapest',
  'text Dave about the cheapest 3 bed',
  'email Dave the 5 cheapest condos in Oakland',
  'write a text about the newest one',
])('leaves alone what names no choice of the list that stands, or no letter: %s', (text) => {
  expect(sortedHomesInLetter(text)).toBeNull();
});
