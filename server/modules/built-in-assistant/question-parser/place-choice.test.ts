import { expect, test } from 'vitest';
import type { NamedArea } from '#contract/listing-search.ts';
import { examplePlacesIn } from './examples/example-places.ts';
import { parseQuestion } from './parse-question.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import { stateNamed } from './states.ts';
import { placesLike } from './unknown-places.ts';

const today = '2026-11-22';
const parse = (text: string, ownState: string | null = null, previous: EarlierTurn | null = null) =>
  parseQuestion({
    text,
    today,
    previous,
    places: examplePlacesIn(text).map((place) => ({
      ...place,
      isInOwnMarket: ownState !== null && place.context.stateAbbreviated === ownState,
    })),
  });

test('a neighborhood of several cities is the one in the state that the agent works in, and is asked about without one', () => {
  const text = 'condos in South Beach';
  expect(parse(text)).toMatchObject({ kind: 'ask', question: 'which-place' });
  expect(parse(text, 'FL')).toMatchObject({ search: { areaFilter: { name: 'South Beach', context: { city: 'Miami' } } } });
  expect(parse(text, 'CA')).toMatchObject({ search: { areaFilter: { context: { city: 'San Francisco' } } } });
  // What is said, and what the thread is about, count before where the agent works.
  expect(parse('condos in South Beach, FL', 'CA')).toMatchObject({ search: { areaFilter: { context: { city: 'Miami' } } } });
  const miami: NamedArea = { type: 'named-area', nameType: 'city', name: 'Miami', context: { stateAbbreviated: 'FL' } };
  expect(parse('and in South Beach?', 'CA', { search: { areaFilter: miami }, results: [] })).toMatchObject({
    search: { areaFilter: { context: { city: 'Miami' } } },
  });
  expect(parse(text, 'WA')).toMatchObject({ kind: 'ask', question: 'which-place' });
});

test('a name that goes on with other words, or stands in another state, is not taken for part of a name that is known', () => {
  expect(parse('homes in Bernal')).toMatchObject({ search: { areaFilter: { name: 'Bernal Heights' } } });
  expect(parse('homes in Potrero Valey')).toMatchObject({ kind: 'ask', question: 'unknown-place', phrase: 'Potrero Valey' });
  expect(parse('homes in Rockrige Austin TX')).toMatchObject({ kind: 'ask', question: 'unknown-place' });
});

test('places that are proposed for an unknown one lie in the state that is meant', () => {
  const text = 'homes in Noa Hollow';
  const places = ['CA', 'TX'].map((stateAbbreviated) => ({
    ...{ nameType: 'city' as const, name: 'Noah Hollows', phrase: 'noa hollow', listingCount: 9 },
    context: { city: null, stateAbbreviated },
  }));
  const near = (words: string, own: string | null = null) => {
    const known = places.map((place) => ({ ...place, isInOwnMarket: place.context.stateAbbreviated === own }));
    return placesLike('Noa Hollow', known, { state: stateNamed(words) }).map(({ context }) => context?.stateAbbreviated);
  };
  expect(near(`${text}, Texas`)).toEqual(['TX']);
  expect(near(`${text} CA`)).toEqual(['CA']);
  expect(near(`${text}, Oregon`)).toEqual([]);
  expect(near(text, 'TX')).toEqual(['TX']);
});

test('a market is asked about without a part of it', () => {
  const place = (name: string) => expect.objectContaining({ type: 'named-area', name }) as unknown;
  expect(parse("how is Oakland's market without Rockridge")).toMatchObject({
    kind: 'market',
    notes: [],
    question: { places: [{ type: 'any-of', areas: [place('Oakland')], except: [place('Rockridge')] }] },
  });
});

test('the city behind a place that is left out tells where that lies, and is not left out itself', () => {
  expect(parse('condos in Noe Valley, not in the Mission, San Francisco')).toMatchObject({
    search: { areaFilter: { type: 'any-of', areas: [{ name: 'Noe Valley' }], except: [{ name: 'Mission' }] } },
  });
});

test('an article before a market makes no school district of a city', () => {
  const text = 'compare the Oakland and Berkeley markets';
  const schools = { nameType: 'school-district' as const, context: { city: null, stateAbbreviated: 'CA' }, listingCount: 900 };
  const places = [
    ...examplePlacesIn(text),
    { ...schools, name: 'Oakland Unified', phrase: 'oakland', exact: true },
    { ...schools, name: 'Berkeley Unified', phrase: 'berkeley', exact: true },
  ];
  expect(parseQuestion({ text, today, previous: null, places })).toMatchObject({
    kind: 'market',
    question: {
      places: [
        { nameType: 'city', name: 'Oakland' },
        { nameType: 'city', name: 'Berkeley' },
      ],
    },
  });
});

test('a second place is searched too where its name is said for short', () => {
  const place = (name: string) => expect.objectContaining({ name }) as unknown;
  for (const text of ['homes in Noe Valley or Bernal', 'noe valley or bernal only', '3 beds in Noe Valley and Bernal'])
    expect(parse(text)).toMatchObject({
      notes: [],
      search: { areaFilter: { type: 'any-of', areas: [place('Noe Valley'), place('Bernal Heights')] } },
    });
});
