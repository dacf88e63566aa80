import { expect, it } from 'vitest';
import { typedAt } from './typewriter.ts';

it('types a letter each 110 ms after four seconds, rests a second, and goes on with the next', () => {
  const at = (elapsedMs: number) => typedAt(['abc', 'de'], elapsedMs);
  expect([at(0), at(3_999)]).toEqual([null, null]);
  expect([at(4_000), at(4_110), at(4_220), at(5_329)]).toEqual(['a', 'ab', 'abc', 'abc']);
  expect([at(5_330), at(5_440), at(6_549)]).toEqual(['d', 'de', 'de']);
  expect(at(6_550)).toBe('a');
  expect(typedAt([], 10_000)).toBeNull();
});
