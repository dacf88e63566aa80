import { sql } from 'kysely';
import type { Db, Tx } from '#server/platform/database/index.ts';
import type { StoredPhoto } from '../../listing-record.ts';
import { isRemote, photoKeyOf } from './photo-key.ts';

interface MarkedListing {
  id: number;
  mls_source: string;
  status: string;
  photos: StoredPhoto[];
}

interface WantedPhoto {
  listing_id: number;
  photo_key: string;
  mls_source: string;
  source_url: string;
  host: string;
  priority: number;
}

/** Takes marks, except those that an import holds: their listings are not committed yet. */
async function takeMarks(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    DELETE FROM listing_photo_marks WHERE listing_id IN (
      SELECT listing_id FROM listing_photo_marks ORDER BY listing_id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING listing_id`.execute(tx);
  return rows.map((row) => row.listing_id);
}

/** The first photo of what is on the market first, what is sold last. */
function priorityOf(status: string, position: number): number {
  return (status === 'sold' ? 2 : 0) + (position === 0 ? 0 : 1);
}

function wantedPhotosOf({ id, mls_source, status, photos }: MarkedListing): WantedPhoto[] {
  return photos.flatMap((photo, position) => {
    const address = isRemote(photo) && URL.canParse(photo.url) ? new URL(photo.url) : undefined;
    if (!address) return [];
    const priority = priorityOf(status, position);
    return { listing_id: id, photo_key: photoKeyOf(photo), mls_source, source_url: photo.url, host: address.host, priority };
  });
}

/** Adds what is not known yet. One that was given up, or waits, gets a new address when the feed gives one. */
async function addPhotos(tx: Tx, photos: readonly WantedPhoto[], now: Date): Promise<void> {
  const json = JSON.stringify(photos);
  // In one order everywhere, so that two turns never wait for each other.
  await sql`
    INSERT INTO photo_hosts (host) SELECT DISTINCT host FROM jsonb_to_recordset(${json}::jsonb) AS wanted (host text)
    ORDER BY host ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO listing_photos (listing_id, photo_key, mls_source, source_url, host, priority, state, next_try_at)
    SELECT DISTINCT ON (listing_id, photo_key) listing_id, photo_key, mls_source, source_url, host, priority, 'pending', ${now}::timestamptz
    FROM jsonb_to_recordset(${json}::jsonb)
      AS wanted (listing_id bigint, photo_key text, mls_source text, source_url text, host text, priority smallint)
    ORDER BY listing_id, photo_key, priority
    ON CONFLICT (listing_id, photo_key) DO UPDATE SET
      source_url = excluded.source_url, host = excluded.host, priority = excluded.priority, state = 'pending',
      attempts = 0, reason = NULL, next_try_at = excluded.next_try_at
      WHERE listing_photos.state <> 'kept' AND listing_photos.source_url <> excluded.source_url`.execute(tx);
}

/** Forgets photos that their listings no longer have, and notes when each file was left. */
async function removePhotos(tx: Tx, listingIds: readonly number[], kept: readonly WantedPhoto[], now: Date): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM listing_photos
      WHERE listing_id = ANY(${listingIds}::bigint[]) AND (listing_id, photo_key) NOT IN (
        SELECT listing_id, photo_key FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS kept (listing_id bigint, photo_key text)
      )
      RETURNING sha256
    )
    UPDATE photo_originals SET unused_since = ${now}
    WHERE sha256 IN (SELECT sha256 FROM gone WHERE sha256 IS NOT NULL)`.execute(tx);
}

/**
 * Compares the photos of marked listings with what is fetched or to be fetched, and adds and removes accordingly. A listing that is not
 * shown begins no fetching, and keeps what it has: it may come back.
 * @returns how many listings were looked at; 0 when none is left
 */
export async function planPhotos(db: Db, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ids = await takeMarks(tx, limit);
    if (ids.length === 0) return 0;
    const listings = await tx
      .selectFrom('listings')
      .select(['id', 'mls_source', 'status', sql<StoredPhoto[]>`photos`.as('photos')])
      .where('id', 'in', ids)
      .execute();
    const wanted = listings.flatMap(wantedPhotosOf);
    const shown = new Set(listings.filter(({ status }) => status !== 'none').map(({ id }) => id));
    await removePhotos(tx, ids, wanted, now);
    await addPhotos(
      tx,
      wanted.filter(({ listing_id }) => shown.has(listing_id)),
      now,
    );
    return ids.length;
  });
}
