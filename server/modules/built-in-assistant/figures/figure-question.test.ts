import { describe, expect, it } from 'vitest';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { Turn } from '../turn.ts';
import { readFigureQuestion } from './figure-question.ts';

const noeValley = {
  type: 'named-area',
  nameType: 'neighborhood',
  name: 'Noe Valley',
  context: { city: 'San Francisco', stateAbbreviated: 'CA' },
} as const;
const told: MarketQuestion = {
  places: [noeValley],
  propertyTypes: ['condominium'],
  isLease: false,
  windowDays: null,
  period: null,
  figures: ['median-price'],
};

const asked = (english: string, market: MarketQuestion | null = told) =>
  readFigureQuestion(
    {
      ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] },
      previous: { search: {}, results: [], market },
    } satisfies Turn,
    '2026-11-20',
  );

describe('what is asked of figures that were told', () => {
  it.each([
    'Where does that number come from?',
    'how did you get that',
    "where'd you get that number",
    'source?',
    "what's your source for that",
    'prove it',
    'says who',
    '¿cuál es tu fuente?',
    'Walk me through the arithmetic.',
    'how many sales is that based on',
    'over what period?',
    'are you sure about that?',
    'Do you include pendings in the numerator?',
    'can I quote that?',
    'how confident are you',
    'is that statistically meaningful',
    'is that too small a sample?',
    'Are you sure none of those are townhouses?',
  ])('is what they rest on: %s', (text) => {
    expect(asked(text)).toEqual({ kind: 'basis' });
  });

  it.each(['why did it change', 'why have prices gone up', "what's driving that?", '¿por qué bajaron?'])(
    'is why they changed, which no record tells: %s',
    (text) => {
      expect(asked(text)).toEqual({ kind: 'cause' });
    },
  );

  it.each(['show me those sales', 'which sales are those?', 'list the sales', 'show those'])(
    'is the sales behind them, the latest first: %s',
    (text) => {
      expect(asked(text)).toMatchObject({
        kind: 'search',
        search: {
          areaFilter: noeValley,
          propertyTypes: ['condominium'],
          propertyStatus: ['sold'],
          soldDate: { startAt: '2026-08-22', endAt: '2026-11-20' },
          orderResultsBy: { term: 'solddate', order: 'desc' },
        },
      });
    },
  );

  it('is the highest sale of the time that was told', () => {
    const october = { startAt: '2026-10-01', endAt: '2026-10-31' };
    expect(asked('what was the highest sale?', { ...told, period: october })).toMatchObject({
      search: { soldDate: october, orderResultsBy: { term: 'price', order: 'desc' } },
    });
    expect(asked('which was the cheapest one')).toMatchObject({ search: { orderResultsBy: { order: 'asc' } } });
  });

  it('is whether that is much, beside the city around', () => {
    expect(asked('Fine. Is it high?')).toMatchObject({
      kind: 'market',
      question: { places: [noeValley, { nameType: 'city', name: 'San Francisco' }], figures: ['median-price'] },
    });
    expect(asked('is that normal for the area')).toMatchObject({ kind: 'market' });
  });

  it.each([
    'so did they go up or down, one sentence',
    'up or down?',
    'have prices gone up or down',
    'entonces subieron o bajaron, en una frase',
  ])('is the median of that time alone: %s', (text) => {
    expect(asked(text, { ...told, windowDays: 365, figures: [] })).toMatchObject({
      kind: 'market',
      question: { places: [noeValley], windowDays: 365, figures: ['median-price'] },
    });
  });

  it.each([
    'are prices going up or down in Durham',
    'show me homes there',
    'what about Oakland?',
    'is it a good time to buy?',
    'tell me about the second one',
  ])('is something else in %s', (text) => {
    expect(asked(text)).toBeNull();
  });

  it('is nothing where no market was told', () => {
    expect(asked('where does that number come from?', null)).toBeNull();
  });
});
