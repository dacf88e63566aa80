import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endConnection, listConnectedApps, type AppId, type ConnectionState } from '#contract/connections.ts';
import { demo } from '#demo/index.ts';
import { erasePersonalData } from '#server/personal-data.ts';
import { createSealing } from '#server/platform/sealing/index.ts';
import { startAppFake, type AppFake } from '#tests/fakes/apps/app-fake.ts';
import { startTestApp, type TestUser } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { minute } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';

let fake: AppFake;
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  fake = await startAppFake();
  const background = { start() {}, drain: async () => {} };
  app = await startTestApp({
    demo: { ...demo, createStandIns: () => ({ ssoClients: {}, appClients: fake.clients, background }) },
    environment: { ALLOWED_REDIRECT_ORIGINS: 'https://tools.example.com' },
  });
  app.dependencies.jobs.start();
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await fake.close();
});
beforeEach(() => {
  Object.assign(fake, { asked: [], faults: [], granted: {} });
});

async function agent(): Promise<{ user: TestUser; client: TestClient }> {
  const user = await app.createUser();
  return { user, client: await app.signIn(user) };
}

/** Where a navigation leads. */
async function follow(client: TestClient, address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await client.fetch(address, { headers });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  return answer.headers.get('location') ?? '';
}
const begin = (client: TestClient, appId: AppId = 'google', query = '') =>
  follow(client, `/api/actions/apps/${appId}/connection${query}`);

async function connect(client: TestClient, appId: AppId = 'google'): Promise<void> {
  expect(await follow(client, fake.answerTo(await begin(client, appId)))).toBe(`/account/app-connection/${appId}/success`);
}

async function stateOf(client: TestClient, appId: AppId = 'google'): Promise<ConnectionState | undefined> {
  return (await client.call(listConnectedApps)).find(({ id }) => id === appId)?.connection;
}

const callsOf = (call: string) => fake.asked.filter((one) => one.call === call);

async function auditOf({ id }: TestUser): Promise<[string, unknown][]> {
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('subject_user_id', '=', id)
    .where('action', 'like', 'app-%')
    .orderBy('id')
    .execute();
  return entries.map(({ action, details }) => [action, details]);
}

const rows = () => app.db.selectFrom('app_connections').selectAll().execute();

describe('connecting an app', () => {
  test('goes by the provider’s page and ends at the page that closes itself; the tokens are sealed', async () => {
    const { user, client } = await agent();
    expect(await client.call(listConnectedApps)).toEqual([
      { id: 'google', name: 'Google', description: expect.any(String), connection: 'not-connected' },
      { id: 'dotloop', name: 'dotloop', description: expect.any(String), connection: 'not-connected' },
    ]);

    const asked = new URL(await begin(client));
    expect(asked.searchParams.get('scope')).toContain('gmail.compose');
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(await follow(client, fake.answerTo(asked.href))).toBe('/account/app-connection/google/success');

    expect(await stateOf(client)).toBe('connected');
    expect(await stateOf(client, 'dotloop')).toBe('not-connected');
    const [exchange] = callsOf('POST /token');
    expect(exchange?.authorization).toMatch(/^Basic /);
    expect(JSON.stringify(await rows())).not.toMatch(/access-\d|refresh-\d/);
    expect(await auditOf(user)).toEqual([['app-connected', { app: 'google' }]]);
  });

  test('follows its redirect as far as that may lead', async () => {
    const { client } = await agent();
    const back = async (redirect: string) =>
      follow(client, fake.answerTo(await begin(client, 'google', `?redirect=${encodeURIComponent(redirect)}`)));

    expect(await back('/account/app-connection/google/success')).toBe('/account/app-connection/google/success');
    expect(await back('https://tools.example.com/done')).toBe('https://tools.example.com/done');
    expect(await back('https://evil.example/done')).toBe('/');
  });

  test('starts from a page of ours alone, for somebody who is signed in', async () => {
    const { client } = await agent();
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect(await follow(client, '/api/actions/apps/google/connection', crossSite)).toBe('/account/connected-apps');
    const login = '/login?redirect=%2Faccount%2Fconnected-apps';
    expect(await begin(app.anonymous())).toBe(login);
    expect(await follow(app.anonymous(), fake.answerTo(await begin(client)))).toBe(login);
  });

  test('is refused with a reason, which is audited', async () => {
    const { user, client } = await agent();
    const other = await agent();
    const failed = (reason: string) => `/account/app-connection/google/failed?reason=${reason}`;

    expect(await follow(client, fake.answerTo(await begin(client), { error: 'access_denied' }))).toBe(failed('declined'));
    // An answer to somebody else's consent.
    expect(await follow(client, fake.answerTo(await begin(other.client)))).toBe(failed('failed'));
    const forDotloop = fake.answerTo(await begin(client, 'dotloop')).replace('/dotloop/', '/google/');
    expect(await follow(client, forDotloop)).toBe(failed('failed'));
    fake.granted = { scope: 'https://www.googleapis.com/auth/calendar.events' };
    expect(await follow(client, fake.answerTo(await begin(client)))).toBe(failed('incomplete'));
    expect(callsOf('POST /revoke')).toHaveLength(1);
    fake.granted = {};
    fake.faults = [{ path: '/token', cut: true }];
    const answer = fake.answerTo(await begin(client));
    expect(await follow(client, answer)).toBe(failed('failed'));
    // A state counts once.
    expect(await follow(client, answer)).toBe(failed('failed'));
    const late = fake.answerTo(await begin(client));
    app.clock.advance(11 * minute);
    expect(await follow(client, late)).toBe(failed('failed'));
    app.clock.advance(-11 * minute);

    expect(await stateOf(client)).toBe('not-connected');
    const reasons = (await auditOf(user)).map(([action, details]) => [action, details]);
    expect(reasons).toEqual([
      ['app-connection-failed', { app: 'google', reason: 'declined at the provider' }],
      ['app-connection-failed', { app: 'google', reason: 'begun by somebody else' }],
      ['app-connection-failed', { app: 'google', reason: 'begun for another app' }],
      ['app-connection-failed', { app: 'google', reason: 'not all was granted that is needed' }],
      ['app-connection-failed', { app: 'google', reason: 'the provider’s answer is not valid' }],
      ['app-connection-failed', { app: 'google', reason: 'unknown, used or expired state' }],
      ['app-connection-failed', { app: 'google', reason: 'unknown, used or expired state' }],
    ]);
  });
});

