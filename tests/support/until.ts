import { vi } from 'vitest';

const limitMs = 40_000;
const pauseMs = 10;

/**
 * Waits until the check throws nothing, and answers what it answered then. Only what never comes reaches the limit: it is far beyond
 * what a busy machine may take, so that no test counts on time, and below the limit of a test, so that the failure says what was missing.
 */
export function until<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, { timeout: limitMs, interval: pauseMs });
}
