import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingFeature } from '#contract/listing-features.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;

beforeAll(async () => {
  database = await openListingsDatabase();
  const clock = { now: () => new Date('2026-11-20T20:00:00Z') };
  listings = createListingsService({ db: database.db, clock });
  await importRecords(database.pool, [
    resoRecord({ ListingId: 'both', PoolPrivateYN: true, ViewYN: true, OpenHouseDate: '2026-11-20' }),
    resoRecord({ ListingId: 'pool', PoolPrivateYN: true, OpenHouseDate: '2026-11-19' }),
    resoRecord({ ListingId: 'neither', PoolPrivateYN: false, OpenHouseDate: '2026-11-28' }),
    resoRecord({ ListingId: 'silent' }),
  ]);
});
afterAll(() => database.drop());

async function found(...features: ListingFeature[]): Promise<(string | null)[]> {
  const { items } = await listings.search({ features }, { allowedMlsProviders: ['*'] });
  return items.map(({ mlsId }) => mlsId).toSorted();
}

test('a search finds the listings that say that they have every feature', async () => {
  expect(await found('pool')).toEqual(['both', 'pool']);
  expect(await found('pool', 'view')).toEqual(['both']);
  expect(await found('elevator')).toEqual([]);
  expect(await found()).toHaveLength(4);
});

test('an open house is one from today on', async () => {
  expect(await found('open-house')).toEqual(['both', 'neither']);
  expect(await found('open-house', 'pool')).toEqual(['both']);
});
