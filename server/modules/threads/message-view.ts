import { artifactSchema, isWidgetArtifact, messageSchema, type Artifact, type Message } from '#contract/threads.ts';
import type { Log } from '#server/platform/log.ts';
import type { ArtifactKind } from '#server/platform/tools/index.ts';
import type { MessageRow } from './messages.queries.ts';

/** Artifacts whose content no longer fits its kind are left out and logged, the rest of the message stays. */
function artifactsOf(row: MessageRow, artifactKinds: readonly ArtifactKind[], log: Log): Artifact[] {
  return row.artifacts.flatMap((stored) => {
    const parsed = artifactSchema.safeParse({ ...stored, createdAt: new Date(stored.createdAt).toISOString() });
    if (parsed.success && fitsItsKind(parsed.data, artifactKinds)) return [parsed.data];
    log.warn({ artifactId: stored.id, kind: stored.kind }, 'an artifact does not fit its kind and is not shown');
    return [];
  });
}

function fitsItsKind(artifact: Artifact, artifactKinds: readonly ArtifactKind[]): boolean {
  if (!isWidgetArtifact(artifact)) return true;
  const known = artifactKinds.find(({ kind }) => kind === artifact.kind);
  return known?.argumentsSchema.safeParse(artifact.content.arguments).success === true;
}

/** A stored message as the wire shows it. */
export function toMessage(row: MessageRow, artifactKinds: readonly ArtifactKind[], log: Log): Message {
  return {
    uniqueKey: row.unique_key,
    type: messageSchema.shape.type.parse(row.type),
    data: { content: row.content },
    createdAt: row.created_at.toISOString(),
    createBy: messageSchema.shape.createBy.parse(row.created_by),
    artifacts: artifactsOf(row, artifactKinds, log),
    run: row.run && { promptRefId: row.run.id, status: row.run.status, cursor: row.run.cursor, steps: row.run.steps },
    figures: row.figures,
    metadata: row.elapsed_ms === null ? null : { elapsedTime: row.elapsed_ms },
  };
}
