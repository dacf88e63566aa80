import { expect, test } from 'vitest';
import { customRangeWords, rangeOf, withinOf } from './within.ts';

test('a period ends today; Any Time has no bounds', () => {
  expect(rangeOf('7d', '2026-03-03')).toEqual({ startAt: '2026-02-24', endAt: '2026-03-03' });
  expect(rangeOf('12m', '2026-03-03')).toEqual({ startAt: '2025-03-03', endAt: '2026-03-03' });
  expect(rangeOf('3m', '2026-05-31')).toEqual({ startAt: '2026-02-28', endAt: '2026-05-31' });
  expect(rangeOf('any', '2026-03-03')).toBeNull();
});

test('a range that ends today and matches a period is that period', () => {
  expect(withinOf({ startAt: '2026-02-24', endAt: '2026-03-03' }, '2026-03-03')).toBe('7d');
  expect(withinOf({ startAt: '2026-02-24', endAt: '2026-03-02' }, '2026-03-03')).toBe('custom');
  expect(withinOf({ startAt: '2026-02-25', endAt: '2026-03-03' }, '2026-03-03')).toBe('custom');
  expect(withinOf({ startAt: null, endAt: null }, '2026-03-03')).toBe('any');
  expect(withinOf(null, '2026-03-03')).toBe('any');
});

test('any other range is shown by its dates', () => {
  expect(customRangeWords({ startAt: '2026-05-01', endAt: '2026-05-31' })).toBe('05/01/2026–05/31/2026');
  expect(customRangeWords({ startAt: '2026-05-01' })).toBe('Since 05/01/2026');
});
