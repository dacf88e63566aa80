import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { MarketRequest } from '#contract/market.ts';
import { createListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { dateBefore, foreign, inTown, others, published, sales, sanMarcos, type Sale } from '#tests/support/testville.ts';
import { createMarketService, type MarketService } from './index.ts';

/** Noon of November 21, 2026 in California. */
const clock = { now: () => new Date('2026-11-21T20:00:00Z') };
const everyone = { allowedMlsProviders: ['*'] };

let database: ListingsDatabase;
let market: MarketService;
beforeAll(async () => {
  database = await openListingsDatabase();
  market = createMarketService({ ...database, clock, listings: createListingsService({ db: database.db, clock }) });
  await importRecords(database.pool, [...inTown, ...others]);
  await importRecords(database.pool, foreign, 'Other MLS');
  await importRecords(database.pool, sanMarcos);
});
afterAll(() => database.drop());

const oldTown: MarketRequest = {
  areaFilter: {
    type: 'named-area',
    nameType: 'neighborhood',
    name: 'Old Town',
    context: { city: 'Testville', stateAbbreviated: 'CA' },
  },
};
const cityOf = (name: string): MarketRequest => ({ areaFilter: { type: 'named-area', nameType: 'city', name } });
const onlyTestMls = { allowedMlsProviders: ['Test MLS'] };

/** The middle of sorted values, or the mean of the two in the middle. */
function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
const within = (from: number, to: number) => sales.filter(({ soldDaysAgo }) => soldDaysAgo >= from && soldDaysAgo <= to);

test('a time a year earlier that the records only end in is not compared', async () => {
  const told = await market.snapshot({ ...oldTown, period: { startAt: '2025-03-01', endAt: '2025-12-31' } }, onlyTestMls);
  expect(told.soldCount.value).toBeGreaterThan(100);
  expect(told.soldCount).toMatchObject({ yearEarlier: { value: null }, changePercent: null });
  expect(told.medianPrice).toMatchObject({ yearEarlier: { value: null, n: 0 }, changePercent: null, trend: null });
  const whole = await market.snapshot({ ...oldTown, period: { startAt: '2026-01-01', endAt: '2026-10-31' } }, onlyTestMls);
  expect(whole.soldCount.yearEarlier.value).toBeGreaterThan(50);
});

describe('a ranking of areas', () => {
  const testville: MarketRequest['areaFilter'] = { type: 'named-area', nameType: 'city', name: 'Testville' };

  test('puts neighborhoods in the order of a figure, as the snapshot of each has it, and leaves out those with too few sales', async () => {
    const ranked = await market.rank({ areaFilter: testville, figure: 'median-price', order: 'highest' }, everyone);
    const own = await market.snapshot(
      {
        areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'Old Town', context: { city: 'Testville' } },
        windowDays: 365,
      },
      everyone,
    );
    expect(ranked.areas.find(({ area }) => area === 'Old Town')).toMatchObject({
      value: own.medianPrice.value,
      unit: 'dollars',
      n: own.medianPrice.n,
    });
    expect(ranked.areas.every(({ n }) => n >= ranked.neededCount)).toBe(true);
    expect(ranked.period).toEqual(own.period);
    const values = ranked.areas.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('tells months of supply as the snapshot of each, and a change of the median beside the year before', async () => {
    const supply = await market.rank({ areaFilter: testville, figure: 'supply', order: 'lowest' }, everyone);
    const own = await market.snapshot(
      {
        areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'Old Town', context: { city: 'Testville' } },
        windowDays: 365,
      },
      everyone,
    );
    expect(supply.areas.find(({ area }) => area === 'Old Town')).toMatchObject({
      value: own.monthsOfSupply.value,
      unit: 'months',
    });
    const period = { startAt: '2026-01-01', endAt: '2026-10-31' };
    const { medianPrice } = await market.snapshot({ ...oldTown, period }, everyone);
    expect(medianPrice.changePercent).not.toBeNull();
    const change = await market.rank({ areaFilter: testville, figure: 'price-change', order: 'highest', period }, everyone);
    expect(change.areas.find(({ area }) => area === 'Old Town')?.value).toBe(medianPrice.changePercent);
  });

  test('shows no sales of sources that the viewer is not entitled to', async () => {
    const ranked = await market.rank(
      { areaFilter: testville, figure: 'sold', order: 'highest' },
      { allowedMlsProviders: ['None'] },
    );
    expect(ranked).toMatchObject({ areas: [], rankedCount: 0, leftOutCount: 0 });
  });
});

describe('a snapshot of a time of its own', () => {
  const quarter = { startAt: '2026-04-01', endAt: '2026-06-30' };
  const soldOn = ({ soldDaysAgo }: Sale) => dateBefore(soldDaysAgo);

  test('has the medians of its sales, beside those of the same time a year earlier', async () => {
    const found = await market.snapshot({ ...oldTown, period: quarter }, onlyTestMls);
    const own = sales.filter((sale) => soldOn(sale) >= quarter.startAt && soldOn(sale) <= quarter.endAt);
    expect(found).toMatchObject({
      period: quarter,
      windowDays: 91,
      soldCount: { value: own.length, yearEarlier: { period: { startAt: '2025-04-01', endAt: '2025-06-30' } } },
      medianPrice: { value: Math.round(medianOf(own.map((sale) => sale.closePrice))), n: own.length },
    });
  });

  test.each([
    [
      'at today, where it goes on',
      { startAt: '2026-01-01', endAt: '2026-12-31' },
      { startAt: '2026-01-01', endAt: '2026-11-21' },
    ],
    ['to its last three years', { startAt: '2010-01-01', endAt: '2025-12-31' }, { startAt: '2023-01-02', endAt: '2025-12-31' }],
  ])('is cut %s, and says so by its period', async (_, asked, told) => {
    expect((await market.snapshot({ ...oldTown, period: asked }, onlyTestMls)).period).toEqual(told);
  });
});

describe('a snapshot', () => {
  test('has the medians and counts that the sales themselves give, for the window and the year earlier', async () => {
    const found = await market.snapshot(oldTown, onlyTestMls);
    const now = within(0, 90);
    const before = within(365, 455);
    expect(found).toMatchObject({
      area: 'Old Town, Testville',
      period: { startAt: '2026-08-23', endAt: '2026-11-21' },
      medianPrice: {
        value: Math.round(medianOf(now.map((sale) => sale.closePrice))),
        n: now.length,
        yearEarlier: {
          value: Math.round(medianOf(before.map((sale) => sale.closePrice))),
          n: before.length,
          period: { startAt: '2025-08-23', endAt: '2025-11-21' },
        },
      },
      medianPricePerSqFt: { value: Math.round(medianOf(now.map((sale) => sale.closePrice / sale.area))), n: now.length },
      medianDaysOnMarket: { value: Math.floor(medianOf(now.map((sale) => sale.days))), basis: 'days-on-market', n: now.length },
      saleToList: { value: Math.round(1_000 * medianOf(now.map((sale) => sale.closePrice / sale.listPrice))) / 10 },
      soldCount: { value: now.length, yearEarlier: { value: before.length } },
      activeCount: { value: 37, asOf: '2026-11-21' },
      monthsOfSupply: { n: within(0, 364).length, value: Math.round((10 * 37 * 12) / within(0, 364).length) / 10 },
    });
    const { value, yearEarlier, changePercent } = found.medianPrice;
    expect(changePercent).toBeCloseTo(100 * ((value ?? NaN) / (yearEarlier.value ?? NaN) - 1), 1);
  });

  test('compares the days of a neighborhood with those of its city', async () => {
    const { medianDaysOnMarket } = await market.snapshot(oldTown, onlyTestMls);
    const ofCity = Math.floor(medianOf([...within(0, 90).map((sale) => sale.days), ...Array.from({ length: 30 }, () => 50)]));
    expect(medianDaysOnMarket.city).toMatchObject({ area: 'Testville, CA', value: ofCity, n: within(0, 90).length + 30 });
  });

  test('counts one type alone where one is asked for', async () => {
    const condos = await market.snapshot({ ...oldTown, propertyTypes: ['condominium'] }, onlyTestMls);
    const now = within(0, 90).filter(({ type }) => type === 'Condominium');
    expect(condos.medianPrice).toMatchObject({
      n: now.length,
      value: Math.round(medianOf(now.map((sale) => sale.closePrice))),
    });
  });

  test('takes a window of any length', async () => {
    const year = await market.snapshot({ ...oldTown, windowDays: 365 }, onlyTestMls);
    expect(year.soldCount.value).toBe(year.monthsOfSupply.n);
    expect(year.soldCount).toMatchObject({ value: within(0, 364).length, period: { startAt: '2025-11-22' } });
  });

  test('never reads what the viewer may not see', async () => {
    const all = await market.snapshot(oldTown, everyone);
    expect(all.soldCount.value).toBe(within(0, 90).length + 30);
    const none = await market.snapshot(oldTown, { allowedMlsProviders: [] });
    expect(none).toMatchObject({ soldCount: { value: 0 }, activeCount: { value: 0 }, medianPrice: { value: null, n: 0 } });
  });

  test('keeps leases apart from sales', async () => {
    const leases = await market.snapshot({ ...oldTown, listingTransactionType: 'lease' }, onlyTestMls);
    expect(leases).toMatchObject({
      isLease: true,
      soldCount: { value: 30 },
      medianPrice: { unit: 'dollars-per-month', value: 1 },
    });
  });

  test('gives no price per square foot of land', async () => {
    const land = await market.snapshot({ ...oldTown, propertyTypes: ['lots-and-land'] }, onlyTestMls);
    expect(land.medianPricePerSqFt).toMatchObject({ value: null, missing: 'not-for-land' });
    expect(land.medianPrice).toMatchObject({ value: 1, n: 30 });
  });

  test('counts the homes that a search without types finds: no land and no warehouse', async () => {
    const source = 'Rural MLS';
    const there = { City: 'Landville', ListAgentStateLicense: '07654321', ListPrice: 90_000 };
    await importRecords(
      database.pool,
      [
        resoRecord({ ListingKey: 'cabin', ...there, PropertySubType: 'Cabin' }),
        resoRecord({
          ListingKey: 'lot',
          ListingId: 'LOT-77',
          ...there,
          PropertyType: 'Land',
          PropertySubType: 'Unimproved Land',
        }),
        resoRecord({ ListingKey: 'shed', ...there, PropertyType: 'Commercial Sale', PropertySubType: 'Warehouse' }),
      ],
      source,
    );
    const rural = { allowedMlsProviders: [source] };
    const listings = createListingsService({ db: database.db, clock });
    const keysOf = async (search: ListingSearch) =>
      (await listings.search(search, rural)).items.map(({ uPropertyId }) => uPropertyId).sort();
    const { areaFilter } = cityOf('Landville');
    expect(await keysOf({ areaFilter })).toEqual(['cabin']);
    expect(await keysOf({ areaFilter, propertyTypes: ['lots-and-land'] })).toEqual(['lot']);
    expect(await keysOf({ mlsIds: ['LOT-77'] })).toEqual(['lot']);
    expect(await keysOf({ agentDreNumbers: ['07654321'] })).toEqual(['cabin', 'lot', 'shed']);
    expect(await listings.count({ areaFilter }, rural)).toBe(1);
    expect((await market.snapshot({ areaFilter }, rural)).activeCount.value).toBe(1);
  });

  test('says "not enough data" under ten sales, and gives the counts', async () => {
    const few = await market.snapshot(cityOf('Fewsales'), onlyTestMls);
    for (const figure of [few.medianPrice, few.medianPricePerSqFt, few.medianDaysOnMarket, few.saleToList, few.monthsOfSupply]) {
      expect(figure).toMatchObject({ value: null, missing: 'not-enough-data', n: 9 });
    }
    expect(few).toMatchObject({ soldCount: { value: 9, changePercent: null }, monthsOfSupply: { balance: null } });
  });

  test('measures from listing to sale where the feed gives no days, and counts no undisclosed price', async () => {
    const found = await market.snapshot(cityOf('Nodays'), onlyTestMls);
    expect(found.medianDaysOnMarket).toMatchObject({ value: 31, basis: 'list-to-sale', n: 12 });
    expect(found.medianPrice).toMatchObject({ value: null, n: 9 });
    expect(found.soldCount.value).toBe(12);
  });

  test('reproduces a published month of supply from its listings', async () => {
    const found = await market.snapshot(cityOf('San Marcos'), onlyTestMls);
    expect(found.activeCount.value).toBe(published?.listings);
    expect(Math.abs((found.monthsOfSupply.value ?? NaN) - (published?.inventory ?? NaN))).toBeLessThan(0.1);
  });
});
