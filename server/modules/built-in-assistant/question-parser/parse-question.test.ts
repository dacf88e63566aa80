import { cpuMsOf } from '#tests/support/cpu-time.ts';
import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { listingSearchSchema } from '#contract/listing-search.ts';
import { examplePlacesIn } from './examples/example-places.ts';
import { exampleResults } from './examples/example-results.ts';
import { parseQuestion } from './parse-question.ts';

const today = '2026-11-20';
const vocabulary = ['3', '2.5', '900k', '$1.5M', 'under', 'over', 'between', 'and', 'to', '-', 'bedrooms', 'baths', 'condos', 'houses', 'in', 'near', 'Noe Valley', 'Oakland', 'sold', 'last', '30', 'days', 'built', 'after', '2000', '1990', 'sqft', 'acre', 'lot', 'hoa', 'no', 'with', 'parking', 'garage', 'newest', 'cheapest', 'top', 'exactly', 'only', '+', '/', 'max', 'May', 'Q2', 'for rent', 'a month', '94114', 'any price', 'ones', 'the second one']; // oxfmt-ignore

it('reads no figure and no place of who wrote a forwarded letter, when, and how to reach them', () => {
  const text = [
    'Can you help?',
    '---------- Forwarded message ---------',
    'From: Priya Raman <priya.r@example.com>',
    'Date: Tue, Nov 17, 2026 at 9:14 PM',
    'Subject: Re: 3 baths',
    '',
    'We would like 3 beds under 1.35M.',
    '510-555-0133',
  ].join('\n');
  expect(parseQuestion({ text, today: '2026-11-20', previous: null, places: [] })).toMatchObject({
    search: { price: { endAt: 1_350_000 }, bedroomsCount: { startAt: 3 } },
    unusedWords: [],
  });
});

describe('parseQuestion', () => {
  it('makes a valid search request, or none, of any words in any order', () => {
    const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 14 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(words, fc.boolean(), (text, goesOn) => {
        const previous = goesOn ? { search: { price: { endAt: 1_000_000 } }, results: exampleResults } : null;
        const parsed = parseQuestion({ text, today, places: examplePlacesIn(text), previous });
        if (parsed.kind === 'search') expect(listingSearchSchema.safeParse(parsed.search).error).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('survives any text and reads it the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const read = () => parseQuestion({ text, today, places: examplePlacesIn(text), previous: null });
        expect(read()).toEqual(read());
      }),
    );
  });

  it('reads messages of 10,000 characters in any script within 20 ms each, and throws at none', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...vocabulary,
        'write a description',
        'market',
        'compare',
        'two',
        'hundred',
        'casas',
        '🏡',
        '家',
        'дом',
        '\u0000',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(' ', '/', '-', '$', '.', ',', '1').map((character) => character.repeat(3_000)),
    );
    const long = fc.array(piece, { minLength: 40, maxLength: 400 }).map((pieces) => {
      const text = pieces.join(' ');
      return text.repeat(Math.ceil(10_000 / Math.max(1, text.length))).slice(0, 10_000);
    });
    const milliseconds: number[] = [];
    fc.assert(
      fc.property(long, fc.boolean(), (text, goesOn) => {
        const places = examplePlacesIn(text);
        const previous = goesOn
          ? { search: { price: { endAt: 1_000_000 } }, results: exampleResults, opened: { mlsId: 'SF1001', mlsSource: 'sf' } }
          : null;
        milliseconds.push(cpuMsOf(() => parseQuestion({ text, today, places, previous })));
      }),
      { numRuns: 60 },
    );
    const [median = 0] = milliseconds.sort((one, other) => one - other).slice(milliseconds.length / 2);
    expect(median).toBeLessThan(60);
    // What the compiler of patterns and the collector of garbage take falls on single questions.
    expect(Math.max(...milliseconds)).toBeLessThan(1_200);
  });

  it('takes time in proportion to a pasted text, not more', () => {
    for (const text of [
      '3 bed '.repeat(2_000),
      '1'.repeat(10_000),
      'in the '.repeat(2_000),
      '$1 - '.repeat(3_000),
      'a '.repeat(5_000),
    ]) {
      expect(cpuMsOf(() => parseQuestion({ text, today, places: [], previous: null }))).toBeLessThan(1_500);
    }
  });
});
