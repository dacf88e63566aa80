import { describe, expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { textsIn } from '../../answers/texts/index.ts';
import { exampleResults } from '../../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../../question-parser/earlier-turn.ts';
import { sayTooFew } from './too-few-homes.ts';

const search: EarlierTurn['search'] = { bedroomsCount: { startAt: 3 } };
const said = (question: string, shown: number) =>
  sayTooFew(question, { search, results: exampleResults.slice(0, shown) }, textsIn('english'))?.text ?? null;

describe('a sum over more homes than are shown', () => {
  it.each([
    'whats the total price of the first 4',
    'is #3 cheaper than #1 and by how much',
    'difference between the second and the first',
  ])('is said to be none: %s', (question) => {
    expect(said(question, 1)).toMatch(/^The list shows 1 home, /);
  });

  it('is said in words that fair housing lets stand', () => {
    for (const language of ['english', 'spanish'] as const) {
      const { sums } = textsIn(language);
      const all = [sums.onlyShown(1, '12 Elm Street'), sums.onlyShown(3, null), sums.noneShown];
      expect(all.flatMap((text) => checkReply(text))).toEqual([]);
    }
  });

  it('is said to be none where nothing was found', () => {
    expect(said('how many days do they sit', 0)).toContain('found nothing');
    expect(said('whats the median of these and how many days do they sit', 0)).toContain('found nothing');
  });

  it.each([
    ['whats the total price of the first 2', 2],
    ['is the market cheaper than a year ago', 1],
    ['tell me about the third one', 1],
    ['median price in Oakland', 0],
  ])('is left to others where the homes are shown, or nothing is reckoned: %s', (question, shown) => {
    expect(said(question, shown)).toBeNull();
  });
});
