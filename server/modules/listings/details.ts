import { sql } from 'kysely';
import type { Listing, ListingReference } from '#contract/listings.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { toListing } from './listing-answer.ts';
import { shownColumns, type ListingRow } from './listing-row.ts';
import { mayBeSeenBy, type ListingViewer } from './viewer.ts';

/** A listing as the web shows it. @throws AppError `listing_not_found`, also for a listing that the viewer may not see */
export async function getListingDetails(db: Db, reference: ListingReference, viewer: ListingViewer): Promise<Listing> {
  return toListing(await findListingRow(db, reference, viewer));
}

/**
 * One listing by its id or key and its source. Where a ListingId repeats (a home listed again) the newest listing answers.
 * @throws AppError `listing_not_found`, also for a listing that the viewer may not see
 */
export async function findListingRow(db: Db, { mlsId, mlsSource }: ListingReference, viewer: ListingViewer): Promise<ListingRow> {
  const row = await db
    .selectFrom('listings')
    .select(shownColumns)
    .where('mls_source', '=', mlsSource)
    .where((where) => where.or([where('listing_id', '=', mlsId), where('listing_key', '=', mlsId)]))
    .where('status', '<>', 'none')
    .where(mayBeSeenBy(viewer))
    .orderBy(sql`listing_id = ${mlsId}`, (order) => order.desc().nullsLast())
    .orderBy('list_date', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new AppError('listing_not_found', 'Listing not found');
  return row;
}
