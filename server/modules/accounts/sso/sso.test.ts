import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { authorizeOAuthClient, createOAuthClient } from '#contract/oauth.ts';
import { getSecondFactors, startAuthenticator } from '#contract/second-factors.ts';
import { listSsoProviders, startSso } from '#contract/sso.ts';
import { FAKE_CLIENT, startOpenIdFake, type Deviation, type OpenIdFake } from '#tests/fakes/sso/openid-fake.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { createTestClient, problemOf, type TestClient } from '#tests/support/test-client.ts';
import { minute } from '#tests/support/test-clock.ts';

let app: TestApp;
let miamire: OpenIdFake;
let claw: OpenIdFake;
const settingsFor = (name: string, { issuer }: OpenIdFake) => ({
  [`SSO_${name}_ISSUER`]: issuer,
  [`SSO_${name}_CLIENT_ID`]: FAKE_CLIENT.id,
  [`SSO_${name}_CLIENT_SECRET`]: FAKE_CLIENT.secret,
});
beforeAll(async () => {
  [miamire, claw] = await Promise.all([startOpenIdFake(), startOpenIdFake()]);
  app = await startTestApp({
    environment: {
      ...{ OUTGOING_TO_PRIVATE_ADDRESSES: 'on', TRUST_PROXY: 'on', SSO_TRUSTED_DOMAINS: 'miamire:members.example' },
      ...{ ...settingsFor('MIAMIRE', miamire), ...settingsFor('CLAW', claw) },
      ALLOWED_REDIRECT_ORIGINS: 'https://tools.example.com',
    },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([miamire.close(), claw.close()]);
});

const secondsAgo = (seconds: number) => Math.floor(app.clock.now().getTime() / 1_000) - seconds;

let people = 0;
/** A member of the provider with an account here, and a browser of its own at an address of its own. */
async function member(): Promise<{ user: TestUser; claims: JWTPayload; client: TestClient }> {
  people += 1;
  const user = await app.createUser({ email: `member-${people}@members.example` });
  return { user, claims: { sub: `subject-${people}`, email: user.email, email_verified: true }, client: visitor() };
}
const visitor = () => createTestClient(app.baseUrl);

beforeEach(() => {
  for (const fake of [miamire, claw]) Object.assign(fake, { claims: {}, deviation: {}, exchanges: [] });
});

const go = (client: TestClient, url: string) => client.fetch(url, { headers: { 'x-forwarded-for': `203.0.113.${people}` } });
async function begin(client: TestClient, { provider = 'miamire', query = '' } = {}): Promise<string> {
  const answer = await go(client, `/api/auth/login/sso/${provider}/start${query}`);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
async function come(client: TestClient, address: string): Promise<string> {
  const answer = await go(client, address);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
const emailOf = async (client: TestClient) =>
  client.call(getMe).then(
    ({ email }) => email,
    () => null,
  );
async function lastRefusal() {
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'details', 'subject_user_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry.action).toBe('sign-in-failed');
  return entry;
}

test('the login page offers the providers that are set up', async () => {
  expect(await visitor().call(listSsoProviders)).toEqual({
    items: [
      { provider: 'miamire', name: 'MIAMI Realtors' },
      { provider: 'claw', name: 'CLAW' },
    ],
  });
});

test('a member signs in, and is found again by subject though the address has changed', async () => {
  const { user, claims, client } = await member();
  miamire.claims = claims;
  const location = await begin(client, { query: '?redirect=/presentations' });
  expect(await come(client, miamire.answerTo(location))).toBe('/presentations');
  expect(await emailOf(client)).toBe(user.email);

  const again = visitor();
  miamire.claims = { sub: claims.sub };
  expect(await come(again, miamire.answerTo(await begin(again)))).toBe('/');
  expect(await emailOf(again)).toBe(user.email);
});

test('who proves it again is asked anew by the provider, and may change the second factors afterwards', async () => {
  const { claims, client } = await member();
  miamire.claims = claims;
  await come(client, miamire.answerTo(await begin(client)));
  app.clock.advance(11 * minute);
  expect((await problemOf(client.call(startAuthenticator))).problem.code).toBe('reauthentication_required');
  expect(await client.call(getSecondFactors)).toMatchObject({ hasPassword: false, providers: ['miamire'] });

  const location = await begin(client, { query: '?again=true&redirect=/dashboard?settings_modal=security' });
  const asked = new URL(location).searchParams;
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
  miamire.claims = { ...claims, auth_time: secondsAgo(5) };
  expect(await come(client, miamire.answerTo(location))).toBe('/dashboard?settings_modal=security');
  await client.call(startAuthenticator);
});

test('a provider that lets somebody in without asking anew, or does not say when it did, proves nothing', async () => {
  const { claims, client } = await member();
  for (const auth_time of [undefined, secondsAgo(3_600)]) {
    miamire.claims = { ...claims, ...(auth_time === undefined ? {} : { auth_time }) };
    expect(await come(client, miamire.answerTo(await begin(client, { query: '?again=true' })))).toBe('/');
    expect((await problemOf(client.call(startAuthenticator))).problem.code).toBe('reauthentication_required');
  }
});

test('a program that asks how long ago its user signed in (max_age, prompt) counts from the sign-in at the provider', async () => {
  const { claims, client } = await member();
  const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
  const redirectUri = 'https://program.example.com/back';
  const { clientId } = await admin.call(createOAuthClient, {
    body: { name: 'Open Houses', redirectUris: [redirectUri], scopes: ['profile:read'], hasSecret: false },
  });
  const request = { clientId, redirectUri, scope: 'profile:read', responseType: 'code' };
  const proof = { codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'S256' };
  const isLetIn = async (wish: { maxAge?: string; prompt?: string }) =>
    client.call(authorizeOAuthClient, { body: { ...request, ...proof, ...wish } }).then(
      ({ redirectUrl }) => new URL(redirectUrl).searchParams.has('code'),
      () => false,
    );

  miamire.claims = { ...claims, auth_time: secondsAgo(900) };
  await come(client, miamire.answerTo(await begin(client)));
  expect([await isLetIn({}), await isLetIn({ maxAge: '1000' })]).toEqual([true, true]);
  expect([await isLetIn({ maxAge: '600' }), await isLetIn({ prompt: 'login' })]).toEqual([false, false]);

  miamire.claims = { ...claims, auth_time: secondsAgo(1) };
  await come(client, miamire.answerTo(await begin(client, { query: '?again=true' })));
  expect([await isLetIn({ maxAge: '0' }), await isLetIn({ prompt: 'login' })]).toEqual([true, true]);
});

test('the provider is sent a challenge, and told its secret only with the code', async () => {
  const { claims, client } = await member();
  miamire.claims = claims;
  const location = new URL(await begin(client));
  expect(Object.fromEntries(location.searchParams)).toEqual({
    ...{ client_id: FAKE_CLIENT.id, response_type: 'code', scope: 'openid email profile', code_challenge_method: 'S256' },
    redirect_uri: `${app.baseUrl}/api/auth/login/sso/miamire/callback`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
  });
  await come(client, miamire.answerTo(location.href));
  const verifier = miamire.exchanges.at(-1)?.get('code_verifier') ?? '';
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(location.searchParams.get('code_challenge'));
});

test('afterwards one is led to own pages and listed sites alone', async () => {
  const { claims, client } = await member();
  miamire.claims = claims;
  const led = async (redirect: string) =>
    come(client, miamire.answerTo(await begin(client, { query: `?redirect=${encodeURIComponent(redirect)}` })));
  expect(await led('https://evil.example/')).toBe('/');
  expect(await led('//evil.example/')).toBe('/');
  expect(await led('https://tools.example.com/x')).toBe('https://tools.example.com/x');
});

describe('an answer that departs from the rules is refused and audited:', () => {
  const deviations: [string, Deviation, RegExp][] = [
    ['another issuer', { claims: { iss: 'https://evil.example' } }, /iss/],
    ['another audience', { claims: { aud: 'somebody-else' } }, /aud/],
    ['another nonce', { claims: { nonce: 'made-up' } }, /nonce/],
    ['no nonce', { claims: { nonce: undefined } }, /not valid/],
    ['an expired token', { claims: { exp: 1 } }, /exp/],
    ['no signature (alg none)', { signedWith: 'nothing' }, /not valid/],
    ['a foreign key', { signedWith: 'a foreign key' }, /not valid/],
    ['no subject', { claims: { sub: undefined } }, /not valid/],
    ['an empty subject', { claims: { sub: '' } }, /not valid/],
    ['a subject without end', { claims: { sub: 'x'.repeat(300) } }, /not valid/],
  ];
  test.each(deviations)('%s', async (_, deviation, reason) => {
    const { claims, client } = await member();
    Object.assign(miamire, { claims, deviation });
    expect(await come(client, miamire.answerTo(await begin(client)))).toBe('/login?error=unexpected&plan=miamire');
    expect(await emailOf(client)).toBeNull();
    expect((await lastRefusal()).details).toEqual({ method: 'sso', provider: 'miamire', reason: expect.stringMatching(reason) });
  });

  test('an answer of another issuer than the one that was asked (iss)', async () => {
    const { claims, client } = await member();
    miamire.claims = claims;
    const answer = miamire.answerTo(await begin(client), { iss: claw.issuer });
    expect(await come(client, answer)).toBe('/login?error=unexpected&plan=miamire');
    expect(miamire.exchanges).toHaveLength(0);
  });

  test('an answer that does not say whose it is, of a provider that promised to', async () => {
    const { claims, client } = await member();
    miamire.claims = claims;
    const answer = new URL(miamire.answerTo(await begin(client)));
    answer.searchParams.delete('iss');
    expect(await come(client, answer.href)).toBe('/login?error=unexpected&plan=miamire');
    expect(miamire.exchanges).toHaveLength(0);
  });

  test('the answer of one provider at the callback of another (mix-up)', async () => {
    const { claims, client } = await member();
    Object.assign(miamire, { claims });
    Object.assign(claw, { claims });
    const answer = claw.answerTo(await begin(client, { provider: 'claw' })).replace('/claw/callback', '/miamire/callback');
    expect(await come(client, answer)).toBe('/login?error=unexpected&plan=miamire');
    expect((await lastRefusal()).details).toMatchObject({ reason: 'begun at another provider' });
    expect([...miamire.exchanges, ...claw.exchanges]).toHaveLength(0);
  });

  test('an answer that comes twice (replayed state)', async () => {
    const { user, claims, client } = await member();
    miamire.claims = claims;
    const answer = miamire.answerTo(await begin(client));
    expect(await come(client, answer)).toBe('/');
    expect(await come(client, answer)).toBe('/login?error=unexpected&plan=miamire');
    expect((await lastRefusal()).details).toMatchObject({ reason: 'unknown, used or expired state' });
    expect(await emailOf(client)).toBe(user.email);
  });

  test('an answer to what another browser began', async () => {
    const { claims, client } = await member();
    miamire.claims = claims;
    const victim = visitor();
    await begin(victim);
    expect(await come(victim, miamire.answerTo(await begin(client)))).toBe('/login?error=unexpected&plan=miamire');
    expect((await lastRefusal()).details).toMatchObject({ reason: 'begun in another browser' });
    expect(await emailOf(victim)).toBeNull();
  });

  test('an answer after more than ten minutes, and one to nothing', async () => {
    const { claims, client } = await member();
    miamire.claims = claims;
    const answer = miamire.answerTo(await begin(client));
    app.clock.advance(11 * minute);
    expect(await come(client, answer)).toBe('/login?error=unexpected&plan=miamire');
    expect(await come(client, '/api/auth/login/sso/miamire/callback')).toBe('/login?error=unexpected&plan=miamire');
  });
});

describe('an account is opened by the word of a provider only', () => {
  const answerOf = async (claims: JWTPayload, fake = miamire, provider = 'miamire') => {
    const client = visitor();
    fake.claims = claims;
    return come(client, fake.answerTo(await begin(client, { provider })));
  };
  const refused = '/login?error=invalid-account&plan=miamire';

  test('where it has checked the address', async () => {
    const { user, claims } = await member();
    expect(await answerOf({ ...claims, email_verified: false })).toBe(refused);
    expect(await answerOf({ sub: claims.sub, email: user.email })).toBe(refused);
    expect(await answerOf({ sub: claims.sub })).toBe(refused);
  });

  test('where it is trusted for the domain', async () => {
    const { claims } = await member();
    expect(await answerOf(claims, claw, 'claw')).toBe('/login?error=invalid-account&plan=claw');
    expect((await lastRefusal()).details).toMatchObject({ reason: expect.stringContaining('not trusted') });
    expect(await answerOf(claims)).toBe('/');
  });

  test('where there is one, it is enabled, and its owner has confirmed the address', async () => {
    expect(await answerOf({ sub: 'nobody-here', email: 'nobody@members.example', email_verified: true })).toBe(refused);
    const { user, claims } = await member();
    await app.db.updateTable('users').set({ email_confirmed: false }).where('id', '=', user.id).execute();
    expect(await answerOf(claims)).toBe(refused);
    await app.db.updateTable('users').set({ email_confirmed: true }).where('id', '=', user.id).execute();
    expect(await answerOf(claims)).toBe('/');
    await app.dependencies.accounts.users.setEnabled(user.id, false, { userId: null, address: null });
    expect(await answerOf(claims)).toBe(refused);
    expect(await lastRefusal()).toMatchObject({ subject_user_id: user.id, details: { reason: 'disabled account' } });
  });

  test('and not once the address belongs to somebody else there', async () => {
    const { claims } = await member();
    expect(await answerOf(claims)).toBe('/');
    expect(await answerOf({ ...claims, sub: 'who-has-the-address-now' })).toBe(refused);
    expect((await lastRefusal()).details).toMatchObject({ reason: expect.stringContaining('somebody else') });
  });
});

test('who has a second factor is asked for it by a page whose address tells no server the handle', async () => {
  const { user, claims, client } = await member();
  await app.db.updateTable('users').set({ has_second_factor: true }).where('id', '=', user.id).execute();
  miamire.claims = claims;
  const location = await come(client, miamire.answerTo(await begin(client, { query: '?redirect=/presentations' })));
  expect(location).toMatch(/^\/auth-challenge\/second-factor\?redirect=%2Fpresentations#v1\.[\w.-]+$/);
  expect(await emailOf(client)).toBeNull();
});

test('where one wanted to go is kept for another way of logging in', async () => {
  const { client } = await member();
  miamire.claims = { sub: 'nobody-here' };
  const answer = miamire.answerTo(await begin(client, { query: '?redirect=/presentations' }));
  expect(await come(client, answer)).toBe('/login?error=invalid-account&plan=miamire&redirect=%2Fpresentations');
});

test('who cancels at the provider is back at the login page without an error', async () => {
  const { client } = await member();
  const answer = new URL(miamire.answerTo(await begin(client), { error: 'access_denied' }));
  answer.searchParams.delete('code');
  expect(await come(client, answer.href)).toBe('/login');
  expect((await lastRefusal()).details).toMatchObject({ reason: 'declined at the provider' });
});

test('a provider that is not set up or cannot be reached is told, and tried again later', async () => {
  const client = visitor();
  expect(await come(client, '/api/auth/login/sso/beccar/start')).toBe('/login?error=unexpected-provider&plan=beccar');
  expect((await client.fetch('/api/auth/login/sso/elsewhere/start')).status).toBe(404);

  app.clock.advance(61 * minute);
  claw.metadata = { issuer: 'https://evil.example' };
  expect(await come(client, '/api/auth/login/sso/claw/start')).toBe('/login?error=unexpected&plan=claw');
  claw.metadata = {};
  expect(await begin(client, { provider: 'claw' })).toContain(claw.issuer);
});

test('one address begins so many sign-ins and no more', async () => {
  const client = visitor();
  const from = { headers: { 'x-forwarded-for': '198.51.100.7' } };
  const start = startSso.path.replace('{provider}', 'miamire');
  for (let turn = 0; turn < 20; turn += 1) await client.fetch(start, from);
  const { headers } = await client.fetch(start, from);
  expect(headers.get('location')).toBe('/login?error=unexpected-busy&plan=miamire');
});

test('people who come by another name of this machine are led back to that name', async () => {
  const byName = app.baseUrl.replace('127.0.0.1', 'localhost');
  const location = new URL(await begin(createTestClient(byName)));
  expect(location.searchParams.get('redirect_uri')).toBe(`${byName}/api/auth/login/sso/miamire/callback`);
});
