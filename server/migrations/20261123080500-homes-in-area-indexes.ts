import { sql, type Kysely } from 'kysely';

const columns = [
  'neighborhood_key',
  'district_key',
  'zip_code',
  'school_district_key',
  'second_school_district_key',
  'third_school_district_key',
];

/**
 * A search that names no type leaves land and commercial property out, so that the indexes which count large areas alone must tell the
 * type. Each is made beside the one that it replaces. Kept months counted other types than searches do: a job reads them anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) {
    const name = `listings_by_${column}`;
    const state = column.includes('school') ? sql`, state` : sql``;
    await sql`
      CREATE INDEX ${sql.id(`${name}_and_type`)} ON listings (${sql.id(column)}, status, is_lease, property_type${state})
      WHERE ${sql.id(column)} IS NOT NULL`.execute(db);
    await sql`DROP INDEX ${sql.id(name)}`.execute(db);
    await sql`ALTER INDEX ${sql.id(`${name}_and_type`)} RENAME TO ${sql.id(name)}`.execute(db);
  }
  await sql`DELETE FROM market_month_areas`.execute(db);
}
