import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;
const street = { StreetNumber: '3073', StreetName: 'Otterley', StreetSuffix: 'Ave', City: 'Oakland' };
const home = (id: string, fields: Record<string, unknown>) => resoRecord({ ListingKey: id, ListingId: id, ...street, ...fields });

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  await importRecords(database.pool, [
    home('sold', { UnitNumber: '4', StandardStatus: 'Closed', CloseDate: '2026-05-01' }),
    home('rented', { UnitNumber: 'Apt. 4B', PropertyType: 'Residential Lease', PropertySubType: 'Apartment' }),
    home('whole', {}),
    home('next door', { StreetNumber: '3075' }),
  ]);
});
afterAll(() => database.drop());

async function at(name: string, more: ListingSearch = {}): Promise<string[]> {
  const areaFilter = { type: 'named-area', nameType: 'street-and-number', name } as const;
  const { items } = await listings.search({ areaFilter, ...more }, { allowedMlsProviders: ['*'] });
  return items.map(({ mlsId }) => mlsId ?? '').toSorted();
}

test('an address finds its homes in any status, for sale or for rent', async () => {
  expect(await at('3073 Otterley Avenue')).toEqual(['rented', 'sold', 'whole']);
  expect(await at('3073 Otterley Ave', { listingTransactionType: 'lease' })).toEqual(['rented']);
});

test.each(['3073 Otterley Ave #4', '3073 Otterley Avenue, Unit 4', '3073 Otterley Ave. apt 4'])(
  'with a unit it finds that one: %s',
  async (name) => expect(await at(name)).toEqual(['sold']),
);

test('a unit that nobody lists finds nothing', async () => {
  expect(await at('3073 Otterley Ave #4C')).toEqual([]);
});
