import { describe, expect, it } from 'vitest';
import { balanceOf, changePercent, monthsOfSupply, shownMonths, speedOf, trendOf } from './figures.ts';
import { publishedMonths } from './fixtures/texas-cities.ts';
import { aYearEarlier, lastDays, trailingYear } from './periods.ts';

describe('months of supply', () => {
  it('are those that were published, for every month of five cities', () => {
    expect(publishedMonths).toHaveLength(5 * (43 - 11));
    for (const { city, year, month, listings, salesOfYear, inventory } of publishedMonths) {
      const sales = salesOfYear.reduce((sum, one) => sum + one, 0);
      expect(Math.abs((monthsOfSupply(listings, sales) ?? NaN) - inventory), `${city} ${year}-${month}`).toBeLessThan(0.1);
    }
  });

  it('are shown so that figure and rule never disagree', () => {
    expect([44 / (133 / 12), 4, 6.04, 2.63, 3.94].map(shownMonths)).toEqual([3.97, 4, 6.04, 2.6, 3.9]);
  });

  it('tell whose market it is', () => {
    expect([3.9, 4, 6, 6.1, null].map(balanceOf)).toEqual(['sellers-market', 'balanced', 'balanced', 'buyers-market', null]);
  });
});

describe('a change of the median price', () => {
  it.each([
    [1_010_000, 1_000_000, 1, 'increased'],
    [1_009_600, 1_000_000, 1, 'increased'],
    [1_009_000, 1_000_000, 0.9, 'roughly-the-same'],
    [1_000_000, 1_000_000, 0, 'roughly-the-same'],
    [999_900, 1_000_000, 0, 'roughly-the-same'],
    [991_000, 1_000_000, -0.9, 'roughly-the-same'],
    [990_000, 1_000_000, -1, 'decreased'],
  ])('from %d with %d before is %d %%: %s', (now, before, percent, trend) => {
    expect(changePercent(now, before)).toBe(percent);
    expect(trendOf(changePercent(now, before))).toBe(trend);
  });

  it('is none where a figure is missing', () => {
    expect([changePercent(null, 1), changePercent(1, null), changePercent(1, 0)]).toEqual([null, null, null]);
    expect(trendOf(null)).toBeNull();
  });
});

describe('days on market beside the city', () => {
  it.each([
    [19, 20, -5, 'faster'],
    [39, 40, -2.5, 'similar-faster'],
    [20, 20, 0, 'exactly-the-same'],
    [41, 40, 2.5, 'similar-slower'],
    [21, 20, 5, 'slower'],
    [20, 21, -4.76, 'similar-faster'],
  ])('%d with %d in the city differ by %d %%: %s', (days, city, differencePercent, speed) => {
    expect(speedOf(days, city)).toEqual({ differencePercent, speed });
  });
});

describe('windows', () => {
  it('are those of a search: so many days before today, to today', () => {
    expect(lastDays('2026-11-21', 90)).toEqual({ startAt: '2026-08-23', endAt: '2026-11-21' });
  });

  it('a year earlier have the same days', () => {
    expect(aYearEarlier({ startAt: '2024-02-29', endAt: '2024-05-29' })).toEqual({ startAt: '2023-02-28', endAt: '2023-05-29' });
  });

  it('of a year end today, and at a month’s end are twelve whole months', () => {
    expect(trailingYear('2026-11-30')).toEqual({ startAt: '2025-12-01', endAt: '2026-11-30' });
    expect(trailingYear('2026-11-21')).toEqual({ startAt: '2025-11-22', endAt: '2026-11-21' });
  });
});
