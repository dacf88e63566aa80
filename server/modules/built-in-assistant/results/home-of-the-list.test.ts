import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { withHomeOfTheList } from './home-of-the-list.ts';

const turnOf = (question: string): Turn => ({
  ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers: [] },
  previous: { search: {}, results: exampleResults },
});

describe('a question that begins with a home of the list', () => {
  it.each([
    ['2nd: any special assessment or rental cap', 'does it have any special assessment or rental cap'],
    ['the second one - hoa?', 'hoa?'],
    ['#2: year built', 'year built'],
    ['is the 2nd overpriced', 'is it overpriced'],
    ['does the second one allow rentals?', 'does it allow rentals?'],
  ])('is of that home: %s', (question, rest) => {
    const turn = withHomeOfTheList(turnOf(question));
    expect(turn.question).toBe(rest);
    expect(turn.previous?.opened?.mlsId).toBe(exampleResults[1]?.mlsId);
  });

  it.each(['2 - 3 beds in Oakland', 'is the second bedroom big', 'the first two', 'second: '])('is none: %s', (question) => {
    expect(withHomeOfTheList(turnOf(question)).question).toBe(question);
  });
});
