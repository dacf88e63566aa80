import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;
const everyone = { allowedMlsProviders: ['*'] };

const sold = { StandardStatus: 'Closed', ListPrice: 1_000_000 };
const records = {
  condo: {
    PropertySubType: 'Condominium',
    ListPrice: 800_000,
    BedroomsTotal: 2,
    BathroomsFull: 1,
    BathroomsHalf: 1,
    AssociationFee: 600,
  },
  house: { ListPrice: 1_500_000, BedroomsTotal: 4, BathroomsFull: 3, LivingArea: 2_400, LotSizeAcres: 0.25, GarageSpaces: 2 },
  noFee: { ListPrice: 900_000, AssociationYN: false, YearBuilt: 1925, OnMarketDate: '2026-11-01' },
  unknownFee: { ListPrice: 950_000, AssociationYN: true },
  doorman: { ListPrice: 2_000_000, AssociationAmenities: ['Doorman'], ListAgentStateLicense: 'DRE #01234567', City: 'Oakland' },
  coListed: { ListPrice: 2_100_000, CoListAgentStateLicense: '01234567', OnMarketDate: '2026-10-01' },
  lease: { PropertyType: 'Residential Lease', PropertySubType: 'Apartment', ListPrice: 4_000 },
  pending: { StandardStatus: 'Pending', ListPrice: 1_100_000, PurchaseContractDate: '2026-11-02' },
  soldLow: { ...sold, ClosePrice: 700_000, CloseDate: '2026-05-01' },
  soldHigh: { ...sold, ClosePrice: 1_300_000, CloseDate: '2026-09-01' },
  soldSecretly: { ...sold, ClosePrice: 0 },
  withdrawn: { StandardStatus: 'Withdrawn' },
  valley: {
    ListPrice: 5_000_000,
    SubdivisionName: 'Noe Valley',
    MLSAreaMajor: 'SF District 5',
    PostalCode: '94114-1234',
    CountyOrParish: 'San Francisco County',
    StreetNumber: '123',
    StreetName: 'Sanchez',
    StreetSuffix: 'St',
    UnitNumber: '4',
    HighSchoolDistrict: 'San Francisco Unified',
  },
  highAndOthers: {
    StandardStatus: 'Coming Soon',
    City: 'Burlingame',
    HighSchoolDistrict: 'San Mateo Union High',
    MiddleOrJuniorSchoolDistrict: 'Burlingame Middle',
    ElementarySchoolDistrict: 'Burlingame Elementary',
  },
  unified: {
    StandardStatus: 'Coming Soon',
    HighSchoolDistrict: 'Bay Unified',
    MiddleOrJuniorSchoolDistrict: 'BAY UNIFIED',
    ElementarySchoolDistrict: 'Burlingame Elementary',
  },
  otherValley: { ListPrice: 5_100_000, SubdivisionName: 'NOE VALLEY', City: 'Reno', StateOrProvince: 'NV' },
};

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  await importRecords(
    database.pool,
    Object.entries(records).map(([ListingKey, fields]) => resoRecord({ ListingKey, ...fields })),
  );
});
afterAll(() => database.drop());

async function find(request: ListingSearch): Promise<string[]> {
  const { items, meta } = await listings.search({ paginationLimit: 100, ...request }, everyone);
  expect(meta.totalItems).toBe(items.length);
  return items.map((item) => item.uPropertyId).sort();
}

const cheapFirst = { orderResultsBy: { term: 'price' } } as const;

