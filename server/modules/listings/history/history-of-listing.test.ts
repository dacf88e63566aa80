import { expect, test } from 'vitest';
import { historyOfListing, type ListingPast, type RecordedChange } from './history-of-listing.ts';

const past: ListingPast = {
  status: 'active',
  isLease: false,
  listDate: '2026-09-01',
  contingentDate: null,
  pendingDate: null,
  soldDate: null,
  originalListPrice: 1_000_000,
  listPrice: 1_000_000,
  soldPrice: null,
  priceChangedOn: null,
};

const unchanged: RecordedChange = {
  changedOn: '2026-10-01',
  fromStatus: 'active',
  toStatus: 'active',
  fromListPrice: 1_000_000,
  toListPrice: 1_000_000,
};

const eventsOf = (fields: Partial<ListingPast>, changes: Partial<RecordedChange>[] = []) =>
  historyOfListing(
    { ...past, ...fields },
    changes.map((change) => ({ ...unchanged, ...change })),
  ).map(({ event: { date, kind, price, changePercent } }) => [date, kind, price, changePercent]);

test('a listing that never changed was listed, and that is all', () => {
  expect(eventsOf({})).toEqual([['2026-09-01', 'listed', 1_000_000, null]]);
  expect(eventsOf({ originalListPrice: null })).toEqual([['2026-09-01', 'listed', 1_000_000, null]]);
});

test('a price cut that no import saw is told by the record, without a day where it gives none', () => {
  const cut = ['price-changed', 950_000, -5];
  expect(eventsOf({ listPrice: 950_000, priceChangedOn: '2026-09-20' })[1]).toEqual(['2026-09-20', ...cut]);
  expect(eventsOf({ listPrice: 950_000 })[1]).toEqual([null, ...cut]);
});

test('each recorded price is told, also one before the first that was recorded', () => {
  expect(
    eventsOf({ listPrice: 900_000, priceChangedOn: '2026-11-01' }, [
      { fromListPrice: 980_000, toListPrice: 950_000 },
      { fromListPrice: 950_000, toListPrice: 900_000, changedOn: '2026-11-01' },
    ]),
  ).toEqual([
    ['2026-09-01', 'listed', 1_000_000, null],
    [null, 'price-changed', 980_000, -2],
    ['2026-10-01', 'price-changed', 950_000, -3.1],
    ['2026-11-01', 'price-changed', 900_000, -5.3],
  ]);
});

test('a sale is compared with the last list price, and the days of the record win over those of the imports', () => {
  expect(
    eventsOf({ status: 'sold', pendingDate: '2026-09-28', soldDate: '2026-10-20', soldPrice: 1_100_000 }, [
      { toStatus: 'pending', changedOn: '2026-09-30' },
      { fromStatus: 'pending', toStatus: 'sold', changedOn: '2026-10-25' },
    ]),
  ).toEqual([
    ['2026-09-01', 'listed', 1_000_000, null],
    ['2026-09-28', 'pending', 1_000_000, null],
    ['2026-10-20', 'sold', 1_100_000, 10],
  ]);
});

test('a sale without a disclosed price has none', () => {
  expect(eventsOf({ status: 'sold', soldDate: '2026-10-20' }).at(-1)).toEqual(['2026-10-20', 'sold', null, null]);
});

test('a sale that fell through is told: pending, back on the market, pending again', () => {
  expect(
    eventsOf({ status: 'pending', pendingDate: '2026-11-10' }, [
      { toStatus: 'pending', changedOn: '2026-10-01' },
      { fromStatus: 'pending', toStatus: 'active', changedOn: '2026-10-15' },
      { toStatus: 'pending', changedOn: '2026-11-12' },
    ]).map(([date, kind]) => [date, kind]),
  ).toEqual([
    ['2026-09-01', 'listed'],
    ['2026-10-01', 'pending'],
    ['2026-10-15', 'back-on-market'],
    ['2026-11-10', 'pending'],
  ]);
});

test('withdrawn and relisted is off and back on the market', () => {
  expect(
    eventsOf({}, [
      { toStatus: 'none', changedOn: '2026-10-01' },
      { fromStatus: 'none', toStatus: 'active', changedOn: '2026-10-15' },
    ]).map(([, kind]) => kind),
  ).toEqual(['listed', 'off-market', 'back-on-market']);
});

test('coming soon comes before listed', () => {
  expect(eventsOf({ status: 'soon' })).toEqual([['2026-09-01', 'coming-soon', 1_000_000, null]]);
  expect(eventsOf({}, [{ fromStatus: 'soon', changedOn: '2026-09-01' }]).map(([date, kind]) => [date, kind])).toEqual([
    [null, 'coming-soon'],
    ['2026-09-01', 'listed'],
  ]);
});
