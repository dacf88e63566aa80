import { expect, test } from 'vitest';
import { openHouseChoice, openHouseRange } from './open-house-days.ts';

test.each([
  ['2026-11-20', { startAt: '2026-11-21', endAt: '2026-11-22' }],
  ['2026-11-21', { startAt: '2026-11-21', endAt: '2026-11-22' }],
  ['2026-11-22', { startAt: '2026-11-22', endAt: '2026-11-22' }],
  ['2026-11-23', { startAt: '2026-11-28', endAt: '2026-11-29' }],
])('on %s this weekend is %o', (today, range) => {
  expect(openHouseRange('weekend', today)).toEqual(range);
});

test('a range is the choice that makes it, or its own', () => {
  const today = '2026-11-20';
  for (const choice of ['any', 'today', 'weekend', 'week'] as const)
    expect(openHouseChoice(openHouseRange(choice, today), today)).toBe(choice);
  expect(openHouseChoice({ startAt: '2026-12-05', endAt: '2026-12-06' }, today)).toBe('custom');
});
