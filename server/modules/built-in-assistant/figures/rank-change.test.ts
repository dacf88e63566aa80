import { describe, expect, it } from 'vitest';
import type { RankingRequest } from '#server/modules/market/index.ts';
import { changesRanking, rankingBefore, withChange } from './rank-change.ts';

const byPrice: RankingRequest = { figure: 'median-price', order: 'highest', part: 'city', limit: 10 };

describe('an order of areas', () => {
  it.each([
    ['top 5 only', { limit: 5, order: 'highest' }],
    ['and the worst?', { order: 'lowest' }],
    ['lowest first', { order: 'lowest' }],
    ['cheapest first instead, by median price', { figure: 'median-price', order: 'lowest' }],
    ['by months of supply', { figure: 'supply', order: 'lowest' }],
    ['by days on market', { figure: 'days-on-market' }],
    ['the other way round', { order: 'lowest' }],
  ])('is changed by what is said right after it: %s', (text, changed) => {
    expect(changesRanking(text)).toBe(true);
    expect(withChange(byPrice, text)).toMatchObject(changed);
  });

  it('is the one before the changes of it', () => {
    expect(rankingBefore(['most expensive cities', 'top 5 only', 'lowest first'])).toBe('most expensive cities');
  });

  it.each(['cheapest homes in Oakland', 'show me the first one', 'top floor units only', 'by the lake'])(
    'is not changed by: %s',
    (text) => {
      expect(changesRanking(text) && rankingBefore([]) !== null).toBe(false);
    },
  );
});
