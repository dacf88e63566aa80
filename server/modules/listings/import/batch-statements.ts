import type { ListingRecord } from '../listing-record.ts';
import { stagedColumns } from './prepared-listing.ts';

const columnList = stagedColumns.join(', ');

/** A listing that came to the market longer ago is not new to anybody who reads this source for the first time. */
const NEW_LISTING_DAYS = 14;

/**
 * What is stored is judged here, where its row is locked, and not by what was read before: of two imports at once neither puts an older
 * record over a newer one. Equal records change nothing. Rows are staged in the order of their keys, so that two imports wait for each other
 * instead of locking each other out; sorting such wide rows here would take a tenth of the statement's time.
 */
const upsertFromStaging = `
  INSERT INTO listings (${columnList}) SELECT ${columnList} FROM listings_staging
  ON CONFLICT (mls_source, listing_key) DO UPDATE SET
    ${stagedColumns
      .filter((column) => column !== 'mls_source' && column !== 'listing_key')
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}
  WHERE listings.content_hash <> excluded.content_hash
    AND (excluded.source_modified_at < listings.source_modified_at) IS NOT TRUE`;

/**
 * Marks the written listings whose photos at others' addresses came, changed or went; $1 is the keys of those that have such photos now,
 * so that the photos of a new listing need not be read again. A mark that is there already is locked too: it must
 * not be taken before this transaction's listings can be seen.
 */
const markPhotos = `
  INSERT INTO listing_photo_marks SELECT id, imported_at FROM written WHERE is_marked
  ON CONFLICT (listing_id) DO UPDATE SET marked_at = excluded.marked_at`;
const photosChanged = `
  (old.id IS NULL OR old.photos <> new.photos OR (old.status = 'none') <> (new.status = 'none'))
  AND (new.listing_key = ANY($1::text[]) OR (old.id IS NOT NULL AND position('"http' in old.photos::text) > 0))`;

/**
 * Notes what is news to somebody: another status or list price, and a new listing that is on the market since lately. A first import of a
 * whole MLS is no news. What a listing was when news was last taken stays; its row is locked all the same (see `markPhotos`).
 */
const noteNews = `
  INSERT INTO listing_news (listing_id, from_status, from_list_price, recorded_at)
  SELECT id, from_status, from_list_price, imported_at FROM written
  WHERE CASE WHEN earlier IS NULL
    THEN to_status NOT IN ('sold', 'none') AND (list_date >= (imported_at AT TIME ZONE 'UTC')::date - ${NEW_LISTING_DAYS}) IS NOT FALSE
    ELSE from_status <> to_status OR from_list_price IS DISTINCT FROM to_list_price END
  ON CONFLICT (listing_id) DO UPDATE SET recorded_at = excluded.recorded_at`;

/** Listings whose remarks came, changed or went: a job reads their words. */
const markRemarks = `
  INSERT INTO listing_remark_marks SELECT id FROM written WHERE has_new_remarks ON CONFLICT DO NOTHING`;

/** What areas are made of: an area's names, counts, middle and outline stay as they are while none of these changes. */
const areaColumns = [
  'city',
  'city_key',
  'state',
  'neighborhood',
  'neighborhood_key',
  'district',
  'district_key',
  'county',
  'county_key',
  'zip_code',
  'street',
  'street_key',
  'school_districts',
  'school_district_keys',
  'latitude',
  'longitude',
  'allows_internet_display',
  'allows_address_display',
] as const satisfies readonly (keyof ListingRecord)[];
const columnsOf = (row: 'old' | 'new'): string => areaColumns.map((column) => `${row}.${column}`).join(', ');

/** Whether a written listing belongs to other areas than before, or lies elsewhere in them; one that is never shown belongs to none. */
const areasChanged = `
  CASE WHEN new.status = 'none' THEN old.status <> 'none' IS TRUE
    WHEN old.id IS NULL OR old.status = 'none' THEN true
    ELSE (${columnsOf('old')}) IS DISTINCT FROM (${columnsOf('new')}) END`;

