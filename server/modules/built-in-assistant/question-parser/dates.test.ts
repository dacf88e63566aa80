import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, formatDay, isDay, parseDay } from './calendar.ts';
import { takeDates } from './dates.ts';
import { createSentence } from './sentence.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

describe('calendar dates', () => {
  it('count days forth and back to the same date', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -3_000, max: 3_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('keep the day of the month when months are added, or take the last that there is', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (date, months) => {
        const moved = parseDay(addMonths(date, months));
        expect(isDay(moved)).toBe(true);
        expect(moved.day).toBeLessThanOrEqual(parseDay(date).day);
        expect(formatDay(moved)).toBe(addMonths(date, months));
      }),
    );
  });
});

describe('takeDates', () => {
  // A Friday
  it.each([
    ['new since yesterday', '2026-11-19'],
    ['listed since last week', '2026-11-09'],
    ['anything new since the weekend', '2026-11-14'],
    ['what came on since tuesday', '2026-11-17'],
    ['new since last friday', '2026-11-13'],
  ])('reads "%s" as up to today', (text, startAt) => {
    expect(takeDates(createSentence(text), '2026-11-20')?.range).toEqual({ startAt, endAt: '2026-11-20' });
  });

  it('reads "last N days" as ending today', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 999 }), (today, days) => {
        expect(takeDates(createSentence(`sold in the last ${days} days`), today)).toEqual({
          range: { startAt: addDays(today, -days), endAt: today },
          verb: 'sold',
        });
      }),
    );
  });

  it.each([
    ['this week', '2026-11-23', '2026-11-16'],
    ['this week', '2026-11-24', '2026-11-23'],
    ['this month', '2026-11-01', '2026-10-01'],
    ['this quarter', '2026-10-01', '2026-07-01'],
    ['this year', '2027-01-01', '2026-01-01'],
  ])('counts the one before with "%s" that begins today, %s', (words, today, startAt) => {
    expect(takeDates(createSentence(`sold ${words}`), today)?.range).toEqual({ startAt, endAt: today });
  });

  it('never reads a window that starts after it ends, and never a month that is to come', () => {
    const months = [
      'january',
      'february',
      'march',
      'april',
      'may',
      'june',
      'july',
      'august',
      'september',
      'october',
      'november',
      'december',
    ];
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...months), (today, month) => {
        const range = takeDates(createSentence(`sold in ${month}`), today)?.range;
        expect(range?.startAt && range.endAt && range.startAt <= range.endAt && range.startAt <= today).toBe(true);
      }),
    );
  });
});
