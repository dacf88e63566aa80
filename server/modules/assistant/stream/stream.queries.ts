import { sql } from 'kysely';
import type { DbOrTx } from '#server/platform/database/index.ts';
import { frameOf, type Frame } from './frames.ts';

/** A reader takes at most this many events from the database at a time. */
const EVENTS_AT_A_TIME = 500;

export interface StoredEvents {
  frames: Frame[];
  lastEventId: number;
  /** Also of a run that waits for its user: what comes after the decision is another stream. */
  hasEnded: boolean;
  /** False when the run ended more than ten minutes ago and its events are gone. */
  areHeld: boolean;
}

/**
 * Events of a run after a cursor and how far the run is, in one statement so that they agree.
 * @returns undefined when there is no such run, or not in this user's thread
 */
export async function selectEvents(
  db: DbOrTx,
  runId: string,
  after: number,
  owner?: { threadId: string; userId: string },
): Promise<StoredEvents | undefined> {
  const isOwn = owner ? sql`r.thread_id = ${owner.threadId} AND r.user_id = ${owner.userId}` : sql`true`;
  const { rows } = await sql<{
    last_event_id: number;
    has_ended: boolean;
    events_held: boolean;
    id: number | null;
    event: string | null;
  }>`
    SELECT r.last_event_id, (r.ended_at IS NOT NULL OR r.status = 'awaiting-approval') AS has_ended, r.events_held, e.id, e.event::text AS event
    FROM runs r LEFT JOIN run_events e ON e.run_id = r.id AND e.id > ${after}
    WHERE r.id = ${runId} AND ${isOwn}
    ORDER BY e.id LIMIT ${EVENTS_AT_A_TIME}`.execute(db);
  const [run] = rows;
  return (
    run && {
      frames: rows.flatMap(({ id, event }) => (id === null || event === null ? [] : [frameOf(id, event)])),
      lastEventId: run.last_event_id,
      hasEnded: run.has_ended,
      areHeld: run.events_held,
    }
  );
}
