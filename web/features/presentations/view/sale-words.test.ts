import { expect, it } from 'vitest';
import { saleWords } from './sale-words.ts';

const subject = { latitude: 37.807736, longitude: -122.210198 };
const sold = { latitude: 37.8009, longitude: -122.2107, soldDate: '2026-07-26' };

it('tells of a comparable when it sold and how far away, as far as is known', () => {
  expect(saleWords(sold, subject, { withDate: true })).toBe('Sold 07/26/2026 · 0.5 mi away');
  expect(saleWords(sold, subject, { withDate: false })).toBe('0.5 mi away');
  expect(saleWords({ ...sold, ...subject, soldDate: null }, subject, { withDate: true })).toBe('Under 0.1 mi away');
  expect(saleWords({ ...sold, latitude: null }, subject, { withDate: true })).toBe('Sold 07/26/2026');
  expect(saleWords({ ...sold, soldDate: null }, null, { withDate: true })).toBe('');
});
