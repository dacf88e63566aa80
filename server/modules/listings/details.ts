import { sql } from 'kysely';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { Listing } from '#contract/listings.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { toListing } from './listing-answer.ts';
import type { OwnPhotos } from './photos/own-photos.ts';
import { shownColumns, type ListingRow } from './listing-row.ts';
import { mayBeSeenBy, type ListingScope } from './viewer.ts';

/** A listing as the web shows it. @throws AppError `listing_not_found`, also for a listing that may not be seen */
export async function getListingDetails(
  db: Db,
  reference: ListingReference,
  scope: ListingScope,
  ownPhotos: OwnPhotos,
): Promise<Listing> {
  return toListing(await findListingRow(db, reference, scope), scope, ownPhotos);
}

/**
 * One listing by its id or key and its source. Where a ListingId repeats (a home listed again) the newest listing answers.
 * @throws AppError `listing_not_found`, also for a listing that may not be seen
 */
export async function findListingRow(db: Db, { mlsId, mlsSource }: ListingReference, scope: ListingScope): Promise<ListingRow> {
  const row = await db
    .selectFrom('listings')
    .select(shownColumns)
    .where('mls_source', '=', mlsSource)
    .where((where) => where.or([where('listing_id', '=', mlsId), where('listing_key', '=', mlsId)]))
    .where('status', '<>', 'none')
    .where(mayBeSeenBy(scope))
    .orderBy(sql`listing_id = ${mlsId}`, (order) => order.desc().nullsLast())
    .orderBy('list_date', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new AppError('listing_not_found', 'Listing not found');
  return row;
}
