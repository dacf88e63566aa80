import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportListings } from '#contract/listing-export.ts';
import { findListings, findPlaces, getListingDetails } from '#contract/listings.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const records = Array.from({ length: 25 }, (_, at) => ({
    line: at + 1,
    record: resoRecord({ ListingKey: `k${at}`, ListingId: `id${at}`, ListPrice: 100_000 + at, SubdivisionName: 'Noe Valley' }),
  }));
  const { database, clock } = app.dependencies;
  await importListings({ pool: database.pool, clock }, { source: 'North MLS', records });
  agent = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

test('a page leads to the next one by its link and the same body', async () => {
  const body = { orderResultsBy: { term: 'price' } } as const;
  const first = await agent.call(findListings, { body, query: {} });
  expect(first.meta).toEqual({ currentPage: 1, totalPages: 3, totalItems: 25, itemsPerPage: 10, itemCount: 10 });

  const response = await agent.fetch(first.links.next ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  const second = findListings.answer.parse(await response.json());
  expect(second.items[0]?.uPropertyId).toBe('k10');
  expect(second.meta.currentPage).toBe(2);
});

test('a search tells the path of each field that is wrong', async () => {
  const body = { price: { startAt: 5, endAt: 1 }, paginationLimit: 101, bedrooms: 3 };
  const refusal = await problemOf(agent.call(findListings, { body, query: {} }));
  expect(refusal.status).toBe(422);
  expect(refusal.problem.errors.map((error) => error.path).sort()).toEqual([
    'body.bedrooms',
    'body.paginationLimit',
    'body.price.startAt',
  ]);
});

test('a day of the year 0, which the calendar does not have, is a wrong field', async () => {
  const refusal = await problemOf(agent.call(findListings, { body: { listDate: { startAt: '0000-01-01' } }, query: {} }));
  expect(refusal.status).toBe(422);
  expect(refusal.problem.errors[0]?.path).toBe('body.listDate.startAt');
});

test('sorting by distance without a point is a wrong field', async () => {
  const refusal = await problemOf(agent.call(findListings, { body: { orderResultsBy: { term: 'distance' } }, query: {} }));
  expect(refusal.status).toBe(422);
  expect(refusal.problem.errors[0]?.path).toBe('body.orderResultsBy.latitude');
});

test('details are found by id and source, and else are not found', async () => {
  const body = { listingReference: { mlsId: 'id3', mlsSource: 'North MLS' } };
  expect(await agent.call(getListingDetails, { body })).toMatchObject({ mlsId: 'id3', uPropertyId: 'k3' });

  const refusal = await problemOf(
    agent.call(getListingDetails, { body: { listingReference: { mlsId: 'x', mlsSource: 'North MLS' } } }),
  );
  expect([refusal.status, refusal.problem.code]).toEqual([404, 'listing_not_found']);
});

test("a user's MLS sources bound what is found", async () => {
  const outsider = await app.signIn(await app.createUser({ allowedMlsProviders: ['South MLS'] }));
  expect((await outsider.call(findListings, { body: {}, query: {} })).meta.totalItems).toBe(0);
  expect((await outsider.call(findPlaces, { query: { q: 'noe' } })).items).toEqual([]);
});

test('places are found for area fields', async () => {
  expect((await agent.call(findPlaces, { query: { q: 'noe', nameType: 'neighborhood' } })).items).toEqual([
    { nameType: 'neighborhood', name: 'Noe Valley', context: { city: 'San Francisco', stateAbbreviated: 'CA' } },
  ]);
});

test('listings are for signed-in users only', async () => {
  const anybody = app.anonymous();
  const reference = { listingReference: { mlsId: 'id3', mlsSource: 'North MLS' } };
  expect((await problemOf(anybody.call(findListings, { body: {}, query: {} }))).status).toBe(401);
  expect((await problemOf(anybody.call(getListingDetails, { body: reference }))).status).toBe(401);
  expect((await problemOf(anybody.call(findPlaces, { query: { q: 'noe' } }))).status).toBe(401);
});

test('details carry the words of their source', async () => {
  const body = { listingReference: { mlsId: 'id3', mlsSource: 'North MLS' } };
  const words = { title: 'Northern MLS', attributionText: 'Courtesy of the Northern MLS', disclaimer: 'Deemed reliable.' };
  await app.dependencies.listings.sources.upsert('North MLS', words);
  expect((await agent.call(getListingDetails, { body })).attribution).toEqual({
    title: words.title,
    text: words.attributionText,
    disclaimer: words.disclaimer,
    remarksLimitCharacters: null,
    updatedAt: null,
  });
});

test('an export hands over the first listings of a search, and is written into the audit log', async () => {
  const body = { orderResultsBy: { term: 'price' }, price: { endAt: 100_019 } } as const;
  const exported = await agent.call(exportListings, { body });
  expect(exported.totalItems).toBe(20);
  expect(exported.items.map(({ mlsId }) => mlsId)).toEqual(Array.from({ length: 20 }, (_, at) => `id${at}`));
  const entries = await app.db.selectFrom('audit_entries').select('details').where('action', '=', 'listings-exported').execute();
  expect(entries).toEqual([{ details: { listings: 20, sources: 'North MLS' } }]);
});
