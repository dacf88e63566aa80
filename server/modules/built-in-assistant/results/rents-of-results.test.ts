import { expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { rentsOfResults } from './rents-of-results.ts';

const oakland = { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } } as const;
const asked = (english: string, search: EarlierTurn['search'] = { areaFilter: oakland }) =>
  rentsOfResults({
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: { search, results: exampleResults },
  } satisfies Turn);

it.each([
  'what would they rent for?',
  'and how much could these rent for',
  'What do places like that rent for?',
  'what would rents be',
  'what would the cheapest rent for',
])('tells the rents of the place for homes that are for sale: %s', (text) => {
  expect(asked(text)).toMatchObject({ kind: 'market', question: { places: [oakland], isLease: true, windowDays: 365 } });
});

it.each(['what would it rent for?', 'what are rents in Berkeley', 'rentals in Oakland', 'what do they sell for?'])(
  'is not asked by %s',
  (text) => {
    expect(asked(text)).toBeNull();
  },
);

it('is nothing of homes that are for rent anyway', () => {
  expect(asked('what do they rent for?', { areaFilter: oakland, listingTransactionType: 'lease' })).toBeNull();
});
