import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

/** Noon of November 20, 2026 in California. */
const clock = { now: () => new Date('2026-11-20T20:00:00Z') };
let database: ListingsDatabase;
let listings: ListingsService;
const home = (id: string, fields: Record<string, unknown>) =>
  resoRecord({ ListingKey: id, ListingId: id, DaysOnMarket: null, OnMarketDate: null, ...fields });

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db, clock });
  await importRecords(database.pool, [
    home('listed', { OnMarketDate: '2026-10-21', DaysOnMarket: 3 }),
    home('told', { DaysOnMarket: 40 }),
    home('silent', {}),
    home('signed', { StandardStatus: 'Pending', OnMarketDate: '2026-09-01', PurchaseContractDate: '2026-09-11' }),
    home('sold', { StandardStatus: 'Closed', OnMarketDate: '2026-01-01', CloseDate: '2026-06-01', DaysOnMarket: 12 }),
    home('sold-dated', { StandardStatus: 'Closed', OnMarketDate: '2026-05-01', CloseDate: '2026-05-21' }),
  ]);
});
afterAll(() => database.drop());

async function found(search: ListingSearch): Promise<string[]> {
  const { items, meta } = await listings.search(search, { allowedMlsProviders: ['*'] });
  expect(meta.totalItems).toBe(items.length);
  return items.map(({ mlsId }) => mlsId ?? '').toSorted();
}

test('what is on the market has been there since its list date, and by its own figure where it has none', async () => {
  expect(await found({ daysOnMarket: { startAt: 30 } })).toEqual(['listed', 'told']);
  expect(await found({ daysOnMarket: { startAt: 31 } })).toEqual(['told']);
  expect(await found({ daysOnMarket: { endAt: 30 } })).toEqual(['listed']);
  expect(await found({ daysOnMarket: { startAt: 30, endAt: 40 } })).toEqual(['listed', 'told']);
});

test('what is sold or under contract was there for as long as its source says, else until then', async () => {
  const all: ListingSearch = { propertyStatus: ['pending', 'sold'] };
  expect(await found({ ...all, daysOnMarket: { endAt: 12 } })).toEqual(['signed', 'sold']);
  expect(await found({ ...all, daysOnMarket: { startAt: 20, endAt: 20 } })).toEqual(['sold-dated']);
});

test('the newest are told by days on market where no match has a list date, and the answer says so', async () => {
  const only = (...mlsIds: string[]) => listings.search({ mlsIds, propertyStatus: ['active'] }, { allowedMlsProviders: ['*'] });
  await importRecords(database.pool, [home('fresh', { DaysOnMarket: 2 }), home('stale', { DaysOnMarket: 90 })]);
  const undated = await only('told', 'stale', 'silent', 'fresh');
  expect(undated.items.map(({ mlsId }) => mlsId)).toEqual(['fresh', 'told', 'stale', 'silent']);
  expect(undated.sortedBy).toBe('days-on-market');
  const mixed = await only('told', 'listed', 'fresh');
  expect(mixed.items[0]?.mlsId).toBe('listed');
  expect(mixed.sortedBy).toBeUndefined();
});
