import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/index.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import type { EndedSession } from './sessions.queries.ts';

const SESSION_ENDED = 'session.ended';

export interface SessionEnded {
  userId: string;
  sessionId: string;
}

/** Tells whoever holds something open for a session (a stream), on any node, that it has ended. */
export interface SessionEnds {
  /** Tells all listeners of all nodes once the transaction that ended the sessions commits. */
  announce: (tx: Tx, ended: readonly EndedSession[]) => Promise<void>;
  /** @returns a function that stops listening */
  subscribe: (listener: (ended: SessionEnded) => void) => () => void;
}

export function createSessionEnds(bus: LiveBus): SessionEnds {
  return {
    async announce(tx, ended) {
      for (const { id, user_id } of ended) {
        await sql`SELECT ${bus.publishing(SESSION_ENDED, { userId: user_id, sessionId: id })}`.execute(tx);
      }
    },
    subscribe: (listener) =>
      bus.subscribe(SESSION_ENDED, ({ userId, sessionId }) => {
        if (typeof userId === 'string' && typeof sessionId === 'string') listener({ userId, sessionId });
      }),
  };
}
