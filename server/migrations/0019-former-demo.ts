import { sql, type Kysely } from 'kysely';

/** Forgets the demo's listings of the time before its six markets: they would count beside the new ones, and do not say that they are invented. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const former = sql.lit('Sidekick Demo MLS');
  await sql`DELETE FROM listings WHERE mls_source = ${former}`.execute(db);
  await sql`DELETE FROM areas WHERE mls_source = ${former}`.execute(db);
  await sql`DELETE FROM listing_sources WHERE name = ${former}`.execute(db);
}
