import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importListings, type ImportReport, type SourceRecord } from '#server/modules/listings/index.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { importFile } from './import-file.ts';
import { BrokenFile } from './source-record.ts';

let database: ListingsDatabase;
beforeAll(async () => {
  database = await openListingsDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('TRUNCATE listings, listing_changes, areas CASCADE');
});

const counts = ({ read, inserted, updated, unchanged, deleted, refusedCount }: ImportReport) => ({
  read,
  inserted,
  updated,
  unchanged,
  deleted,
  refusedCount,
});
const none = { read: 0, inserted: 0, updated: 0, unchanged: 0, deleted: 0, refusedCount: 0 };

/** Everything that is stored, with the physical place of each row: equal twice means that nothing was written. */
async function stored(): Promise<unknown[]> {
  const listings = await database.pool.query('SELECT ctid, listings.* FROM listings ORDER BY id');
  const areas = await database.pool.query('SELECT ctid, areas.* FROM areas ORDER BY name_type, name_key, city, state');
  return [...listings.rows, ...areas.rows];
}

async function areaRows(): Promise<string[]> {
  const { rows } = await database.pool.query<{ area: string }>(
    `SELECT name_type || ' ' || name || ' (' || city || ', ' || state || ') ' || listing_count AS area FROM areas ORDER BY 1`,
  );
  return rows.map((row) => row.area);
}

