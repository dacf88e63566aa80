import { expect, it } from 'vitest';
import type { ListingDetailsAnswer } from '#server/modules/listings/index.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import { topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { composeListingAnswer } from './listing-answer.ts';
import { textsIn } from './texts/index.ts';

const [home] = exampleResults;
if (!home) throw new Error('The examples have results');
const record = { ...home, description: null, daysOnMarket: null, listingAgent: null, brokerage: null };
const told = (listing: ListingDetailsAnswer) => composeListingAnswer(listing, { question: 'last-sale' }, textsIn('english'));

it.each([
  'what did it sell for last time',
  'how much did this house go for previously',
  'what did it last sell for',
  "what's the last sale price",
  'por cuanto se vendio la ultima vez',
])('hears the last sale asked for: %s', (text) => {
  expect(topicAsked(text)).toBe('last-sale');
});

it.each([
  'when was it last sold',
  'last sold when',
  'when did it last sell and for how much',
  'what did the first one last sell for and when',
  'what did they pay for it',
  'cuando se vendio y por cuanto',
  'cuando fue la ultima venta',
])('and its day: %s', (text) => {
  expect(topicAsked(text)).toBe('last-sale');
});

it.each(['what did it sell for', 'has it been listed before', 'when will it sell', 'last sale on this street'])(
  'and nothing else: %s',
  (text) => {
    expect(topicAsked(text)).not.toBe('last-sale');
  },
);

it('tells the newest sale of its history, of a sold home its own, else that none is on record', () => {
  const history = [
    { date: '2026-11-01', kind: 'listed' as const, price: 999_000, changePercent: null },
    { date: '2019-04-02', kind: 'sold' as const, price: 640_000, changePercent: null },
    { date: '2008-04-02', kind: 'sold' as const, price: 400_000, changePercent: null },
  ];
  expect(told({ ...record, history })).toContain('last sold for $640,000 on April 2, 2019');
  expect(told({ ...record, status: 'sold', price: 820_000, soldDate: '2024-02-28' })).toContain('$820,000 on February 28, 2024');
  expect(told(record)).toContain('is on record');
});
