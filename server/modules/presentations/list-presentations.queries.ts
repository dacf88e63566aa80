import { sql } from 'kysely';
import type { DbOrTx } from '#server/platform/database/index.ts';

export interface PresentationFilter {
  userId: string;
  /** None: all that are not archived. */
  status?: 'draft' | 'published' | 'archived' | 'all' | undefined;
  orderBy?: 'updated' | 'created' | 'title' | undefined;
  /** Words of the title, the client or the subject's address. */
  search?: string | undefined;
}

const firstOf = {
  updated: sql`updated_at DESC, id DESC`,
  created: sql`created_at DESC, id DESC`,
  title: sql`lower(title), id`,
} as const;

/** A text as LIKE takes it literally. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function matching({ userId, status, search }: PresentationFilter) {
  const pattern = search ? `%${literal(search)}%` : null;
  return sql<boolean>`
    presentations.user_id = ${userId}::uuid AND presentations.deleted_at IS NULL
    AND ${status === 'all' ? sql`true` : sql`is_archived = ${status === 'archived'}`}
    AND ${status === 'draft' ? sql`published_at IS NULL` : status === 'published' ? sql`published_at IS NOT NULL` : sql`true`}
    AND (
      ${pattern}::text IS NULL OR title ILIKE ${pattern} OR client_display_name ILIKE ${pattern}
      OR EXISTS (
        SELECT FROM presentation_properties AS home
        WHERE home.presentation_id = presentations.id AND home.is_subject AND (home.facts ->> 'addresses') ILIKE ${pattern}
      )
    )`;
}

/** Ids of one page of an agent's presentations and how many there are. */
export async function selectPage(
  db: DbOrTx,
  filter: PresentationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const where = matching(filter);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM presentations WHERE ${where} ORDER BY ${firstOf[filter.orderBy ?? 'updated']} LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM presentations WHERE ${where}`.execute(db);
  return { ids: rows.map((row) => row.id), total: counted.rows[0]?.total ?? 0 };
}

/** Openings of their links, over all days. */
export async function selectViewCounts(db: DbOrTx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('presentation_views')
    .select(({ fn }) => ['presentation_id', fn.sum<string>('views').as('views')])
    .where('presentation_id', 'in', ids)
    .groupBy('presentation_id')
    .execute();
  return new Map(rows.map((row) => [row.presentation_id, Number(row.views)]));
}
