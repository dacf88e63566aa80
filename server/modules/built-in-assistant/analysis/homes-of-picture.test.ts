import { describe, expect, it } from 'vitest';
import { textsIn } from '../answers/texts/index.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { understand } from '../understand.ts';
import { areasOf } from './areas.ts';
import { homesOf } from './homes-of-picture.ts';
import { readPicture } from './picture-asked.ts';

const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};
const neighborhood = (name: string, city: string) =>
  ({ type: 'named-area', nameType: 'neighborhood', name, context: { city, stateAbbreviated: 'CA' } }) as const;
const rockridge = neighborhood('Rockridge', 'Oakland');
const temescal = neighborhood('Temescal', 'Oakland');

const market: MarketQuestion = {
  ...{ places: [rockridge, temescal], propertyTypes: null, isLease: false, windowDays: null, figures: [] },
};
const told: EarlierTurn = { search: { areaFilter: rockridge }, results: [], market };
const drawn: EarlierTurn = {
  ...told,
  chart: {
    picture: { kind: 'by-month', measure: 'medianPrice', months: 24 },
    search: { areaFilter: { type: 'any-of', areas: [rockridge, temescal] } },
    drawnSpan: 'month',
    lines: [],
  },
};

/** The areas that are drawn, else what is said. */
async function drawnFor(question: string, previous: EarlierTurn) {
  const request = readPicture(question, previous);
  if (!request) return null;
  const parse = (text: string, upon: EarlierTurn | null) =>
    understand(
      {
        ...{ question: text, english: text, language: 'english', earlier: [], last: null, open: [], answers: [] },
        previous: upon,
      },
      needs,
    );
  const found = await homesOf(request, previous, { parse, texts: textsIn('english'), question });
  if (!found || 'say' in found) return found?.say ?? null;
  return areasOf(found.search.areaFilter).map((area) => ('name' in area ? area.name : area.type));
}

describe('the areas of a picture', () => {
  it.each(['chart both, price per sqft', 'chart that over the last yr', 'chart it'])(
    'are all the markets that stand side by side: %s',
    async (question) => {
      expect(await drawnFor(question, told)).toEqual(['Rockridge', 'Temescal']);
    },
  );

  it('give way to what is named instead of them', async () => {
    expect(await drawnFor('noe valley instead of temescal', drawn)).toEqual(['Rockridge', 'Noe Valley']);
  });

  it('are less one that is left out', async () => {
    expect(await drawnFor('ok without temescal', drawn)).toEqual(['Rockridge']);
  });

  it('do not silently stay where one is left out that is not drawn', async () => {
    expect(await drawnFor('without noe valley', drawn)).toBe(
      'Noe Valley, San Francisco is not in the chart, which shows Rockridge, Oakland and Temescal, Oakland.',
    );
  });

  it('keep to the time that is said', () => {
    expect(readPicture('chart that over the last yr', told)?.picture).toMatchObject({ kind: 'by-month', months: 12 });
  });
});
