import { expect, test } from 'vitest';
import type { HistoryEvent } from '#contract/listing-history.ts';
import { priceSteps } from './price-steps.ts';

const TODAY = '2026-01-11';

function event(date: string | null, kind: HistoryEvent['kind'], price: number | null, mlsId = 'now'): HistoryEvent {
  const listing = { mlsId, mlsSource: 'demo' };
  return { date, kind, price, changePercent: null, isLease: false, listing, isOtherListing: mlsId !== 'now' };
}

test('a cut is a step down that goes on to today', () => {
  expect(priceSteps([event('2026-01-06', 'price-changed', 90), event('2026-01-01', 'listed', 100)], false, TODAY)).toEqual({
    stairs: [
      {
        spans: [
          { fromX: 0, toX: 0.5, y: 0 },
          { fromX: 0.5, toX: 1, y: 1 },
        ],
        sale: null,
      },
    ],
    lowest: 90,
    highest: 100,
    from: '2026-01-01',
    to: TODAY,
  });
});

test('each listing has its own line, which ends with its sale', () => {
  const steps = priceSteps(
    [event('2026-01-06', 'listed', 100), event('2026-01-03', 'sold', 80, 'before'), event('2026-01-01', 'listed', 90, 'before')],
    false,
    TODAY,
  );
  expect(steps?.stairs).toEqual([
    { spans: [{ fromX: 0, toX: 0.2, y: 0.5 }], sale: { x: 0.2, y: 1 } },
    { spans: [{ fromX: 0.5, toX: 1, y: 0 }], sale: null },
  ]);
});

test('one price, rents beside sales, and events without a day or price draw nothing', () => {
  expect(priceSteps([event('2026-01-01', 'listed', 100)], false, TODAY)).toBeNull();
  expect(
    priceSteps([{ ...event('2026-01-02', 'listed', 5), isLease: true }, event('2026-01-01', 'listed', 100)], false, TODAY),
  ).toBeNull();
  expect(priceSteps([event(null, 'price-changed', 90), event('2026-01-01', 'listed', 100)], false, TODAY)).toBeNull();
  expect(priceSteps([event('2026-01-02', 'sold', null), event('2026-01-01', 'listed', 100)], false, TODAY)).toBeNull();
  expect(priceSteps([], false, TODAY)).toBeNull();
});
