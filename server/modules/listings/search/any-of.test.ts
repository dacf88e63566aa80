import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AreaFilter, Circle, NamedArea, OneArea } from '#contract/listing-search.ts';
import { listingSearchSchema } from '#contract/listing-search.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;
const home = (id: string, fields: Record<string, unknown>) =>
  resoRecord({ ListingKey: id, ListingId: id, City: 'San Francisco', SubdivisionName: null, PostalCode: null, ...fields });

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  await importRecords(database.pool, [
    home('noe', { SubdivisionName: 'Noe Valley', PostalCode: '94114', Latitude: 37.75, Longitude: -122.43 }),
    home('bernal', { SubdivisionName: 'Bernal Heights', PostalCode: '94110' }),
    home('sunset', { SubdivisionName: 'Sunset', PostalCode: '94122' }),
    home('nowhere', {}),
    home('oakland', { City: 'Oakland', SubdivisionName: 'Rockridge', PostalCode: '94618' }),
  ]);
});
afterAll(() => database.drop());

const neighborhood = (name: string): NamedArea => ({ type: 'named-area', nameType: 'neighborhood', name });
const zip = (name: string): NamedArea => ({ type: 'named-area', nameType: 'zip-code', name });
const city: NamedArea = { type: 'named-area', nameType: 'city', name: 'San Francisco' };
const around: Circle = { type: 'radius', latitude: 37.75, longitude: -122.43, distance: 1 };

test.each<[string, OneArea[], NamedArea[], string[]]>([
  ['of one kind', [neighborhood('Noe Valley'), neighborhood('Bernal Heights')], [], ['bernal', 'noe']],
  ['that overlap, each once', [neighborhood('Noe Valley'), zip('94114'), around], [], ['noe']],
  ['named twice, each once', [neighborhood('Noe Valley'), neighborhood('noe valley')], [], ['noe']],
  ['but for some', [city], [neighborhood('Sunset'), zip('94110')], ['noe', 'nowhere']],
  ['anywhere but there', [], [city], ['oakland']],
])('finds the homes of areas %s, and counts them', async (_, areas, except, ids) => {
  const areaFilter: AreaFilter = { type: 'any-of', areas, except };
  const { items, meta } = await listings.search({ areaFilter }, { allowedMlsProviders: ['*'] });
  expect(items.map(({ mlsId }) => mlsId).toSorted()).toEqual(ids);
  expect(meta.totalItems).toBe(ids.length);
});

const circle = (longitude: number, distance: number): Circle => ({ type: 'radius', latitude: 37.75, longitude, distance });

test.each<[string, OneArea[], Circle[], string[]]>([
  ['in each of two circles', [], [around, circle(-122.44, 1)], ['noe']],
  ['in none that only one of them holds', [], [around, circle(-122.5, 1)], []],
  ['in a place and a circle', [city], [around], ['noe']],
  ['in one of two places and a circle', [neighborhood('Sunset'), neighborhood('Noe Valley')], [around], ['noe']],
  ['in a place far from the circle', [neighborhood('Sunset')], [around], []],
])('finds the homes %s, and counts them', async (_, areas, near, ids) => {
  const areaFilter: AreaFilter = { type: 'any-of', areas, near };
  for (const orderResultsBy of [null, { term: 'distance' }, { term: 'relevance' }] as const) {
    const { items, meta } = await listings.search({ areaFilter, orderResultsBy }, { allowedMlsProviders: ['*'] });
    expect(items.map(({ mlsId }) => mlsId)).toEqual(ids);
    expect(meta.totalItems).toBe(ids.length);
  }
});

test('an area must be named, and no more than ten', () => {
  const read = (areas: OneArea[]) => listingSearchSchema.safeParse({ areaFilter: { type: 'any-of', areas } }).success;
  expect(read([])).toBe(false);
  expect(read([city])).toBe(true);
  expect(read(Array.from({ length: 11 }, (_, at) => neighborhood(`N${at}`)))).toBe(false);
});
