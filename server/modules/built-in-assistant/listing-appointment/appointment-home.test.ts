import { expect, it } from 'vitest';
import { aSnapshot } from '#tests/support/market-stub.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import { stepOf } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { aValue } from '../value/example-value.ts';
import { respondToListingAppointment } from './respond-to-listing-appointment.ts';

const tools = ['search_listings', 'market_snapshot', 'estimate_value'].map((name) => ({
  ...{ type: 'function' as const, name, inputSchema: {} },
}));
const home = { ...exampleResults[0], addressLine1: '3161 Dellwynd Place', city: 'Oakland', state: 'CA' };
const searched = {
  toolName: 'search_listings',
  value: { totalItems: 1, currentPage: 1, totalPages: 1, priceRange: null, items: [home] },
};

function prepare(answers: Turn['answers']) {
  const question = 'prepare me for a listing appointment at 3161 Dellwynd Place';
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], previous: null, last: null, open: [], answers },
  };
  return respondToListingAppointment(stepOf({ prompt: [], tools }, turn), {
    parse: () => Promise.resolve({ kind: 'cannot', reason: 'nonsense' }),
    findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
    today: '2026-11-20',
  });
}

it('looks up the home that an appointment is about, then its value and the market of its kind', async () => {
  expect((await prepare([]))?.toolCalls).toMatchObject([
    { toolName: 'search_listings', input: { areaFilter: { name: '3161 Dellwynd Place' } } },
  ]);
  expect((await prepare([searched]))?.toolCalls).toMatchObject([
    { toolName: 'market_snapshot', input: { areaFilter: { name: 'Oakland' }, propertyTypes: [home.propertyType] } },
    { toolName: 'estimate_value', input: { subject: { mlsId: home.mlsId } } },
  ]);
});

it('prepares with its record, its value and that market, and looks up no more', async () => {
  const value = { toolName: 'estimate_value', value: aValue({ value: 1_000_000 }) };
  const market = { toolName: 'market_snapshot', value: aSnapshot() };
  const text = (await prepare([searched, market, value]))?.text;
  expect(text).toMatch(/appointment in \[\*\*3161 Dellwynd Place\*\*\][^]*On record: [^]*about \$1,000,000[^]*Median price/);
  expect(text).not.toContain('Look up the home');
  expect(text).toContain('It is listed now. Where that is with another office');
  expect(text).toMatch(/The market to show, [^\n]+, (?!homes of every kind)[\w -]+ sold /);
  expect(text).toContain('[Make a CMA for 3161 Dellwynd Place](#ask)');
  const worthless = { toolName: 'estimate_value', value: { ...aValue({ value: 1 }), valueDollars: null } };
  expect((await prepare([searched, market, worthless]))?.text).toMatch(/On record: [^]*Median price/);
});
