import { sql } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { Db } from '#server/platform/database/index.ts';

/** Keeps another search in a search widget of the user. @returns undefined when there is no such widget */
export async function updateSearchArtifact(
  db: Db,
  { artifactId, userId, search }: { artifactId: string; userId: string; search: ListingSearch },
): Promise<{ createdAt: Date } | undefined> {
  const { rows } = await sql<{ createdAt: Date }>`
    UPDATE artifacts SET content = ${JSON.stringify({ artifactId, arguments: search })}::jsonb
    FROM messages m JOIN threads t ON t.id = m.thread_id
    WHERE artifacts.id = ${artifactId} AND artifacts.user_id = ${userId} AND artifacts.kind = 'widget-listings-search'
      AND m.id = artifacts.message_id AND t.user_id = ${userId} AND t.deleted_at IS NULL
    RETURNING artifacts.created_at AS "createdAt"`.execute(db);
  return rows[0];
}
