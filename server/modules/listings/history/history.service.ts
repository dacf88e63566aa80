import { sql } from 'kysely';
import type { HistoryEvent } from '#contract/listing-history.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { Db } from '#server/platform/database/index.ts';
import { findListingRow } from '../details.ts';
import type { ListingRow } from '../listing-row.ts';
import { unitKey } from '../unit-key.ts';
import { mayBeLocatedBy, mayBeSeenBy, type ListingScope } from '../viewer.ts';
import { historyOfListing, type ListingPast, type RecordedChange } from './history-of-listing.ts';

/** A home has a handful of listings; a lot or a tower whose units are not told apart could have thousands. */
const MAX_LISTINGS = 20;
const MAX_CHANGES_PER_LISTING = 50;

/** What the events of a listing are read from. */
const pastColumns = [
  'mls_source',
  'listing_key',
  'listing_id',
  'status',
  'is_lease',
  'list_date',
  'contingent_date',
  'pending_date',
  'sold_date',
  'original_list_price',
  'list_price',
  'sold_price',
] as const;

type PastRow = Pick<ListingRow, (typeof pastColumns)[number]> & { price_changed_on: string | null };

/**
 * Prices and statuses of a home, newest first: of the listing, and of other listings at its address that may be seen.
 * @throws AppError `listing_not_found`, also for a listing that may not be seen
 */
export async function getListingHistory(db: Db, reference: ListingReference, scope: ListingScope): Promise<HistoryEvent[]> {
  const asked = await findListingRow(db, reference, scope);
  const rows = await findListingsOfHome(db, asked, scope);
  const changes = await findChanges(db, rows);
  const events = rows.flatMap((row) => {
    const { mls_source: mlsSource, listing_key: key } = row;
    const listing = { mlsId: row.listing_id ?? key, mlsSource };
    const isOtherListing = mlsSource !== asked.mls_source || key !== asked.listing_key;
    const dated = historyOfListing(pastOf(row), changes.get(`${mlsSource}:${key}`) ?? []);
    return dated.map(({ event, day }) => ({ day, event: { ...event, isLease: row.is_lease, listing, isOtherListing } }));
  });
  return events
    .map((event, at) => ({ ...event, at }))
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : other.at - one.at))
    .map(({ event }) => event);
}

/** The listing itself, and others of the same number, street, unit and ZIP code. */
async function findListingsOfHome(db: Db, asked: ListingRow, scope: ListingScope): Promise<PastRow[]> {
  return db
    .selectFrom('listings')
    .select(pastColumns)
    .select(sql<string | null>`details ->> 'priceChangedOn'`.as('price_changed_on'))
    .where('status', '<>', 'none')
    .where(mayBeSeenBy(scope))
    .where((where) =>
      where.or([
        where('id', '=', asked.id),
        where.and([
          mayBeLocatedBy(scope),
          sql<boolean>`address_key = (SELECT address_key FROM listings WHERE id = ${asked.id} AND ${mayBeLocatedBy(scope)})`,
          where('zip_code', '=', asked.zip_code),
          sql<boolean>`${unitKey(sql.ref('address_line2'))} = ${unitKey(sql.val(asked.address_line2))}`,
        ]),
      ]),
    )
    .orderBy(sql`id = ${asked.id}`, 'desc')
    .orderBy('list_date', (order) => order.desc().nullsLast())
    .limit(MAX_LISTINGS)
    .execute();
}

async function findChanges(db: Db, rows: readonly PastRow[]): Promise<Map<string, RecordedChange[]>> {
  const sources = rows.map((row) => row.mls_source);
  const keys = rows.map((row) => row.listing_key);
  const { rows: found } = await sql<{
    listing: string;
    changed_on: string;
    from_status: ListingStatus | 'none';
    to_status: ListingStatus | 'none';
    from_list_price: number | null;
    to_list_price: number | null;
  }>`
    SELECT home.mls_source || ':' || home.listing_key AS listing, change.*
    FROM unnest(${sources}::text[], ${keys}::text[]) AS home (mls_source, listing_key)
    CROSS JOIN LATERAL (
      SELECT changed_on, from_status, to_status, from_list_price, to_list_price, id
      FROM listing_changes WHERE mls_source = home.mls_source AND listing_key = home.listing_key
      ORDER BY id DESC LIMIT ${MAX_CHANGES_PER_LISTING}
    ) AS change
    ORDER BY change.id`.execute(db);
  const byListing = new Map<string, RecordedChange[]>();
  for (const row of found) {
    const change = {
      changedOn: row.changed_on,
      fromStatus: row.from_status,
      toStatus: row.to_status,
      fromListPrice: row.from_list_price,
      toListPrice: row.to_list_price,
    };
    byListing.set(row.listing, [...(byListing.get(row.listing) ?? []), change]);
  }
  return byListing;
}

function pastOf(row: PastRow): ListingPast {
  if (row.status === 'none') throw new Error(`Listing ${row.mls_source}:${row.listing_key} must not be shown`);
  return {
    status: row.status,
    isLease: row.is_lease,
    listDate: row.list_date,
    contingentDate: row.contingent_date,
    pendingDate: row.pending_date,
    soldDate: row.sold_date,
    originalListPrice: row.original_list_price,
    listPrice: row.list_price,
    soldPrice: row.sold_price,
    priceChangedOn: row.price_changed_on,
  };
}
