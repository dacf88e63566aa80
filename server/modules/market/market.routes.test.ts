import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMarketSnapshot } from '#contract/market.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const records = Array.from({ length: 12 }, (_, at) => ({ line: at + 1, record: resoRecord({ City: 'Testville' }) }));
  const { database, clock } = app.dependencies;
  await importListings({ pool: database.pool, clock }, { source: 'North MLS', records });
  agent = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

test('a caller gets the figures of an area', async () => {
  const body = { areaFilter: { type: 'named-area', nameType: 'city', name: 'Testville' } } as const;
  expect(await agent.call(getMarketSnapshot, { body })).toMatchObject({
    area: 'Testville',
    activeCount: { value: 12 },
    medianPrice: { value: null, missing: 'not-enough-data', n: 0 },
  });
});

test('a request tells each field that is wrong', async () => {
  const body = { areaFilter: { type: 'named-area', nameType: 'city', name: '' }, windowDays: 0 } as const;
  const refusal = await problemOf(agent.call(getMarketSnapshot, { body }));
  expect(refusal.status).toBe(422);
  expect(refusal.problem.errors.map((error) => error.path).sort()).toEqual(['body.areaFilter.name', 'body.windowDays']);
});
