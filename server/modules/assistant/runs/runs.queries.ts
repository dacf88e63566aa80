import { sql } from 'kysely';
import type { ActiveWidgetContext } from '#contract/assistant.ts';
import type { Db, DbOrTx } from '#server/platform/database/index.ts';
import type { Fence } from './commit.ts';

/** A run that this node owns now. */
export interface ClaimedRun extends Fence {
  threadId: string;
  userId: string;
  promptMessageId: string;
  replyMessageId: string;
  model: string;
  widgetContext: ActiveWidgetContext | null;
  lastEventId: number;
  lostOwners: number;
  stopRequested: boolean;
  createdAt: Date;
  startedAt: Date;
}

const claimedColumns = sql`
  id AS "runId", fencing_token AS "fencingToken", thread_id AS "threadId", user_id AS "userId",
  prompt_message_id AS "promptMessageId", reply_message_id AS "replyMessageId", model, widget_context AS "widgetContext",
  last_event_id AS "lastEventId", lost_owners AS "lostOwners", stop_requested_at IS NOT NULL AS "stopRequested",
  created_at AS "createdAt", started_at AS "startedAt"`;

/** A run that was running when its lease ended has lost its owner; one that was handed over is queued. */
const claiming = (at: Date, leaseMs: number) => sql`
  status = 'running',
  fencing_token = fencing_token + 1,
  lost_owners = lost_owners + (status = 'running')::int,
  lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond',
  started_at = coalesce(started_at, ${at})`;

interface Claim {
  limit: number;
  at: Date;
  leaseMs: number;
  /** Also runs whose lease has ended; false takes those alone that are queued. */
  takesOver: boolean;
}

/** Takes over free runs: queued ones and those whose lease has ended. Nodes that race get different ones. */
export async function claimRuns(db: Db, { limit, at, leaseMs, takesOver }: Claim) {
  const { rows } = await sql<ClaimedRun>`
    UPDATE runs SET ${claiming(at, leaseMs)}
    WHERE id IN (
      SELECT id FROM runs WHERE status IN ('queued', 'running') AND lease_until <= now() AND (status = 'queued' OR ${takesOver})
      ORDER BY lease_until LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING ${claimedColumns}`.execute(db);
  return rows;
}

/** Marks a run of the user to be stopped. Undefined when there is no such run. */
export async function requestStop(
  db: Db,
  { runId, threadId, userId, at }: { runId: string; threadId: string; userId: string; at: Date },
): Promise<{ isOpen: boolean; isFree: boolean } | undefined> {
  const { rows } = await sql<{ isOpen: boolean; isFree: boolean }>`
    UPDATE runs SET stop_requested_at = coalesce(stop_requested_at, ${at})
    WHERE id = ${runId} AND thread_id = ${threadId} AND user_id = ${userId}
    RETURNING ended_at IS NULL AS "isOpen", lease_until <= now() AS "isFree"`.execute(db);
  return rows[0];
}

/** Takes over one run if nobody owns it. */
export async function claimFreeRun(db: Db, runId: string, at: Date, leaseMs: number): Promise<ClaimedRun | undefined> {
  const { rows } = await sql<ClaimedRun>`
    UPDATE runs SET ${claiming(at, leaseMs)}
    WHERE id = ${runId} AND ended_at IS NULL AND lease_until <= now()
    RETURNING ${claimedColumns}`.execute(db);
  return rows[0];
}

/** Keeps the leases of quiet runs. @returns those still owned, and whether their user wants them to stop */
export async function renewLeases(
  db: Db,
  fences: readonly Fence[],
  leaseMs: number,
): Promise<{ runId: string; stopRequested: boolean }[]> {
  const { rows } = await sql<{ runId: string; stopRequested: boolean }>`
    UPDATE runs SET lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond'
    FROM unnest(${fences.map(({ runId }) => runId)}::uuid[], ${fences.map(({ fencingToken }) => fencingToken)}::int[])
      AS owned (id, fencing_token)
    WHERE runs.id = owned.id AND runs.fencing_token = owned.fencing_token AND runs.status = 'running'
    RETURNING runs.id AS "runId", runs.stop_requested_at IS NOT NULL AS "stopRequested"`.execute(db);
  return rows;
}

/** How far a run is stored, and under which owner. */
export async function findProgress(db: Db, runId: string): Promise<{ fencingToken: number; lastEventId: number } | undefined> {
  const { rows } = await sql<{ fencingToken: number; lastEventId: number }>`
    SELECT fencing_token AS "fencingToken", last_event_id AS "lastEventId" FROM runs WHERE id = ${runId}`.execute(db);
  return rows[0];
}

/** Ends a run whose end could not be stored with its message: nobody shall try it again and again. */
export async function failRun(db: Db, { runId, fencingToken }: Fence, errorCode: string, at: Date): Promise<void> {
  await sql`UPDATE runs SET status = 'failed', error_code = ${errorCode}, ended_at = ${at}
    WHERE id = ${runId} AND fencing_token = ${fencingToken} AND status = 'running'`.execute(db);
}

/** Gives a run up so that another node takes it at once; readers lose nothing. */
export async function handOverRun(db: Db, { runId, fencingToken }: Fence): Promise<void> {
  await sql`UPDATE runs SET status = 'queued', lease_until = now()
    WHERE id = ${runId} AND fencing_token = ${fencingToken} AND status = 'running'`.execute(db);
}

/** What a run of the user answers, and with what; undefined when the thread has no such run. */
export async function findRun(db: DbOrTx, { runId, threadId, userId }: { runId: string; threadId: string; userId: string }) {
  return db
    .selectFrom('runs')
    .select(['prompt_message_id as promptMessageId', 'reply_message_id as replyMessageId', 'widget_context as widgetContext'])
    .where('id', '=', runId)
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function selectOpenRunsOfThread(db: DbOrTx, threadId: string): Promise<string[]> {
  const rows = await db.selectFrom('runs').select('id').where('thread_id', '=', threadId).where('ended_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Deletes the events of at most `limit` runs that ended before an instant. @returns how many runs */
export async function deleteEventsOfEndedRuns(db: Db, endedBefore: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    WITH ended AS (
      UPDATE runs SET events_held = false
      WHERE id IN (
        SELECT id FROM runs WHERE ended_at < ${endedBefore} AND events_held
        ORDER BY ended_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING id
    ), gone AS (DELETE FROM run_events USING ended WHERE run_events.run_id = ended.id)
    SELECT id FROM ended`.execute(db);
  return rows.length;
}
