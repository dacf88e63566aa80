import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { understand } from '../understand.ts';
import { respondToPlace } from './respond-to-place.ts';

const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};
const noeValley = {
  type: 'named-area',
  nameType: 'neighborhood',
  name: 'Noe Valley',
  context: { city: 'San Francisco', stateAbbreviated: 'CA' },
} as const;

async function said(english: string): Promise<string | null> {
  const turn: Turn = {
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: { search: { areaFilter: noeValley }, results: exampleResults },
  };
  return (await respondToPlace(turn, (text) => understand({ ...turn, question: text, previous: null }, needs)))?.say ?? null;
}

describe('how a place feels', () => {
  it.each(['is Oakland noisy?', 'How walkable is Oakland', 'hows the traffic in Oakland', 'is there a lot of fog in Oakland?'])(
    'is told to stand in no listing, with what is known of it: %s',
    async (text) => {
      expect(await said(text)).toMatch(/cannot judge Oakland, CA[^]*Show homes for sale in Oakland/);
    },
  );

  it('is not told where it would rate the place: nobody is steered', async () => {
    expect(await said('ok then is Oakland safe?')).toMatch(/fair housing law[^]*Show homes for sale in Oakland/);
  });

  it.each([
    'are these noisy',
    'are they quiet?',
    'is 123 Elm St noisy',
    'are prices in Oakland flat',
    "is Oakland's market flat",
    'how busy is the market in Oakland',
    'are condos in Oakland noisy',
    'is the first one quiet',
    'quiet homes in Oakland',
  ])('is not asked about by %s', async (text) => {
    expect(await said(text)).toBeNull();
  });
});
