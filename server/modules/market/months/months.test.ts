import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketHistory, MarketHistoryRequest } from '#contract/market-history.ts';
import { createListingsService } from '#server/modules/listings/index.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { createMarketService, type MarketService } from '../index.ts';
import { refreshMonths } from './refresh-months.ts';

const source = 'Test MLS';
const everyone = { allowedMlsProviders: ['*'] };
const start = new Date('2026-11-20T18:00:00Z');
let now = start;
const clock = { now: () => now };
const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

const town = inventTown(420);
const leases = inventTown(40, { city: 'Nevada' }).map((record, at) => ({
  ...record,
  PropertyType: 'Residential Lease',
  ListPrice: 1_500 + at,
  ClosePrice: 1_480 + at,
}));
const cut = { ...resoRecord({ City: 'Ames', StateOrProvince: 'IA', CountyOrParish: 'Story', ListPrice: 300_000 }) };

let database: ListingsDatabase;
let market: MarketService;
beforeAll(async () => {
  database = await openListingsDatabase();
  market = createMarketService({ ...database, clock, listings: createListingsService({ db: database.db, clock }) });
  await importRecords(database.pool, [...town, ...leases, cut]);
  await refreshMonths({ db: database.db, clock }, source);
});
afterAll(() => database.drop());

const ames = {
  areaFilter: { type: 'named-area', nameType: 'city', name: 'Ames', context: { stateAbbreviated: 'IA' } },
} satisfies MarketHistoryRequest;
const historyOf = (request: MarketHistoryRequest = ames, viewer = everyone): Promise<MarketHistory> =>
  market.history(request, viewer);

/** The same read from the listings themselves, as where no job has looked at the kept months for two days. */
async function readAnew(request: MarketHistoryRequest): Promise<MarketHistory> {
  const fresh = later(48 * 60);
  const anew = createMarketService({
    ...database,
    clock: { now: () => fresh },
    listings: createListingsService({ db: database.db, clock }),
  });
  return anew.history(request, everyone);
}

const middle = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
};

