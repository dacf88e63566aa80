import { describe, expect, it } from 'vitest';
import { takeNarrowing } from './market-narrowing.ts';
import { rewrite } from './rewriting.ts';
import { createSentence, fold } from './sentence.ts';

const narrowing = (text: string, transaction: 'sale' | 'lease' = 'sale') =>
  takeNarrowing(createSentence(rewrite(fold(text))), { transaction, thisYear: 2026 });

describe('what narrows the homes of a market', () => {
  it.each([
    ['months of supply over 2m', { price: { startAt: 2_000_000 } }],
    ['market for homes between 1 and 1.5m', { price: { startAt: 1_000_000, endAt: 1_500_000 } }],
    ['days on market for $800k to $1.2m houses', { price: { startAt: 800_000, endAt: 1_200_000 } }],
    ['2m+ homes', { price: { startAt: 2_000_000 } }],
    ['price per foot of 3 bed condos', { bedroomsCount: { startAt: 3, endAt: 3 } }],
    ['median of 3+ bed homes', { bedroomsCount: { startAt: 3, endAt: undefined } }],
    ['homes built before 1940', { propertyYearBuilt: { endAt: 1939 } }],
    ['median price of homes with a pool', { features: ['pool'] }],
  ])('is read from "%s"', (text, expected) => {
    expect(narrowing(text)).toEqual(expected);
  });

  it('is a rent a month of leases', () => {
    expect(narrowing('how fast do rentals over 4000 go', 'lease')).toEqual({ price: { startAt: 4_000 } });
  });

  it.each([
    'homes that sat over 45 days',
    'how much over asking do they go',
    'price per sqft under $700 a square foot',
    'median price 850,000',
    'market over the last 6 months',
    'how many price cuts and open houses',
  ])('is none in "%s"', (text) => {
    expect(narrowing(text)).toBeNull();
  });
});
