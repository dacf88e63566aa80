import { expect, it } from 'vitest';
import { readTwoPeriods } from './two-periods.ts';

const starts = (text: string) => readTwoPeriods(text, '2026-11-20')?.periods.map(({ startAt }) => startAt) ?? null;

it.each([
  ['how did Q2 compare with Q3 in Noe Valley', ['2026-04-01', '2026-07-01']],
  ['Q1 vs Q3 2025 for condos', ['2025-01-01', '2025-07-01']],
  ['compare 2025 with 2024', ['2024-01-01', '2025-01-01']],
  ['May versus June 2026 in 94110', ['2026-05-01', '2026-06-01']],
  ['price per foot last year vs year before', ['2024-01-01', '2025-01-01']],
  ['prices last year versus the previous year', ['2024-01-01', '2025-01-01']],
  ['how does 2025 compare to the year before', ['2024-01-01', '2025-01-01']],
  ['compare q3 this year with q3 last year in Oakland', ['2025-07-01', '2026-07-01']],
  ['june of last year vs june this year', ['2025-06-01', '2026-06-01']],
  ['q3 vs the same quarter last year', ['2025-07-01', '2026-07-01']],
])('reads the two times of "%s"', (text, expected) => {
  expect(starts(text)).toEqual(expected);
});

it.each(['sold from May to June', 'built between 2004 and 2010', 'compare Noe Valley with Bernal Heights', 'Q2 in Noe Valley'])(
  'reads no two times in "%s"',
  (text) => {
    expect(starts(text)).toBeNull();
  },
);

it('takes of a year before only as much as there is of the year that is not over', () => {
  expect(readTwoPeriods('median this year vs the year before', '2026-11-20')?.periods).toEqual([
    { startAt: '2025-01-01', endAt: '2025-11-20' },
    { startAt: '2026-01-01', endAt: '2026-11-20' },
  ]);
});
