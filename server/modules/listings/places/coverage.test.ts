import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  const homes = (count: number, fields: Record<string, unknown>) => Array.from({ length: count }, () => resoRecord(fields));
  const sold = { StandardStatus: 'Closed', CloseDate: '2026-10-01', ClosePrice: 900_000 };
  await importRecords(database.pool, [
    ...homes(2, { City: 'Oakland' }),
    ...homes(3, { City: 'Oakland', ...sold }),
    ...homes(1, { City: 'Berkeley' }),
    ...homes(4, { City: 'Piedmont', ...sold }),
  ]);
});
afterAll(() => database.drop());

describe('what is covered', () => {
  test('are the cities with what is for sale and what is on record there, and the sources', async () => {
    const found = await listings.coverage({ allowedMlsProviders: ['*'] });
    expect(found.cities).toMatchObject([
      { name: 'Oakland', state: 'CA', activeCount: 2, recordCount: 5 },
      { name: 'Berkeley', activeCount: 1, recordCount: 1 },
      { name: 'Piedmont', activeCount: 0, recordCount: 4 },
    ]);
    expect(found).toMatchObject({ cityCount: 3, sources: [expect.any(String)] });
  });

  test('is nothing for who may see no source', async () => {
    expect(await listings.coverage({ allowedMlsProviders: [] })).toEqual({ cities: [], cityCount: 0, sources: [] });
  });
});
