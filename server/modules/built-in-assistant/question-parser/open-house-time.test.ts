import { expect, it } from 'vitest';
import { readOpenHouseTime } from './open-house-time.ts';

it.each([
  ['Sunday 1-4pm', 'Sunday, 1 to 4pm'],
  ['open house post for the first one, Saturday from 2 to 4 pm', 'Saturday, 2 to 4 pm'],
  ['it is on sunday, november 29, 1:00 – 3:30 pm', 'Sunday, November 29, 1:00 to 3:30 pm'],
  ['tomorrow at 5pm', 'Tomorrow, 5pm'],
  ['Nov 29 between noon and 2pm', 'Nov 29, noon to 2pm'],
  ['11/29 from 1 to 4', '11/29, 1 to 4'],
  ['this Saturday', 'This Saturday'],
  ['1-4pm', null],
  ['write an open house note with 3-4 beds', null],
  ['make it warmer', null],
])('reads "%s"', (text, when) => {
  expect(readOpenHouseTime(text)).toBe(when);
});
