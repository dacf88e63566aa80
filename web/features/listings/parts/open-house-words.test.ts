import { expect, test } from 'vitest';
import { openHousesToCome, openHouseWords } from './open-house-words.ts';

test.each([
  [{ date: '2026-11-28', startTime: '13:00', endTime: '15:30' }, 'Sat, Nov 28, 1 PM–3:30 PM'],
  [{ date: '2026-11-29', startTime: '00:15' }, 'Sun, Nov 29, from 12:15 AM'],
  [{ date: '2026-12-01', startTime: '12:00', endTime: '14:00', isForBrokers: true }, 'Tue, Dec 1, 12 PM–2 PM, for brokers'],
  [{ date: '2026-11-28' }, 'Sat, Nov 28'],
])('%o is told as %s', (openHouse, words) => {
  expect(openHouseWords(openHouse)).toBe(words);
});

test('those that are over are not told, and a record that knows only the last day tells that', () => {
  const openHouses = [{ date: '2026-11-14' }, { date: '2026-11-28' }];
  expect(openHousesToCome({ openHouses, lastOpenHouseDate: '2026-11-28' }, '2026-11-20')).toEqual([{ date: '2026-11-28' }]);
  expect(openHousesToCome({ openHouses: [], lastOpenHouseDate: '2026-11-28' }, '2026-11-28')).toEqual([{ date: '2026-11-28' }]);
  expect(openHousesToCome({ lastOpenHouseDate: null }, '2026-11-20')).toEqual([]);
});
