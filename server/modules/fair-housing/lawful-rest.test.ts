import { describe, expect, it } from 'vitest';
import { checkQuestion } from './checks.ts';

describe('a search that wishes to be steered beside what is lawful', () => {
  it.each([
    ['3 bed house in Oakland under 1.2M with a yard and a safe neighborhood', '3 bed house in Oakland under 1.2M with a yard'],
    ['2 bedroom condos in a low crime part of town, below 800k', '2 bedroom condos, below 800k'],
    ['4 beds in Raleigh under 600k, low crime area, two car garage', '4 beds in Raleigh under 600k, two car garage'],
    ['houses under 900k in Alameda in the safest part of town', 'houses under 900k in Alameda'],
  ])('is done by what is lawful: %s', (text, rest) => {
    const { decline, lawful } = checkQuestion(text);
    expect(decline).not.toBeNull();
    expect(lawful?.rest).toBe(rest);
    expect(lawful?.note).toContain('fair-housing law');
  });

  it.each([
    'is it a safe area?',
    'safe neighborhoods in Oakland',
    '3 beds in Oakland under 900k, no kids in the building, safe area',
    '2 beds in a white neighborhood under 900k',
    'which neighborhoods are the safest?',
  ])('is declined where nothing lawful is left: %s', (text) => {
    const { decline, lawful } = checkQuestion(text);
    expect(decline).not.toBeNull();
    expect(lawful).toBeNull();
  });
});
