import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';
import type { Turn } from '../turn.ts';
import { homeWithoutAddress } from './home-without-address.ts';
import { readStart } from './read-start.ts';

const described = (english: string): string | null =>
  homeWithoutAddress({
    ...{ question: english, english, language: 'english', earlier: [], previous: null, last: null, open: [], answers: [] },
  } satisfies Turn);

it.each([
  ['cma for a 3 bed 2 bath 1600 sqft house in noe valley', 'a 3 bed 2 bath 1600 sqft house in noe valley'],
  ['listing appt tomorrow 2/1 condo west hollywood 950 sqft', 'a 2/1 condo west hollywood 950 sqft'],
  ['I have a listing appointment at 4 for a 2/1 condo, about 950 sqft. help me prepare', 'a 2/1 condo, about 950 sqft'],
])('a home is described where a presentation is wanted by "%s"', (text, words) => {
  expect(described(text)).toBe(words);
});

it.each(['cma for 12 Oak Street, 3/2, 1,450 sq ft', 'condos 2/1 in Oakland', 'start a CMA for it'])('none is by "%s"', (text) => {
  expect(described(text)).toBeNull();
});

it.each(['cma for a 3 bed 2 bath 1600 sqft house in noe valley', 'cma for a 3/2 in oakland'])(
  'rooms are no address: %s',
  (text) => {
    expect(readStart(text)).toBeNull();
  },
);

describe('in a chat', () => {
  const ask = talkInTown(inventTown(900), { withModels: true });

  it('its value is told, and that a presentation needs an address', async () => {
    expect(await ask('cma for a 3 bed 2 bath 1600 sq ft house in Ames')).toMatch(
      /^A presentation needs an address[^]*would sell for \*\*about \$[\d,]+\*\*/,
    );
    expect(await ask('make a CMA for it')).toMatch(/^That home has no address yet/);
  });
});
