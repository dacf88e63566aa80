import { sql, type Kysely } from 'kysely';

/**
 * What changed in a listing from one import to the next. A feed only says what holds now; a price cut, or a sale that fell through,
 * is known afterwards only by whoever kept it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE listing_changes (
      mls_source text NOT NULL,
      listing_key text NOT NULL,
      id bigint GENERATED ALWAYS AS IDENTITY,
      changed_on date NOT NULL,
      from_status listing_status NOT NULL,
      to_status listing_status NOT NULL,
      from_list_price numeric(11, 2),
      to_list_price numeric(11, 2),
      recorded_at timestamptz NOT NULL,
      PRIMARY KEY (mls_source, listing_key, id)
    )`.execute(db);
  await sql`COMMENT ON TABLE listing_changes IS
    'One row per import that found another status or list price than the one before; whoever deletes a listing deletes them (a foreign key would lock and touch each changed listing once more)'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN listing_changes.changed_on IS
    'As the record tells it (PriceChangeTimestamp, else ModificationTimestamp), else the day of the import'`.execute(db);
}
