import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SortTerm } from '#contract/listing-vocabulary.ts';
import type { ListingResult } from '#contract/listings.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { distanceMiles } from './geometry.ts';

let database: ListingsDatabase;
let listings: ListingsService;
const everyone = { allowedMlsProviders: ['*'] };
const COUNT = 90;

/** Values that repeat (ties) and are missing now and then, some of each status. */
function records(): Record<string, unknown>[] {
  return Array.from({ length: COUNT }, (_, at) => {
    const isSold = at % 3 === 0;
    const day = String(1 + (at % 17)).padStart(2, '0');
    return resoRecord({
      ListingKey: `k${at}`,
      StandardStatus: isSold ? 'Closed' : at % 7 === 0 ? 'Pending' : 'Active',
      ListPrice: 500_000 + (at % 11) * 10_000,
      ClosePrice: isSold && at % 2 === 0 ? 480_000 + (at % 11) * 10_000 : null,
      CloseDate: isSold ? `2026-10-${day}` : null,
      OnMarketDate: at % 5 === 0 ? null : `2026-09-${day}`,
      LivingArea: at % 4 === 0 ? null : 900 + (at % 13) * 100,
      LotSizeSquareFeet: at % 6 === 0 ? null : 2_000 + (at % 9) * 500,
      Latitude: at % 8 === 0 ? null : 37.6 + ((at * 37) % 100) / 100,
      Longitude: at % 8 === 0 ? null : -122.6 + ((at * 53) % 100) / 100,
    });
  });
}

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  await importRecords(database.pool, records());
});
afterAll(() => database.drop());

async function pagesOf(request: ListingSearch, limit: number): Promise<ListingResult[]> {
  const all: ListingResult[] = [];
  for (let page = 1; ; page += 1) {
    const { items, meta } = await listings.search({ ...request, paginationLimit: limit, paginationPage: page }, everyone);
    all.push(...items);
    expect(meta).toMatchObject({ currentPage: page, itemsPerPage: limit, itemCount: items.length });
    if (page >= meta.totalPages) {
      expect(all).toHaveLength(meta.totalItems);
      return all;
    }
  }
}

const centre = { latitude: 38, longitude: -122.2 };
const values: Record<Exclude<SortTerm, 'relevance'>, (listing: ListingResult) => number | string | null> = {
  price: (listing) => listing.currentPrice,
  listdate: (listing) => listing.listDate,
  solddate: (listing) => listing.soldDate,
  livingspace: (listing) => listing.internalSize,
  lotsize: (listing) => listing.lotSize,
  distance: ({ latitude, longitude }) =>
    latitude === null || longitude === null ? null : distanceMiles(centre, { latitude, longitude }),
};

function isSorted(found: readonly (number | string | null)[], direction: 'asc' | 'desc'): boolean {
  return found.every((value, at) => {
    const previous = found[at - 1];
    if (at === 0 || previous === undefined) return true;
    if (previous === null || value === null) return value === null;
    const close = typeof value === 'number' && typeof previous === 'number' && Math.abs(value - previous) < 1e-9;
    return close || (direction === 'asc' ? previous <= value : previous >= value);
  });
}

describe.each([
  ['everything', null],
  ['a circle', { type: 'radius', latitude: 38, longitude: -122.2, distance: 400 }],
] as const)('sorting %s', (_, areaFilter) => {
  const statuses: ListingSearch['propertyStatus'][] = [['active'], ['sold'], ['active', 'pending', 'sold']];
  const cases = Object.keys(values).flatMap((term) =>
    (['asc', 'desc'] as const).flatMap((order) =>
      statuses.map((propertyStatus) => ({ term: term as keyof typeof values, order, propertyStatus })),
    ),
  );

  test.each(cases)(
    'by $term $order of $propertyStatus gives every listing once, unknown values last',
    async ({ term, order, propertyStatus }) => {
      const request: ListingSearch = { areaFilter, propertyStatus, orderResultsBy: { term, order, ...centre } };

      const [small, whole] = [await pagesOf(request, 7), await pagesOf(request, 100)];

      expect(isSorted(whole.map(values[term]), order)).toBe(true);
      expect(small.map((item) => item.id)).toEqual(whole.map((item) => item.id));
      expect(new Set(whole.map((item) => item.id)).size).toBe(whole.length);
    },
  );
});

describe('the order', () => {
  test('is the newest list date first when none is asked for', async () => {
    const found = await pagesOf({}, 100);
    expect(isSorted(found.map(values.listdate), 'desc')).toBe(true);
  });

  test('is the latest sale first when sold homes alone are asked for, and no order', async () => {
    const sales = await pagesOf({ propertyStatus: ['sold'] }, 100);
    expect(isSorted(sales.map(values.solddate), 'desc')).toBe(true);
  });

  test('starts in the direction that each term has', async () => {
    const first = async (term: SortTerm) =>
      (await listings.search({ orderResultsBy: { term } }, everyone)).items.map((item) => item.id);
    const directed = async (term: SortTerm, order: 'asc' | 'desc') =>
      (await listings.search({ orderResultsBy: { term, order } }, everyone)).items.map((item) => item.id);
    expect(await first('price')).toEqual(await directed('price', 'asc'));
    expect(await first('livingspace')).toEqual(await directed('livingspace', 'desc'));
  });

  test('of relevance is the nearest within a radius, the latest sale of sold homes, else the newest', async () => {
    const relevance = { orderResultsBy: { term: 'relevance' } } as const;
    const near = await pagesOf({ ...relevance, areaFilter: { type: 'radius', ...centre, distance: 100 } }, 100);
    const sales = await pagesOf({ ...relevance, propertyStatus: ['sold'] }, 100);
    const newest = await pagesOf(relevance, 100);
    expect(isSorted(near.map(values.distance), 'asc')).toBe(true);
    expect(isSorted(sales.map(values.solddate), 'desc')).toBe(true);
    expect(isSorted(newest.map(values.listdate), 'desc')).toBe(true);
  });
});

describe('pages', () => {
  test('tell their neighbours', async () => {
    const path = '/api/actions/widgets/sidekick/find-listings-v3';
    const { meta, links } = await listings.search({ paginationLimit: 10, paginationPage: 2 }, everyone);
    const last = meta.totalPages;
    expect(links).toEqual({
      first: `${path}?paginationPage=1&paginationLimit=10`,
      previous: `${path}?paginationPage=1&paginationLimit=10`,
      next: `${path}?paginationPage=3&paginationLimit=10`,
      last: `${path}?paginationPage=${last}&paginationLimit=10`,
    });
  });

  test('beyond the end are empty, tell the total and lead back to the last page', async () => {
    const { items, meta, links } = await listings.search({ paginationPage: 1_000 }, everyone);
    expect(items).toEqual([]);
    expect(meta).toMatchObject({ currentPage: 1_000, itemCount: 0 });
    expect(meta.totalItems).toBeGreaterThan(0);
    expect(links.next).toBeNull();
    expect(links.last).toContain(`paginationPage=${meta.totalPages}&`);
    expect(links.previous).toBe(links.last);
  });

  test('of nothing are none', async () => {
    const { meta, links } = await listings.search({ price: { endAt: 1 } }, everyone);
    expect(meta).toEqual({ currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 10, itemCount: 0 });
    expect(links).toEqual({ first: null, previous: null, next: null, last: null });
  });
});
