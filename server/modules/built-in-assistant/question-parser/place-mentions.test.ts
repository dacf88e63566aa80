import { expect, it } from 'vitest';
import { findMentions, likeness } from './place-mentions.ts';

it.each([
  ['alamdea', 'alameda'],
  ['berkley', 'berkeley'],
  ['noe vally', 'noe valley'],
])('takes %s for a slip in %s', (written, name) => {
  expect(likeness(written, name)).toBeGreaterThan(0.5);
});

it.each([
  ['sonoma', 'soma'],
  ['novato', 'noe valley'],
  ['marin', 'marina district'],
])('does not take %s for %s', (written, name) => {
  expect(likeness(written, name)).toBe(0);
});

it('takes no number of rooms into the name of a place', () => {
  const context = { city: 'West Hollywood', stateAbbreviated: 'CA' };
  const place = { nameType: 'neighborhood' as const, name: 'West Hollywood West', phrase: 'west hollywood w 2', context };
  expect(findMentions('same in west hollywood w 2 bd', [{ ...place, listingCount: 9 }])).toEqual([]);
  expect(findMentions('same in west hollywood wst', [{ ...place, phrase: 'west hollywood wst', listingCount: 9 }])).toHaveLength(
    1,
  );
});

it('takes a county that is named as one for no neighborhood that sounds like it', () => {
  const marina = {
    nameType: 'neighborhood' as const,
    name: 'Marina',
    phrase: 'marin',
    context: { city: 'San Francisco', stateAbbreviated: 'CA' },
  };
  const found = (words: string) => findMentions(words, [{ ...marina, listingCount: 9 }]);
  expect(found('homes in marin county')).toEqual([]);
  expect(found('homes in the marin')).toHaveLength(1);
});
