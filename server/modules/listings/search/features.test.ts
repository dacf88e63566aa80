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

test.each(['ML81234567', 'ml81234567', '81234567', 'ML-81234567'])(
  'a home is found by its MLS number in any form and status: %s',
  async (number) => {
    await importRecords(database.pool, [
      resoRecord({
        ListingKey: 'sold',
        ListingId: 'ML81234567',
        StandardStatus: 'Closed',
        ClosePrice: 900_000,
        CloseDate: '2026-01-05',
      }),
    ]);
    const { items } = await listings.search({ mlsIds: [number] }, { allowedMlsProviders: ['*'] });
    expect(items.map(({ mlsId, listingStatus }) => [mlsId, listingStatus.id])).toEqual([['ML81234567', 'sold']]);
  },
);

test('homes that are left out by their MLS number are not found, in any form of it', async () => {
  const { items } = await listings.search({ excludedMlsIds: ['Both', 'silent'] }, { allowedMlsProviders: ['*'] });
  const numbers = items.map(({ mlsId }) => mlsId);
  expect(numbers).toContain('pool');
  expect(numbers).not.toContain('both');
  expect(numbers).not.toContain('silent');
});

test('an address finds its home in any status, where none is asked for', async () => {
  await importRecords(database.pool, [
    resoRecord({
      ...{ ListingKey: 'otterley', ListingId: 'o', StandardStatus: 'Closed', ClosePrice: 910_000, CloseDate: '2026-01-05' },
      ...{ UnparsedAddress: '3073 Otterley Avenue', City: 'Oakland' },
    }),
  ]);
  const areaFilter = { type: 'named-area', nameType: 'street-and-number', name: '3073 Otterley Ave' } as const;
  const found = async (search = {}) =>
    (await listings.search({ areaFilter, ...search }, { allowedMlsProviders: ['*'] })).items.map(({ mlsId }) => mlsId);
  expect(await found()).toEqual(['o']);
  expect(await found({ propertyStatus: ['active'] })).toEqual([]);
});

test('an open house is found by its days, any of several', async () => {
  await importRecords(database.pool, [
    resoRecord({
      ListingKey: 'weekends',
      ListingId: 'weekends',
      OpenHouse: [
        { OpenHouseDate: '2026-11-14', OpenHouseStartTime: '2026-11-14T21:00:00Z', OpenHouseEndTime: '2026-11-14T23:30:00Z' },
        { OpenHouseDate: '2026-12-05', OpenHouseStartTime: '2026-12-05T21:00:00Z', OpenHouseType: 'Broker' },
        { OpenHouseDate: '2026-11-29', OpenHouseStartTime: '2026-11-29T04:00:00Z' },
      ],
    }),
  ]);
  const on = async (startAt: string | null, endAt: string | null) => {
    const { items } = await listings.search({ openHouseDate: { startAt, endAt } }, { allowedMlsProviders: ['*'] });
    return items.map(({ mlsId }) => mlsId).toSorted();
  };
  expect(await on('2026-11-28', '2026-11-28')).toEqual(['neither', 'weekends']);
  expect(await on('2026-11-29', '2026-11-29')).toEqual([]);
  expect(await on('2026-12-01', null)).toEqual(['weekends']);
  expect(await on(null, '2026-11-15')).toEqual(['weekends']);
  const { items } = await listings.search({ openHouseDate: { startAt: '2026-12-05' } }, { allowedMlsProviders: ['*'] });
  expect(items[0]?.openHouses).toEqual([
    { date: '2026-11-14', startTime: '13:00', endTime: '15:30' },
    { date: '2026-11-28', startTime: '20:00' },
    { date: '2026-12-05', startTime: '13:00', isForBrokers: true },
  ]);
});
