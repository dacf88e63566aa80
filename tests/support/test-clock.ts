import type { Clock } from '#server/platform/clock.ts';

/** Time as it runs, from an instant that a test chooses. */
export interface TestClock extends Clock {
  /** Moves time on (or back). */
  advance: (milliseconds: number) => void;
  /** Makes it the given instant now. */
  set: (instant: string) => void;
}

export function createTestClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance(milliseconds) {
      offsetMs += milliseconds;
    },
    set(instant) {
      offsetMs = Date.parse(instant) - Date.now();
    },
  };
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
