import { sql } from 'kysely';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { Artifact, ReplyFigures } from '#contract/threads.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import type { Db, DbOrTx } from '#server/platform/database/index.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import { RUN_ADVANCED, type NodeId } from '../channels.ts';
import type { AwaitedApproval } from '../loop/agent-loop.ts';
import type { JournalEntry, ReplyState } from './reply.ts';
import { storableJson, storableText } from './storable.ts';

/** Which owner of which run writes. */
export interface Fence {
  runId: string;
  replyMessageId: string;
  fencingToken: number;
}

export interface RunWrite {
  events: readonly AssistantEvent[];
  /** Id of the last of `events`, or of the last event before when there are none. */
  lastEventId: number;
  reply: ReplyState;
  /** All artifacts of the reply: others of this message are void and go. */
  artifacts: readonly Artifact[];
  journal: readonly JournalEntry[];
  usage: { inputTokens: number; outputTokens: number };
  /** Millionths of a dollar for the usage; null where the model has no price. */
  costMicroDollars: number | null;
  /** With it the run ends. */
  ending?: {
    status: 'completed' | 'stopped' | 'failed';
    errorCode: string | null;
    endedAt: Date;
    elapsedMs: number;
    figures: ReplyFigures | null;
  };
  /** With it the run waits for the user, and belongs to no node. */
  awaited?: readonly StoredApproval[];
}

export interface StoredApproval extends AwaitedApproval {
  id: string;
  createdAt: Date;
}

export interface CommitOptions {
  db: Db;
  threads: Pick<ThreadsService, 'complete'>;
  bus: LiveBus;
  nodeId: NodeId;
  leaseMs: number;
}

/** `refused`: the database will not take it, however often it is tried. */
export type CommitOutcome = 'committed' | 'stop-requested' | 'lease-lost' | 'refused';

/**
 * Stores what a run has to tell, all or nothing, in one statement: events, cursor, text, artifacts, journal and lease go together,
 * so a reader that takes the reply and its cursor resumes exactly there. A run that another node owns by now changes in nothing. At its end
 * the message gets its text, in the same transaction.
 */
export async function commitRun(options: CommitOptions, fence: Fence, write: RunWrite): Promise<CommitOutcome> {
  const { ending, reply } = write;
  if (!ending) return advance(options.db, options, fence, write);
  return options.db.transaction().execute(async (tx) => {
    const outcome = await advance(tx, options, fence, write);
    if (outcome === 'lease-lost') return outcome;
    const { elapsedMs, figures } = ending;
    const content = storableText(reply.text);
    await options.threads.complete(tx, { messageId: fence.replyMessageId, content, elapsedMs, figures });
    return outcome;
  });
}

async function advance(
  db: DbOrTx,
  { bus, nodeId, leaseMs }: CommitOptions,
  fence: Fence,
  write: RunWrite,
): Promise<CommitOutcome> {
  const { events, lastEventId, reply, artifacts, journal, usage, costMicroDollars, ending, awaited } = write;
  const isOver = ending !== undefined || awaited !== undefined;
  const advanced = { runId: fence.runId, lastEventId, ended: isOver, nodeId };
  // The end must reach the readers on other nodes; what goes before is made good by what comes after it.
  const wake = isOver ? bus.publishing(RUN_ADVANCED, advanced) : sql`NULL`;
  const { rows } = await sql<{ stop_requested: boolean }>`
    WITH owned AS (
      UPDATE runs SET
        last_event_id = ${lastEventId}::int,
        lease_until = now() + ${awaited ? 0 : leaseMs}::float8 * interval '1 millisecond',
        reply_text = ${storableText(reply.text)},
        steps = ${storableJson(reply.tools)}::jsonb,
        input_tokens = input_tokens + ${usage.inputTokens}::int,
        output_tokens = output_tokens + ${usage.outputTokens}::int,
        cost_micro_dollars = coalesce(cost_micro_dollars + ${costMicroDollars}::int8, cost_micro_dollars, ${costMicroDollars}::int8),
        status = coalesce(${awaited ? 'awaiting-approval' : (ending?.status ?? null)}, status),
        error_code = ${ending?.errorCode ?? null},
        ended_at = ${ending?.endedAt ?? null}
      WHERE id = ${fence.runId} AND fencing_token = ${fence.fencingToken} AND status = 'running'
      RETURNING id, user_id, reply_message_id, stop_requested_at
    ), told AS (
      INSERT INTO run_events (run_id, id, event)
      SELECT owned.id, ${lastEventId - events.length}::int + item.number, item.event
      FROM owned, json_array_elements(${storableJson(events)}::json) WITH ORDINALITY AS item (event, number)
    ), asked AS (
      INSERT INTO run_approvals (id, run_id, call_id, tool, card, created_at)
      SELECT item.id, owned.id, item."toolCallId", item."toolName", item.card, item."createdAt"
      FROM owned, jsonb_to_recordset(${storableJson(awaited ?? [])}::jsonb)
        AS item (id uuid, "toolCallId" text, "toolName" text, card jsonb, "createdAt" timestamptz)
    ), shown AS (
      INSERT INTO artifacts (id, message_id, user_id, kind, content, created_at)
      SELECT item.id, owned.reply_message_id, owned.user_id, item.kind, item.content, item."createdAt"
      FROM owned, jsonb_to_recordset(${storableJson(artifacts)}::jsonb)
        AS item (id uuid, kind text, content jsonb, "createdAt" timestamptz)
      ON CONFLICT (id) DO UPDATE SET content = excluded.content
      WHERE artifacts.kind = 'reasoning' AND artifacts.content <> excluded.content
    ), void AS (
      DELETE FROM artifacts USING owned
      WHERE artifacts.message_id = owned.reply_message_id AND artifacts.id <> ALL (${artifacts.map(({ id }) => id)}::uuid[])
    ), journaled AS (
      INSERT INTO run_model_steps (run_id, step, messages, reply, last_event_id)
      SELECT owned.id, item.step, item.messages, item.reply, item."lastEventId"
      FROM owned, jsonb_to_recordset(${storableJson(journal)}::jsonb)
        AS item (step int, messages jsonb, reply jsonb, "lastEventId" int)
      ON CONFLICT (run_id, step) DO UPDATE
      SET messages = excluded.messages, reply = excluded.reply, last_event_id = excluded.last_event_id
    )
    SELECT owned.stop_requested_at IS NOT NULL AS stop_requested, ${wake} FROM owned`.execute(db);
  if (!rows[0]) return 'lease-lost';
  if (!isOver) bus.publishSoon(RUN_ADVANCED, advanced);
  return rows[0].stop_requested ? 'stop-requested' : 'committed';
}
