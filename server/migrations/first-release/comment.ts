import { sql, type Kysely } from 'kysely';

/** Says what a table, or a column of one, holds: `comment(db, 'COLUMN users.email', '…')`. */
export async function comment(db: Kysely<unknown>, on: string, text: string): Promise<void> {
  await sql`COMMENT ON ${sql.raw(on)} IS ${sql.lit(text)}`.execute(db);
}
