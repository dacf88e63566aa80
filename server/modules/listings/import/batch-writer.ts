import { hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ListingRecord } from '../listing-record.ts';
import { isRemote } from '../photos/imported/photo-key.ts';
import { copyLine, textArrayLiteral } from './copy-text.ts';

/** Columns of `listings` that a record fills, in the order of COPY. A new column of `ListingRecord` must be added here. */
const recordColumns = [
  'listing_key',
  'listing_id',
  'status',
  'property_type',
  'is_lease',
  'address_line1',
  'address_line2',
  'street',
  'address_key',
  'street_key',
  'neighborhood',
  'neighborhood_key',
  'district',
  'district_key',
  'city',
  'city_key',
  'county',
  'county_key',
  'state',
  'zip_code',
  'school_districts',
  'school_district_keys',
  'latitude',
  'longitude',
  'list_price',
  'original_list_price',
  'sold_price',
  'hoa_monthly_dollars',
  'has_association',
  'list_date',
  'purchase_contract_date',
  'contingent_date',
  'pending_date',
  'sold_date',
  'days_on_market',
  'cumulative_days_on_market',
  'bedrooms',
  'bathrooms',
  'full_bathrooms',
  'half_bathrooms',
  'partial_bathrooms',
  'living_area_sqft',
  'lot_size_sqft',
  'year_built',
  'garage_spaces',
  'has_doorman',
  'features',
  'last_open_house_on',
  'has_basement',
  'basement_sqft',
  'basement_finished_sqft',
  'fireplaces',
  'property_conditions',
  'condition_rating',
  'year_renovated',
  'description',
  'agents',
  'agent_licenses',
  'photos',
  'details',
  'allows_internet_display',
  'allows_address_display',
  'allows_automated_valuation',
  'allows_consumer_comments',
  'source_modified_at',
] as const satisfies readonly (keyof ListingRecord)[];

type MissingColumn = Exclude<keyof ListingRecord, (typeof recordColumns)[number]>;
const noColumnIsMissing: MissingColumn extends never ? true : MissingColumn = true;
void noColumnIsMissing;

const ownColumns = ['mls_source', 'content_hash', 'imported_at'] as const;
const allColumns = [...recordColumns, ...ownColumns];
const columnList = allColumns.join(', ');

/** A listing that came to the market longer ago is not new to anybody who reads this source for the first time. */
const NEW_LISTING_DAYS = 14;

const findStaging = `SELECT WHERE to_regclass('pg_temp.listings_staging') IS NOT NULL`;
const createStaging = `CREATE TEMP TABLE listings_staging (LIKE listings) ON COMMIT DELETE ROWS`;
const relaxStaging = `ALTER TABLE listings_staging ALTER COLUMN id DROP NOT NULL`;
const copyToStaging = `COPY listings_staging (${columnList}) FROM STDIN`;

/**
 * What is stored is judged here, where its row is locked, and not by what was read before: of two imports at once neither puts an older
 * record over a newer one. Equal records change nothing. Rows are staged in the order of their keys, so that two imports wait for each other
 * instead of locking each other out; sorting such wide rows here would take a tenth of the statement's time.
 */
