import { sql, type Kysely } from 'kysely';

/** Full-text search over what a user's threads say, and the words that a misspelled one is looked up in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS btree_gin`.execute(db);
  // A tsvector holds 1 MB at most; what a reply says after its first 100,000 characters is not found.
  await sql`ALTER TABLE messages
    ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('english', left(content, 100000))) STORED`.execute(db);
  // Without a list of pending entries, which every search would have to read through.
  await sql`CREATE INDEX messages_by_word ON messages USING gin (user_id, search) WITH (fastupdate = off) WHERE NOT hidden`.execute(
    db,
  );
  // A word that most messages have is looked for from the newest message on.
  await sql`CREATE INDEX messages_of_user ON messages (user_id, id DESC) WHERE NOT hidden`.execute(db);
  await sql`CREATE INDEX threads_by_title ON threads USING gin (user_id, to_tsvector('english', title), title gin_trgm_ops)
    WITH (fastupdate = off) WHERE deleted_at IS NULL`.execute(db);

  await sql`
    CREATE TABLE message_words (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      word text COLLATE "C" NOT NULL,
      PRIMARY KEY (user_id, word)
    )`.execute(db);
  await sql`COMMENT ON TABLE message_words IS 'Each word of letters that a user''s threads have once said: a misspelled one is looked up here'`.execute(
    db,
  );
  await sql`INSERT INTO message_words (user_id, word)
    SELECT DISTINCT messages.user_id, found.word[1]
    FROM messages JOIN users ON users.id = messages.user_id, regexp_matches(lower(messages.content), '[a-z]{4,30}', 'g') AS found (word)
    WHERE NOT messages.hidden`.execute(db);
  await sql`CREATE INDEX message_words_alike ON message_words USING gin (user_id, word gin_trgm_ops)`.execute(db);
}
