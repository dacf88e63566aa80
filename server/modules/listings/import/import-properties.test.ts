import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
beforeAll(async () => {
  database = await openListingsDatabase();
});
afterAll(() => database.drop());

/** What the listings and areas say, whatever the order in which they were written. */
async function stored(): Promise<unknown[]> {
  const { rows: listings } = await database.pool.query<{ row: object }>(
    `SELECT to_jsonb(listings) - 'id' - 'imported_at' AS row FROM listings ORDER BY mls_source, listing_key`,
  );
  const { rows: areas } = await database.pool.query<{ row: object }>(
    'SELECT to_jsonb(areas) AS row FROM areas ORDER BY mls_source, name_type, name_key, city, state',
  );
  return [...listings, ...areas].map(({ row }) => row);
}

/** A few homes, each in several versions of which each says when it is from. */
const versions = fc
  .uniqueArray(
    fc.record({
      home: fc.integer({ min: 1, max: 4 }),
      second: fc.integer({ min: 0, max: 59 }),
      price: fc.integer({ min: 1, max: 5_000_000 }),
      status: fc.constantFrom('Active', 'Pending', 'Closed', 'Withdrawn', 'ActiveUnderContract'),
      city: fc.constantFrom('Oakland', 'San Francisco', null),
      latitude: fc.constantFrom(37.7512, 37.8, null),
    }),
    { minLength: 1, maxLength: 12, selector: ({ home, second }) => `${home} ${second}` },
  )
  .map((some) =>
    some.map(({ home, second, price, status, city, latitude }) =>
      resoRecord({
        ListingKey: `home ${home}`,
        ListingId: `${home}`,
        ListPrice: price,
        StandardStatus: status,
        City: city,
        SubdivisionName: city && 'Centre',
        Latitude: latitude,
        Longitude: latitude && -122.41,
        ModificationTimestamp: `2026-11-20T10:00:${String(second).padStart(2, '0')}Z`,
      }),
    ),
  );

test('any order, and any cut into files, ends in the same tables; and once more changes nothing', async () => {
  const shuffled = versions.chain((records) =>
    fc.tuple(
      fc.constant(records),
      fc.shuffledSubarray(records, { minLength: records.length }),
      fc.integer({ min: 0, max: records.length }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ([records, reordered, cut]) => {
      await database.pool.query('TRUNCATE listings, listing_changes, areas CASCADE');
      await importRecords(database.pool, records);
      const expected = await stored();

      await database.pool.query('TRUNCATE listings, listing_changes, areas CASCADE');
      await importRecords(database.pool, reordered.slice(0, cut));
      await importRecords(database.pool, reordered.slice(cut));
      expect(await stored()).toEqual(expected);

      const again = await importRecords(database.pool, records);
      expect([again.inserted, again.updated, again.deleted]).toEqual([0, 0, 0]);
      expect(await stored()).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});

test('what agents tell each other leaves no trace in any column of any table', async () => {
  await database.pool.query('TRUNCATE listings, listing_changes, areas CASCADE');
  const secret = 'sesame 471133';
  const privateFields = [
    ...['PrivateRemarks', 'PrivateOfficeRemarks', 'ShowingInstructions', 'ShowingContactName', 'ShowingContactPhone'],
    ...['LockBoxLocation', 'LockBoxSerialNumber', 'AccessCode', 'OccupantName', 'OccupantPhone', 'OwnerName', 'OwnerPhone'],
    ...['SyndicationRemarks', 'BuyerAgencyCompensation', 'ListAgentEmail', 'ListAgentHomePhone', 'GateCode', 'X_AgentOnlyNotes'],
  ];
  const record = resoRecord({
    ListingKey: 'private',
    PublicRemarks: 'A garden.',
    FireplaceFeatures: ['Gas'],
    ...Object.fromEntries(privateFields.map((field) => [field, secret])),
  });
  await importRecords(database.pool, [record]);
  await importRecords(database.pool, [{ ...record, ListPrice: 900_000, PrivateRemarks: `${secret}, again` }]);
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} AS t`);
    texts.push(...rows.map(({ text }) => text));
  }
  expect(texts.filter((text) => text.includes('A garden.') && text.includes('Gas'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('sesame') || /\b471133\b/.test(text))).toEqual([]);
});
