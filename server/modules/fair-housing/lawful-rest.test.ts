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

describe('a letter of which one sentence breaks the law', () => {
  const letter = (sentence: string) =>
    `Dear Tom, thank you for the tour last weekend, the bakery downstairs had excellent bread and we talked about it over dinner. ${sentence} We would like two bedrooms in Alameda, one level if possible, up to 1.3 million. A garden matters more to us than a garage, and old wood floors would make us very happy indeed. With kind regards and thanks for all of your time so far.`;

  it.each(['No families with children in the building, please.', 'We want Christian neighbors only.'])(
    'is done by its other sentences: %s',
    (sentence) => {
      const { decline, lawful } = checkQuestion(letter(sentence));
      expect(decline).not.toBeNull();
      expect(lawful?.rest).not.toContain(sentence);
      expect(lawful?.rest).toContain('two bedrooms in Alameda');
      expect(lawful?.note).toContain('Fair-housing law');
    },
  );
});
