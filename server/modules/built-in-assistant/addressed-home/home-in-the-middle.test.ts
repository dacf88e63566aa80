import { describe, expect, it } from 'vitest';
import { inEnglish } from '../language.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { homeInTheMiddle } from './home-in-the-middle.ts';

const around = { type: 'radius', latitude: 37.8107, longitude: -122.2509, distance: 1, name: '611 Grand Ave' } as const;
const comps: EarlierTurn = { search: { areaFilter: around, propertyStatus: ['sold'] }, results: [] };
const meant = (question: string, previous: EarlierTurn = comps) =>
  homeInTheMiddle(
    {
      ...{ question, english: inEnglish(question), language: 'english', earlier: [] },
      ...{ last: null, open: [], answers: [], previous },
    },
    { findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)) },
  );

describe('upon the sales around an address', () => {
  it.each([
    'so what should we list at',
    'what should we list it for',
    "what's it worth then",
    'make a cma for it',
    'en cuanto lo listamos',
  ])('the home in their middle is meant: %s', async (text) => {
    expect(await meant(text)).toMatchObject({
      nameType: 'street-and-number',
      name: '611 Grand Ave',
      context: { city: 'Oakland' },
    });
  });

  it.each(['only 4 beds', 'avg price per sqft of those', 'list the cheapest first', 'what did the second one sell for'])(
    'the sales are meant: %s',
    async (text) => {
      expect(await meant(text)).toBeNull();
    },
  );

  it('another home is meant once it is open, and none where they lie around a neighborhood', async () => {
    expect(await meant('what should we list at', { ...comps, opened: { mlsId: 'A1', mlsSource: 'demo' } })).toBeNull();
    const rockridge = { ...comps, search: { areaFilter: { ...around, name: 'Rockridge' } } };
    expect(await meant('what should we list at', rockridge)).toBeNull();
  });
});
