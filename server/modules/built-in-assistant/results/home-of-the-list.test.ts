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
    ['send me the second', 'tell me about it'],
    ['can you send me the link to the second one?', 'tell me about it'],
    ['does the second one allow rentals?', 'does it allow rentals?'],
  ])('is of that home: %s', (question, rest) => {
    const turn = withHomeOfTheList(turnOf(question));
    expect(turn.question).toBe(rest);
    expect(turn.previous?.opened?.mlsId).toBe(exampleResults[1]?.mlsId);
  });

  it('is shown where its link is wished for while it is open', () => {
    const turn = turnOf('send me the link to that one');
    const opened = exampleResults[1] ?? null;
    expect(withHomeOfTheList(turn).question).toBe(turn.question);
    expect(withHomeOfTheList({ ...turn, previous: { search: {}, results: exampleResults, opened } }).question).toBe(
      'tell me about it',
    );
  });

  it.each([
    'send me that',
    'send me the second draft',
    '2 - 3 beds in Oakland',
    'is the second bedroom big',
    'the first two',
    'second: ',
  ])('is none: %s', (question) => {
    expect(withHomeOfTheList(turnOf(question)).question).toBe(question);
  });
});
