import { describe, expect, it } from 'vitest';
import { readDescribedHome, withFound } from './described-home.ts';
import { findExamplePlaces } from './question-parser/examples/example-places.ts';
import { exampleResults } from './question-parser/examples/example-results.ts';
import { inEnglish } from './language.ts';
import { SEARCH_TOOL, type Turn } from './turn.ts';

const turnOf = (question: string): Turn => ({
  ...{ question, english: inEnglish(question), language: 'english', earlier: [], previous: null, last: null, open: [] },
  answers: [],
});
const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};
const read = (question: string) => readDescribedHome(turnOf(question), needs);

describe('a home that words describe by what it has most of', () => {
  it.each([
    ['make a cma for the cheapest house in Noe Valley', 'make a cma for this home', 'price'],
    ['tell me about the newest listing in Noe Valley', 'tell me about this home', 'listdate'],
    ["what's the newest 3 bed house in Noe Valley worth?", "what's this home worth?", 'listdate'],
    [
      'write a listing description for the biggest condo in Noe Valley',
      'write a listing description for this home',
      'livingspace',
    ],
    ['who is the listing agent of the newest home in Noe Valley', 'who is the listing agent of this home', 'listdate'],
    ['write a just sold post for the last sale in Noe Valley', 'write a just sold post for this home', 'solddate'],
  ])('is looked for before what is asked of it: %s', async (question, asked, term) => {
    const home = await read(question);
    expect(home?.asked.question).toBe(asked);
    expect(home?.search.search).toMatchObject({ areaFilter: { name: 'Noe Valley' }, orderResultsBy: { term } });
  });

  it.each([
    'show me the newest listing in Noe Valley',
    "what's the cheapest house in Noe Valley",
    'newest homes in Noe Valley',
    'compare the two cheapest houses in Noe Valley',
    'tell me about the newest one',
    'open the cheapest of these',
  ])('is no more than a search, or one of those shown: %s', async (question) => {
    expect(await read(question)).toBeNull();
  });

  it('is the first that the search shows', async () => {
    const home = await read('what is the newest 3 bed house in Noe Valley worth');
    const answers = [
      { toolName: SEARCH_TOOL, value: { totalItems: 2, currentPage: 1, totalPages: 1, priceRange: null, items: exampleResults } },
    ];
    const found = home && withFound({ ...home, asked: { ...home.asked, answers } });
    const { mlsId, mlsSource } = exampleResults[0] ?? {};
    expect(found?.previous?.opened).toEqual({ mlsId, mlsSource });
    expect(found).toMatchObject({
      question: 'what is this home worth',
      answers: [],
      previous: { results: exampleResults },
    });
  });
});
