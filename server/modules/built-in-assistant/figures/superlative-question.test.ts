import { describe, expect, it } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import { inEnglish } from '../language.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { readSuperlative } from './superlative-question.ts';

const city = (name: string): AreaFilter => ({
  ...{ type: 'named-area', nameType: 'city', name, context: { stateAbbreviated: 'CA' } },
});
const [oakland, berkeley, alameda] = [city('Oakland'), city('Berkeley'), city('Alameda')];
const greeting = () => Promise.resolve<ParsedQuestion>({ kind: 'greeting' });

function read(question: string, places = [oakland, berkeley, alameda], before = '', parse = greeting) {
  const turn: Turn = {
    ...{ question, english: inEnglish(question), language: 'english', earlier: [], open: [], answers: [] },
    last: before === '' ? null : { question: before, previous: null, usedTools: true },
    previous: {
      ...{ search: {}, results: [], markets: places },
      market: { places: places.slice(-1), propertyTypes: null, isLease: false, windowDays: null, figures: [] },
    },
  };
  return readSuperlative(turn, parse);
}

describe('a superlative over markets', () => {
  it.each([
    ['which gained the most?', 'growth', 'highest'],
    ['where did prices drop the most', 'growth', 'lowest'],
    ['which one held up best', 'growth', 'highest'],
    ['the cheapest of the three?', 'price', 'lowest'],
    ['which is most expensive', 'price', 'highest'],
    ['which one sells fastest?', 'days', 'lowest'],
    ['where do homes sit the longest', 'days', 'highest'],
    ['which has the lowest price per square foot', 'per-sqft', 'lowest'],
    ['which has the highest sale to list', 'sale-to-list', 'highest'],
    ['who has the most inventory', 'active', 'highest'],
    ['which has the most supply', 'supply', 'highest'],
    ['which one has more for sale right now', 'active', 'highest'],
    ['which has fewer homes for sale', 'active', 'lowest'],
    ['which is growing faster', 'growth', 'highest'],
    ['where are prices rising more slowly', 'growth', 'lowest'],
    ['which had the fewest sales', 'sold', 'lowest'],
    ['¿cuál subió más?', 'growth', 'highest'],
    ['la más barata de las tres', 'price', 'lowest'],
    ['¿dónde se venden más rápido?', 'days', 'lowest'],
  ])('names the figure and its end: %s', async (text, measure, end) => {
    expect(await read(text)).toMatchObject({ measure, end, places: [oakland, berkeley, alameda] });
  });

  it('means as many of the last as it says', async () => {
    expect((await read('the cheapest of the two'))?.places).toEqual([berkeley, alameda]);
  });

  it('turns to the other end of what was asked before', async () => {
    expect(await read('and the least?', undefined, 'which has the most inventory')).toMatchObject({
      measure: 'active',
      end: 'lowest',
    });
    expect(await read('and the least?')).toBeNull();
  });

  it.each([
    'which homes are cheapest',
    'which neighborhood is the cheapest',
    'homes in the cheapest one',
    'chart the cheapest',
    'which is the better market for sellers',
    'which month was the highest',
    'how is the market in Oakland',
  ])('is none in %s', async (text) => {
    expect(await read(text)).toBeNull();
  });

  it('needs several markets, and names no other place', async () => {
    expect(await read('which is the cheapest?', [oakland])).toBeNull();
    const search = () =>
      Promise.resolve<ParsedQuestion>({
        ...{ kind: 'search', change: 'new', notes: [], unusedWords: [] },
        search: { areaFilter: city('Marin') },
      });
    expect(await read('which is cheapest in Marin', undefined, '', search)).toBeNull();
  });
});
