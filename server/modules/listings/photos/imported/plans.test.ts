import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB, Db } from '#server/platform/database/index.ts';
import { createDiskStorage } from '#server/platform/storage/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { findHostsWithWork, findKeptPicture, takeDuePhotos } from './imported-photos.queries.ts';
import { planPhotos } from './plan-photos.ts';
import { sweepOriginals } from './sweep-originals.ts';

/** With millions of photos each query must be answered by its index; reading a table whole is ruled out here, so that a lost index shows. */
let database: ListingsDatabase;
let folder: string;
const now = new Date('2026-06-01T12:00:00Z');
const sha256 = 'a'.repeat(64);

beforeAll(async () => {
  database = await openListingsDatabase();
  folder = await mkdtemp(join(tmpdir(), 'photo-plans-'));
  const media = (home: number) =>
    [1, 2, 3].map((at) => ({ MediaURL: `https://p${home % 7}.test/${home}-${at}.jpg`, MediaCategory: 'Photo' }));
  await importRecords(
    database.pool,
    Array.from({ length: 600 }, (_, home) => resoRecord({ Media: media(home) })),
  );
  for (let count = -1; count !== 0;) count = await planPhotos(database.db, { now, limit: 200 });
  await database.pool.query(`
    INSERT INTO photo_originals SELECT md5(i::text) || md5(i::text), 'jpeg', 1, 1, 1, '#111111 #222222 #333333',
      CASE WHEN i % 100 = 0 THEN '2026-01-01'::timestamptz END FROM generate_series(1, 3000) AS i`);
  await importRecords(database.pool, [resoRecord({ ListingKey: 'later', Media: media(1) })]);
  await database.pool.query('ANALYZE listing_photos, photo_originals, photo_hosts, listing_photo_marks');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** The plans of all queries that something makes, as one text. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const queries: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push({ sql: query.sql, parameters: query.parameters }),
  });
  await work(db);
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const plans: string[] = [];
    for (const { sql, parameters } of queries.filter((query) => /^\s*(select|insert|update|delete|with)/i.test(query.sql))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans.join('\n\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test.each<[string, (db: Db) => Promise<unknown>, RegExp[]]>([
  [
    'what is due from a server',
    (db) => takeDuePhotos(db, { host: 'p1.test', now, leaseMs: 1, limit: 24 }),
    [/Index Scan using listing_photos_pending/, /listing_photos_pkey/],
  ],
  ['servers with work', (db) => findHostsWithWork(db, now), [/listing_photos_pending/]],
  [
    'a photo of a listing and the right to see it',
    (db) => findKeptPicture(db, 1, sha256, { surface: 'agent', sources: { only: ['Test MLS'] } }),
    [/photo_originals_pkey/, /listings_pkey/, /listing_photos_(pkey|by_sha256)/],
  ],
  [
    'files that nothing uses',
    (db) => sweepOriginals({ db, storage: createDiskStorage({ folder }), now }),
    [/photo_originals_unused/, /listing_photos_by_sha256/],
  ],
  [
    'photos of listings that changed',
    (db) => planPhotos(db, { now, limit: 200 }),
    [/listing_photo_marks_pkey/, /listing_photos_pkey/],
  ],
])('%s are found by an index', async (_, work, indexes) => {
  const plans = await plansOf(work);
  for (const index of indexes) expect(plans).toMatch(index);
  expect(plans).not.toMatch(/Seq Scan on (listings|listing_photos|photo_originals)\b/);
});
