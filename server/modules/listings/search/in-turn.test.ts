import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findListings } from '#contract/listings.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
/** Not of the app's own pool, which is busy. */
let watcher: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  watcher = new pg.Client({ connectionString: app.connectionString });
  await watcher.connect();
});
afterAll(async () => {
  await watcher.end();
  await app.close();
});

async function waiting(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks WHERE relation = 'listings'::regclass AND NOT granted`,
  );
  return rows[0]?.count ?? 0;
}

/** Whatever was on its way to the database by now has come there. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await app.anonymous().fetch('/api/openapi.json');
}

it('runs one search of a user at a time, and beside it one of another', async () => {
  const anna = await app.signIn(await app.createUser());
  const bert = await app.signIn(await app.createUser());
  const square: [number, number][] = [
    [37, -123],
    [38, -123],
    [38, -122],
    [37, -122],
  ];
  const search = (client: TestClient) =>
    client.call(findListings, { body: { areaFilter: { type: 'polygon', coordinates: square } } });
  await Promise.all([search(anna), search(bert)]);

  // Searches stand still there, until their two seconds are over.
  await watcher.query('BEGIN');
  await watcher.query('LOCK TABLE listings IN ACCESS EXCLUSIVE MODE');
  let isOver = false;
  // A slow machine takes longer to look than a search may stand still: whoever's is over then asks again.
  const keepSearching = async (client: TestClient): Promise<void> => {
    while (!isOver) await search(client).catch(() => undefined);
  };
  const searches = [anna, anna, anna].map(keepSearching);
  await until(async () => expect(await waiting()).toBeGreaterThan(0));
  await settle();
  searches.push(keepSearching(bert));
  await until(async () => expect(await waiting()).toBeGreaterThan(1));
  await settle();
  // Not exactly two: one may just be over.
  expect(await waiting()).toBeLessThanOrEqual(2);
  isOver = true;
  await watcher.query('COMMIT');
  await Promise.allSettled(searches);
});
