import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  const at = (Latitude: number, ListPrice: number, districts: Record<string, string>) =>
    resoRecord({ City: 'Berkeley', Latitude, Longitude: -122.27, ListPrice, ...districts });
  await importRecords(database.pool, [
    at(37.86, 800_000, { ElementarySchoolDistrict: 'Berkeley Unified', HighSchoolDistrict: 'Berkeley Unified' }),
    at(37.86, 900_000, { HighSchoolDistrict: 'Berkeley Unified' }),
    at(37.88, 1_400_000, { ElementarySchoolDistrict: 'Kensington', HighSchoolDistrict: 'West Contra Costa Unified' }),
    at(37.88, 1_000_000, {}),
    resoRecord({ City: 'Oakland', HighSchoolDistrict: 'Oakland Unified' }),
  ]);
});
afterAll(() => database.drop());

test('the school districts of a search are named with their homes, prices and distance, each home once in each', async () => {
  const search = { areaFilter: { type: 'named-area', nameType: 'city', name: 'Berkeley' } } as const;
  expect(await listings.schoolDistricts(search, { allowedMlsProviders: ['*'] })).toEqual([
    { name: 'Berkeley Unified', listingCount: 2, medianPrice: 800_000, miles: 0.7 },
    { name: 'Kensington', listingCount: 1, medianPrice: 1_400_000, miles: 0.7 },
    { name: 'West Contra Costa Unified', listingCount: 1, medianPrice: 1_400_000, miles: 0.7 },
  ]);
  expect(await listings.schoolDistricts(search, { allowedMlsProviders: [] })).toEqual([]);
});
