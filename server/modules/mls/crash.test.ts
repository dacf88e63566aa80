import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeListing } from '#tests/fakes/reso/fake-records.ts';
import { feedSource, startMlsFeeds, type MlsFeeds } from '#tests/support/mls-feeds.ts';
import { until } from '#tests/support/until.ts';

const program = fileURLToPath(new URL('../../../tests/support/crashing-sync.ts', import.meta.url));
let feeds: MlsFeeds;
let wanted: unknown[];
beforeAll(async () => {
  feeds = await startMlsFeeds();
  feeds.reso.data['Property'] = Array.from({ length: 5_500 }, (_, at) => fakeListing(at));
  feeds.reso.pageSize = 500;
  await feeds.addFeed();
  await feeds.mls.sync(feedSource);
  wanted = await feeds.storedListings();
});
afterAll(() => feeds.close());

/** Syncs in another process, which is killed when it asks for an address. */
async function syncAndKill(at: RegExp): Promise<void> {
  const { connectionString } = feeds.database.pool.options;
  const child = spawn(process.execPath, [program, connectionString ?? '', feeds.dataFolder], { stdio: 'inherit' });
  feeds.reso.onAsked = (words) => {
    if (at.test(words)) child.kill('SIGKILL');
  };
  await once(child, 'exit');
  feeds.reso.onAsked = undefined;
  expect(child.signalCode).toBe('SIGKILL');
}

test.each([
  ['before anything is stored', /metadata/, undefined],
  ['between pages', /skip=3000/, undefined],
  ['after most is stored', /skip=5000/, /skip=[2-4]\d00/],
  ['while keys are compared', /select=ListingKey$/, undefined],
])('a sync that is killed %s and run again ends in the same listings', async (_, at, goesOnAt) => {
  await feeds.database.pool.query('DELETE FROM listings');
  await feeds.database.pool.query('UPDATE mls_feeds SET watermark = NULL, progress = NULL');
  await syncAndKill(at);
  feeds.reso.asked = [];

  // The lock ends when the database notices that the connection is gone.
  await until(async () => expect((await feeds.mls.sync(feedSource)).outcome).toBe('done'));

  expect(await feeds.storedListings()).toEqual(wanted);
  const [first] = feeds.reso.asked.filter((words) => words.includes('/Property'));
  if (goesOnAt) expect(first).toMatch(goesOnAt);
});

test('a mass update that is killed and run again leaves no listing as it was', async () => {
  await feeds.database.pool.query('DELETE FROM listings');
  await feeds.database.pool.query('UPDATE mls_feeds SET watermark = NULL, progress = NULL');
  await feeds.mls.sync(feedSource);
  for (const row of feeds.reso.data['Property'] ?? []) {
    Object.assign(row, { ListPrice: 999_000, ModificationTimestamp: '2026-05-01T00:00:00Z' });
  }

  await syncAndKill(/ModificationTimestamp gt.*skip=5000/);
  await until(async () => expect((await feeds.mls.sync(feedSource)).outcome).toBe('done'));

  const prices = new Set((await feeds.storedListings()).map((row) => row['list_price']));
  expect([...prices]).toEqual([999_000]);
});