describe('months of a market', () => {
  test('add up to the sales that were imported, and their medians are the medians of those sales', async () => {
    const { months, asOf, neededCount } = await historyOf();
    expect(asOf).toBe(start.toISOString());
    const monthOf = (record: Record<string, unknown>, field: string): string => String(record[field]).slice(0, 7);
    expect(months.reduce((sum, { sold }) => sum + sold, 0)).toBe(town.length);
    expect(months.reduce((sum, { listed }) => sum + listed, 0)).toBe(town.length);
    for (const { month, sold, medianPrice, medianPricePerSqFt, saleToList, pended } of months) {
      const own = town.filter((record) => monthOf(record, 'CloseDate') === month);
      expect([month, sold, pended]).toEqual([month, own.length, own.length]);
      if (own.length < neededCount) {
        expect([medianPrice.value, saleToList.value]).toEqual([null, null]);
        continue;
      }
      expect(medianPrice).toEqual({ n: own.length, value: Math.round(middle(own.map(({ ClosePrice }) => Number(ClosePrice)))) });
      const perSqFt = middle(own.map(({ ClosePrice, LivingArea }) => Number(ClosePrice) / Number(LivingArea)));
      expect(medianPricePerSqFt.value).toBe(Math.round(perSqFt));
    }
    expect(months.at(-1)).toMatchObject({ month: '2026-11', isPartial: true });
    expect(months.filter(({ medianPrice }) => medianPrice.value !== null).length).toBeGreaterThan(12);
  });

  test('compare a month with the same one a year earlier', async () => {
    const { months } = await historyOf();
    const told = months.findLast(({ priceChangePercent }) => priceChangePercent !== null);
    const earlier = months[months.findIndex((one) => one === told) - 12];
    const [value, before] = [told?.medianPrice.value ?? 0, earlier?.medianPrice.value ?? 0];
    expect(told?.priceChangePercent).toBeCloseTo((100 * (value - before)) / before, 1);
  });

  test('take in the months before them, as long as the window that is asked for, from where all of it is known', async () => {
    const single = (await historyOf()).months;
    const { months } = await historyOf({ ...ames, windowMonths: 3 });
    expect(months[0]?.month).toBe(single[2]?.month);
    expect(months.map(({ sold }) => sold)).toEqual(
      single.slice(2).map(({ sold }, at) => sold + (single[at]?.sold ?? 0) + (single[at + 1]?.sold ?? 0)),
    );
    const last = months.at(-1);
    const paid = town.filter((record) => String(record['CloseDate']) >= '2026-09-01').map(({ ClosePrice }) => Number(ClosePrice));
    expect(last).toMatchObject({ month: '2026-11', isPartial: true });
    expect(last?.medianPrice).toEqual({ n: paid.length, value: Math.round(middle(paid)) });
  });

  test.each<[string, Partial<MarketHistoryRequest>]>([
    ['a city', {}],
    ['a type of a city', { propertyTypes: ['single-family-home'] }],
    ['its homes with three bedrooms', { bedrooms: 3 }],
    ['its homes of a band of prices', { priceBand: 'under-250k' }],
    [
      'a neighborhood',
      {
        areaFilter: {
          type: 'named-area',
          nameType: 'neighborhood',
          name: 'Quarter 2',
          context: { city: 'Ames', stateAbbreviated: 'IA' },
        },
      },
    ],
    ['a county', { areaFilter: { ...ames.areaFilter, nameType: 'county', name: 'Story' } }],
    ['a state', { areaFilter: { type: 'named-area', nameType: 'state-abbreviated', name: 'IA' } }],
    [
      'leases of a city',
      { areaFilter: { ...ames.areaFilter, name: 'Nevada' }, listingTransactionType: 'lease', propertyTypes: null },
    ],
  ])('of %s are the same, kept or read from the listings', async (_, request) => {
    const kept = await historyOf({ ...ames, ...request });
    const anew = await readAnew({ ...ames, ...request });
    expect(kept.asOf).toBe(start.toISOString());
    expect(anew.asOf).toBe(later(48 * 60).toISOString());
    expect(kept.months.reduce((sum, { sold }) => sum + sold, 0)).toBeGreaterThan(5);
    expect(anew.months).toEqual(kept.months);
  });

  test('are those of the listings that the viewer may see', async () => {
    expect((await historyOf(ames, { allowedMlsProviders: ['Other MLS'] })).months).toEqual([]);
    await importRecords(database.pool, inventTown(20), 'Second MLS');
    const both = await readAnew(ames);
    expect(both.months.reduce((sum, { sold }) => sum + sold, 0)).toBe(town.length + 20);
    await refreshMonths({ db: database.db, clock }, 'Second MLS');
    expect((await historyOf()).months).toEqual(both.months);
    const ofOne = await historyOf(ames, { allowedMlsProviders: [source] });
    expect(ofOne.months.reduce((sum, { sold }) => sum + sold, 0)).toBe(town.length);
  });

  test('tell as of when they are, and take in what changed and what was deleted with the next job', async () => {
    const onlySource = { allowedMlsProviders: [source] };
    const before = await historyOf(ames, onlySource);
    expect(before.months.at(-1)).toMatchObject({ priceCuts: null, cancelled: null });
    now = later(30);
    await importRecords(database.pool, [
      { ...cut, ListPrice: 280_000, PriceChangeTimestamp: '2026-11-18T10:00:00Z' },
      resoRecord({ ...town[0], ListingKey: 'new', ListingId: 'NEW1', CloseDate: '2026-11-19' }),
    ]);
    expect(await historyOf(ames, onlySource)).toEqual(before);

    now = later(31);
    // Ames, its county and its state; Nevada stays as it was.
    expect(await refreshMonths({ db: database.db, clock }, source)).toBe(3);
    const after = await historyOf(ames, onlySource);
    expect(after.asOf).toBe(now.toISOString());
    expect(after.months.at(-1)?.sold).toBe((before.months.at(-1)?.sold ?? 0) + 1);
    expect(after.months.at(-1)).toMatchObject({ priceCuts: 1, cancelled: 0 });

    await database.pool.query("DELETE FROM listings WHERE mls_source = $1 AND listing_key = 'new'", [source]);
    expect(await refreshMonths({ db: database.db, clock }, source)).toBe(3);
    expect((await historyOf(ames, onlySource)).months.at(-1)?.sold).toBe(before.months.at(-1)?.sold);
    expect(await refreshMonths({ db: database.db, clock }, source)).toBe(0);
  });
});
