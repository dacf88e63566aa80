import { sql, type Kysely } from 'kysely';

/**
 * A try is counted without waiting for the disk: each write to a logged table is flushed before it counts, and a sign-in writes two. What a crash
 * of PostgreSQL empties is full buckets again; what must hold beyond that (the guesses at a code) is counted in rows of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE throttle_counters SET UNLOGGED`.execute(db);
}
