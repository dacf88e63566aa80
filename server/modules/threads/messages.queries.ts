import { sql } from 'kysely';
import type { Artifact, MessageRun, ReplyFigures, ToolStep } from '#contract/threads.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';

/** A message with all that is shown of it, read in one statement: its text, artifacts and cursor belong together. */
export interface MessageRow {
  id: string;
  unique_key: string;
  type: string;
  created_by: string;
  content: string;
  elapsed_ms: number | null;
  figures: ReplyFigures | null;
  created_at: Date;
  artifacts: { id: string; kind: string; content: Artifact['content']; createdAt: string }[];
  run: { id: string; status: MessageRun['status']; cursor: number; steps: ToolStep[] } | null;
}

const messageWithItsOwn = sql`
  SELECT m.id, m.unique_key, m.type, m.created_by, m.content, m.elapsed_ms, m.figures, m.created_at,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'content', a.content, 'createdAt', a.created_at) ORDER BY a.id)
      FROM artifacts a WHERE a.message_id = m.id
    ), '[]') AS artifacts,
    CASE WHEN r.id IS NOT NULL
      THEN jsonb_build_object('id', r.id, 'status', r.status, 'cursor', r.last_event_id, 'steps', r.steps)
    END AS run
  FROM messages m LEFT JOIN runs r ON r.id = m.run_id`;

/** A page of the visible messages of a thread, newest first. The caller has made sure whose thread it is. */
export async function selectMessages(
  db: DbOrTx,
  threadId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    ${messageWithItsOwn}
    WHERE m.thread_id = ${threadId} AND NOT m.hidden
    ORDER BY m.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** The messages that a run wrote, oldest first. */
export async function selectMessagesOfRun(db: DbOrTx, runId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`${messageWithItsOwn} WHERE m.run_id = ${runId} ORDER BY m.id LIMIT 100`.execute(db);
  return rows;
}

export async function countMessages(db: DbOrTx, threadId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('thread_id', '=', threadId)
    .where('hidden', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
