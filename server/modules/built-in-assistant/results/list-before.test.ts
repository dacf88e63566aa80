import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { listBefore, uponListBefore } from './list-before.ts';

const list = { search: { bedroomsCount: { startAt: 2 } }, results: exampleResults, totalPages: 1 };
const empty: Turn['previous'] = { search: { bedroomsCount: { startAt: 9 } }, results: [], totalPages: 0, listBefore: list };
const turnOf = (question: string, previous: Turn['previous'] = empty): Turn => ({
  ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers: [] },
  previous,
});

describe('a search that found none', () => {
  it.each([
    ['ok forget that. which has lowest hoa', 'which has lowest hoa'],
    ['never mind, show me the newest', 'show me the newest'],
    ['email John about the first one', 'email John about the first one'],
    ['compara los 2 primeros', 'compara los 2 primeros'],
    ['which had price cuts', 'which had price cuts'],
  ])('leaves the list before it to be asked about: %s', (question, rest) => {
    const turn = uponListBefore(turnOf(question));
    expect(turn?.question).toBe(rest);
    expect(turn?.previous).toMatchObject(list);
  });

  it.each(['yes', 'any under 2 million?', 'forget the pool', 'first time buyers in Oakland', 'which neighborhoods are cheapest'])(
    'goes on by itself: %s',
    (question) => {
      expect(uponListBefore(turnOf(question))).toBeNull();
    },
  );

  it('means its own homes where it has some', () => {
    expect(uponListBefore(turnOf('the first one', { ...list, listBefore: list }))).toBeNull();
  });

  it('keeps the last list that had homes, however many found none since', () => {
    expect(listBefore({ ...list })).toEqual(list);
    expect(listBefore(empty)).toEqual(list);
    expect(listBefore(null)).toBeNull();
  });
});