/** A source whose areas must be counted again. A row more for each batch, so that two imports need not wait for each other. */
const markAreas = `
  INSERT INTO listing_area_marks SELECT DISTINCT mls_source FROM written WHERE has_new_areas`;

/** Forgets the listings of $1 with the keys of $2 at the time $3; the run $4 keeps them, if there is one. */
export const deleteWithMarks = `
  WITH gone AS (DELETE FROM listings WHERE mls_source = $1 AND listing_key = ANY($2) RETURNING id, listing_key, photos, to_jsonb(old) AS before),
    history AS (DELETE FROM listing_changes WHERE mls_source = $1 AND listing_key = ANY($2)),
    areas AS (INSERT INTO listing_area_marks SELECT $1 WHERE EXISTS (SELECT FROM gone)),
    words AS (DELETE FROM listing_words WHERE listing_id IN (SELECT id FROM gone)),
    marks AS (
      INSERT INTO listing_photo_marks SELECT id, $3 FROM gone WHERE position('"http' in photos::text) > 0
      ON CONFLICT (listing_id) DO UPDATE SET marked_at = excluded.marked_at
    ), kept AS (
      INSERT INTO listing_import_changes (import_id, listing_key, before, after_hash)
      SELECT $4::uuid, listing_key, before, '' FROM gone WHERE $4::uuid IS NOT NULL
      ON CONFLICT (import_id, listing_key) DO UPDATE SET after_hash = ''
    )
  SELECT count(*)::integer AS count FROM gone`;

/**
 * Writes what is staged; what the new rows say otherwise than the old ones goes into the history, and what they stand in place of to the
 * run that can be undone ($2): one statement, so none is kept alone.
 */
export const upsertWithHistory = `
  WITH written AS (
    ${upsertFromStaging}
    RETURNING new.id, ${photosChanged} AS is_marked, old.description IS DISTINCT FROM new.description AS has_new_remarks, ${areasChanged} AS has_new_areas,
      old.id AS earlier, new.mls_source, new.listing_key, new.imported_at,
      old.status AS from_status, new.status AS to_status, old.list_price AS from_list_price, new.list_price AS to_list_price,
      CASE WHEN old.details ->> 'priceChangedOn' IS DISTINCT FROM new.details ->> 'priceChangedOn'
        AND old.list_price IS DISTINCT FROM new.list_price
        THEN (new.details ->> 'priceChangedOn')::date END AS price_changed_on,
      (new.source_modified_at AT TIME ZONE 'UTC')::date AS modified_on, new.list_date,
      new.content_hash, CASE WHEN $2::uuid IS NOT NULL AND old.id IS NOT NULL THEN to_jsonb(old) END AS before
  ), marks AS (${markPhotos}), remarks AS (${markRemarks}), areas AS (${markAreas}), kept AS (
    INSERT INTO listing_import_changes (import_id, listing_key, before, after_hash)
    SELECT $2::uuid, listing_key, before, content_hash FROM written WHERE $2::uuid IS NOT NULL
    ON CONFLICT (import_id, listing_key) DO UPDATE SET after_hash = excluded.after_hash
  ), history AS (
    INSERT INTO listing_changes
      (mls_source, listing_key, changed_on, from_status, to_status, from_list_price, to_list_price, recorded_at)
    SELECT mls_source, listing_key, coalesce(price_changed_on, modified_on, (imported_at AT TIME ZONE 'UTC')::date),
      from_status, to_status, from_list_price, to_list_price, imported_at
    FROM written
    WHERE earlier IS NOT NULL AND (from_status <> to_status OR from_list_price IS DISTINCT FROM to_list_price)
  ), news AS (${noteNews})
  SELECT count(*) FILTER (WHERE earlier IS NULL)::integer AS inserted, count(*) FILTER (WHERE earlier IS NOT NULL)::integer AS updated
  FROM written`;
