import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import { createListingsService, type ListingsService, type ListingViewer } from '#server/modules/listings/index.ts';
import type { DB } from '#server/platform/database/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

/**
 * Each kept query must be answered by its index. Small tables are cheaper read whole whatever their indexes, so that is ruled out here;
 * a query whose index is lost or no longer fits shows another one.
 */
let database: ListingsDatabase;
beforeAll(async () => {
  database = await openListingsDatabase();
  const records = Array.from({ length: 4_000 }, (_, at) =>
    resoRecord({
      ...(at === 7 ? { ListingId: 'known' } : {}),
      ListPrice: 100_000 + at,
      OnMarketDate: `2026-${String(1 + (at % 9)).padStart(2, '0')}-${String(10 + (at % 17))}`,
      City: at % 10 === 0 ? 'Oakland' : 'San Francisco',
      HighSchoolDistrict: `S${at % 300}`,
      ListAgentStateLicense: `${at % 300}`,
      StreetNumber: `${at}`,
      StreetName: `Road ${at % 300}`,
      BedroomsTotal: 1 + (at % 4),
      BathroomsFull: 1 + (at % 3),
      LivingArea: 1_000 + at,
      LotSizeSquareFeet: 4_000 + (at % 999),
      GarageSpaces: at % 4,
      YearBuilt: 1950 + (at % 70),
      AssociationFee: 100 + (at % 500),
      AssociationFeeFrequency: 'Monthly',
      SubdivisionName: `N${at % 200}`,
      MLSAreaMajor: `D${at % 100}`,
      CountyOrParish: `C${at % 150}`,
      PostalCode: `${94_000 + (at % 200)}`,
      StateOrProvince: at % 50 === 0 ? 'NV' : 'CA',
      Latitude: 37.7 + at / 4_000,
      Longitude: -122.4,
    }),
  );
  await importRecords(database.pool, records);
  await database.pool.query('VACUUM ANALYZE listings');
  await createListingsService({ db: database.db }).sources.setPolicy('Test MLS', { showsToClients: true });
});
afterAll(() => database.drop());

const everyone: ListingViewer = { allowedMlsProviders: ['*'] };

/** The plans of all queries that a search makes, as one text. */
function plansOf(request: ListingSearch, viewer = everyone): Promise<string> {
  return plansOfCall((listings) => listings.search({ paginationLimit: 5, ...request }, viewer));
}

