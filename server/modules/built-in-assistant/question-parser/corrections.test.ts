import { expect, it } from 'vitest';
import { corrected } from './corrections.ts';
import { findExamplePlaces } from './examples/example-places.ts';
import { placePhrases } from './place-phrases.ts';

const read = (text: string) => corrected(text, findExamplePlaces(placePhrases(text)));

it.each([
  ['condos in Oakland, no wait, Berkeley under 600k', 'condos in Berkeley under 600k'],
  ['Oakland or maybe Berkeley no wait let’s say Alameda', ' Alameda'],
])('takes back the places before a correction: %s', (text, kept) => {
  expect(read(text)).toBe(kept);
});

it.each(['condos in Oakland, no wait, lofts', 'homes in Oakland and Berkeley', 'I can wait no longer for Oakland'])(
  'leaves words alone where no other place follows: %s',
  (text) => {
    expect(read(text)).toBe(text);
  },
);
