import { sql, type Kysely } from 'kysely';

/** What a search without types asks for: land and commercial property are no homes. */
const isHome = sql`property_type <> ALL ('{lots-and-land,commercial,commercial-industrial}'::text[])`;

/**
 * The indexes that sort and count by one figure hold homes alone, as searches ask for: since land is left out everywhere, a count by them
 * had to look the type up, and was read from the whole of the widest index instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['price', 'living_area_sqft', 'lot_size_sqft']) {
    const name = sql.ref(`listings_by_${column}`);
    await sql`DROP INDEX ${name}`.execute(db);
    await sql`CREATE INDEX ${name} ON listings (status, is_lease, ${sql.ref(column)}, id)
      WHERE ${sql.ref(column)} IS NOT NULL AND ${isHome}`.execute(db);
  }
}
