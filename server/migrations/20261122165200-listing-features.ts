import { sql, type Kysely } from 'kysely';

/** What homes have, in one list that is searched; and what a value is made from beside rooms and areas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE listings
      ADD COLUMN features text[] NOT NULL DEFAULT '{}',
      ADD COLUMN last_open_house_on date,
      ADD COLUMN has_basement boolean,
      ADD COLUMN basement_sqft integer,
      ADD COLUMN basement_finished_sqft integer,
      ADD COLUMN fireplaces smallint,
      ADD COLUMN property_conditions text[] NOT NULL DEFAULT '{}',
      ADD COLUMN condition_rating smallint,
      ADD COLUMN year_renovated smallint`.execute(db);
  await comment(db, 'features', 'Of the list in contract/listing-features.ts, but for open-house: that is its last day');
  await comment(db, 'last_open_house_on', 'The last day of an open house that the record names');
  await comment(db, 'has_basement', 'False only where the record says that there is none');
  await comment(db, 'basement_sqft', 'All below grade, finished or not');
  await comment(db, 'basement_finished_sqft', 'Finished, below grade');
  await comment(db, 'fireplaces', '0 only where the record says that there is none');
  await comment(
    db,
    'property_conditions',
    'RESO PropertyCondition, in lower case without blanks and punctuation: fixer, updatedremodeled',
  );
  await comment(db, 'condition_rating', '1 (very poor) to 10 (excellent), where the record rates it so, as county rolls do');
  await comment(db, 'year_renovated', 'Of the last renovation; null where none is told');
  await sql`CREATE INDEX listings_by_feature ON listings USING gin (features)`.execute(db);
}

async function comment(db: Kysely<unknown>, column: string, text: string): Promise<void> {
  await sql`COMMENT ON COLUMN ${sql.ref(`listings.${column}`)} IS ${sql.lit(text)}`.execute(db);
}
