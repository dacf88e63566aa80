import { expect, it } from 'vitest';
import { placesAsTyped } from './places.ts';

it.each([
  ['94114', ['zip-code']],
  ['12 Elm Street', ['street-and-number']],
  ['ca', ['state-abbreviated']],
  [' Noe Valey ', ['neighborhood', 'city', 'street', 'county', 'district', 'school-district']],
])('%s may be looked for as it was typed', (text, nameTypes) => {
  const places = placesAsTyped(text);
  expect(places.map(({ nameType }) => nameType)).toEqual(nameTypes);
  expect(new Set(places.map(({ name }) => name))).toEqual(new Set([text.trim()]));
});
