import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AreaFilter } from '#contract/listing-search.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

const sources = ['North MLS', 'South MLS'] as const;
let database: ListingsDatabase;
let listings: ListingsService;

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  for (const source of sources) {
    const place = {
      City: 'Springfield',
      StreetNumber: '1',
      StreetName: 'Elm',
      StreetSuffix: 'St',
      Latitude: 37.5,
      Longitude: -122.1,
    };
    await importRecords(
      database.pool,
      [resoRecord({ ListingKey: 'k', ListingId: 'id', SubdivisionName: source, ...place })],
      source,
    );
  }
  await importRecords(
    database.pool,
    [resoRecord({ ListingKey: 'hidden', ListingId: 'hidden', StandardStatus: 'Expired' })],
    'North MLS',
  );
});
afterAll(() => database.drop());

const viewers: [allowedMlsProviders: string[], seen: string[]][] = [
  [['*'], ['North MLS', 'South MLS']],
  [
    ['North MLS', 'South MLS'],
    ['North MLS', 'South MLS'],
  ],
  [['North MLS'], ['North MLS']],
  [['South MLS', 'Unknown MLS'], ['South MLS']],
  [['north mls'], []],
  [['Unknown MLS'], []],
  [[], []],
];

describe.each(viewers)('a viewer entitled to %j', (allowedMlsProviders, seen) => {
  const viewer = { allowedMlsProviders };

  const areas: (AreaFilter | null)[] = [
    null,
    { type: 'named-area', nameType: 'city', name: 'Springfield' },
    { type: 'radius', latitude: 37.5, longitude: -122.1, distance: 1 },
    {
      type: 'polygon',
      coordinates: [
        [37, -123],
        [38, -123],
        [38, -122],
        [37, -122],
      ],
    },
  ];
  test.each(areas)('finds those listings alone, and their number, in %j', async (areaFilter) => {
    for (const paginationLimit of [1, 10]) {
      const { items, meta } = await listings.search({ areaFilter, paginationLimit }, viewer);
      expect(meta.totalItems).toBe(seen.length);
      for (const item of items) expect(seen).toContain(item.mlsSource);
    }
    expect((await listings.summarize({ areaFilter }, viewer)).priced).toBe(seen.length);
  });

  test.each(sources)('reads details of %s only when entitled to it', async (mlsSource) => {
    const details = await listings.getDetails({ mlsId: 'id', mlsSource }, viewer).catch((error: unknown) => error);
    if (seen.includes(mlsSource)) expect(details).toMatchObject({ mlsSource, mlsId: 'id' });
    else expect(isAppError(details, 'listing_not_found')).toBe(true);
  });

  test('finds the names of places and addresses of those listings alone', async () => {
    const named = await listings.findPlaces('m', 'neighborhood', viewer);
    expect(named.map((place) => place.name).sort()).toEqual([...seen].sort());
    const [city] = await listings.findPlaces('spring', 'city', viewer);
    expect(city?.listingCount).toBe(seen.length || undefined);
    const [address] = await listings.findPlaces('1 elm', 'street-and-number', viewer);
    expect(address?.listingCount).toBe(seen.length || undefined);
    const candidates = await listings.findPlacesNamed(['Springfield', '1 Elm St', 'Springfeild'], viewer);
    expect(candidates.map((place) => place.listingCount)).toEqual(seen.length > 0 ? [seen.length, seen.length, seen.length] : []);
  });

  test('never reads an expired listing', async () => {
    const details = await listings
      .getDetails({ mlsId: 'hidden', mlsSource: 'North MLS' }, viewer)
      .catch((error: unknown) => error);
    expect(isAppError(details, 'listing_not_found')).toBe(true);
  });
});
