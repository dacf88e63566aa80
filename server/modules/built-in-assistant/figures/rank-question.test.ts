import { describe, expect, it } from 'vitest';
import { inEnglish } from '../language.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { understand } from '../understand.ts';
import { readRankQuestion } from './rank-question.ts';

const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};
const oakland = { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } } as const;
const rockridge = {
  type: 'named-area',
  nameType: 'neighborhood',
  name: 'Rockridge',
  context: { city: 'Oakland', stateAbbreviated: 'CA' },
} as const;

function asked(english: string, previous: EarlierTurn | null = null) {
  const turn: Turn = {
    ...{ question: english, english, language: 'english', earlier: [], previous, last: null, open: [], answers: [] },
  };
  return readRankQuestion(turn, (text) => understand({ ...turn, question: text, previous: null }, needs));
}

describe('a question that puts areas in an order', () => {
  it.each([
    ['which neighborhood in Oakland has the highest median', { figure: 'median-price', order: 'highest' }],
    ['cheapest neighborhoods in Oakland', { figure: 'median-price', order: 'lowest' }],
    ['where do homes sell fastest in Oakland?', { figure: 'days-on-market', order: 'lowest' }],
    ['which Oakland neighborhoods have the most sales?', { figure: 'sold', order: 'highest' }],
    ['rank the neighborhoods in Oakland by price per square foot', { figure: 'price-per-sqft', order: 'highest' }],
    ['what neighborhoods in Oakland are most affordable', { figure: 'median-price', order: 'lowest' }],
    ['which neighborhoods in Oakland are cooling off', { figure: 'days-on-market', order: 'highest' }],
    ['where do buyers have most leverage in Oakland right now', { figure: 'sale-to-list', order: 'lowest' }],
    ['which neighborhoods in Oakland had the biggest price gains this year', { figure: 'price-change', order: 'highest' }],
    ['sale to list ratio by neighborhood in Oakland', { figure: 'sale-to-list', order: 'highest' }],
    ['prices by zip code in Oakland', { figure: 'median-price', order: 'highest', part: 'zip-code' }],
    ['median rent by neighborhood in Oakland', { figure: 'median-price', listingTransactionType: 'lease' }],
    ['which Oakland neighborhoods are tightest on inventory', { figure: 'supply', order: 'lowest' }],
    ['top 10 neighborhoods in Oakland for selling over asking', { figure: 'sale-to-list', order: 'highest', limit: 10 }],
  ])('names the figure, its end and the place: %s', async (text, request) => {
    expect(await asked(text)).toMatchObject({ areaFilter: oakland, part: 'neighborhood', ...request });
  });

  it('goes by the city of the place that stands', async () => {
    const previous = { search: { areaFilter: rockridge }, results: [] };
    expect(await asked('which neighborhood is the cheapest?', previous)).toMatchObject({ areaFilter: oakland, order: 'lowest' });
  });

  it.each(['which of these has the highest HOA?', 'homes in Oakland, cheapest first', 'is Oakland expensive?'])(
    'is not asked by %s',
    async (text) => {
      expect(await asked(text)).toBeNull();
    },
  );

  it('needs a place to look within', async () => {
    expect(await asked('cheapest neighborhoods')).toBeNull();
  });

  it.each([
    ['qué barrio de Oakland es más barato', 'lowest'],
    ['cuál es el barrio más caro de Oakland', 'highest'],
  ])('is asked in Spanish: %s', async (text, order) => {
    expect(await asked(inEnglish(text))).toMatchObject({ areaFilter: oakland, figure: 'median-price', order });
  });
});
