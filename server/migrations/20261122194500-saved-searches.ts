import { sql, type Kysely } from 'kysely';
import { comment } from './first-release/comment.ts';

/** Searches that are watched for their users, what came of them, and what listings changed since anybody was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE listing_news (
      listing_id bigint PRIMARY KEY,
      from_status listing_status,
      from_list_price numeric(11, 2),
      recorded_at timestamptz NOT NULL
    )`.execute(db);
  await comment(
    db,
    'TABLE listing_news',
    'A listing that came or changed since news was last taken, with what it was then: written with the listing, deleted with what is told of it, so that each change is told once',
  );
  await comment(db, 'COLUMN listing_news.from_status', 'Null: the listing is new');

  await sql`
    CREATE TABLE saved_searches (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      name text NOT NULL,
      search jsonb NOT NULL,
      frequency text NOT NULL CHECK (frequency IN ('off', 'instant', 'daily', 'weekly')),
      is_paused boolean NOT NULL DEFAULT false,
      unsubscribe_token text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      seen_through bigint NOT NULL DEFAULT 0,
      mailed_through bigint NOT NULL DEFAULT 0,
      next_mail_at timestamptz,
      deleted_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX saved_searches_of_user ON saved_searches (user_id, created_at)`.execute(db);
  await sql`CREATE INDEX saved_searches_to_mail ON saved_searches (next_mail_at) WHERE next_mail_at IS NOT NULL`.execute(db);
  await comment(db, 'COLUMN saved_searches.frequency', 'How often news is mailed; off: it is told in the product alone');
  await comment(db, 'COLUMN saved_searches.is_paused', 'Nothing is watched, and what happens meanwhile is not told later');
  await comment(db, 'COLUMN saved_searches.seen_through', 'The last of its changes that the user has looked at');
  await comment(db, 'COLUMN saved_searches.mailed_through', 'Changes after this one are in the next mail');
  await comment(db, 'COLUMN saved_searches.deleted_at', 'Deleted by the user, who may take it back for a while');

  await sql`
    CREATE TABLE saved_search_changes (
      saved_search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
      id bigint GENERATED ALWAYS AS IDENTITY,
      mls_source text NOT NULL,
      listing_key text NOT NULL,
      kind text NOT NULL,
      from_price numeric(11, 2),
      to_price numeric(11, 2),
      found_at timestamptz NOT NULL,
      PRIMARY KEY (saved_search_id, id)
    )`.execute(db);
  await sql`CREATE INDEX saved_search_changes_by_age ON saved_search_changes (found_at)`.execute(db);
}
