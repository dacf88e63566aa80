import { sql, type Kysely } from 'kysely';

/** The middle of each area, so that "near" it and "within 2 miles of" it are a radius search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE areas
      ADD COLUMN latitude double precision,
      ADD COLUMN longitude double precision,
      ADD CHECK ((latitude IS NULL) = (longitude IS NULL))`.execute(db);
  await sql`COMMENT ON COLUMN areas.latitude IS 'Mean of its listings that have coordinates; null where none has'`.execute(db);
}
