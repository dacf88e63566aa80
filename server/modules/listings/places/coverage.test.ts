import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  const homes = (count: number, fields: Record<string, unknown>) => Array.from({ length: count }, () => resoRecord(fields));
  const changed = { ModificationTimestamp: '2026-11-03T10:00:00Z' };
  const sold = { StandardStatus: 'Closed', CloseDate: '2026-10-01', ClosePrice: 900_000 };
  await importRecords(database.pool, [
    ...homes(1, { City: 'Oakland', ...changed }),
    ...homes(1, { City: 'Oakland', ModificationTimestamp: '2026-11-02T10:00:00Z' }),
    ...homes(1, { City: 'Oakland', ...sold, CloseDate: '2024-02-29' }),
    ...homes(2, { City: 'Oakland', ...sold }),
    ...homes(1, { City: 'Berkeley' }),
    ...homes(4, { City: 'Piedmont', ...sold }),
  ]);
});
afterAll(() => database.drop());

describe('what is covered', () => {
  test('are the cities with what is for sale and what is on record there, and the sources', async () => {
    const found = await listings.coverage({}, { allowedMlsProviders: ['*'] });
    expect(found.cities).toMatchObject([
      { name: 'Oakland', state: 'CA', activeCount: 2, recordCount: 5 },
      { name: 'Berkeley', activeCount: 1, recordCount: 1 },
      { name: 'Piedmont', activeCount: 0, recordCount: 4 },
    ]);
    expect(found).toMatchObject({ cityCount: 3, sources: [expect.any(String)] });
  });

  test('tells the first closing of each, and the last change of what is for sale', async () => {
    const { cities } = await listings.coverage({ withChanges: true }, { allowedMlsProviders: ['*'] });
    expect(cities).toMatchObject([
      { name: 'Oakland', earliestSoldDate: '2024-02-29', latestChangeAt: new Date('2026-11-03T10:00:00Z') },
      { name: 'Berkeley', earliestSoldDate: null },
      { name: 'Piedmont', earliestSoldDate: '2026-10-01', latestChangeAt: null },
    ]);
    const unasked = await listings.coverage({}, { allowedMlsProviders: ['*'] });
    expect(unasked.cities[0]).toMatchObject({
      name: 'Oakland',
      activeCount: 2,
      earliestSoldDate: '2024-02-29',
      latestChangeAt: null,
    });
  });

  test('is nothing for who may see no source', async () => {
    expect(await listings.coverage({}, { allowedMlsProviders: [] })).toEqual({ cities: [], cityCount: 0, sources: [] });
  });
});
