import { describe, expect, it } from 'vitest';
import { digitsForSpanishNumbers } from './spanish-numbers.ts';
import { englishForSpanish } from './spanish.ts';
import { rewrite } from './rewriting.ts';

describe('numbers in Spanish words', () => {
  it.each([
    ['doscientos mil', '200 mil'],
    ['seiscientas cincuenta mil', '650 mil'],
    ['novecientos treinta y cinco mil', '935 mil'],
    ['un millon y medio', '1.5 million'],
    ['dos millones y medio', '2.5 million'],
    ['medio millon', '500 mil'],
    ['tres cuartos', 'tres cuartos'],
  ])('are written as digits: %s', (words, digits) => {
    expect(digitsForSpanishNumbers(words)).toBe(digits);
  });

  it('count millions and thousands together', () => {
    expect(rewrite('casas hasta un millon doscientos mil')).toContain('1200000');
    expect(englishForSpanish('hasta 1 millon cuatrocientos mil')).toContain('1 million 400 k');
  });
});
