import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { understand } from '../understand.ts';
import { aValue } from './example-value.ts';
import { respondToValue } from './respond-to-value.ts';

const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};

function asked(english: string, previous: Turn['previous'] = null) {
  const turn: Turn = {
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous,
  };
  return respondToValue(turn, {
    findAddresses: () => Promise.resolve([]),
    parseAlone: (text) => understand({ ...turn, question: text, previous: null }, needs),
    isAsked: true,
  });
}

describe('the value of a home that is described', () => {
  it.each([
    'What is a 3/2 house of 1,800 sq ft in Noe Valley worth?',
    'what would a 3 bed 2 bath house in noe valley, 1800 sqft, go for',
    '3 bed 2 bath house in noe valley 1800 sq ft, what would it go for',
    'seller wants to list her 3 bed 2 bath house in noe valley, 1800 sqft, what would it sell for?',
    'my seller has a 3/2 house in noe valley, 1,800 sq ft. what should she ask?',
    'value a 3/2 house of 1,800 sq ft in Noe Valley',
    '3br 2ba house 1800 sf noe valley price opinion',
  ])('is asked for with its facts: %s', async (text) => {
    expect(await asked(text)).toMatchObject({
      call: 'value',
      input: {
        subject: {
          ...{ neighborhood: 'Noe Valley', propertyType: 'single-family-home' },
          ...{ bedrooms: 3, fullBaths: 2, livingAreaSqFt: 1_800 },
        },
      },
    });
  });

  it('takes the place from what stands, and nothing else', async () => {
    const oakland = { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } } as const;
    const search = { areaFilter: oakland, parkingGarageSpaces: { startAt: 2 } };
    const step = await asked('what would a 3/2 house of 1,800 sq ft go for there', { search, results: exampleResults });
    expect(step).toMatchObject({ call: 'value', input: { subject: { city: 'Oakland', garageSpaces: null } } });
  });
});

it('names an address that no home has as it was written', async () => {
  expect(await asked("what's 1420 Sanchez worth")).toMatchObject({ say: expect.stringContaining('1420 Sanchez') });
});

it('says beside a value that the CMA of the home shows another range, and why', async () => {
  const reference = { mlsId: 'S', mlsSource: 'North MLS' };
  const found = aValue({ value: 626_000, subject: { reference, address: '9 Hill Rd' } });
  const roundedDollars = { value: 626_000, low: 546_000, high: 718_000, lowestAdjusted: 500_000, highestAdjusted: 780_000 };
  const say = async (range: { low: number; high: number } | null, subject = reference): Promise<string> => {
    const question = "what's it worth?";
    const turn: Turn = {
      ...{ question, english: question, language: 'english', earlier: [], last: null, open: [] },
      previous: { search: {}, results: [], opened: reference, cma: { subject, range } },
      answers: [{ toolName: 'estimate_value', value: { ...found, roundedDollars } }],
    };
    const told = await respondToValue(turn, {
      findAddresses: () => Promise.resolve([]),
      parseAlone: (text) => understand({ ...turn, question: text, previous: null }, needs),
      isAsked: true,
    });
    return told && 'say' in told ? told.say : '';
  };
  expect(await say({ low: 549_000, high: 716_000 })).toContain(
    `The CMA in this chat shows $549,000 to $716,000: it goes by its own comparables alone, and this weighs ${found.comparables.length} sales.`,
  );
  expect(await say({ low: 546_000, high: 718_000 })).not.toContain('The CMA');
  expect(await say(null)).not.toContain('The CMA');
  expect(await say({ low: 549_000, high: 716_000 }, { ...reference, mlsId: 'T' })).not.toContain('The CMA');
});
