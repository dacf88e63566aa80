import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { understand } from '../understand.ts';
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
