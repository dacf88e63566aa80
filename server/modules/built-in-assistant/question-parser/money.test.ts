import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { takePrice } from './money.ts';
import { rewrite } from './rewriting.ts';
import { createSentence } from './sentence.ts';

const read = (text: string, transaction: 'sale' | 'lease' = 'sale') => takePrice(createSentence(text), transaction);
const thousands = new Intl.NumberFormat('en-US');

describe('takePrice', () => {
  it('reads any amount in dollars as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 99_999_999 }), (amount) => {
        expect(read(`under $${thousands.format(amount)}`)).toEqual({ endAt: amount });
        expect(read(`over ${amount}`)).toEqual({ startAt: amount });
      }),
    );
  });

  it('reads thousands the same with a k, in words and without a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999 }), (amount) => {
        const expected = { endAt: amount * 1_000 };
        for (const written of [`under ${amount}k`, `under $${amount} thousand`, `under ${amount}`])
          expect(read(written)).toEqual(expected);
      }),
    );
  });

  it('puts both ends of a range in order, and lets one unit hold for both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 100, max: 999 }), (one, other) => {
        const expected = { startAt: Math.min(one, other) * 1_000, endAt: Math.max(one, other) * 1_000 };
        expect(read(`between ${one} and ${other}k`)).toEqual(expected);
        expect(read(`${one}k - ${other}k`)).toEqual(expected);
      }),
    );
  });

  it('takes no minutes or hours for a price', () => {
    for (const text of ['showings, 30 min each', 'showings of 45 minutes', 'within 2 hours']) expect(read(text)).toBeNull();
    expect(read('700k min')).toEqual({ startAt: 700_000 });
  });

  it('reads rents in dollars a month, whatever their size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 20_000 }), (rent) => {
        expect(read(`max ${rent} a month`, 'lease')).toEqual({ endAt: rent });
      }),
    );
  });

  it('leaves numbers that count something else alone', () => {
    for (const text of [
      'under 30 days',
      'over 2 acres',
      'within 3 miles',
      '3 homes',
      'under 5 years old',
      '$50,000 under asking',
    ])
      expect(read(text)).toBeNull();
  });
});

it.each(['start at 11 instead, 20 min each', 'start at 10', 'start at 9:30 am on sunday'])(
  'a time of day is no price: %s',
  (text) => {
    expect(rewrite(text)).not.toMatch(/\b(?:9|10|11)\b/);
  },
);

it.each(['start at 2 million', 'start at 900k', 'start at 11m'])('a price with its unit stays one: %s', (text) => {
  expect(rewrite(text)).toContain(text.slice('start at '.length, 'start at '.length + 1));
});