describe('a search', () => {
  test('without conditions finds active homes for sale', async () => {
    expect(await find({})).toEqual(
      ['condo', 'house', 'noFee', 'unknownFee', 'doorman', 'coListed', 'valley', 'otherValley'].sort(),
    );
  });

  test('never mixes leases with sales', async () => {
    expect(await find({ listingTransactionType: 'lease' })).toEqual(['lease']);
    expect(await find({ price: { endAt: 10_000 } })).toEqual([]);
  });

  test('of sold listings compares and sorts the sold price', async () => {
    const request: ListingSearch = { propertyStatus: ['sold'], price: { startAt: 600_000, endAt: 1_400_000 } };
    expect(await find(request)).toEqual(['soldHigh', 'soldLow']);
    expect(await find({ propertyStatus: ['sold'], price: { startAt: 900_000, endAt: 1_100_000 } })).toEqual([]);
    const { items } = await listings.search({ propertyStatus: ['sold'], ...cheapFirst }, everyone);
    expect(items.map((item) => [item.uPropertyId, item.currentPrice])).toEqual([
      ['soldLow', 700_000],
      ['soldHigh', 1_300_000],
      ['soldSecretly', null],
    ]);
  });

  test('of several statuses uses the sold price for the sold ones', async () => {
    const { items } = await listings.search(
      { propertyStatus: ['sold', 'active', 'pending'], price: { endAt: 1_100_000 }, ...cheapFirst },
      everyone,
    );
    expect(items.map((item) => item.uPropertyId)).toEqual(['soldLow', 'condo', 'noFee', 'unknownFee', 'pending']);
  });

  test('never finds withdrawn listings', async () => {
    const all = await find({ propertyStatus: ['active', 'sold', 'pending', 'contingent', 'soon'] });
    expect(all).not.toContain('withdrawn');
    expect(all).toHaveLength(Object.keys(records).length - 2);
  });

  test.each<[string, ListingSearch, string[]]>([
    ['bedrooms', { bedroomsCount: { startAt: 3 } }, ['house']],
    ['bathrooms with halves', { bathroomsCount: { startAt: 1.5, endAt: 2.5 } }, ['condo']],
    ['living space', { livingSpaceSqFt: { startAt: 2_400, endAt: 2_400 } }, ['house']],
    ['lot size', { lotSizeSqFt: { startAt: 10_890 } }, ['house']],
    ['garage spaces', { parkingGarageSpaces: { startAt: 1 } }, ['house']],
    ['year built', { propertyYearBuilt: { endAt: 1939 } }, ['noFee']],
    ['list date', { listDate: { startAt: '2026-11-01', endAt: '2026-11-01' } }, ['noFee']],
    ['an association fee', { homeownerAssociationFeeUSD: { startAt: 1, endAt: 600 } }, ['condo']],
    ['property types', { propertyTypes: ['condominium', 'loft'] }, ['condo']],
    ['a licence of any listing agent', { agentDreNumbers: ['01234567'] }, ['coListed', 'doorman']],
    ['a doorman', { hasDoormanAttendance: true }, ['doorman']],
  ])('finds by %s', async (_, request, expected) => {
    expect(await find(request)).toEqual(expected);
  });

  test('counts a stated lack of an association as a fee of 0, and an unknown fee as in no range', async () => {
    const free = await find({ homeownerAssociationFeeUSD: { endAt: 0 } });
    expect(free).toContain('noFee');
    // Nobody says whether it has an association.
    expect(free).not.toContain('house');
    expect(free).not.toContain('unknownFee');
    expect(free).not.toContain('condo');
  });

  test('by sold date finds sales of those days', async () => {
    expect(await find({ propertyStatus: ['sold'], soldDate: { startAt: '2026-06-01' } })).toEqual(['soldHigh']);
  });

  const inside: [NamedArea['nameType'], string, NamedArea['context'], string[]][] = [
    ['neighborhood', 'noe valley', null, ['otherValley', 'valley']],
    ['neighborhood', 'Noe Valley', { city: 'San Francisco', stateAbbreviated: 'CA' }, ['valley']],
    ['city', 'oakland', { stateAbbreviated: 'CA' }, ['doorman']],
    ['city', 'Oakland', { stateAbbreviated: 'NV' }, []],
    ['zip-code', '94114', null, ['valley']],
    ['county', 'San Francisco', { city: 'San Francisco', stateAbbreviated: 'CA' }, ['valley']],
    ['state-abbreviated', 'nv', null, ['otherValley']],
    ['district', 'SF DISTRICT 5', null, ['valley']],
    ['school-district', 'San Francisco Unified', null, ['valley']],
    ['street', 'Sanchez Street', null, ['valley']],
    ['street', 'sanchez', null, ['valley']],
    ['street', 'sanch', null, []],
    ['street-and-number', '123 Sanchez St.', { city: 'San Francisco' }, ['valley']],
  ];
  test.each(inside)('finds in the %s "%s" within %j', async (nameType, name, context, expected) => {
    expect(await find({ areaFilter: { type: 'named-area', nameType, name, context } })).toEqual(expected);
  });

  test.each<[string, NamedArea['context'], string[]]>([
    ['San Mateo Union High', { stateAbbreviated: 'CA' }, ['highAndOthers']],
    ['Burlingame Middle', null, ['highAndOthers']],
    ['Burlingame Elementary', null, ['highAndOthers', 'unified']],
    ['Burlingame Elementary', { city: 'Burlingame' }, ['highAndOthers']],
    ['Bay Unified', null, ['unified']],
  ])('finds in the school district "%s" of any level within %j, each listing once', async (name, context, expected) => {
    const areaFilter = { type: 'named-area', nameType: 'school-district', name, context } as const;
    for (const paginationLimit of [1, 100]) {
      const pages = await Promise.all(
        [1, 2].map((paginationPage) =>
          listings.search({ areaFilter, propertyStatus: ['soon', 'active'], paginationLimit, paginationPage }, everyone),
        ),
      );
      expect(pages.flatMap(({ items }) => items.map((item) => item.uPropertyId)).sort()).toEqual(expected);
      expect(pages.map(({ meta }) => meta.totalItems)).toEqual([expected.length, expected.length]);
    }
  });

  test('answers fields by their names', async () => {
    const [item] = (await listings.search({ areaFilter: { type: 'named-area', nameType: 'zip-code', name: '94114' } }, everyone))
      .items;
    expect(item).toMatchObject({
      id: 'Test MLS:valley',
      addressLine1: '123 Sanchez St',
      addressLine2: '#4',
      area: 'SF District 5',
      neighborhood: 'Noe Valley',
      zipCode: '94114',
      listPrice: 5_000_000,
      currentPrice: 5_000_000,
      propertyType: { id: 'single-family-home', propertyType: 'Single Family Home' },
      listingStatus: { id: 'active', listingStatus: 'Active' },
      active: true,
      isLease: false,
    });
  });

  test('carries the description only when details are asked for', async () => {
    await importRecords(database.pool, [resoRecord({ ListingKey: 'told', City: 'Napa', PublicRemarks: 'Vines.' })]);
    const areaFilter = { type: 'named-area', nameType: 'city', name: 'Napa' } as const;
    expect((await listings.search({ areaFilter }, everyone)).items[0]?.description).toBeNull();
    expect((await listings.search({ areaFilter, detailedResults: true }, everyone)).items[0]?.description).toBe('Vines.');
    await importRecords(database.pool, [resoRecord({ ListingKey: 'told', StandardStatus: 'Delete' })]);
  });

  test('by distance without a point is refused with the field', async () => {
    const error: unknown = await listings
      .search({ orderResultsBy: { term: 'distance' } }, everyone)
      .catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'invalid_request') && error.errors[0]?.path).toBe('body.orderResultsBy.latitude');
  });
});

describe('a summary', () => {
  test('tells least, greatest and median price of all that matches', async () => {
    expect(await listings.summarize({ price: { endAt: 1_500_000 }, paginationLimit: 1 }, everyone)).toEqual({
      priced: 4,
      complete: true,
      minPrice: 800_000,
      maxPrice: 1_500_000,
      medianPrice: 925_000,
    });
  });

  test('of nothing has no figures', async () => {
    expect(await listings.summarize({ price: { endAt: 1 } }, everyone)).toEqual({
      priced: 0,
      complete: true,
      minPrice: null,
      maxPrice: null,
      medianPrice: null,
    });
  });
});
