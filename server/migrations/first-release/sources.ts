import { sql, type Kysely } from 'kysely';
import { comment } from './comment.ts';

/**
 * What may be done with the listings of a source (an MLS, or an imported file), by its licence; a source without a row is for agents
 * alone. And feeds: RESO Web API servers that a source's listings come from, and how far each has been read.
 */
export async function createSourceTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE listing_sources (
      name text PRIMARY KEY,
      title text NOT NULL,
      attribution_text text,
      disclaimer text,
      shows_to_agents boolean NOT NULL DEFAULT true,
      shows_to_clients boolean NOT NULL DEFAULT false,
      sends_to_models boolean NOT NULL DEFAULT false,
      last_synced_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      column_mapping jsonb,
      remarks_limit_characters int CHECK (remarks_limit_characters > 0)
    )`.execute(db);
  await comment(db, 'TABLE listing_sources', 'One row per source of listings: its name for people, its licence, its words.');
  await comment(db, 'COLUMN listing_sources.name', 'listings.mls_source');
  await comment(
    db,
    'COLUMN listing_sources.attribution_text',
    'Stands beside each of its listings; null = the title stands there',
  );
  await comment(db, 'COLUMN listing_sources.shows_to_clients', 'On pages that a client sees without an account');
  await comment(db, 'COLUMN listing_sources.sends_to_models', 'To a provider of language models outside this program');
  await comment(db, 'COLUMN listing_sources.last_synced_at', 'When a feed last brought it up to date; null for files');
  await comment(db, 'COLUMN listing_sources.remarks_limit_characters', 'null = 1,000, as most take');
  await comment(
    db,
    'COLUMN listing_sources.column_mapping',
    "Which columns the source's files have, so that the next one is read like the last",
  );

  await sql`
    CREATE TABLE mls_feeds (
      id uuid PRIMARY KEY,
      source text NOT NULL UNIQUE REFERENCES listing_sources (name),
      lock_number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
      service_url text NOT NULL,
      sealed_credentials text NOT NULL,
      options jsonb NOT NULL DEFAULT '{}',
      every_minutes integer NOT NULL CHECK (every_minutes BETWEEN 1 AND 10080),
      deletion_model text NOT NULL CHECK (deletion_model IN ('entity-event', 'can-view', 'compare-keys')),
      is_paused boolean NOT NULL DEFAULT false,

      watermark timestamptz,
      event_sequence bigint,
      progress jsonb,
      fence integer NOT NULL DEFAULT 0,

      last_started_at timestamptz,
      last_synced_at timestamptz,
      last_compared_at timestamptz,
      last_counts jsonb,
      last_refused jsonb NOT NULL DEFAULT '[]',
      last_error text,
      last_error_at timestamptz,
      failures_in_a_row integer NOT NULL DEFAULT 0,
      not_before timestamptz,
      stale_since timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  await comment(db, 'TABLE mls_feeds', 'RESO Web API servers, one per source at most, and how far each has been read.');
  await comment(db, 'COLUMN mls_feeds.lock_number', 'Of the advisory lock that a sync holds');
  await comment(db, 'COLUMN mls_feeds.sealed_credentials', 'Opens with the key of SEALING_KEY and this id alone');
  await comment(db, 'COLUMN mls_feeds.options', 'How the server wants to be asked: page size, media, extra fields');
  await comment(
    db,
    'COLUMN mls_feeds.watermark',
    "Greatest ModificationTimestamp that is stored for good, by the server's clock",
  );
  await comment(db, 'COLUMN mls_feeds.event_sequence', 'Greatest EntityEventSequence that is stored for good');
  await comment(db, 'COLUMN mls_feeds.progress', 'Where a sync that was cut off goes on; null when none was');
  await comment(db, 'COLUMN mls_feeds.fence', 'Counts syncs; one that finds a later number has lost the feed and stops');
  await comment(db, 'COLUMN mls_feeds.stale_since', 'When it was noticed to be older than 12 hours; null while it is not');
}
