import type pg from 'pg';
import { importListings, type ImportReport } from '#server/modules/listings/index.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import { createTestDatabase } from './postgres.ts';
import { createTestClock } from './test-clock.ts';

export interface ListingsDatabase extends Database {
  drop: () => Promise<void>;
}

/** A database of one's own, without the rest of the product. Drop it after the file's tests. */
export async function openListingsDatabase(): Promise<ListingsDatabase> {
  const testDatabase = await createTestDatabase();
  const database = openDatabase({
    connectionString: testDatabase.connectionString,
    maxConnections: 4,
    onConnectionLost: () => {},
  });
  return {
    ...database,
    drop: async () => {
      await database.close();
      await testDatabase.drop();
    },
  };
}

let keys = 0;

/** A RESO record of an active home for sale; what a test is about it says itself. */
export function resoRecord(fields: Record<string, unknown> = {}): Record<string, unknown> {
  keys += 1;
  return {
    ListingKey: `key-${keys}`,
    ListingId: `id-${keys}`,
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: 1_000_000,
    City: 'San Francisco',
    StateOrProvince: 'CA',
    ...fields,
  };
}

/** Imports records as a file would, one per line. */
export function importRecords(
  pool: pg.Pool,
  records: readonly Record<string, unknown>[],
  source = 'Test MLS',
): Promise<ImportReport> {
  const lines = records.map((record, at) => ({ line: at + 1, record }));
  return importListings({ pool, clock: createTestClock() }, { source, records: lines });
}
