import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import { createListingsService } from '#server/modules/listings/index.ts';
import type { DB } from '#server/platform/database/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { createMarketService } from './index.ts';

const clock = { now: () => new Date('2025-11-21T20:00:00Z') };

let database: ListingsDatabase;
beforeAll(async () => {
  database = await openListingsDatabase();
  const records = Array.from({ length: 4_000 }, (_, at) =>
    resoRecord({
      StandardStatus: at % 4 === 0 ? 'Active' : 'Closed',
      ClosePrice: 100_000 + at,
      CloseDate: `${2023 + (at % 3)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(10 + (at % 17))}`,
      City: at % 3 > 0 ? 'Oakland' : 'San Francisco',
      CountyOrParish: at % 3 > 0 ? 'Alameda' : 'San Francisco',
      MLSAreaMajor: at % 3 > 0 ? 'East Bay' : 'City',
      HighSchoolDistrict: at % 3 > 0 ? 'Oakland Unified' : 'San Francisco Unified',
      SubdivisionName: `N${at % 200}`,
    }),
  );
  await importRecords(database.pool, records);
  await database.pool.query('VACUUM ANALYZE listings');
});
afterAll(() => database.drop());

test.each<[AreaNameType, string, string]>([
  ['city', 'Oakland', 'listings_by_city_sold_date'],
  ['county', 'Alameda', 'listings_by_sold_date'],
  ['state-abbreviated', 'CA', 'listings_by_(city_)?sold_date'],
  ['district', 'East Bay', 'listings_by_sold_date'],
  ['school-district', 'Oakland Unified', 'listings_by_sold_date'],
])('the sales of a large %s are read from an index alone', async (nameType, name, index) => {
  const queries: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push({ sql: query.sql, parameters: query.parameters }),
  });
  const listings = createListingsService({ db, clock });
  await listings.scopeFor({ allowedMlsProviders: ['*'] });
  queries.length = 0;
  await createMarketService({ ...database, db, clock, listings }).snapshot(
    { areaFilter: { type: 'named-area', nameType, name, context: { stateAbbreviated: 'CA' } } },
    { allowedMlsProviders: ['*'] },
  );
  const ofSales = queries.filter(({ sql }) => sql.includes('sold_date'));
  expect(ofSales).toHaveLength(3);
  const client = await database.pool.connect();
  try {
    // Small tables are cheaper read whole, whatever their indexes.
    await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    for (const { sql, parameters } of ofSales) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(new RegExp(`Index Only Scan using ${index}\\b`));
    }
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
