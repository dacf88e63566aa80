import { sql } from 'kysely';
import { artifactSchema, isWidgetArtifact, widgetContentSchema, type Artifact, type MessageRun } from '#contract/threads.ts';
import type { ReplyParts } from '#server/modules/threads/index.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { ArtifactKind } from '#server/platform/tools/index.ts';
import { selectApprovals } from './approvals/approvals.queries.ts';
import { errorArtifact } from './assistant.artifacts.ts';

interface StoredArtifact {
  id: string;
  kind: string;
  content: unknown;
  createdAt: string;
  changedAt: string | null;
}

interface ReplyRow {
  id: string;
  status: MessageRun['status'];
  cursor: number;
  steps: MessageRun['steps'];
  text: string | null;
  artifacts: StoredArtifact[];
}

/** Runs with their artifacts and approvals, for the messages that they write. */
export function createReplyPartsReader(artifactKinds: readonly ArtifactKind[]) {
  return async (db: DbOrTx, runIds: readonly string[], log: Log): Promise<ReadonlyMap<string, ReplyParts>> => {
    const { rows } = await sql<ReplyRow>`
      SELECT r.id, r.status, r.last_event_id AS cursor, r.steps, CASE WHEN r.ended_at IS NULL THEN r.reply_text END AS text,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object(
            'id', a.id, 'kind', a.kind, 'content', a.content, 'createdAt', a.created_at, 'changedAt', a.changed_at
          ) ORDER BY a.id)
          FROM artifacts a WHERE a.message_id = r.reply_message_id
        ), '[]') AS artifacts
      FROM runs r WHERE r.id = ANY (${[...runIds]}::uuid[])`.execute(db);
    const approvals = await selectApprovals(db, runIds);
    return new Map(
      rows.map(({ id, status, cursor, steps, text, artifacts }): [string, ReplyParts] => {
        const run = { promptRefId: id, status, cursor, steps, approvals: approvals.get(id) ?? [] };
        return [id, { run, text, artifacts: shownArtifacts(artifacts, artifactKinds, log) }];
      }),
    );
  };
}

/** Artifacts as they are shown: one whose content does not fit its kind says so in its place, a reasoning that is none is left out. */
function shownArtifacts(stored: readonly StoredArtifact[], artifactKinds: readonly ArtifactKind[], log: Log): Artifact[] {
  return stored.flatMap(({ createdAt, changedAt, ...artifact }) => {
    const dated = {
      ...artifact,
      createdAt: new Date(createdAt).toISOString(),
      ...(changedAt !== null && { changedAt: new Date(changedAt).toISOString() }),
    };
    const kind = artifactKinds.find((one) => one.kind === artifact.kind);
    const parsed = artifactSchema.safeParse(kind ? dated : withArguments(dated));
    const known = parsed.success ? asItsKindHasIt(parsed.data, kind) : null;
    if (known) return [known];
    log.warn({ artifactId: artifact.id, kind: artifact.kind }, 'an artifact does not fit its kind and is not shown');
    return kind ? [unfit(dated)] : [];
  });
}

function unfit({ id, createdAt }: Pick<StoredArtifact, 'id' | 'createdAt'>): Artifact {
  const { kind, arguments: told } = errorArtifact.draft({
    message: 'This cannot be shown any more.',
    description: 'It was kept in another form than Sidekick has now. Ask again to see it anew.',
  });
  return { id, kind, content: { artifactId: id, arguments: told }, createdAt };
}

/** A widget that no module has says so in its place, whatever was stored with it. */
function withArguments<Stored extends Pick<StoredArtifact, 'id' | 'kind' | 'content'>>(stored: Stored): Stored {
  if (!stored.kind.startsWith('widget-') || widgetContentSchema.safeParse(stored.content).success) return stored;
  return { ...stored, content: { artifactId: stored.id, arguments: {} } };
}

/** With its arguments as the kind reads them, which may have been written by an older program; null where they are none of that kind. */
function asItsKindHasIt(artifact: Artifact, kind: ArtifactKind | undefined): Artifact | null {
  if (!kind || !isWidgetArtifact(artifact)) return artifact;
  const read = kind.argumentsSchema.safeParse(artifact.content.arguments);
  return read.success ? { ...artifact, content: { ...artifact.content, arguments: read.data } } : null;
}
