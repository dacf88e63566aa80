import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPlaceHull, type PlaceHullQuery } from '#contract/listing-places.ts';
import { findListings } from '#contract/listings.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;

async function importHomes(source: string, homes: Record<string, unknown>[]): Promise<void> {
  const { database, clock } = app.dependencies;
  const records = homes.map((record, at) => ({ line: at + 1, record: resoRecord(record) }));
  await importListings({ pool: database.pool, clock }, { source, records });
}

const square = (south: number, fields: Record<string, unknown> = {}) =>
  [
    [south, -122.44],
    [south + 0.02, -122.44],
    [south + 0.02, -122.42],
    [south, -122.42],
  ].map(([Latitude, Longitude]) => ({ Latitude, Longitude, SubdivisionName: 'Noe Valley', ...fields }));

beforeAll(async () => {
  app = await startTestApp();
  await importHomes('North MLS', [
    ...square(37.74),
    { SubdivisionName: 'Noe Valley', Latitude: 40, Longitude: -100 },
    ...square(37.74, { SubdivisionName: 'Hidden', InternetEntireListingDisplayYN: false }),
    { SubdivisionName: 'Lonely', Latitude: 37.7, Longitude: -122.4 },
  ]);
  await importHomes('South MLS', square(37.75));
  agent = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

async function ringOf(query: PlaceHullQuery, client = agent) {
  return (await client.call(getPlaceHull, { query })).ring;
}

test('a place has an outline around its listings of all sources, without those that lie far off', async () => {
  const ring = await ringOf({ nameType: 'neighborhood', name: 'noe valley' });
  expect(ring?.map(([latitude]) => latitude).sort()).toEqual([37.74, 37.74, 37.77, 37.77]);
});

test('the outline is an area that can be searched', async () => {
  const ring = await ringOf({ nameType: 'neighborhood', name: 'Noe Valley' });
  const body = { areaFilter: { type: 'polygon' as const, coordinates: ring ?? [] } };
  expect((await agent.call(findListings, { body, query: {} })).meta.totalItems).toBe(12);
});

test('it comes from the sources that the caller may see', async () => {
  const southern = await app.signIn(await app.createUser({ allowedMlsProviders: ['South MLS'] }));
  const ring = await ringOf({ nameType: 'neighborhood', name: 'Noe Valley' }, southern);
  expect(ring?.map(([latitude]) => latitude).sort()).toEqual([37.75, 37.75, 37.77, 37.77]);
});

test('it is bound to the city and state around it', async () => {
  const query = { nameType: 'neighborhood', name: 'Noe Valley' } as const;
  expect(await ringOf({ ...query, city: 'San Francisco', state: 'ca' })).not.toBeNull();
  expect(await ringOf({ ...query, city: 'Oakland' })).toBeNull();
  expect(await ringOf({ ...query, state: 'NV' })).toBeNull();
});

test('there is none of an unknown place, of a single listing, and of listings that sellers keep from the internet', async () => {
  for (const name of ['Atlantis', 'Lonely', 'Hidden']) expect(await ringOf({ nameType: 'neighborhood', name })).toBeNull();
});

test('it follows the next import', async () => {
  await importHomes('East MLS', square(37.1, { SubdivisionName: 'Growing' }));
  await importHomes('East MLS', square(37.11, { SubdivisionName: 'Growing' }));
  const ring = await ringOf({ nameType: 'neighborhood', name: 'Growing' });
  expect(Math.max(...(ring ?? []).map(([latitude]) => latitude))).toBe(37.13);
});

test('it is for signed-in users only', async () => {
  const refused = ringOf({ nameType: 'neighborhood', name: 'Lonely' }, app.anonymous());
  expect((await problemOf(refused)).status).toBe(401);
});
