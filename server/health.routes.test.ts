import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listFlags } from '#contract/flags.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const token = 'a-token-that-is-long-enough';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { METRICS_TOKEN: token } });
});
afterAll(() => app.close());

const get = async (path: string, headers = {}) => {
  const answer = await app.anonymous().fetch(path, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('the process is up', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
});

test('readiness names each check', async () => {
  const { status, text } = await get('/readyz');

  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    status: 'ready',
    checks: { database: 'ok', fileStore: 'ok', eventBus: 'ok', running: 'ok' },
    listingSources: [],
  });
});

test('without its database it is up, not ready, and says what failed', async () => {
  const other = await startTestApp();
  try {
    await other.dependencies.bus.close();
    const answer = await other.anonymous().fetch('/readyz');

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'not ready',
      checks: { database: 'ok', fileStore: 'ok', eventBus: 'failed', running: 'ok' },
    });
  } finally {
    await other.close();
  }
});

test('without its file store it is not ready', async () => {
  const check = vi.spyOn(app.dependencies.storage, 'check').mockRejectedValue(new Error('The object store answers 503 to HEAD'));
  try {
    const { status, text } = await get('/readyz');

    expect([status, JSON.parse(text).checks]).toEqual([
      503,
      { database: 'ok', fileStore: 'failed', eventBus: 'ok', running: 'ok' },
    ]);
  } finally {
    check.mockRestore();
  }
});

test('metrics are for whoever has the token, and name routes, never addresses', async () => {
  await (await app.signIn(await app.createUser())).call(listFlags);

  expect((await get('/metrics')).status).toBe(401);
  expect((await get('/metrics', { authorization: 'Bearer something-else-entirely' })).status).toBe(401);
  const { status, text } = await get('/metrics', { authorization: `Bearer ${token}` });
  expect(status).toBe(200);
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/api\/flags",status="200"\} 1$/m);
  expect(text).toMatch(/^http_open_connections \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

test('without a token there are no metrics', async () => {
  const other = await startTestApp();
  try {
    expect((await other.anonymous().fetch('/metrics', { headers: { accept: 'text/plain' } })).status).toBe(404);
  } finally {
    await other.close();
  }
});
