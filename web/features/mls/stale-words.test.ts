import { expect, test } from 'vitest';
import { ageWords, type SourceAge, staleWords } from './stale-words.ts';

const feed = { ageSeconds: 14 * 3_600 + 59, isPaused: false, lastError: null };
const source: SourceAge = { title: 'Bay MLS', lastSyncedAt: '2026-11-20T12:00:00.000Z', feed };

test('an age is told in hours, and from two days on in days', () => {
  expect([13, 47, 48, 100].map((hours) => ageWords(hours * 3_600))).toEqual(['13 hours', '47 hours', '2 days', '4 days']);
});

test('a stale source says how long and why', () => {
  expect(staleWords(source)).toBe('Bay MLS has not been brought up to date for 14 hours.');
  expect(staleWords({ ...source, feed: { ...feed, lastError: 'https://mls.example answers 403' } })).toBe(
    'Bay MLS has not been brought up to date for 14 hours. The last try failed: https://mls.example answers 403.',
  );
  expect(staleWords({ ...source, feed: { ...feed, isPaused: true, lastError: 'answers 403' } })).toMatch(/Its feed is paused\.$/);
  expect(staleWords({ ...source, lastSyncedAt: null })).toBe('Bay MLS has not been read since it was added 14 hours ago.');
});