const upsertFromStaging = `
  INSERT INTO listings (${columnList}) SELECT ${columnList} FROM listings_staging
  ON CONFLICT (mls_source, listing_key) DO UPDATE SET
    ${allColumns
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

const deleteWithMarks = `
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
const upsertWithHistory = `
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

export interface BatchOutcome {
  inserted: number;
  updated: number;
  unchanged: number;
  deleted: number;
}

/** A listing as it goes to the database, and what tells whether it is as stored. */
export interface PreparedListing {
  record: ListingRecord;
  /** The columns of the record as COPY takes them. */
  line: string;
  contentHash: string;
}

/** Done when a record is read, while the database writes the batch before: so it waits for nothing but its own work. */
export function prepared(record: ListingRecord): PreparedListing {
  const line = copyLine(
    {
      ...record,
      features: textArrayLiteral(record.features),
      property_conditions: textArrayLiteral(record.property_conditions),
      agent_licenses: textArrayLiteral(record.agent_licenses),
      school_districts: textArrayLiteral(record.school_districts),
      school_district_keys: textArrayLiteral(record.school_district_keys),
    },
    recordColumns,
  );
  return { record, line, contentHash: hash('md5', line, 'base64') };
}

/** The last word of a batch on each key: a listing to keep, or `null` to forget it. */
export type Batch = Map<string, PreparedListing | null>;

interface Stored {
  hash: string;
  modifiedAt: Date | null;
}

/** Key by key: of a table that has just been filled nothing is known yet, and `= ANY` then reads all rows of the source for each batch. */
const findByKey = `
  SELECT stored.* FROM unnest($2::text[]) AS asked (key)
  CROSS JOIN LATERAL (
    SELECT listing_key, content_hash, source_modified_at FROM listings WHERE mls_source = $1 AND listing_key = asked.key LIMIT 1
  ) AS stored`;

async function findStored(client: pg.PoolClient, source: string, keys: string[]): Promise<Map<string, Stored>> {
  const { rows } = await client.query<{ listing_key: string; content_hash: string; source_modified_at: Date | null }>(findByKey, [
    source,
    keys,
  ]);
  return new Map(rows.map((row) => [row.listing_key, { hash: row.content_hash, modifiedAt: row.source_modified_at }]));
}

/** A record that says that it is older than the stored one changes nothing, so pages and files may come in any order. */
function isOlder(listing: ListingRecord, stored: Stored): boolean {
  return (
    listing.source_modified_at !== null && stored.modifiedAt !== null && new Date(listing.source_modified_at) < stored.modifiedAt
  );
}

/** Makes the staging table of a connection, where it has none yet; outside a transaction. */
export async function prepareConnection(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(findStaging);
  if (rowCount === 0) await client.query(`${createStaging}; ${relaxStaging}`);
}

interface Staged {
  /** COPY text of what is new or changed. */
  text: string;
  rowCount: number;
  /** Keys of those with photos at others' addresses. */
  withRemotePhotos: string[];
  forgotten: string[];
  outcome: BatchOutcome;
}

/** What of a batch is new or changed, as far as can be told before it is written. */
async function stage(client: pg.PoolClient, source: string, batch: Batch, importedAt: Date | null): Promise<Staged> {
  const staged: Staged = {
    ...{ text: '', rowCount: 0, withRemotePhotos: [], forgotten: [] },
    outcome: { inserted: 0, updated: 0, unchanged: 0, deleted: 0 },
  };
  const { outcome } = staged;
  const stored = await findStored(client, source, [...batch.keys()]);
  const inOrder = [...batch].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, entry] of inOrder) {
    const earlier = stored.get(key);
    if (entry === null) {
      if (earlier) staged.forgotten.push(key);
      else outcome.unchanged += 1;
      continue;
    }
    const { record: listing, line, contentHash } = entry;
    if (earlier && (earlier.hash === contentHash || isOlder(listing, earlier))) {
      outcome.unchanged += 1;
      continue;
    }
    outcome[earlier ? 'updated' : 'inserted'] += 1;
    if (listing.photos.some(isRemote)) staged.withRemotePhotos.push(key);
    const own = copyLine({ mls_source: source, content_hash: contentHash, imported_at: importedAt?.toISOString() }, ownColumns);
    staged.text += `${line}\t${own}\n`;
    staged.rowCount += 1;
  }
  outcome.deleted = staged.forgotten.length;
  return staged;
}

/** What writing a batch would come to; writes nothing. */
export async function foreseeBatch(client: pg.PoolClient, source: string, batch: Batch): Promise<BatchOutcome> {
  if (batch.size === 0) return { inserted: 0, updated: 0, unchanged: 0, deleted: 0 };
  return (await stage(client, source, batch, null)).outcome;
}

/**
 * Writes a batch in one transaction: what is new or changed goes by COPY through the staging table, the rest is left alone.
 * @param importId the run that keeps what is written over, to undo it; null: none does
 */
export async function writeBatch(
  client: pg.PoolClient,
  source: string,
  batch: Batch,
  importedAt: Date,
  importId: string | null = null,
): Promise<BatchOutcome> {
  if (batch.size === 0) return { inserted: 0, updated: 0, unchanged: 0, deleted: 0 };
  const { text, rowCount, withRemotePhotos, forgotten, outcome } = await stage(client, source, batch, importedAt);
  if (rowCount === 0 && forgotten.length === 0) return outcome;

  await client.query('BEGIN');
  try {
    if (rowCount > 0) {
      await pipeline(Readable.from([text], { objectMode: false }), client.query(copyFrom(copyToStaging)));
      const written = await client.query<{ inserted: number; updated: number }>(upsertWithHistory, [withRemotePhotos, importId]);
      outcome.inserted = written.rows[0]?.inserted ?? 0;
      outcome.updated = written.rows[0]?.updated ?? 0;
      // Another import came first with the same, or with something newer.
      outcome.unchanged += rowCount - outcome.inserted - outcome.updated;
    }
    if (forgotten.length > 0) {
      const { rows: gone } = await client.query<{ count: number }>(deleteWithMarks, [source, forgotten, importedAt, importId]);
      outcome.deleted = gone[0]?.count ?? 0;
    }
    await client.query('COMMIT');
  } catch (error) {
    // On a connection that is gone this fails too, and says less.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
  return outcome;
}
