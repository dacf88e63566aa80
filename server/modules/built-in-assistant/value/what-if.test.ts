import { expect, it } from 'vitest';
import { addressIn } from './address-words.ts';
import { isOfStandingValue, readValueQuestion } from './value-question.ts';
import { whatIfIn } from './what-if.ts';

it.each([
  ['make it a 2 bath to a 3 bath', { fullBaths: 3 }],
  ['change it from 2 baths to 3', { fullBaths: 3 }],
  ['change it from 2 to 3 baths', { fullBaths: 3 }],
  ['what would it be with a 3rd bath', { fullBaths: 3 }],
  ['make the value for a 2 car garage instead', { garageSpaces: 2 }],
  ['price it w/ 2.5 baths', { fullBaths: 2, halfBaths: 1 }],
  ['redo it as a 4/3', { bedrooms: 4, fullBaths: 3 }],
  ['run it again with 1,900 sqft', { livingAreaSqFt: 1_900 }],
  ['pretend it has 4 bedrooms', { bedrooms: 4 }],
  ['3 baths instead', { fullBaths: 3 }],
])('the home of a value is supposed to be another by "%s"', (text, changes) => {
  expect(whatIfIn(text)).toMatchObject({ act: 'what-if', changes });
  expect(isOfStandingValue(text)).toBe(true);
});

it('takes the other of two where the home has the one already', () => {
  expect(whatIfIn('price it w 2 baths vs 3 baths')).toMatchObject({ changes: { fullBaths: 3 }, orElse: { fullBaths: 2 } });
});

it.each([
  'make it 3 bath houses',
  'show me homes with 3 baths instead',
  'make it 5% down',
  'change it to a 15 year loan',
  'make it shorter',
])('nothing is supposed by "%s"', (text) => {
  expect(whatIfIn(text)).toBeNull();
});

it('knows a change that it cannot read from a question how the value was made', () => {
  const told = { hasValue: true, hasOpened: true, resultCount: 0, isAsked: true };
  expect(readValueQuestion('make it more modern', told)).toEqual({ kind: 'cannot-change' });
  expect(readValueQuestion('tell me more about the value', told)).toEqual({ kind: 'how' });
});

it.each([
  ['what would 120 bayview terrace be worth, 4/3 2400 sqft built 1962 view pool', '120 bayview terrace'],
  ['what is 44 orchard worth', '44 orchard'],
  ['what would a 3 bath be worth', null],
  ['3bd 2ba 1800 sqft built 1925, detached garage', null],
])('no year, room or size is the number of a house in "%s"', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
