import { expect, it } from 'vitest';
import { listPriceAsked } from '../offer/respond-to-list-price.ts';
import { halvesOf } from '../two-requests/halves.ts';
import { priceByFoot } from './price-per-foot.ts';
import { priceThought } from './said-of-value.ts';
import { toldCondition, tellsRoomRedone } from './told-condition.ts';
import { tellsHomeToValue } from './value-question.ts';

it.each([
  ['whats the $/sqft at 1.75', 1_750_000],
  ['what is the price per sq ft at $1,600,000?', 1_600_000],
  ['and psf if we list at 950k', 950_000],
  ['whats 1.75 per sqft', 1_750_000],
  ['sort by price per sqft', null],
  ['use $40 a sq ft for area', null],
])('a price by the foot is asked for by "%s"', (text, price) => {
  expect(priceByFoot(text)).toBe(price);
});

it.each([
  ['is 1599 a good price', 1_599_000],
  ['1.75 too high?', 1_750_000],
  ['is 6.5 a good rate', null],
  ['is 3 too much', 3_000_000],
])('a price is set against the value by "%s"', (text, price) => {
  expect(priceThought(text)).toBe(price);
});

it.each(['whats the range i should list it in', 'what range should we list in', 'pricing strategy for it'])(
  'what to list it at is asked by "%s"',
  (text) => {
    expect(listPriceAsked(text)).toEqual({ named: [] });
  },
);

it('knows a home that is told with its facts from homes to be searched', () => {
  expect(tellsHomeToValue('oakland 94611, 3bd 2ba 1800 sqft built 1925. whats it worth now')).toBe(true);
  expect(tellsHomeToValue('show homes worth under 1m with 3 beds and 1800 sqft')).toBe(false);
});

it('is one request, though a sentence ends between the facts and the question', () => {
  expect(halvesOf('my sellers bought in 2015 in oakland 94611, 3bd 2ba 1800 sqft built 1925. whats it worth now')).toBeNull();
});

it('takes a condition that is told, and knows a room that was redone', () => {
  expect(toldCondition("what's it worth, condition is good")).toBe(7);
  expect(toldCondition('in poor shape, 3/2')).toBe(2);
  expect(toldCondition('is this a good value')).toBeNull();
  expect(tellsRoomRedone('kitchen redone 2022')).toBe(true);
  expect(tellsRoomRedone('big kitchen')).toBe(false);
});
