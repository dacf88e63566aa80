import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  discardListingImport,
  getListingImport,
  getListingImportReport,
  listListingImports,
  planListingImport,
  startListingImport,
  undoListingImport,
  uploadListingFile,
  type ListingImport,
} from '#contract/listing-imports.ts';
import { findListings } from '#contract/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { day, hour } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.dependencies.jobs.start();
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
});

const agent = async (user = {}): Promise<TestClient> => app.signIn(await app.createUser({ mayImportListings: true, ...user }));

const csv = (rows: readonly string[], name = 'homes.csv') => new File([rows.join('\n')], name, { type: 'text/csv' });
const header = 'MLS #,Status,Price,Address,City,State,Zip,Beds,Baths';
const rows = [
  'A1,Active,"$500,000",12 Wren Way,Oakland,CA,94601,3,2',
  'A2,Active,"$650,000",14 Wren Way,Oakland,CA,94601,4,2.5',
  'A3,Active,,16 Wren Way,Oakland,CA,94601,4,2.5',
];

const upload = (client: TestClient, file: File, source: string) =>
  client.call(uploadListingFile, { body: { source } }, { files: [file] });

async function run(client: TestClient, importId: string, isDryRun = false): Promise<ListingImport> {
  await client.call(startListingImport, { params: { importId }, body: { isDryRun } });
  return until(async () => {
    const read = await client.call(getListingImport, { params: { importId } });
    expect(['done', 'failed', 'looked-at']).toContain(read.state);
    return read;
  });
}

const addressesSeenBy = async (client: TestClient, street: string): Promise<string[]> => {
  const { items } = await client.call(findListings, { body: { paginationLimit: 100 } });
  return items.flatMap(({ addressLine1 }) => (addressLine1?.includes(street) ? [addressLine1] : [])).toSorted();
};

