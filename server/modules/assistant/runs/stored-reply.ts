import { sql } from 'kysely';
import type { Artifact, ToolStep } from '#contract/threads.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { ClaimedRun } from './runs.queries.ts';

/** The tool steps and widgets of a reply as they were last stored. */
export async function findStoredReply(
  db: DbOrTx,
  { runId, replyMessageId }: ClaimedRun,
): Promise<{ tools: ToolStep[]; widgets: Artifact[] }> {
  const { rows } = await sql<{ tools: ToolStep[] }>`SELECT steps AS tools FROM runs WHERE id = ${runId}`.execute(db);
  const { rows: widgets } = await sql<Artifact>`
    SELECT id, kind, content, to_json(created_at) AS "createdAt" FROM artifacts
    WHERE message_id = ${replyMessageId} AND kind <> 'reasoning' ORDER BY id`.execute(db);
  return {
    tools: rows[0]?.tools ?? [],
    widgets: widgets.map((widget) => ({ ...widget, createdAt: new Date(widget.createdAt).toISOString() })),
  };
}
