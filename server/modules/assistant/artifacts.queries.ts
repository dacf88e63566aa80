import { sql } from 'kysely';
import type { WidgetKind } from '#contract/threads.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';

interface ArtifactOfUser {
  artifactId: string;
  userId: string;
}

/** The kind of an artifact in a thread of the user that is not deleted. */
export async function findArtifactKind(db: Db, { artifactId, userId }: ArtifactOfUser): Promise<string | undefined> {
  const { rows } = await sql<{ kind: string }>`
    SELECT a.kind FROM artifacts a JOIN messages m ON m.id = a.message_id JOIN threads t ON t.id = m.thread_id
    WHERE a.id = ${artifactId} AND a.user_id = ${userId} AND t.user_id = ${userId} AND t.deleted_at IS NULL`.execute(db);
  return rows[0]?.kind;
}

/** @returns undefined when it is gone */
export async function updateArtifactContent(
  db: Db,
  { artifactId, userId, kind, content }: ArtifactOfUser & { kind: WidgetKind; content: object },
): Promise<{ createdAt: Date } | undefined> {
  const { rows } = await sql<{ createdAt: Date }>`
    UPDATE artifacts SET content = ${JSON.stringify(content)}::jsonb
    WHERE id = ${artifactId} AND user_id = ${userId} AND kind = ${kind}
    RETURNING created_at AS "createdAt"`.execute(db);
  return rows[0];
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
