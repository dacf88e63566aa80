import { sql, type Kysely } from 'kysely';

/** Open houses of a weekend are few among all listings: found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX listings_open_houses ON listings (last_open_house_on) WHERE last_open_house_on IS NOT NULL`.execute(db);
}