/** By the clock of the app it is a minute ago: what ends in a second is due at once. */
async function agentOfBefore() {
  app.clock.advance(-minute);
  return agent();
}

describe('a connection', () => {
  afterEach(() => app.clock.set(new Date().toISOString()));

  test('is ended at once, and at the provider by job', async () => {
    const { user, client } = await agent();
    await connect(client);
    fake.faults = [{ path: '/revoke', status: 500 }];

    await client.call(endConnection, { params: { appId: 'google' } });
    expect(await stateOf(client)).toBe('not-connected');
    await until(async () => expect(callsOf('POST /revoke')).toHaveLength(2));
    expect(callsOf('POST /revoke')[1]?.body).toMatch(/token=refresh-\d+/);
    await until(async () => expect((await rows()).filter(({ user_id }) => user_id === user.id)).toEqual([]));

    await client.call(endConnection, { params: { appId: 'google' } });
    expect(await auditOf(user)).toEqual([
      ['app-connected', { app: 'google' }],
      ['app-disconnected', { app: 'google' }],
    ]);
  });

  test('gets new tokens by job before its own expire, with the refresh token that came last', async () => {
    const { user, client } = await agentOfBefore();
    fake.granted = { expires_in: 1 };
    await connect(client);
    await until(() => expect(callsOf('POST /token').length).toBeGreaterThanOrEqual(3));
    fake.granted = {};

    const sent = callsOf('POST /token').map(({ body }) => new URLSearchParams(body).get('refresh_token'));
    const [, first = '', second = ''] = sent;
    expect(first).toMatch(/^refresh-\d+$/);
    expect(second).toBe(`refresh-${Number(first?.slice(8)) + 1}`);
    expect(await stateOf(client)).toBe('connected');
    expect(await auditOf(user)).toHaveLength(1);
  });

  test('expires when the provider takes its tokens no more, and is made anew by connecting again', async () => {
    const { user, client } = await agentOfBefore();
    fake.granted = { expires_in: 1 };
    const answer = fake.answerTo(await begin(client));
    await follow(client, answer);
    fake.faults = [{ path: '/token', status: 400, body: { error: 'invalid_grant' } }];
    await until(async () => expect(await stateOf(client)).toBe('expired'));

    fake.granted = {};
    await connect(client);
    expect(await stateOf(client)).toBe('connected');
    expect((await auditOf(user)).map(([action]) => action)).toEqual(['app-connected', 'app-connection-expired', 'app-connected']);
  });

  test('that was ended and made again is not ended at the provider, which knows one consent', async () => {
    const { client } = await agent();
    await connect(client);
    fake.faults = [{ path: '/revoke', status: 503 }];
    await client.call(endConnection, { params: { appId: 'google' } });
    await until(() => expect(callsOf('POST /revoke')).toHaveLength(1));
    await connect(client);
    await until(async () => expect((await rows()).filter(({ ended_at }) => ended_at)).toEqual([]));
    expect(callsOf('POST /revoke')).toHaveLength(1);
    expect(await stateOf(client)).toBe('connected');
  });

  test('of an erased account is ended at the provider, and forgotten', async () => {
    const { user, client } = await agent();
    await connect(client, 'dotloop');
    await erasePersonalData(app.dependencies, user.id);

    await until(() => expect(callsOf('POST /revoke')[0]?.body).toMatch(/token=access-\d+/));
    await until(async () => expect((await rows()).filter(({ ended_at }) => ended_at)).toEqual([]));
  });
});

test('what an earlier key sealed is sealed anew', async () => {
  const { client } = await agent();
  await connect(client);
  const other = await startTestApp({
    joining: app,
    environment: { SEALING_KEY: 'ab'.repeat(32) },
  });
  const connections = other.dependencies.modules.find(({ name }) => name === 'connections');
  const count = (await rows()).length;

  expect(await connections?.reseal?.()).toBe(count);
  expect(await connections?.reseal?.()).toBe(0);
  const name = (await createSealing({ key: 'ab'.repeat(32), dataFolder: '.' }).seal('', '')).split('.')[1];
  expect((await rows()).map(({ sealed_tokens }) => sealed_tokens.split('.')[1])).toEqual(Array(count).fill(name));
  await other.close();
});

afterEach(async () => {
  await app.db.deleteFrom('app_connections').execute();
});
