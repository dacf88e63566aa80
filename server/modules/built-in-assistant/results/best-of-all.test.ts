import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { readBestOfAll } from './best-of-all.ts';
import { readCutsOfAll } from './respond-to-results.ts';

const search = { price: { endAt: 900_000 }, paginationPage: 2 };
const turnOf = (english: string, previous: Partial<EarlierTurn> = {}) => ({
  ...{ question: english, english, language: 'english' as const, earlier: [], last: null, open: [], answers: [] },
  previous: { search, results: exampleResults, totalPages: 3, ...previous },
});
const orderOf = (english: string, previous: Partial<EarlierTurn> = {}) =>
  readBestOfAll(turnOf(english, previous))?.search.orderResultsBy ?? null;

describe('one that is picked by what it has most of, where more homes were found than are shown', () => {
  it.each([
    ['the cheapest one whats the payment 10% down at 6.75', 'price', 'asc'],
    ['which one is the cheapest', 'price', 'asc'],
    ['cheapest of those, tell me about it', 'price', 'asc'],
    ['which has the biggest lot', 'lotsize', 'desc'],
    ['which has been on the market longest?', 'listdate', 'asc'],
    ['the one on longest', 'listdate', 'asc'],
    ['open the newest one', 'listdate', 'desc'],
    ['what would the most expensive one cost a month', 'price', 'desc'],
    ['show me the cheapest 4 side by side', 'price', 'asc'],
    ['compare the three newest', 'listdate', 'desc'],
  ])('is the first of all in that order: %s', (english, term, order) => {
    expect(orderOf(english)).toEqual({ term, order });
  });

  it('begins the list anew, with all that was asked for', () => {
    expect(readBestOfAll(turnOf('the cheapest one'))?.search).toEqual({
      price: { endAt: 900_000 },
      orderResultsBy: { term: 'price', order: 'asc' },
    });
  });

  it('is the latest by its sale of sold homes', () => {
    expect(orderOf('the newest one', { search: { propertyStatus: ['sold'] } })?.term).toBe('solddate');
  });

  it('is one of those that are shown where they are all, or stand in that order', () => {
    expect(orderOf('the cheapest one', { totalPages: 1 })).toBeNull();
    expect(orderOf('the cheapest one', { search: { orderResultsBy: { term: 'price', order: 'asc' } } })).toBeNull();
  });

  it.each([
    'the cheapest one on this page',
    'which is the cheapest per foot',
    'cheapest first',
    'the cheapest homes with a pool in Oakland',
    'the lowest hoa',
  ])('is nothing of the kind: %s', (english) => {
    expect(orderOf(english)).toBeNull();
  });
});

describe('price cuts, where more homes were found than are shown', () => {
  it.each(['any w price cut', 'which one dropped the most', 'any price drops on those'])('are searched in all: %s', (english) => {
    expect(readCutsOfAll(turnOf(english))?.search).toEqual({ price: { endAt: 900_000 }, features: ['price-cut'] });
    expect(readCutsOfAll(turnOf(english, { totalPages: 1 }))).toBeNull();
  });
});