describe('importing listings', () => {
  test('the same records twice changes nothing', async () => {
    const records = Array.from({ length: 30 }, () =>
      resoRecord({ SubdivisionName: 'Noe Valley', PublicRemarks: 'A\tb\\n\n"c"' }),
    );
    expect(counts(await importRecords(database.pool, records))).toEqual({ ...none, read: 30, inserted: 30 });
    const before = await stored();

    expect(counts(await importRecords(database.pool, records))).toEqual({ ...none, read: 30, unchanged: 30 });

    expect(await stored()).toEqual(before);
  });

  test('by two writers a key that comes again has its last word, and what is written is told in order', async () => {
    const round = (price: number): SourceRecord[] =>
      Array.from({ length: 2_000 }, (_, at) => ({
        line: at + 1,
        record: resoRecord({ ListingKey: `K${at}`, ListPrice: price }),
      }));
    const others = Array.from({ length: 2_000 }, (_, at) => ({ line: at, record: resoRecord({ ListingKey: `L${at}` }) }));
    const written: number[] = [];

    const report = await importListings(
      { pool: database.pool, clock: createTestClock() },
      {
        source: 'Writers MLS',
        records: [...round(500_000), ...others, ...round(510_000), ...round(520_000)],
        writers: 2,
        onWritten: async (count) => void written.push(count),
      },
    );

    expect(counts(report)).toEqual({ ...none, read: 8_000, inserted: 4_000, updated: 4_000 });
    expect(written).toEqual([2_000, 4_000, 6_000, 8_000, 8_000]);
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS count FROM listings WHERE mls_source = 'Writers MLS' AND listing_key LIKE 'K%' AND list_price = 520000`,
    );
    expect(rows).toEqual([{ count: 2_000 }]);
  });

  test('by two writers nothing is told beyond a batch that failed', async () => {
    const records = Array.from({ length: 6_000 }, (_, at) => ({ line: at, record: resoRecord({ ListingKey: `K${at}` }) }));
    const written: number[] = [];

    await expect(
      importListings(
        { pool: database.pool, clock: createTestClock() },
        {
          source: 'Failing MLS',
          records,
          writers: 2,
          async onWritten(count) {
            if (count === 4_000) throw new Error('the disk is full');
            written.push(count);
          },
        },
      ),
    ).rejects.toThrow('the disk is full');

    expect(written).toEqual([2_000]);
  });

  test('nothing is written any more once an import has failed', async () => {
    const record = (at: number) => resoRecord({ ListingKey: `S${at}` });
    const source = 'Slow MLS';
    await importListings(
      { pool: database.pool, clock: createTestClock() },
      { source, records: [{ line: 0, record: record(3_000) }] },
    );
    const blocker = await database.pool.connect();
    await blocker.query(`BEGIN; SELECT FROM listings WHERE mls_source = '${source}' FOR UPDATE`);
    const secondIsWriting = Promise.withResolvers<void>();
    async function* records() {
      for (let at = 0; at < 4_000; at += 1) yield await Promise.resolve({ line: at, record: record(at) });
      secondIsWriting.resolve();
    }
    let isBlocked = true;
    async function release() {
      // More turns of the database than an import takes to end that does not wait for its other writer.
      for (let turn = 0; turn < 3_000; turn += 1) await blocker.query('SELECT');
      isBlocked = false;
      await blocker.query('ROLLBACK');
      blocker.release();
    }

    const failed = await importListings(
      { pool: database.pool, clock: createTestClock() },
      {
        source,
        records: records(),
        writers: 2,
        async onWritten() {
          await secondIsWriting.promise;
          void release();
          throw new Error('the disk is full');
        },
      },
    ).catch((error: unknown) => ({ error, wasBlocked: isBlocked }));

    expect(failed).toEqual({ error: new Error('the disk is full'), wasBlocked: false });
  });

  test('text comes out as it went in', async () => {
    const PublicRemarks = 'Tab\there, \\N and \\t, a "quote", a line\nbreak, {braces}, café, 🏡';
    const HighSchoolDistrict = ['A "quoted", one', 'back\\slash'];
    await importRecords(database.pool, [resoRecord({ PublicRemarks, HighSchoolDistrict })]);

    const { rows } = await database.pool.query('SELECT description, school_districts FROM listings');

    expect(rows).toEqual([{ description: PublicRemarks, school_districts: HighSchoolDistrict }]);
  });

  test('names of any letters and length that a feed may send fit the indexes', async () => {
    // Not to be compressed, three bytes each.
    const long = Array.from({ length: 199 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000))).join('');
    const fields = ['City', 'CountyOrParish', 'MLSAreaMajor', 'SubdivisionName', 'StreetName', 'HighSchoolDistrict'];
    const others = { MiddleOrJuniorSchoolDistrict: `a${long}`, ElementarySchoolDistrict: `b${long}` };
    const record = resoRecord({ ...Object.fromEntries(fields.map((field) => [field, long])), ...others });
    const soldOne = { ...record, ListingKey: 'long', StandardStatus: 'Closed', CloseDate: '2026-01-01', ClosePrice: 1 };

    expect(counts(await importRecords(database.pool, [record, soldOne]))).toEqual({ ...none, read: 2, inserted: 2 });
  });

  test('a changed record replaces the stored one, and an older one does not', async () => {
    const record = resoRecord({ ListPrice: 900_000, ModificationTimestamp: '2026-11-01T00:00:00Z' });
    await importRecords(database.pool, [record]);

    const newer = { ...record, ListPrice: 850_000, ModificationTimestamp: '2026-11-02T00:00:00Z' };
    expect(counts(await importRecords(database.pool, [newer]))).toEqual({ ...none, read: 1, updated: 1 });
    expect(counts(await importRecords(database.pool, [record]))).toEqual({ ...none, read: 1, unchanged: 1 });

    const { rows } = await database.pool.query('SELECT price FROM listings');
    expect(rows).toEqual([{ price: 850_000 }]);
  });

  test('of a key that comes twice the last one stays', async () => {
    const record = resoRecord();
    const report = await importRecords(database.pool, [record, { ...record, ListPrice: 2 }]);

    expect(counts(report)).toEqual({ ...none, read: 2, inserted: 1, unchanged: 1 });
    expect((await database.pool.query('SELECT price FROM listings')).rows).toEqual([{ price: 2 }]);
  });

  test('a deleted listing is forgotten and its areas with it', async () => {
    const record = resoRecord({ City: 'Oakland' });
    await importRecords(database.pool, [record, resoRecord()]);

    const report = await importRecords(database.pool, [{ ...record, StandardStatus: 'Delete' }]);

    expect(counts(report)).toEqual({ ...none, read: 1, deleted: 1 });
    expect(await areaRows()).toEqual(['city San Francisco (, CA) 1', 'state-abbreviated CA (, ) 1']);
  });

  test('a bad record is told with line, key and reasons and stops nothing', async () => {
    const report = await importRecords(database.pool, [
      resoRecord(),
      resoRecord({ ListingKey: 'bad', ListPrice: -1 }),
      resoRecord(),
    ]);

    expect(counts(report)).toEqual({ ...none, read: 3, inserted: 2, refusedCount: 1 });
    expect(report.refused).toEqual([{ line: 2, key: 'bad', reason: 'ListPrice is -1, which is not between 0 and 999999999' }]);
  });

  test('a source that never waits leaves the rest of the process its turns', async () => {
    let turns = 0;
    let turnsBeforeTheEnd = 0;
    function* withoutWaiting(): Generator<SourceRecord> {
      setImmediate(() => (turns += 1));
      for (let line = 1; line <= 500; line += 1) yield { line, record: resoRecord() };
      turnsBeforeTheEnd = turns;
    }

    await importListings({ pool: database.pool, clock: createTestClock() }, { source: 'S', records: withoutWaiting() });

    expect(turnsBeforeTheEnd).toBe(1);
  });

  test('a source that breaks off keeps what came before', async () => {
    async function* breakingOff(): AsyncGenerator<SourceRecord> {
      for (let line = 1; line <= 2_500; line += 1) yield { line, record: resoRecord() };
      throw new BrokenFile('The file breaks off.');
    }

    const report = await importListings(
      { pool: database.pool, clock: createTestClock() },
      { source: 'S', records: breakingOff() },
    );

    expect(counts(report)).toEqual({ ...none, read: 2_500, inserted: 2_500 });
    expect(report.brokenOff).toBe('The file breaks off.');
    expect(await areaRows()).toContain('city San Francisco (, CA) 2500');
  });

  test('a source that fails for another reason keeps what came before and says so', async () => {
    async function* failing(): AsyncGenerator<SourceRecord> {
      for (let line = 1; line <= 2_500; line += 1) yield { line, record: resoRecord() };
      throw new Error('disk gone');
    }

    const importing = importListings({ pool: database.pool, clock: createTestClock() }, { source: 'S', records: failing() });

    await expect(importing).rejects.toThrow('disk gone');
    expect((await database.pool.query('SELECT count(*)::int FROM listings')).rows).toEqual([{ count: 2_500 }]);
  });

  test('sources keep apart, even with equal keys', async () => {
    const record = resoRecord();
    await importRecords(database.pool, [record], 'A');
    expect(counts(await importRecords(database.pool, [record], 'B'))).toEqual({ ...none, read: 1, inserted: 1 });
  });

  test('areas count what may be shown, with their context', async () => {
    await importRecords(database.pool, [
      resoRecord({ SubdivisionName: 'Downtown', City: 'Oakland', PostalCode: '94607-1234', CountyOrParish: 'Alameda County' }),
      resoRecord({
        SubdivisionName: 'Downtown',
        StreetNumber: '1',
        StreetName: 'Main',
        StreetSuffix: 'St',
        MLSAreaMajor: 'SF District 8',
      }),
      resoRecord({ SubdivisionName: 'Downtown', StandardStatus: 'Withdrawn', HighSchoolDistrict: 'SFUSD' }),
      resoRecord({ StandardStatus: 'Closed', HighSchoolDistrict: 'SFUSD', ElementarySchoolDistrict: 'Other' }),
    ]);

    expect(await areaRows()).toEqual([
      'city Oakland (, CA) 1',
      'city San Francisco (, CA) 2',
      'county Alameda County (, CA) 1',
      'district SF District 8 (, CA) 1',
      'neighborhood Downtown (Oakland, CA) 1',
      'neighborhood Downtown (San Francisco, CA) 1',
      'school-district Other (, CA) 1',
      'school-district SFUSD (, CA) 1',
      'state-abbreviated CA (, ) 3',
      'street Main St (San Francisco, CA) 1',
      'zip-code 94607 (, CA) 1',
    ]);
  });

  test('a file needs one connection at a time, also for its report and its progress', async () => {
    const { connectionString } = database;
    const narrow = openDatabase({ connectionString, maxConnections: 1, onConnectionLost: () => {} });
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const file = join(folder, 'homes.json');
    await writeFile(file, JSON.stringify([resoRecord(), { ListingKey: 'bad' }]));

    const { report } = await importFile(
      { ...narrow, clock: createTestClock() },
      { source: 'Test MLS', file, fileName: 'homes.json', planned: null },
    );

    expect(counts(report)).toEqual({ ...none, read: 2, inserted: 1, refusedCount: 1 });
    await narrow.close();
    await rm(folder, { recursive: true });
  });
});
