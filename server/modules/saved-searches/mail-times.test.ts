import { expect, it } from 'vitest';
import type { SavedSearchFrequency } from '#contract/saved-searches.ts';
import { mailTimeOf } from './mail-times.ts';

// California is 8 hours behind UTC in winter, 7 in summer.
it.each<[SavedSearchFrequency, string, string | null]>([
  ['off', '2026-11-20T20:00:00Z', null],
  ['instant', '2026-11-20T20:00:00Z', '2026-11-20T20:00:00.000Z'],
  ['instant', '2026-11-21T05:30:00Z', '2026-11-21T16:00:00.000Z'],
  ['instant', '2026-11-20T15:59:00Z', '2026-11-20T16:00:00.000Z'],
  ['daily', '2026-11-20T20:00:00Z', '2026-11-21T16:00:00.000Z'],
  ['daily', '2026-11-20T15:00:00Z', '2026-11-20T16:00:00.000Z'],
  // The night in which clocks go back: the morning is an hour later in UTC.
  ['daily', '2026-10-31T20:00:00Z', '2026-11-01T16:00:00.000Z'],
  ['weekly', '2026-11-20T20:00:00Z', '2026-11-23T16:00:00.000Z'],
  ['weekly', '2026-11-23T15:00:00Z', '2026-11-23T16:00:00.000Z'],
  ['weekly', '2026-11-23T17:00:00Z', '2026-11-30T16:00:00.000Z'],
])('%s news that is found at %s is mailed at %s', (frequency, now, at) => {
  expect(mailTimeOf(frequency, new Date(now))?.toISOString() ?? null).toBe(at);
});
