import { sql, type Kysely } from 'kysely';

/** What the figures of a finished reply rest on (contract `threads.ts`, `replyFiguresSchema`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE messages ADD COLUMN figures jsonb`.execute(db);
}
