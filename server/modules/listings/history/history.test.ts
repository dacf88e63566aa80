import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getListingHistory } from '#contract/listing-history.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

const SOURCE = 'North MLS';
const home = { StreetNumber: '12', StreetName: 'Alder', StreetSuffix: 'St', PostalCode: '94114', OnMarketDate: '2026-09-01' };

let app: TestApp;
let agent: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  agent = await app.signIn(await app.createUser());
});
afterAll(() => app.close());
beforeEach(() => app.dependencies.database.pool.query('DELETE FROM listings; DELETE FROM listing_changes'));

const put = (fields: Record<string, unknown>, source = SOURCE) =>
  importRecords(app.dependencies.database.pool, [resoRecord({ ...home, ...fields })], source);

async function historyOf(mlsId: string, client = agent) {
  const { items } = await client.call(getListingHistory, { body: { listingReference: { mlsId, mlsSource: SOURCE } } });
  return items;
}

test('imports that find another price or status fill the history, newest first', async () => {
  const first = { ListingKey: 'k1', ListingId: 'id1', ListPrice: 1_000_000, ModificationTimestamp: '2026-09-01T10:00:00Z' };
  await put(first);
  await put({ ...first, ListPrice: 950_000, PublicRemarks: 'Now less.', ModificationTimestamp: '2026-09-15T10:00:00Z' });
  await put({ ...first, ListPrice: 950_000, PublicRemarks: 'Same.', ModificationTimestamp: '2026-09-16T10:00:00Z' });
  const pending = { ...first, ListPrice: 950_000, StandardStatus: 'Pending', ModificationTimestamp: '2026-10-01T10:00:00Z' };
  await put(pending);
  await put(pending);
  const events = await historyOf('id1');
  expect(events.map(({ date, kind, price, changePercent }) => [date, kind, price, changePercent])).toEqual([
    ['2026-10-01', 'pending', 950_000, null],
    ['2026-09-15', 'price-changed', 950_000, -5],
    ['2026-09-01', 'listed', 1_000_000, null],
  ]);
  expect(events.every((event) => !event.isOtherListing && event.listing.mlsId === 'id1')).toBe(true);
});

test('the day of a price change is the one that the record gives', async () => {
  const first = { ListingKey: 'k1', ListingId: 'id1', ListPrice: 1_000_000, ModificationTimestamp: '2026-09-01T10:00:00Z' };
  await put(first);
  const changed = {
    ListPrice: 900_000,
    PriceChangeTimestamp: '2026-09-12T08:00:00Z',
    ModificationTimestamp: '2026-09-20T10:00:00Z',
  };
  await put({ ...first, ...changed });
  await put({ ...first, ...changed, ListPrice: 890_000, ModificationTimestamp: '2026-09-25T10:00:00Z' });
  expect((await historyOf('id1')).map((event) => event.date)).toEqual(['2026-09-25', '2026-09-12', '2026-09-01']);
});

test('earlier listings of the same home are in its history, other units and other ZIP codes are not', async () => {
  const sale = { StandardStatus: 'Closed', CloseDate: '2024-03-01', ClosePrice: 800_000, OnMarketDate: '2024-01-10' };
  await put({ ListingKey: 'now', ListingId: 'now', UnitNumber: '4' });
  await put({ ListingKey: 'before', ListingId: 'before', UnitNumber: '#4', ...sale });
  await put({ ListingKey: 'other-unit', ListingId: 'other-unit', UnitNumber: '5', ...sale });
  await put({ ListingKey: 'elsewhere', ListingId: 'elsewhere', UnitNumber: '4', PostalCode: '10001', ...sale });
  await put({ ListingKey: 'gone', ListingId: 'gone', UnitNumber: '4', StandardStatus: 'Expired', OnMarketDate: '2023-01-01' });
  const events = await historyOf('now');
  expect(events.map(({ kind, listing, isOtherListing }) => [kind, listing.mlsId, isOtherListing])).toEqual([
    ['listed', 'now', false],
    ['sold', 'before', true],
    ['listed', 'before', true],
  ]);
});

test('listings without an address share no history', async () => {
  const nowhere = { StreetNumber: null, StreetName: null, StreetSuffix: null };
  await put({ ListingKey: 'a', ListingId: 'a', ...nowhere });
  await put({ ListingKey: 'b', ListingId: 'b', ...nowhere });
  expect((await historyOf('a')).map((event) => event.listing.mlsId)).toEqual(['a']);
});

test('a source that the caller may not see gives neither a history nor a part of one', async () => {
  await put({ ListingKey: 'k1', ListingId: 'id1' });
  await put({ ListingKey: 'k2', ListingId: 'id2' }, 'South MLS');
  const northern = await app.signIn(await app.createUser({ allowedMlsProviders: [SOURCE] }));
  expect((await historyOf('id1', northern)).map((event) => event.listing.mlsSource)).toEqual([SOURCE]);
  expect((await historyOf('id1')).map((event) => event.listing.mlsSource).sort()).toEqual([SOURCE, 'South MLS']);

  const southern = await app.signIn(await app.createUser({ allowedMlsProviders: ['South MLS'] }));
  const refusal = await problemOf(
    southern.call(getListingHistory, { body: { listingReference: { mlsId: 'id1', mlsSource: SOURCE } } }),
  );
  expect([refusal.status, refusal.problem.code]).toEqual([404, 'listing_not_found']);
});

test('a listing that is deleted takes its history with it', async () => {
  const { pool } = app.dependencies.database;
  await put({ ListingKey: 'k1', ListingId: 'id1', ListPrice: 1 });
  await put({ ListingKey: 'k1', ListingId: 'id1', ListPrice: 2 });
  const count = async () => (await pool.query<{ count: number }>('SELECT count(*) FROM listing_changes')).rows[0]?.count;
  expect(await count()).toBe(1);
  await put({ ListingKey: 'k1', StandardStatus: 'Delete' });
  expect(await count()).toBe(0);
});
