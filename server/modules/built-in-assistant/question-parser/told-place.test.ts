import { expect, it } from 'vitest';
import type { NamedArea } from '#contract/listing-search.ts';
import type { EarlierTurn, MarketTold } from './earlier-turn.ts';
import { withToldPlace } from './told-place.ts';

const noe: NamedArea = {
  type: 'named-area',
  nameType: 'neighborhood',
  name: 'Noe Valley',
  context: { city: 'San Francisco', stateAbbreviated: 'CA' },
};
const zip: NamedArea = { type: 'named-area', nameType: 'zip-code', name: '94110' };
const toldOf = (place: NamedArea, [priceDollars, days, monthsOfSupply]: (number | null)[]): MarketTold => ({
  place,
  priceDollars: priceDollars ?? null,
  days: days ?? null,
  monthsOfSupply: monthsOfSupply ?? null,
});
const market = { places: [noe, zip], propertyTypes: null, isLease: false, windowDays: null, figures: [] };
const told = (...marketsTold: MarketTold[]): EarlierTurn => ({ search: {}, results: [], market, marketsTold });
const both = told(toldOf(noe, [1_560_000, 20, 4.1]), toldOf(zip, [1_855_000, 31, 2.2]));

it.each([
  ['ok show me houses in the cheaper one under 1.8', 'ok show me houses in Noe Valley, San Francisco, CA under 1.8'],
  ['condos in the more expensive one', 'condos in 94110'],
  ['what sold in the slower market?', 'what sold in 94110?'],
  ['3 beds in the hottest neighborhood', '3 beds in 94110'],
])('reads the place that the figures say in “%s”', (text, read) => {
  expect(withToldPlace(text, both)).toBe(read);
});

it('leaves the words alone where one market stands, a figure is missing, or homes were shown', () => {
  const text = 'houses in the cheaper one';
  expect(withToldPlace(text, told(toldOf(noe, [1, 2, 3])))).toBe(text);
  expect(withToldPlace(text, told(toldOf(noe, [1, 2, 3]), toldOf(zip, [null, 2, 3])))).toBe(text);
  expect(withToldPlace(text, { ...both, market: null })).toBe(text);
  expect(withToldPlace('which is cheaper?', both)).toBe('which is cheaper?');
});

it('reads “that one” as what was asked for right before: which of the places is hotter, or cheaper', () => {
  expect(withToldPlace('show me homes in that one under 1.2', both, 'which is hotter')).toBe('show me homes in 94110 under 1.2');
  expect(withToldPlace('condos in that area', both, 'and which one is cheaper?')).toBe('condos in Noe Valley, San Francisco, CA');
  expect(withToldPlace('condos in that area', both, 'thanks')).toBe('condos in that area');
});
