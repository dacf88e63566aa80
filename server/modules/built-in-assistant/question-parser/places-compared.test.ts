import { expect, it } from 'vitest';
import { withPlacesCompared } from './places-compared.ts';

const city = (name: string) => ({ type: 'named-area', nameType: 'city', name, context: { stateAbbreviated: 'NC' } }) as const;
const upon = (text: string, ...names: string[]) =>
  withPlacesCompared(text, { results: [], search: { areaFilter: { type: 'any-of', areas: names.map(city) } } });

it.each(['how do the two cities compare', 'compare both places?', 'ok how do these areas stack up'])(
  'names the places of the search whose markets are compared: %s',
  (text) => {
    expect(upon(text, 'Raleigh', 'Cary')).toBe('compare the market in Raleigh, NC and Cary, NC');
  },
);

it('names them where it is asked which has more for sale', () => {
  expect(upon('which has more inventory', 'Raleigh', 'Cary')).toBe('compare months of supply in Raleigh, NC and Cary, NC');
});

it.each(['how do the two homes compare', 'which has more bedrooms', 'compare the first two'])(
  'leaves others alone: %s',
  (text) => {
    expect(upon(text, 'Raleigh', 'Cary')).toBe(text);
  },
);

it('compares no single place', () => {
  expect(upon('how do the two cities compare', 'Raleigh')).toBe('how do the two cities compare');
});
