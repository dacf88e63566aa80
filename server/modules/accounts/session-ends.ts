import type { EndedSession } from './sessions.queries.ts';

/** Sessions of one user that have just ended. */
export interface SessionsEnded {
  userId: string;
  sessionIds: readonly string[];
}

export type SessionsEndedListener = (ended: SessionsEnded) => void;

/** Tells whoever holds something open for a session (a stream) that it has ended. */
export interface SessionEnds {
  /** Tells all listeners; call it after the transaction that ended the sessions has committed. */
  announce: (ended: readonly EndedSession[]) => Promise<void>;
  /** @returns a function that stops listening */
  subscribe: (listener: SessionsEndedListener) => () => void;
}

export function createSessionEnds(): SessionEnds {
  const listeners = new Set<SessionsEndedListener>();
  return {
    async announce(ended) {
      for (const [userId, sessions] of Map.groupBy(ended, (session) => session.user_id)) {
        const sessionIds = sessions.map((session) => session.id);
        for (const listener of listeners) listener({ userId, sessionIds });
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
