import { sql, type Kysely } from 'kysely';
import { comment } from './comment.ts';

/**
 * Photos that feeds name by an address of somebody else's: what is to be fetched, what was, and the files that are kept of it. A listing's
 * own list (`listings.photos`) says which photos it has, in which order and how they were altered; here stands how far each came.
 */
export async function createPhotoTables(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE listing_photo_marks (listing_id bigint PRIMARY KEY, marked_at timestamptz NOT NULL)`.execute(db);
  await comment(
    db,
    'TABLE listing_photo_marks',
    'Listings whose photos changed, or that are gone: their photos are to be compared.',
  );

  await sql`
    CREATE TABLE photo_originals (
      sha256 text COLLATE "C" PRIMARY KEY,
      format text NOT NULL,
      byte_count integer NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      placeholder text NOT NULL,
      unused_since timestamptz,
      is_leaving boolean NOT NULL DEFAULT false
    )`.execute(db);
  await comment(
    db,
    'TABLE photo_originals',
    'Files in the store, named by the hash of their content; one may serve many listings.',
  );
  await comment(db, 'COLUMN photo_originals.width', 'Pixels, as it is to be seen (turned by its EXIF orientation)');
  await comment(db, 'COLUMN photo_originals.placeholder', 'Three colours from top to bottom');
  await comment(
    db,
    'COLUMN photo_originals.unused_since',
    'When a photo last left it, or it was announced; null while it is known to be used',
  );
  await comment(db, 'COLUMN photo_originals.is_leaving', 'Its file is being deleted: nothing may begin to use it');
  await sql`CREATE INDEX photo_originals_unused ON photo_originals (unused_since) WHERE unused_since IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE photo_hosts (host text COLLATE "C" PRIMARY KEY, not_before timestamptz)`.execute(db);
  await comment(
    db,
    'TABLE photo_hosts',
    'Servers that photos come from, and when one that asked for a pause may be asked again.',
  );

  await sql`
    CREATE TABLE listing_photos (
      listing_id bigint NOT NULL,
      photo_key text COLLATE "C" NOT NULL,
      mls_source text COLLATE "C" NOT NULL,
      source_url text NOT NULL,
      host text COLLATE "C" NOT NULL,
      priority smallint NOT NULL,
      state text COLLATE "C" NOT NULL CHECK (state IN ('pending', 'kept', 'failed')),
      reason text,
      attempts smallint NOT NULL DEFAULT 0,
      next_try_at timestamptz NOT NULL,
      sha256 text COLLATE "C" REFERENCES photo_originals,
      placeholder text,
      fetched_at timestamptz,
      PRIMARY KEY (listing_id, photo_key),
      CHECK ((state = 'kept') = (sha256 IS NOT NULL))
    )`.execute(db);
  await comment(db, 'TABLE listing_photos', 'One row per photo of a listing that has to be fetched, or was.');
  await comment(
    db,
    'COLUMN listing_photos.listing_id',
    'listings.id; no foreign key, so that writing listings waits for nothing here',
  );
  await comment(db, 'COLUMN listing_photos.photo_key', "Hash of the feed's key and timestamp of the photo, else of its address");
  await comment(db, 'COLUMN listing_photos.source_url', 'Never leaves the server');
  await comment(
    db,
    'COLUMN listing_photos.priority',
    'Lower first: 0 and 1 for the first photo and the others of a listing on the market, 2 and 3 for one that is sold',
  );
  await comment(
    db,
    'COLUMN listing_photos.placeholder',
    'As in photo_originals: a result page reads one row per photo, side by side',
  );
  await comment(db, 'COLUMN listing_photos.reason', 'Why it could not be fetched, or not yet');
  await sql`
    CREATE INDEX listing_photos_pending ON listing_photos (host, priority, next_try_at) WHERE state = 'pending'`.execute(db);
  await sql`CREATE INDEX listing_photos_by_sha256 ON listing_photos (sha256) WHERE sha256 IS NOT NULL`.execute(db);
  await sql`CREATE INDEX listing_photos_by_state ON listing_photos (mls_source, state)`.execute(db);
}
