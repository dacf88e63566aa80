import { expect, it } from 'vitest';
import { addressIn, isNamedBy, placeNamed, splitUnit } from './address-words.ts';

it.each([
  ['what is 2548 ottermouth avenue #306 worth', '2548 ottermouth avenue #306'],
  ['what is 2548 ottermouth ave, unit 306 worth', '2548 ottermouth ave #306'],
  ['add 1266 birchmouth st apt. a', '1266 birchmouth st #a'],
  ['what is 1266 birchmouth worth?', '1266 birchmouth'],
  ['3 beds and 2 baths', null],
  ['meeting a lady at 7 tonight about a condo in SoMa'.toLowerCase(), null],
  ['a condo, 2/2, built 2008 hoa 890', null],
  ['they say the neighbor got 200 over', null],
  ['at 7 tonight i see 2548 ottermouth ave', '2548 ottermouth ave'],
])('"%s" names %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

it.each([
  ['2548 ottermouth #306', '2548 Ottermouth Avenue #306', true],
  ['2548 ottermouth ave #306', '2548 Ottermouth Avenue #306', true],
  ['2548 ottermouth #306', '2548 Ottermouth Avenue #113', false],
  ['2548 ottermouth', '2548 Ottermouth Avenue #113', true],
  ['ottermouth', '2548 Ottermouth Avenue #113', true],
  ['otter', '2548 Ottermouth Avenue #113', false],
  ['street', '12 Elm Street', false],
  ['elm', null, false],
])('%s is %s: %s', (words, address, isIt) => {
  expect(isNamedBy(words, address)).toBe(isIt);
});

it.each([
  [' the one on ottermouth?', 'ottermouth'],
  [' use 2519 ottermouth avenue #2', '2519 ottermouth avenue #2'],
  [' that one', null],
])('"why not%s" is about %s', (words, place) => {
  expect(placeNamed(words)).toBe(place);
});

it('tells a unit from its building', () => {
  expect(splitUnit('2548 ottermouth #306')).toEqual({ line: '2548 ottermouth', unit: '306' });
  expect(splitUnit('7 Elm Street')).toEqual({ line: '7 Elm Street', unit: null });
});
