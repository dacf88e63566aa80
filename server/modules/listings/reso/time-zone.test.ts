import { expect, test } from 'vitest';
import { localTimeOf, timeZoneOf } from './time-zone.ts';

test.each([
  ['San Francisco', 'CA', 37.76, -122.43, 'America/Los_Angeles'],
  ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
  ['Miami', 'FL', 25.76, -80.19, 'America/New_York'],
  ['Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
  ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
  ['Austin', 'TX', 30.27, -97.74, 'America/Chicago'],
  ['Knoxville', 'TN', 35.96, -83.92, 'America/New_York'],
  ['Nashville', 'TN', 36.16, -86.78, 'America/Chicago'],
  ['Gary', 'IN', 41.59, -87.35, 'America/Chicago'],
  ['Indianapolis', 'IN', 39.77, -86.16, 'America/New_York'],
  ["Coeur d'Alene", 'ID', 47.68, -116.78, 'America/Los_Angeles'],
  ['Boise', 'ID', 43.62, -116.2, 'America/Denver'],
  ['Rapid City', 'SD', 44.08, -103.23, 'America/Denver'],
  ['Honolulu', 'HI', 21.31, -157.86, 'Pacific/Honolulu'],
])('%s keeps its own time', (_, state, latitude, longitude, zone) => {
  expect(timeZoneOf({ state, latitude, longitude })).toBe(zone);
});

test('a home whose place is unknown keeps the time of most of its state, and one without a state none', () => {
  expect(timeZoneOf({ state: 'TX', latitude: null, longitude: null })).toBe('America/Chicago');
  expect(timeZoneOf({ state: null, latitude: 37, longitude: -122 })).toBeNull();
});

test('an instant is a day and a time there, summer and winter', () => {
  expect(localTimeOf(new Date('2026-11-28T02:30:00Z'), 'America/Los_Angeles')).toEqual({ date: '2026-11-27', time: '18:30' });
  expect(localTimeOf(new Date('2026-07-04T20:00:00Z'), 'America/New_York')).toEqual({ date: '2026-07-04', time: '16:00' });
  expect(localTimeOf(new Date('2026-07-04T07:05:00Z'), 'America/Phoenix')).toEqual({ date: '2026-07-04', time: '00:05' });
});
