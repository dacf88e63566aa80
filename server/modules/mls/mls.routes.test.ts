import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listListingSources, syncListingSource } from '#contract/mls.ts';
import { fakeListing } from '#tests/fakes/reso/fake-records.ts';
import { fakeBearer, startFakeReso, type FakeReso } from '#tests/fakes/reso/fake-reso.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { hour } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';
import { feedOptionsSchema } from './index.ts';

let app: TestApp;
let reso: FakeReso;
let admin: TestClient;
const source = 'Bay MLS / East';
beforeAll(async () => {
  app = await startTestApp({ environment: { OUTGOING_TO_PRIVATE_ADDRESSES: 'on', SEALING_KEY: 'ab'.repeat(32) } });
  reso = await startFakeReso();
  reso.data['Property'] = [fakeListing(1), fakeListing(2, { ListPrice: -1 })];
  admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
  await app.dependencies.mls.saveFeed({
    source,
    serviceUrl: reso.url,
    credentials: { kind: 'bearer', token: fakeBearer },
    everyMinutes: 15,
    deletionModel: 'compare-keys',
    options: feedOptionsSchema.parse({ requestIntervalMs: 0 }),
    about: { title: 'Bay MLS' },
  });
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await reso.close();
  await app.close();
});

const audited = async (): Promise<string[]> => {
  const rows = await app.db.selectFrom('audit_entries').select(['action', 'details']).orderBy('id').execute();
  return rows
    .filter(({ action }) => action.startsWith('listing-source'))
    .map(({ action, details }) => `${action} ${JSON.stringify(details)}`);
};
const first = async () => (await admin.call(listListingSources, {})).items.find(({ id }) => id === source);

test('sources are for admins alone', async () => {
  const agent = await app.signIn(await app.createUser());
  expect((await problemOf(agent.call(listListingSources, {}))).problem.code).toBe('forbidden');
  expect((await problemOf(agent.call(syncListingSource, { params: { sourceName: source } }))).problem.code).toBe('forbidden');
});

test('readiness tells name and age of each source, and an old one takes no node out', async () => {
  expect(await first()).toMatchObject({ title: 'Bay MLS', stale: false, lastSyncedAt: null, feed: { lastCounts: null } });
  app.clock.advance(13 * hour);
  const answer = await app.anonymous().fetch('/readyz');
  expect(answer.status).toBe(200);
  const { listingSources } = z.object({ listingSources: z.array(z.unknown()) }).parse(await answer.json());
  expect(listingSources).toEqual([{ name: source, ageSeconds: expect.closeTo(13 * 3_600, -2) as number }]);
});

test('a source that becomes older than 12 hours is flagged once, and a sync is queued once', async () => {
  await app.dependencies.mls.enqueueDueSyncs();
  await app.dependencies.mls.enqueueDueSyncs();
  expect((await audited()).filter((entry) => entry.startsWith('listing-source-stale'))).toHaveLength(1);
  const { rows } = await sql`SELECT task_identifier AS task FROM graphile_worker.jobs`.execute(app.db);
  expect(rows).toEqual([{ task: 'mls.sync' }]);

  reso.faultNext(/Property/, { kind: 'status', status: 403 });
  await app.dependencies.mls.sync(source);
  expect(await first()).toMatchObject({ stale: true, feed: { failuresInARow: 1, lastError: /answers 403/ } });

  await app.dependencies.mls.sync(source);
  expect(await first()).toMatchObject({ stale: false, feed: { failuresInARow: 0, lastError: null } });
});

test('an admin has a source synced by whichever node works on jobs, and sees how it went', async () => {
  reso.data['Property']?.push(fakeListing(3), fakeListing(4));
  await admin.call(syncListingSource, { params: { sourceName: source } });
  app.dependencies.jobs.start();

  await until(async () => expect((await first())?.feed?.lastCounts).toMatchObject({ inserted: 2, refused: 1 }));
  const seen = await first();
  expect(seen).toMatchObject({ stale: false, feed: { lastError: null, lastRefused: [{ key: 'K000002' }] } });
  expect(JSON.stringify(seen)).not.toContain(fakeBearer);
  expect(await audited()).toContain(`listing-source-sync-asked {"source":"${source}"}`);
  const unknown = admin.call(syncListingSource, { params: { sourceName: 'Nobody' } });
  expect((await problemOf(unknown)).problem.code).toBe('not_found');
});
