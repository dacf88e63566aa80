import { sql, type Kysely } from 'kysely';

/**
 * Words of public remarks, to search by. They stand beside the listings and are written by a job: making them while listings are written
 * would take half of an import's speed, and an index over a column of `listings` would be written anew with each change of a price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE listing_words (listing_id bigint PRIMARY KEY, words tsvector NOT NULL)`.execute(db);
  await sql`COMMENT ON TABLE listing_words IS 'Stems of the public remarks of a listing; none where it has no remarks'`.execute(
    db,
  );
  await sql`CREATE INDEX listing_words_by_word ON listing_words USING gin (words)`.execute(db);
  await sql`CREATE TABLE listing_remark_marks (listing_id bigint PRIMARY KEY)`.execute(db);
  await sql`COMMENT ON TABLE listing_remark_marks IS 'Listings whose remarks changed since their words were read'`.execute(db);
  await sql`INSERT INTO listing_remark_marks SELECT id FROM listings WHERE description IS NOT NULL`.execute(db);
}
