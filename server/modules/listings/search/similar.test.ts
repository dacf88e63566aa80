import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSimilarListings } from '#contract/similar-listings.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;

/** A mile is 0.0145 degrees of latitude. */
const home = (key: string, fields: Record<string, unknown> = {}) =>
  resoRecord({
    ListingKey: key,
    ListingId: key,
    ListPrice: 1_000_000,
    BedroomsTotal: 3,
    BathroomsFull: 2,
    BathroomsHalf: 0,
    Latitude: 37.75,
    Longitude: -122.43,
    ...fields,
  });
const sold = (ClosePrice: number, CloseDate: string) => ({ StandardStatus: 'Closed', ClosePrice, CloseDate });

beforeAll(async () => {
  app = await startTestApp();
  const records = [
    home('subject', { StreetNumber: '1', StreetName: 'Elm' }),
    home('its own sale', { StreetNumber: '1', StreetName: 'Elm', ...sold(900_000, '2026-03-01') }),
    home('near', { Latitude: 37.751, BedroomsTotal: 4, ListPrice: 1_200_000 }),
    home('nearer', { Latitude: 37.7505, BathroomsFull: 3, ListPrice: 800_000 }),
    home('pending', { StandardStatus: 'Pending' }),
    home('sold', sold(1_150_000, '2026-06-01')),
    home('sold for more', sold(1_250_000, '2026-06-01')),
    home('sold long ago', sold(1_000_000, '2024-06-01')),
    home('beyond a mile', { Latitude: 37.766 }),
    home('too small', { BedroomsTotal: 2 }),
    home('too large', { BedroomsTotal: 5 }),
    home('too many baths', { BathroomsFull: 4 }),
    home('too dear', { ListPrice: 1_200_001 }),
    home('another type', { PropertySubType: 'Condominium' }),
    home('to rent', { PropertyType: 'Residential Lease', ListPrice: 4_000 }),
    home('to rent too', { PropertyType: 'Residential Lease', ListPrice: 5_000 }),
    home('to rent for more', { PropertyType: 'Residential Lease', ListPrice: 5_100 }),
    home('of no place', { Latitude: null, Longitude: null, City: null, SubdivisionName: null, PostalCode: null }),
    home('unplaced', { Latitude: null, Longitude: null, SubdivisionName: 'Glen Park' }),
    home('in its neighborhood', { Latitude: 37.9, SubdivisionName: 'Glen Park' }),
  ].map((record, at) => ({ line: at + 1, record }));
  const { database, clock } = app.dependencies;
  await importListings({ pool: database.pool, clock }, { source: 'North MLS', records });
  const many = Array.from({ length: 30 }, (_, at) => ({
    line: at + 1,
    record: home(`m${at}`, { Latitude: 40, StandardStatus: at < 5 ? 'Active' : 'Pending' }),
  }));
  await importListings({ pool: database.pool, clock }, { source: 'East MLS', records: many });
  agent = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

async function similarTo(mlsId: string, mlsSource = 'North MLS', client = agent): Promise<string[]> {
  const { items } = await client.call(findSimilarListings, { body: { listingReference: { mlsId, mlsSource } } });
  return items.map((item) => item.uPropertyId);
}

test('homes like a home are near it, of its type, size and price: nearest first, active before pending before sold', async () => {
  expect(await similarTo('subject')).toEqual(['nearer', 'near', 'pending', 'sold']);
});

test('those of a sold home are of about its sold price', async () => {
  expect(await similarTo('sold for more')).toEqual(['too dear', 'near', 'sold']);
});

test('their price is let go where that is asked', async () => {
  const listingReference = { mlsId: 'subject', mlsSource: 'North MLS' };
  const { items } = await agent.call(findSimilarListings, { body: { listingReference, atAnyPrice: true } });
  const found = items.map((item) => item.uPropertyId);
  expect(found).toEqual(expect.arrayContaining(['nearer', 'near', 'too dear', 'pending', 'sold for more', 'sold']));
  expect(found).not.toContain('to rent');
});

test('rents are compared with rents, by a quarter', async () => {
  expect(await similarTo('to rent')).toEqual(['to rent too']);
});

test('without coordinates the neighborhood is searched, and without any place nothing', async () => {
  expect(await similarTo('unplaced')).toEqual(['in its neighborhood']);
  expect(await similarTo('of no place')).toEqual([]);
});

test('they are at most twelve, active ones first', async () => {
  const found = await similarTo('m0', 'East MLS');
  expect(found).toHaveLength(12);
  expect(found.slice(0, 4).sort()).toEqual(['m1', 'm2', 'm3', 'm4']);
});

test('what the caller may not see has none', async () => {
  const outsider = await app.signIn(await app.createUser({ allowedMlsProviders: ['East MLS'] }));
  expect((await problemOf(similarTo('subject', 'North MLS', outsider))).problem.code).toBe('listing_not_found');
});
