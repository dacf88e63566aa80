import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { createInsights, daysOnMarketOf, priceChangeOf, pricePerSquareFootOf } from './insights.ts';

describe('the change of the median price', () => {
  it.each([
    [1_010_000, 1, 'increased', 'increase'],
    [1_009_000, 0.9, 'roughly stayed the same', 'increase'],
    [1_000_000, 0, 'roughly stayed the same', 'increase'],
    [991_000, -0.9, 'roughly stayed the same', 'decrease'],
    [990_000, -1, 'decreased', 'decrease'],
  ])('from $1,000,000 to $%d is %d %%: %s, %s', (median, percent, trend, direction) => {
    expect(priceChangeOf(median, 1_000_000, false)).toMatchObject({ mode: 'ok', percent, trend, direction });
  });

  it('says it in words', () => {
    expect(priceChangeOf(1_050_000, 1_000_000, false)).toMatchObject({
      words: 'The median sales price increased by 5.0% from the same time last year.',
    });
    expect(priceChangeOf(null, 1, false)).toEqual({ mode: 'not-enough-data' });
  });
});

describe('days on market beside the city', () => {
  it.each([
    [19.9, 20.4, -5, 'faster'],
    [39.2, 40, -2.5, 'similar, faster'],
    [20.9, 20.1, 0, 'exactly the same'],
    [41, 40, 2.5, 'similar, slower'],
    [21, 20, 5, 'slower'],
  ])('%d with %d in the city differ by %d %%: %s', (days, city, differencePercent, speed) => {
    expect(daysOnMarketOf(days, city)).toMatchObject({ mode: 'ok', differencePercent, speed, days: Math.floor(days) });
  });

  it('says it in words', () => {
    expect(daysOnMarketOf(39, 40)).toMatchObject({
      words: "Homes sell in 39 days on average, at a similar pace, slightly faster than the city's 40 (2.50% fewer days).",
    });
  });
});

it('rounds prices per square foot to whole dollars', () => {
  expect(pricePerSquareFootOf(312.5, 41.4)).toMatchObject({ living: 313, lot: 41 });
  expect(pricePerSquareFootOf(null, null)).toEqual({ mode: 'not-enough-data' });
});

describe('insights of a neighborhood', () => {
  let database: ListingsDatabase;
  beforeAll(async () => {
    database = await openListingsDatabase();
    const sold = (at: number, closed: string, price: number, fields = {}) =>
      resoRecord({
        ...{
          StandardStatus: 'Closed',
          CloseDate: closed,
          ClosePrice: price + at * 2,
          LivingArea: 1_000,
          LotSizeSquareFeet: 4_000,
        },
        ...{ SubdivisionName: 'Old Town', DaysOnMarket: 20, ...fields },
      });
    await importRecords(database.pool, [
      ...Array.from({ length: 11 }, (_, at) => sold(at, '2026-11-01', 1_050_000)),
      ...Array.from({ length: 11 }, (_, at) => sold(at, '2025-11-01', 1_000_000)),
      ...Array.from({ length: 11 }, (_, at) =>
        sold(at, '2026-11-01', 900_000, { SubdivisionName: 'New Town', DaysOnMarket: 40 }),
      ),
    ]);
  });
  afterAll(() => database.drop());

  it('count the last 90 days against a year earlier and the city, and say where sales are too few', async () => {
    const clock = { now: () => new Date('2026-11-20T18:00:00Z') };
    const insights = createInsights({ clock, listings: createListingsService({ db: database.db, clock }) });
    const everyone = { allowedMlsProviders: ['*'] };
    const place = { city: 'San Francisco', state: 'CA', isLease: false, propertyType: 'single-family-home' as const };
    expect(await insights({ ...place, neighborhood: 'Old Town' }, everyone)).toMatchObject({
      medianSalesPriceChange: { mode: 'ok', percent: 5, median: 1_050_010, medianYearEarlier: 1_000_010 },
      averageSalesPricePerSquareFoot: { mode: 'ok', living: 1_050, lot: 263 },
      averageDaysOnMarket: { mode: 'ok', days: 20, cityDays: 30, differencePercent: -33.33, speed: 'faster' },
    });
    const few = await insights({ ...place, neighborhood: 'Nowhere' }, everyone);
    expect(Object.values(few).map(({ mode }) => mode)).toEqual(['not-enough-data', 'not-enough-data', 'not-enough-data']);
  });
});
