import { describe, expect, it } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import { exampleResults } from './examples/example-results.ts';
import { composeOtherAnswer } from '../answers/other-answers.ts';
import { textsIn } from '../answers/texts/index.ts';
import { parseQuestion } from './parse-question.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { PlaceCandidate } from './parsed-question.ts';
import { DRAWN_PART } from './pointed-area.ts';

const area: AreaFilter = {
  type: 'polygon',
  coordinates: [
    [37.75, -122.43],
    [37.76, -122.43],
    [37.76, -122.42],
  ],
};
const previous: EarlierTurn = { search: { areaFilter: area, propertyTypes: ['condominium'] }, results: exampleResults };
const parse = (text: string, earlier: EarlierTurn = previous) =>
  parseQuestion({ text, today: '2026-11-20', places: [], previous: earlier });

describe('the shape that was drawn on the map', () => {
  it.each([
    'only in the part that I drew',
    'just those inside my drawn area please',
    'show condos in the shape I drew',
    'within the circle I marked on the map',
    'in the area I drew',
  ])('is where a search looks: %s', (text) => {
    expect(parse(text)).toMatchObject({ kind: 'search', search: { areaFilter: area, propertyTypes: ['condominium'] } });
  });

  it('takes what else the words say', () => {
    const parsed = parse('only 3 bedrooms under 1m in the part that I drew');
    expect(parsed).toMatchObject({ search: { areaFilter: area, bedroomsCount: { startAt: 3 }, price: { endAt: 1_000_000 } } });
    expect(parsed).toMatchObject({ unusedWords: [] });
  });

  it('is found again after a place was named', () => {
    const named: AreaFilter = { type: 'named-area', nameType: 'city', name: 'Oakland' };
    const earlier = { ...previous, search: { areaFilter: named }, earlierSearches: [previous.search] };
    expect(parse('only in the part that I drew', earlier)).toMatchObject({ kind: 'search', search: { areaFilter: area } });
  });

  it('is asked for where nothing was drawn', () => {
    expect(parse('only in the part that I drew', { search: {}, results: [] })).toMatchObject({ kind: 'ask' });
  });

  it('is told apart from a place that nobody knows', () => {
    const asked = parse('only in the part that I drew', { search: {}, results: [] });
    expect(asked).toMatchObject({ question: 'unknown-place', phrase: DRAWN_PART });
    if (asked.kind !== 'ask') throw new Error('Nothing was asked back');
    const text = composeOtherAnswer(asked, { question: '', previous: null }, textsIn('english'));
    expect(text).toBe('Nothing is drawn on the map yet. Draw a circle or a line under “Boundary”, search it, then say it again.');
  });

  it('opens no way around fair housing', () => {
    expect(parse('only white families in the part that I drew')).toMatchObject({ kind: 'cannot', reason: 'fair-housing' });
  });
});

describe('a distance from a home that was shown', () => {
  const noe: PlaceCandidate = {
    ...{ nameType: 'neighborhood', name: 'Noe Valley', context: { city: 'San Francisco', stateAbbreviated: 'CA' } },
    ...{ listingCount: 40, exact: true, phrase: 'noe valley', center: { latitude: 37.75, longitude: -122.43 } },
  };

  it('goes on to the place behind it', () => {
    const text = 'within 3 miles of the first one and of Noe Valley';
    const parsed = parseQuestion({ text, today: '2026-11-20', places: [noe], previous: { search: {}, results: exampleResults } });
    expect(parsed).toMatchObject({
      kind: 'search',
      search: {
        areaFilter: {
          type: 'any-of',
          near: [
            { name: '123 Elm St', distance: 3 },
            { name: 'Noe Valley', distance: 3 },
          ],
        },
      },
    });
  });
});
