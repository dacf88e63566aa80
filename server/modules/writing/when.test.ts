import { expect, it } from 'vitest';
import { whenInEnglish, whenInSpanish } from './when.ts';

it.each([
  ['Saturday, 1 to 4', 'sábado, de 1 a 4'],
  ['Sunday, November 29, 1 to 4 pm', 'domingo, 29 de noviembre, de 1 a 4 pm'],
  ['Tomorrow, 3pm', 'mañana, 3pm'],
  ['domingo 29 de noviembre de 1 a 4 pm', 'domingo 29 de noviembre de 1 a 4 pm'],
])('a time is told in Spanish: %s', (told, spanish) => {
  expect(whenInSpanish(told)).toBe(spanish);
});

it.each([
  ['el sábado de 1 a 4', 'Saturday, 1 to 4'],
  ['domingo 29 de noviembre de 1 a 4 pm', 'Sunday, November 29, 1 to 4 pm'],
  ['Sunday, November 29, 1 to 4 pm', 'Sunday, November 29, 1 to 4 pm'],
])('a time is told in English: %s', (told, english) => {
  expect(whenInEnglish(told)).toBe(english);
});
