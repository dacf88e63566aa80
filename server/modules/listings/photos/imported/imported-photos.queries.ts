import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import { mayBeSeenBy, type ListingScope } from '../../viewer.ts';
import type { Picture } from './examine-picture.ts';
import type { KeptPicture } from './imported-original.ts';

/** A photo that is to be fetched now. */
export interface DuePhoto {
  listingId: number;
  photoKey: string;
  sourceUrl: string;
  /** Lower first. */
  priority: number;
  /** This one included. */
  attempts: number;
}

type PhotoName = Pick<DuePhoto, 'listingId' | 'photoKey'>;

/**
 * Takes photos of a server whose time has come, the most wanted first, and counts the attempt before it is made: a picture that ends the
 * process is not tried for ever. Each comes back after `leaseMs` unless something is said of it before.
 */
export async function takeDuePhotos(
  db: Db,
  { host, now, leaseMs, limit }: { host: string; now: Date; leaseMs: number; limit: number },
): Promise<DuePhoto[]> {
  const { rows } = await sql<DuePhoto>`
    UPDATE listing_photos SET attempts = attempts + 1, next_try_at = ${new Date(now.getTime() + leaseMs)}
    WHERE (listing_id, photo_key) IN (
      SELECT listing_id, photo_key FROM listing_photos
      WHERE state = 'pending' AND host = ${host} AND next_try_at <= ${now}
      ORDER BY priority, next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING listing_id AS "listingId", photo_key AS "photoKey", source_url AS "sourceUrl", priority, attempts`.execute(db);
  return rows.toSorted((a, b) => a.priority - b.priority);
}

/** The photo is tried again at an instant; `isCounted` false takes the attempt back. */
export async function postponePhoto(
  db: Db,
  { listingId, photoKey }: PhotoName,
  { nextTryAt, reason, isCounted }: { nextTryAt: Date; reason: string | null; isCounted: boolean },
): Promise<void> {
  await sql`
    UPDATE listing_photos SET next_try_at = ${nextTryAt}, reason = coalesce(${reason}, reason), attempts = attempts - ${isCounted ? 0 : 1}
    WHERE listing_id = ${listingId} AND photo_key = ${photoKey} AND state = 'pending'`.execute(db);
}

/** The photo is given up. */
export async function failPhoto(db: Db, { listingId, photoKey }: PhotoName, reason: string): Promise<void> {
  await sql`
    UPDATE listing_photos SET state = 'failed', reason = ${reason}
    WHERE listing_id = ${listingId} AND photo_key = ${photoKey} AND state = 'pending'`.execute(db);
}

/**
 * Says that a file is about to be used, before it is written: housekeeping leaves it alone from now on.
 * @returns false while housekeeping is deleting the same file
 */
export async function announceOriginal(
  db: Db,
  { sha256, byteCount, picture, now }: { sha256: string; byteCount: number; picture: Picture; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO photo_originals (sha256, format, byte_count, width, height, placeholder, unused_since)
    VALUES (${sha256}, ${picture.format}, ${byteCount}, ${picture.width}, ${picture.height}, ${picture.placeholder}, ${now})
    ON CONFLICT (sha256) DO UPDATE SET unused_since = CASE WHEN photo_originals.unused_since IS NULL THEN NULL ELSE excluded.unused_since END
      WHERE NOT photo_originals.is_deleting
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** The photo is there, with a file that is in the store. Does nothing for a photo that its listing lost meanwhile. */
export async function markKept(
  tx: Tx,
  { listingId, photoKey }: PhotoName,
  { sha256, placeholder, now }: { sha256: string; placeholder: string; now: Date },
): Promise<void> {
  await sql`
    WITH kept AS (
      UPDATE listing_photos SET state = 'kept', sha256 = ${sha256}, placeholder = ${placeholder}, fetched_at = ${now}, reason = NULL
      WHERE listing_id = ${listingId} AND photo_key = ${photoKey} AND state = 'pending' RETURNING sha256
    )
    UPDATE photo_originals SET unused_since = NULL FROM kept WHERE photo_originals.sha256 = kept.sha256`.execute(tx);
}

/** The file of a photo is lost: every photo that has it is fetched again. */
export async function fetchAgain(db: Db, sha256: string, now: Date): Promise<void> {
  await sql`
    WITH again AS (
      UPDATE listing_photos SET state = 'pending', sha256 = NULL, attempts = 0, next_try_at = ${now}, reason = 'Its file was lost.'
      WHERE sha256 = ${sha256}
    )
    UPDATE photo_originals SET unused_since = ${now} WHERE sha256 = ${sha256}`.execute(db);
}

/** A kept photo of a listing that the scope may see. */
export async function findKeptPicture(
  db: Db,
  listingId: number,
  sha256: string,
  scope: ListingScope,
): Promise<KeptPicture | undefined> {
  const { rows } = await sql<KeptPicture>`
    SELECT sha256, width, height, placeholder FROM photo_originals
    WHERE sha256 = ${sha256} AND NOT is_deleting
      AND EXISTS (SELECT FROM listing_photos WHERE listing_id = ${listingId} AND listing_photos.sha256 = ${sha256})
      AND EXISTS (SELECT FROM listings WHERE id = ${listingId} AND status <> 'none' AND ${mayBeSeenBy(scope)})`.execute(db);
  return rows[0];
}

/** The server of photos is left alone until an instant. */
export async function pauseHost(db: Db, host: string, notBefore: Date): Promise<void> {
  await sql`UPDATE photo_hosts SET not_before = ${notBefore} WHERE host = ${host}`.execute(db);
}

export async function findPause(db: Db, host: string): Promise<Date | null> {
  const row = await db.selectFrom('photo_hosts').select('not_before').where('host', '=', host).executeTakeFirst();
  return row?.not_before ?? null;
}

/** More servers than this at a time are looked after by the next turns. */
const MAX_HOSTS = 500;

/** Servers that have photos whose time has come, and that want no pause. */
export async function findHostsWithWork(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    SELECT host FROM photo_hosts
    WHERE (not_before IS NULL OR not_before <= ${now}) AND EXISTS (
      SELECT FROM listing_photos
      WHERE listing_photos.host = photo_hosts.host AND state = 'pending' AND next_try_at <= ${now}
    )
    ORDER BY host LIMIT ${MAX_HOSTS}`.execute(db);
  return rows.map(({ host }) => host);
}

/** Photos of a source that were given up are tried anew. @returns how many */
export async function retryFailedPhotos(db: DbOrTx, mlsSource: string, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE listing_photos SET state = 'pending', attempts = 0, next_try_at = ${now}
    WHERE mls_source = ${mlsSource} AND state = 'failed'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export interface PhotoCounts {
  pending: number;
  kept: number;
  failed: number;
  /** Why, the most frequent first; at most five. */
  reasons: { reason: string; count: number }[];
}

/** How far the photos of a source are, listings that were not looked at yet left out. Reads the index entries of the source. */
export async function countPhotos(db: DbOrTx, mlsSource: string): Promise<PhotoCounts> {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT state, count(*) FROM listing_photos WHERE mls_source = ${mlsSource} GROUP BY state`.execute(db);
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  const reasons = await sql<{ reason: string; count: number }>`
    SELECT reason, count(*) FROM listing_photos
    WHERE mls_source = ${mlsSource} AND state = 'failed' AND reason IS NOT NULL
    GROUP BY reason ORDER BY count(*) DESC, reason LIMIT 5`.execute(db);
  return { pending: of('pending'), kept: of('kept'), failed: of('failed'), reasons: reasons.rows };
}
