import { describe, expect, it } from 'vitest';
import { shareAsked } from './share-question.ts';

describe('a question about how many of the sales did', () => {
  it.each([
    ['what % of sellers reduce and how much do they lose by it', 'cuts'],
    ['what share sold after a cut there last 12 months', 'cuts'],
    ['ok and how many got price cuts and how big', 'cuts'],
    ['how often do sellers drop the price', 'cuts'],
    ['que porcentaje bajo de precio', 'cuts'],
    ['cuantas bajaron de precio', 'cuts'],
    ['how many sold over asking', 'over-list'],
    ['what share goes over list', 'over-list'],
    ['average over ask percent', 'over-list'],
    ['median above asking', 'over-list'],
    ['cuantas se vendieron por encima del precio de lista', 'over-list'],
  ])('is heard in %s', (text, share) => {
    expect(shareAsked(text)?.share).toBe(share);
  });

  it.each([
    'how much over asking do homes sell',
    'how many homes are for sale',
    'how much should we cut the price',
    'can you cut your commission',
    'what share of homes sold last month vs a year ago',
    'homes with a price cut in Oakland',
  ])('is not heard in %s', (text) => {
    expect(shareAsked(text)).toBeNull();
  });
});
