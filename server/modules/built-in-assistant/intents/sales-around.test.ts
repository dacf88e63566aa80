import { expect, it } from 'vitest';
import { inEnglish } from '../language.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { understand } from '../understand.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { asksSalesAround, narrowsSales } from './sales-around.ts';

const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};

const read = (question: string, previous: EarlierTurn | null = null): Promise<ParsedQuestion> =>
  understand(
    {
      ...{ question, english: inEnglish(question), language: 'english', earlier: [] },
      ...{ last: null, open: [], answers: [], previous },
    },
    needs,
  );
const isAsked = async (text: string): Promise<boolean> => asksSalesAround(await read(text), inEnglish(text), 'value');

it.each([
  'Pull comps for 611 Grand Ave, Oakland - sold last 6 months, within half mile',
  'comps for 611 grand ave oakland sold last 6 months',
  '4 bed comps near 611 grand ave',
  'how much are comparable homes selling for near 611 grand ave oakland',
  'comparables de 611 Grand Ave vendidas en los ultimos 6 meses',
])('the sales around an address are asked for: %s', async (text) => {
  expect(await isAsked(text)).toBe(true);
});

it.each([
  'comps for 611 Grand Ave',
  'what is 611 Grand Ave worth',
  'homes near 611 Grand Ave',
  'sold homes in Oakland last month',
])('no sales of a time or a kind are asked for: %s', async (text) => {
  expect(await isAsked(text)).toBe(false);
});

it.each([
  ['comps for 611 grand ave oakland sold last 6 months, within half mile', 0.5],
  ['comparables de 611 grand ave vendidas en los ultimos 6 meses a media milla', 0.5],
  ['comps for 611 grand ave sold last 6 months', 1],
])('lie as near as it was said: %s', async (text, distance) => {
  expect(await read(text)).toMatchObject({
    search: { areaFilter: { type: 'radius', distance }, soldDate: { startAt: '2026-05-20', endAt: '2026-11-20' } },
  });
});

const comps: EarlierTurn = {
  search: { areaFilter: { type: 'named-area', nameType: 'city', name: 'Oakland' }, propertyStatus: ['sold'] },
  results: [],
};

it.each(['only 4 bedrooms', 'just condos', 'solo las de 3 recamaras'])('upon sales "%s" narrows them', async (text) => {
  const parsed = await read(text, comps);
  expect(narrowsSales(parsed, { text: inEnglish(text), previous: comps }, 'value')).toBe(true);
});

it('a value that stands may have comparables left out instead', async () => {
  const parsed = await read('only 4 bedrooms', comps);
  const cma = { subject: null, range: null };
  expect(narrowsSales(parsed, { text: 'only 4 bedrooms', previous: { ...comps, cma } }, 'value')).toBe(false);
  expect(narrowsSales(parsed, { text: 'only 4 bedrooms', previous: null }, 'value')).toBe(false);
});
