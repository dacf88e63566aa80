import type { LiveBus } from '#server/platform/live-bus/index.ts';

const SESSION_ENDED = 'session.ended';

export interface SessionEnded {
  userId: string;
  sessionId: string;
}

/**
 * Lets whoever holds something open for a session (a stream), on any node, hear that it has ended. The database tells it when the row goes
 * (trigger `session_ends`), so that no way of ending a session can forget to.
 */
export interface SessionEnds {
  /** @returns a function that stops listening */
  subscribe: (listener: (ended: SessionEnded) => void) => () => void;
}

export function createSessionEnds(bus: LiveBus): SessionEnds {
  return {
    subscribe: (listener) =>
      bus.subscribe(SESSION_ENDED, ({ userId, sessionId }) => {
        if (typeof userId === 'string' && typeof sessionId === 'string') listener({ userId, sessionId });
      }),
  };
}