async function plansOfCall(call: (listings: ListingsService) => Promise<unknown>, setting = ''): Promise<string> {
  const queries: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push({ sql: query.sql, parameters: query.parameters }),
  });
  await call(createListingsService({ db }));
  const client = await database.pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL enable_seqscan = off; ${setting}`);
    const plans: string[] = [];
    for (const { sql, parameters } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans.join('\n\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const ring: [number, number][] = [
  [37.7, -122.5],
  [37.71, -122.5],
  [37.71, -122.3],
];

describe('an index answers', () => {
  test.each<[string, ListingSearch, string]>([
    ['the newest', {}, 'listings_by_list_date'],
    ['the cheapest', { orderResultsBy: { term: 'price' } }, 'listings_by_price'],
    ['the most expensive', { orderResultsBy: { term: 'price', order: 'desc' } }, 'listings_by_price'],
    ['the smallest', { orderResultsBy: { term: 'livingspace', order: 'asc' } }, 'listings_by_living_area_sqft'],
    ['the biggest lot', { orderResultsBy: { term: 'lotsize' } }, 'listings_by_lot_size_sqft'],
    ['the latest sale', { propertyStatus: ['sold'], orderResultsBy: { term: 'solddate' } }, 'listings_by_sold_date'],
    ['a polygon', { areaFilter: { type: 'polygon', coordinates: ring } }, 'listings_by_status_point'],
    [
      'a radius',
      { areaFilter: { type: 'radius', latitude: 37.7, longitude: -122.4, distance: 0.5 } },
      'listings_by_status_point',
    ],
    ['the nearest', { orderResultsBy: { term: 'distance', latitude: 37.7, longitude: -122.4 } }, 'listings_by_status_point'],
    [
      'the cheapest of a city',
      {
        areaFilter: { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } },
        orderResultsBy: { term: 'price' },
      },
      'listings_by_city',
    ],
    [
      'a neighborhood',
      { areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'N3' } },
      'listings_by_neighborhood_key',
    ],
    ['a district', { areaFilter: { type: 'named-area', nameType: 'district', name: 'D3' } }, 'listings_by_district_key'],
    ['a county', { areaFilter: { type: 'named-area', nameType: 'county', name: 'C3' } }, 'listings_by_county_key'],
    ['a ZIP code', { areaFilter: { type: 'named-area', nameType: 'zip-code', name: '94107' } }, 'listings_by_zip_code'],
    ['a state', { areaFilter: { type: 'named-area', nameType: 'state-abbreviated', name: 'NV' } }, 'listings_by_state'],
    [
      'an address',
      { areaFilter: { type: 'named-area', nameType: 'street-and-number', name: '7 Road 7' } },
      'listings_by_address_key',
    ],
    ['a street', { areaFilter: { type: 'named-area', nameType: 'street', name: 'Road 7' } }, 'listings_by_street_key'],
    ['a licence', { agentDreNumbers: ['17'] }, 'listings_by_agent_license'],
    [
      'a school district',
      { areaFilter: { type: 'named-area', nameType: 'school-district', name: 'S5' } },
      'listings_by_school_district_key',
    ],
  ])('%s', async (_, request, index) => {
    expect(await plansOf(request)).toContain(index);
  });

  test('the count of all listings of a kind, without reading a row', async () => {
    for (const request of [{}, { propertyTypes: ['single-family-home'] }] satisfies ListingSearch[]) {
      expect(await plansOf(request)).toMatch(/Index Only Scan using listings_by_kind/);
    }
  });

  test.each<[AreaNameType, string, RegExp]>([
    ['school-district', 'S5', /Index Only Scan using listings_by_school_district_key/],
    ['city', 'Oakland', /Index Only Scan using listings_by_city\b/],
    ['county', 'C3', /Index Only Scan using listings_by_county_key/],
  ])('the count of a %s of its state, without reading a row', async (nameType, name, index) => {
    const areaFilter = { type: 'named-area', nameType, name, context: { stateAbbreviated: 'CA' } } as const;
    const ofTypes: ListingSearch = nameType === 'school-district' ? {} : { propertyTypes: ['single-family-home'] };
    // Of few listings, rows are as cheap by a bitmap.
    const call = (listings: ListingsService) => listings.search({ areaFilter, ...ofTypes }, everyone);
    expect(await plansOfCall(call, 'SET LOCAL enable_bitmapscan = off')).toMatch(index);
  });

  test('the count by any figure, without reading a row: the index of the newest carries them all', async () => {
    const { rows } = await database.pool.query<{ indexdef: string }>(
      `SELECT indexdef FROM pg_indexes WHERE indexname = 'listings_by_list_date'`,
    );
    const figures = ['price', 'bedrooms', 'bathrooms', 'living_area_sqft', 'lot_size_sqft', 'garage_spaces', 'year_built'];
    for (const column of [
      ...figures,
      'property_type',
      'mls_source',
      'hoa_monthly_dollars',
      'has_association',
      'has_doorman',
      'days_on_market',
    ]) {
      expect(rows[0]?.indexdef).toMatch(new RegExp(`\\b${column}\\b`));
    }
  });

  test('places and areas for a client, whose sources are named', async () => {
    const viewer: ListingViewer = { surface: 'client-link', allowedMlsProviders: ['*'] };
    const areas = [
      { type: 'polygon', coordinates: ring },
      { type: 'radius', latitude: 37.7, longitude: -122.4, distance: 0.5 },
    ] as const;
    for (const area of areas) {
      const areaFilter = area.type === 'polygon' ? { ...area, coordinates: [...area.coordinates] } : area;
      expect(await plansOf({ areaFilter }, viewer)).toContain('listings_by_status_point');
    }
  });

  test.each<[string, (listings: ListingsService) => Promise<unknown>, RegExp]>([
    ['places that begin with letters', (listings) => listings.findPlaces('oa', undefined, everyone), /areas_by_place_key/],
    [
      'places that have a word',
      (listings) => listings.findPlaces('oakland', undefined, everyone),
      /areas_by_place_(key|trigram)/,
    ],
    ['places that resemble', (listings) => listings.findPlaces('oakalnd', undefined, everyone), /areas_by_place_trigram/],
    ['streets that begin', (listings) => listings.findPlaces('road 7', 'street', everyone), /areas_(by_name|pkey)/],
    ['addresses', (listings) => listings.findPlaces('7 road', 'street-and-number', everyone), /listings_by_address_key/],
    ['places named', (listings) => listings.findPlacesNamed(['Oakland'], everyone), /areas_by_(name|place)_key/],
    [
      'an outline',
      (listings) => listings.findPlaceHull({ nameType: 'city', name: 'Oakland' }, everyone),
      /area_hulls_by_name_key/,
    ],
    [
      'details',
      (listings) => listings.getDetails({ mlsId: 'known', mlsSource: 'Test MLS' }, everyone),
      /listings_mls_source_listing_key_key|listings_by_listing_id/,
    ],
    [
      'similar homes',
      (listings) => listings.findSimilar({ mlsId: 'known', mlsSource: 'Test MLS' }, everyone),
      /listings_by_status_point/,
    ],
    [
      "a home's history",
      (listings) => listings.getHistory({ mlsId: 'known', mlsSource: 'Test MLS' }, everyone),
      /listings_by_address_key|listings_pkey/,
    ],
  ])('%s', async (_, call, index) => {
    expect(await plansOfCall(call)).toMatch(index);
  });

  test('a far page of some size and price, without reading what it skips', async () => {
    const plan = await plansOf({
      bedroomsCount: { startAt: 1 },
      bathroomsCount: { startAt: 1 },
      price: { startAt: 1 },
      livingSpaceSqFt: { startAt: 1 },
      paginationPage: 100,
    });
    expect(plan).toMatch(/Index Only Scan Backward using listings_by_list_date/);
  });

  test('what a far page skips, without reading a row', async () => {
    const plan = await plansOf({ paginationPage: 300 });
    expect(plan).toMatch(/Index Only Scan Backward using listings_by_list_date/);
  });

  test.each<[string, ListingSearch, RegExp]>([
    [
      'a price',
      { price: { startAt: 1, endAt: 5 } },
      /Only Scan using listings_by_price on listings[^\n]*\n\s*Index Cond:.*price >=/,
    ],
    [
      'a lot',
      { lotSizeSqFt: { startAt: 9_000 } },
      /Only Scan using listings_by_lot_size_sqft on listings[^\n]*\n\s*Index Cond:.*lot_size_sqft >=/,
    ],
    [
      'a living space',
      { livingSpaceSqFt: { startAt: 9_000 } },
      /Only Scan using listings_by_living_area_sqft on listings[^\n]*\n\s*Index Cond:.*living_area_sqft >=/,
    ],
    [
      'days on the market',
      { daysOnMarket: { startAt: 2, endAt: 4 } },
      /Only Scan using listings_by_list_date on listings[^\n]*\n\s*Index Cond:.*list_date <=.*list_date >=/,
    ],
  ])('the number of homes of %s, without reading any other', async (_, request, plan) => {
    expect(await plansOf(request)).toMatch(plan);
  });

  test('the first rows of a sort without sorting all of them, for several statuses too', async () => {
    for (const propertyStatus of [['active'], ['active', 'pending']] as const) {
      const plan = await plansOf({ propertyStatus: [...propertyStatus], orderResultsBy: { term: 'price' } });
      expect(plan).toMatch(/Index (Only )?Scan using listings_by_price/);
    }
  });
});
