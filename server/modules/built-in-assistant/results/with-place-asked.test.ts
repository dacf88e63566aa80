import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import type { Turn } from '../turn.ts';
import { withPlaceAsked } from './with-place-asked.ts';

const needs = { findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)) };
const oakland = { type: 'named-area', nameType: 'city', name: 'Oakland' } as const;

async function placeOf(question: string, before: string[], previous: Turn['previous'] = null): Promise<string | null> {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', last: null, answers: [], previous },
    ...{ earlier: before, open: before },
  };
  const area = (await withPlaceAsked(turn, needs)).previous?.search.areaFilter;
  return area?.type === 'named-area' ? area.name : null;
}

describe('a place that was asked about, and no tool told of', () => {
  it.each(['3 beds there under 1.9', 'schools there?', 'whats parking like in that area', 'whats it like on weekends'])(
    'stands for what follows: %s',
    async (text) => {
      expect(await placeOf(text, ['is Noe Valley walkable', 'is it a good area'])).toBe('Noe Valley');
    },
  );

  it('stands in the place of the search before it', async () => {
    const previous = { search: { areaFilter: oakland, price: { endAt: 500_000 } }, results: [] };
    expect(await placeOf('2 beds there', ['is Noe Valley walkable'], previous)).toBe('Noe Valley');
  });

  it.each(['3 beds under 1.9', 'are there any with a pool', 'hi there'])('is not meant by other words: %s', async (text) => {
    expect(await placeOf(text, ['is Noe Valley walkable'])).toBeNull();
  });

  it('leaves the conditions standing that were searched in it', async () => {
    const previous = { search: { areaFilter: oakland, price: { endAt: 500_000 } }, results: [] };
    const turn: Turn = {
      ...{ question: '2 beds there', english: '2 beds there', language: 'english', last: null, answers: [], previous },
      ...{ earlier: ['is Oakland noisy'], open: ['is Oakland noisy'] },
    };
    expect(await withPlaceAsked(turn, needs)).toBe(turn);
  });
});