describe('a file that an agent uploads', () => {
  test('is looked at, imported, seen by that agent alone, and taken back', async () => {
    const client = await agent({ allowedMlsProviders: ['Some MLS'] });
    const other = await agent();
    const looked = await upload(client, csv([header, ...rows]), 'Wren list');
    expect(looked).toMatchObject({ state: 'looked-at', canUndo: false, plan: { rowCount: 3, obstacles: [] } });
    expect(looked.plan?.columns.map(({ fields }) => fields[0])).toContain('ListPrice');
    expect(looked.plan?.rows[0]).toMatchObject({ priceDollars: 500_000, bedrooms: 3, problem: null });

    const tried = await run(client, looked.id, true);
    expect(tried).toMatchObject({ state: 'looked-at', report: { isDryRun: true, inserted: 2, refused: 1 } });
    expect(await addressesSeenBy(client, 'Wren')).toEqual([]);

    const done = await run(client, looked.id);
    expect(done).toMatchObject({ state: 'done', canUndo: true, plan: null, report: { isDryRun: false, inserted: 2 } });
    expect(await addressesSeenBy(client, 'Wren')).toEqual(['12 Wren Way', '14 Wren Way']);
    expect(await addressesSeenBy(other, 'Wren')).toEqual([]);

    const path = getListingImportReport.path.replace('{importId}', looked.id);
    const report = await client.fetch(path);
    expect(report.headers.get('content-disposition')).toContain('homes - report.csv');
    expect(await report.text()).toMatch(/Line,Key,What,Why\r\n4,"A3",Refused,"It has no price/);

    const undone = await client.call(undoListingImport, { params: { importId: looked.id } });
    expect(undone).toMatchObject({ state: 'undone', canUndo: false, undone: { removed: 2, restored: 0, left: 0 } });
    expect(await addressesSeenBy(client, 'Wren')).toEqual([]);
    expect((await problemOf(client.call(undoListingImport, { params: { importId: looked.id } }))).problem.code).toBe(
      'import_not_possible',
    );
  });

  test('waits until its statuses are explained, and the next file of the source needs no telling', async () => {
    const client = await agent();
    const strange = rows.map((row) => row.replace('Active', 'UC-Show'));
    const looked = await upload(client, csv([header, ...strange]), 'Local codes');
    expect(looked.plan?.unknownValues).toEqual([
      { kind: 'status', column: 'Status', value: 'UC-Show', count: 3, likely: 'Active Under Contract' },
    ]);
    const early = client.call(startListingImport, { params: { importId: looked.id }, body: { isDryRun: false } });
    expect((await problemOf(early)).problem).toMatchObject({ code: 'import_has_questions' });

    const planned = await client.call(planListingImport, {
      params: { importId: looked.id },
      body: { values: { status: { 'UC-Show': 'Active Under Contract' } } },
    });
    expect(planned.plan?.obstacles).toEqual([]);
    expect(planned.plan?.rows[0]?.status).toBe('contingent');
    await run(client, looked.id);

    const next = await upload(client, csv([header, ...strange]), 'Local codes');
    expect(next.plan).toMatchObject({ origin: 'kept', unknownValues: [], obstacles: [] });
  });

  test('is read by the columns that a person chose, and so is the next one with its header', async () => {
    const client = await agent();
    const odd = [
      'Nr,Status,Worth,Other,Street,Town,ST',
      'X1,Active,1,455000,3 Heron Ct,Durham,NC',
      'X2,Active,2,465000,4 Heron Ct,Durham,NC',
    ];
    const looked = await upload(client, csv(odd), 'Odd names');
    expect(looked.plan?.obstacles.join(' ')).toContain('No column is surely a price');
    const planned = await client.call(planListingImport, {
      params: { importId: looked.id },
      body: {
        columns: [
          { column: 'Other', field: 'ListPrice' },
          { column: 'Nr', field: 'ListingId' },
          { column: 'Town', field: 'City' },
        ],
      },
    });
    expect(planned.plan).toMatchObject({ origin: 'given', obstacles: [] });
    expect(planned.plan?.rows.map(({ key, priceDollars }) => [key, priceDollars])).toEqual([
      ['X1', 455_000],
      ['X2', 465_000],
    ]);
    await run(client, looked.id);
    const next = await upload(client, csv(odd), 'Odd names');
    expect(next.plan).toMatchObject({ origin: 'kept', obstacles: [] });

    const anew = await client.call(planListingImport, { params: { importId: next.id }, body: { guesses: true } });
    expect(anew.plan?.origin).toBe('guessed');
    const unknown = client.call(planListingImport, {
      params: { importId: next.id },
      body: { columns: [{ column: 'No such', field: 'City' }] },
    });
    expect((await problemOf(unknown)).problem.errors[0]?.message).toContain('No such');
  });

  test('is forgotten when it is discarded', async () => {
    const client = await agent();
    const looked = await upload(client, csv([header, ...rows]), 'Second thoughts');
    await client.call(discardListingImport, { params: { importId: looked.id } });
    expect((await problemOf(client.call(getListingImport, { params: { importId: looked.id } }))).status).toBe(404);
    expect(await app.dependencies.storage.has(`listing-uploads/${looked.id}`)).toBe(false);
  });

  test('is refused in a sentence when it is no table', async () => {
    const client = await agent();
    const refusal = await problemOf(upload(client, new File(['%PDF-1.7 …'], 'flyer.pdf'), 'Flyers'));
    expect(refusal.problem).toMatchObject({ code: 'file_not_readable' });
    expect(refusal.problem.detail).toContain('The file is a PDF');
    expect((await client.call(listListingImports)).items).toEqual([]);
  });
});

describe('who may upload', () => {
  test('is an agent with the right, and an administrator', async () => {
    const without = await app.signIn(await app.createUser());
    expect((await problemOf(upload(without, csv([header, ...rows]), 'Mine'))).problem.code).toBe('forbidden');
    expect((await problemOf(without.call(listListingImports))).problem.code).toBe('forbidden');
    const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
    expect((await upload(admin, csv([header, ...rows]), 'Of the office')).state).toBe('looked-at');
  });

  test('reaches own imports alone, under names that no one else has listings under', async () => {
    const [mine, other, admin] = [await agent(), await agent(), await agent({ roles: ['user', 'admin'] })];
    const { id: importId } = await upload(mine, csv([header, ...rows]), 'Robin alone');
    expect((await problemOf(other.call(getListingImport, { params: { importId } }))).status).toBe(404);
    expect((await problemOf(other.call(undoListingImport, { params: { importId } }))).status).toBe(404);
    await run(mine, importId);

    const taken = await problemOf(upload(other, csv([header, ...rows]), 'Robin alone'));
    expect(taken.problem.code).toBe('source_not_yours');
    await app.dependencies.listings.sources.upsert('Bay MLS', {});
    expect((await problemOf(upload(mine, csv([header, ...rows]), 'Bay MLS'))).problem.code).toBe('source_not_yours');

    const seen = await admin.call(listListingImports);
    expect(seen.items.map(({ id }) => id)).toContain(importId);
    expect((await mine.call(listListingImports)).sources).toEqual(['Robin alone']);
  });

  test('of two agents with one new name at the same time one has it', async () => {
    const clients = [await agent(), await agent()];
    const outcomes = await Promise.allSettled(clients.map((client) => upload(client, csv([header, ...rows]), 'One name')));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('an import can be taken back for 30 days, and no longer', async () => {
  const user = await app.createUser({ mayImportListings: true });
  const importOf = async (source: string): Promise<string> => {
    const client = await app.signIn(user);
    const { id } = await upload(client, csv([header, ...rows]), source);
    await run(client, id);
    return id;
  };
  const [kept, old] = [await importOf('Kept'), await importOf('Old')];
  app.clock.advance(29 * day);
  const undone = await (await app.signIn(user)).call(undoListingImport, { params: { importId: kept } });
  expect(undone.undone).toMatchObject({ removed: 2 });
  app.clock.advance(25 * hour);
  const client = await app.signIn(user);
  expect((await client.call(getListingImport, { params: { importId: old } })).canUndo).toBe(false);
  const tooLate = client.call(undoListingImport, { params: { importId: old } });
  expect((await problemOf(tooLate)).problem.code).toBe('import_not_possible');
});
