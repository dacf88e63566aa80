import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
beforeAll(async () => {
  database = await openListingsDatabase();
});
afterAll(() => database.drop());

const home = (fields: Record<string, unknown> = {}) => resoRecord({ ListingKey: 'a', City: 'Oakland', ...fields });

/** Listings of Oakland, as its area counts them. */
async function counted(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ listing_count: number }>(
    `SELECT listing_count FROM areas WHERE name_type = 'city' AND name_key = 'oakland'`,
  );
  return rows[0]?.listing_count;
}
const miscount = () => database.pool.query('UPDATE areas SET listing_count = 77');

beforeEach(async () => {
  await database.pool.query('TRUNCATE listings, areas, listing_area_marks CASCADE');
  await importRecords(database.pool, [home(), home({ ListingKey: 'b' })]);
  expect(await counted()).toBe(2);
  await miscount();
});

test('areas are left alone while none of their listings comes, goes or moves', async () => {
  await importRecords(database.pool, [home({ ListPrice: 12_345, PublicRemarks: 'New words', StandardStatus: 'Pending' })]);
  expect(await counted()).toBe(77);
});

test.each<[string, Record<string, unknown>, number]>([
  ['comes', home({ ListingKey: 'c' }), 3],
  ['is no longer shown', home({ StandardStatus: 'Withdrawn' }), 1],
  ['is deleted', home({ StandardStatus: 'Delete' }), 1],
  ['is in another city', home({ City: 'Berkeley' }), 1],
  ['lies elsewhere', home({ Latitude: 37.9, Longitude: -122.1 }), 2],
])('areas are counted again when a listing %s', async (_, record, count) => {
  await importRecords(database.pool, [record]);
  expect(await counted()).toBe(count);
});

test('what could not be counted after its import is counted after the next one, whatever that changes', async () => {
  await database.pool.query(`INSERT INTO listing_area_marks SELECT name FROM listing_sources`);
  await importRecords(database.pool, [home({ ListPrice: 12_345 })]);
  expect(await counted()).toBe(2);
});
