import { sql } from 'kysely';
import type { WidgetKind } from '#contract/threads.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';

interface ArtifactOfUser {
  artifactId: string;
  userId: string;
}

/** The kind of an artifact of the user's, and the thread that it stands in. */
export async function findArtifact(
  db: Db,
  { artifactId, userId }: ArtifactOfUser,
): Promise<{ kind: string; threadId: string } | undefined> {
  const { rows } = await sql<{ kind: string; threadId: string }>`
    SELECT a.kind, r.thread_id AS "threadId" FROM artifacts a JOIN runs r ON r.reply_message_id = a.message_id
    WHERE a.id = ${artifactId} AND a.user_id = ${userId} AND r.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** @returns undefined when it is gone */
export async function updateArtifactContent(
  db: Db,
  { artifactId, userId, kind, content, at }: ArtifactOfUser & { kind: WidgetKind; content: object; at: Date },
): Promise<{ createdAt: Date } | undefined> {
  const { rows } = await sql<{ createdAt: Date }>`
    UPDATE artifacts SET content = ${JSON.stringify(content)}::jsonb, changed_at = ${at}
    WHERE id = ${artifactId} AND user_id = ${userId} AND kind = ${kind}
    RETURNING created_at AS "createdAt"`.execute(db);
  return rows[0];
}

/** What a user made of a widget. */
export interface ChangedArtifact {
  kind: string;
  arguments: unknown;
  changedAt: Date;
}

/** What the user of a thread changed last in its drawer. */
export async function findLastChange(db: Db, threadId: string): Promise<ChangedArtifact | null> {
  const { rows } = await sql<ChangedArtifact>`
    SELECT a.kind, a.content -> 'arguments' AS arguments, a.changed_at AS "changedAt"
    FROM runs r JOIN artifacts a ON a.message_id = r.reply_message_id
    WHERE r.thread_id = ${threadId} AND a.changed_at IS NOT NULL ORDER BY a.changed_at DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** What opened in the drawer for a user. */
export function selectArtifactsOfUser(db: Db, userId: string) {
  return db
    .selectFrom('artifacts')
    .select(['kind', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A user's runs, with their events, and artifacts for good. */
export async function deleteRunsAndArtifactsOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('artifacts').where('user_id', '=', userId).execute();
  await tx.deleteFrom('runs').where('user_id', '=', userId).execute();
}
