import { sql, type Kysely } from 'kysely';

/** How far a thread was seen, on whatever device. Ids of messages begin with their time: what was said before now counts as seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ time: string }>`
    SELECT lpad(to_hex(floor(extract(epoch FROM now()) * 1000)::bigint), 12, '0') AS time`.execute(db);
  const time = rows[0]?.time ?? '';
  const now = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
  await sql`ALTER TABLE threads ADD COLUMN seen_up_to uuid NOT NULL DEFAULT ${sql.lit(now)}`.execute(db);
  await sql`COMMENT ON COLUMN threads.seen_up_to IS 'The last message that its user has seen, by its id'`.execute(db);
}
