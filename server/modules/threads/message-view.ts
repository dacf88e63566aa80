import { artifactSchema, messageSchema, type Artifact, type Message } from '#contract/threads.ts';
import type { Log } from '#server/platform/log.ts';
import type { MessageRow } from './messages.queries.ts';

/** Artifacts whose content no longer fits its kind are left out and logged (document 1 §8), the rest of the message stays. */
function artifactsOf(row: MessageRow, log: Log): Artifact[] {
  return row.artifacts.flatMap((stored) => {
    const parsed = artifactSchema.safeParse({ ...stored, createdAt: new Date(stored.createdAt).toISOString() });
    if (parsed.success) return [parsed.data];
    log.warn({ artifactId: stored.id, kind: stored.kind }, 'an artifact does not fit its kind and is not shown');
    return [];
  });
}

/** A stored message as the wire shows it. */
export function toMessage(row: MessageRow, log: Log): Message {
  return {
    uniqueKey: row.unique_key,
    type: messageSchema.shape.type.parse(row.type),
    data: { content: row.content },
    createdAt: row.created_at.toISOString(),
    createBy: messageSchema.shape.createBy.parse(row.created_by),
    artifacts: artifactsOf(row, log),
    run: row.run && { promptRefId: row.run.id, status: row.run.status, cursor: row.run.cursor, steps: row.run.steps },
    figures: row.figures,
    metadata: row.elapsed_ms === null ? null : { elapsedTime: row.elapsed_ms },
  };
}
