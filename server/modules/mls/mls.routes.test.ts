import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listListingSources, syncListingSource } from '#contract/mls.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import { fakeListing } from '#tests/fakes/reso/fake-records.ts';
import { fakeBearer, startFakeReso, type FakeReso } from '#tests/fakes/reso/fake-reso.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { hour } from '#tests/support/test-clock.ts';
import { feedOptionsSchema } from './index.ts';
import { tickTask } from './mls.tasks.ts';

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

test('an admin has a source synced by whichever node works on jobs, and sees how it went', async () => {
  expect(await first()).toMatchObject({ title: 'Bay MLS', stale: false, lastSyncedAt: null, feed: { lastCounts: null } });

  await admin.call(syncListingSource, { params: { sourceName: source } });
  app.dependencies.jobs.start();

  await expect
    .poll(async () => (await first())?.feed?.lastCounts, { timeout: 10_000 })
    .toMatchObject({ inserted: 1, refused: 1 });
  const seen = await first();
  expect(seen).toMatchObject({ stale: false, feed: { lastError: null, lastRefused: [{ key: 'K000002' }] } });
  expect(JSON.stringify(seen)).not.toContain(fakeBearer);
  expect(await audited()).toContain(`listing-source-sync-asked {"source":"${source}"}`);
  expect((await problemOf(admin.call(syncListingSource, { params: { sourceName: 'Nobody' } }))).problem.code).toBe('not_found');
});

test('readiness tells name and age of each source, and an old one takes no node out', async () => {
  app.clock.advance(13 * hour);
  const answer = await app.anonymous().fetch('/readyz');
  expect(answer.status).toBe(200);
  const { listingSources } = z.object({ listingSources: z.array(z.unknown()) }).parse(await answer.json());
  expect(listingSources).toEqual([{ name: source, ageSeconds: expect.closeTo(13 * 3_600, -2) as number }]);
});

test('a source that becomes older than 12 hours is flagged once, and synced as soon as it is due', async () => {
  reso.faultNext(/Property/, { kind: 'status', status: 403 });
  await app.dependencies.mls.tick();
  await expect.poll(async () => (await first())?.feed?.lastError, { timeout: 10_000 }).toMatch(/answers 403/);
  expect(await first()).toMatchObject({ stale: true, feed: { failuresInARow: 1 } });

  await app.dependencies.mls.tick();
  expect((await audited()).filter((entry) => entry.startsWith('listing-source-stale'))).toHaveLength(1);

  app.clock.advance(hour);
  await addJob(app.db, tickTask, {});
  await expect.poll(async () => (await first())?.stale, { timeout: 10_000 }).toBe(false);
  expect(await first()).toMatchObject({ feed: { failuresInARow: 0, lastError: null } });
});
