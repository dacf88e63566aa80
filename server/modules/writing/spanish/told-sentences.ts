/** What an agent told of a home, as sentences: "cerca de BART" → "Está cerca de BART." */
import type { Frames } from '../frames.ts';
import { list } from './grammar.ts';

export const toldSentence = (phrase: string): string | null =>
  /^(?:cerca de|a \d+ (?:cuadras|minutos) de) /.test(phrase)
    ? `Está ${phrase}.`
    : /^(?:no )?se (?:aceptan|permiten) /i.test(phrase)
      ? `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
      : null;

export function toldFrames(things: readonly string[]): Frames {
  const all = list(things);
  return {
    professional: [() => `Cuenta además con ${all}.`, () => `También tiene ${all}.`, () => `Incluye ${all}.`],
    warm: [() => `También te espera con ${all}.`, () => `Además tiene ${all}.`, () => `Y tiene ${all}.`],
    bold: [() => `Y además: ${all}.`, () => `Súmale ${all}.`],
  };
}
