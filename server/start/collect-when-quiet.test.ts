import { afterEach, expect, it, vi } from 'vitest';
import { collectWhenQuiet } from './collect-when-quiet.ts';

afterEach(() => void vi.useRealTimers());

/** Some 100 MB of strings that nobody holds any more. */
function leaveGarbage(): void {
  const rows = Array.from({ length: 200_000 }, (_, at) => ({ text: `row ${at} `.repeat(30).split('').reverse().join('') }));
  expect(rows).toHaveLength(200_000);
}

it('gives back what a busy time left behind once it is over, and not while it lasts', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = collectWhenQuiet();
  leaveGarbage();
  const left = process.memoryUsage().heapUsed;
  vi.advanceTimersByTime(2_000);
  // What it took to make it was no quiet time.
  expect(process.memoryUsage().heapUsed).toBeGreaterThan(left - 40_000_000);
  vi.advanceTimersByTime(2_000);
  expect(process.memoryUsage().heapUsed).toBeLessThan(left - 40_000_000);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
