import { describe, expect, it } from 'vitest';
import { aYearEarlier, lastDays, trailingYear } from './periods.ts';

describe('the last days', () => {
  it('begin that many days before today', () => {
    expect(lastDays('2026-11-23', 90)).toEqual({ startAt: '2026-08-25', endAt: '2026-11-23' });
  });

  it.each(['2026-11-23', '2026-03-01', '2027-02-28'])(
    'of a year are the twelve months of the months of supply, on %s',
    (today) => {
      const year = lastDays(today, 365);
      expect(year).toEqual(trailingYear(today));
      expect(aYearEarlier(year).endAt < year.startAt).toBe(true);
    },
  );

  it('of a year are twelve months over a leap day too, however it was counted', () => {
    expect(lastDays('2028-11-23', 365)).toEqual(trailingYear('2028-11-23'));
    expect(lastDays('2028-11-23', 366)).toEqual(trailingYear('2028-11-23'));
  });
});
