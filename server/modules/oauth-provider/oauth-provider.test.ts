import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as openid from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import {
  authorizeOAuthClient,
  createOAuthClient,
  deleteOAuthClient,
  endProgram,
  getOAuthClient,
  listOAuthClients,
  listPrograms,
  renewOAuthClientSecret,
  updateOAuthClient,
} from '#contract/oauth.ts';
import type { EndpointRequest } from '#contract/endpoint.ts';
import type { Scope } from '#contract/scopes.ts';
import { createThread } from '#contract/threads.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

const ISSUER = 'https://sidekick.example.com';
const REDIRECT = 'https://program.example.com/back';

let app: TestApp;
let folder: string;
let adminUser: TestUser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-oauth-'));
  app = await startTestApp({ environment: { PUBLIC_URL: ISSUER, DATA_DIR: folder } });
  app.dependencies.jobs.start();
  adminUser = await app.createUser({ roles: ['user', 'admin'] });
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await rm(folder, { recursive: true });
});

/** Signed in anew: some of these tests take a month. */
const asAdmin = () => app.signIn(adminUser);

interface Program {
  clientId: string;
  config: openid.Configuration;
}

/** A program that knows of us what our metadata says, by a library that was not written for us. */
async function newProgram({ hasSecret = false, scopes = ['profile:read', 'chat:read'] as Scope[] } = {}): Promise<Program> {
  const body = { name: 'Open Houses', redirectUris: [REDIRECT, `${REDIRECT}?two`], scopes, hasSecret };
  const { clientId, clientSecret } = await (await asAdmin()).call(createOAuthClient, { body });
  const byWire: openid.CustomFetch = (url, { body: form, headers, method, redirect }) =>
    fetch(url.replace(ISSUER, app.baseUrl), { body: form instanceof URLSearchParams ? form : null, headers, method, redirect });
  const config = await openid.discovery(
    new URL(ISSUER),
    clientId,
    clientSecret ?? undefined,
    clientSecret ? undefined : openid.None(),
    {
      algorithm: 'oauth2',
      [openid.customFetch]: byWire,
    },
  );
  config[openid.customFetch] = byWire;
  return { clientId, config };
}

/** What the login page is told, as its form sends it on. */
function bodyOf(address: URL) {
  const told = Object.fromEntries(address.searchParams);
  return {
    clientId: told['client_id'] ?? '',
    redirectUri: told['redirect_uri'] ?? '',
    scope: told['scope'] ?? '',
    responseType: told['response_type'] ?? '',
    state: told['state'],
    codeChallenge: told['code_challenge'],
    codeChallengeMethod: told['code_challenge_method'],
  };
}

/** The way of a program until its user has said yes: where the browser comes back to, and what the program remembers. */
async function ask(program: Program, user: TestClient, scope = 'profile:read chat:read') {
  const [verifier, state] = [openid.randomPKCECodeVerifier(), openid.randomState()];
  const address = openid.buildAuthorizationUrl(program.config, {
    redirect_uri: REDIRECT,
    scope,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  expect(address.origin + address.pathname).toBe(`${ISSUER}/login`);
  const { redirectUrl } = await user.call(authorizeOAuthClient, { body: { ...bodyOf(address), decision: 'allow' } });
  const back = new URL(redirectUrl);
  const exchange = () =>
    openid.authorizationCodeGrant(program.config, back, { pkceCodeVerifier: verifier, expectedState: state });
  return { back, exchange, address };
}

async function letIn({ program, scope }: { program?: Program; scope?: string } = {}) {
  const owner = await app.createUser();
  const user = await app.signIn(owner);
  const used = program ?? (await newProgram());
  const { exchange, back } = await ask(used, user, scope);
  return { owner, user, program: used, tokens: await exchange(), exchange, back };
}

const get = (path: string, token: string) => app.anonymous().fetch(path, { headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) => (await get('/api/me/profile', token)).status;
const entriesAbout = async ({ id }: TestUser) =>
  (
    await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_user_id', '=', id)
      .where('action', 'like', 'oauth-%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof openid.ResponseBodyError ? [error.status, error.error] : error;
};

describe('a program', () => {
  test('is let in, reads what it was allowed, and nothing else', async () => {
    const { owner, tokens } = await letIn();

    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3_600, scope: 'profile:read chat:read' });
    expect(await (await get('/api/me/profile', tokens.access_token)).json()).toMatchObject({ email: owner.email });
    const search = { method: 'POST', headers: { authorization: `Bearer ${tokens.access_token}` } };
    expect((await app.anonymous().fetch('/api/market/snapshot', search)).status).toBe(403);
    expect((await app.anonymous().fetch('/api/me/sessions', search)).status).toBe(404);
    expect((await get('/api/me/sessions', tokens.access_token)).status).toBe(401);
    expect(await entriesAbout(owner)).toEqual(['oauth-access-granted', 'oauth-tokens-issued']);
  });

  test('of too little scope comes in at none of the calls, whoever let it in', async () => {
    const owner = await app.createUser({ roles: ['user', 'admin'] });
    const { exchange } = await ask(await newProgram({ scopes: ['profile:read'] }), await app.signIn(owner), 'profile:read');
    const { access_token: token } = await exchange();
    const guarded = app.endpoints.filter(({ access }) => ['user', 'admin', 'token'].includes(access));
    expect(guarded.filter(({ scopes }) => scopes).length).toBeGreaterThan(10);

    for (const { method, path, scopes } of guarded) {
      if (scopes?.includes('profile:read')) continue;
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await app.anonymous().fetch(path.replaceAll(/\{\w+\}/g, owner.id), { method, headers });
      expect([method, path, status]).toEqual([method, path, scopes ? 403 : 401]);
    }
  });

  test('sees no more than its user, whose rights are asked for at each call', async () => {
    const { owner, tokens } = await letIn();
    expect(await statusOf(tokens.access_token)).toBe(200);
    await app.dependencies.accounts.users.setEnabled(owner.id, false, { userId: null, address: null });
    expect(await statusOf(tokens.access_token)).toBe(401);
    await app.dependencies.accounts.users.setEnabled(owner.id, true, { userId: null, address: null });
    expect(await statusOf(tokens.access_token)).toBe(401);
  });

  test('that can keep a secret proves itself with it, and asks what its tokens are good for', async () => {
    const program = await newProgram({ hasSecret: true });
    const { tokens, owner } = await letIn({ program });
    const answer = await openid.tokenIntrospection(program.config, tokens.access_token);
    expect(answer).toMatchObject({ active: true, scope: 'profile:read chat:read', sub: owner.id, client_id: program.clientId });
    const { tokens: foreign } = await letIn();
    expect(await openid.tokenIntrospection(program.config, foreign.access_token)).toEqual({ active: false });

    const form = {
      method: 'POST',
      body: new URLSearchParams({ client_id: program.clientId, client_secret: 'guess', token: 'x' }),
    };
    const wrong = await app.anonymous().fetch('/api/oauth2/introspect', form);
    expect([wrong.status, await wrong.json()]).toEqual([401, expect.objectContaining({ error: 'invalid_client' })]);
    const none = { method: 'POST', body: new URLSearchParams({ client_id: program.clientId, token: 'x' }) };
    expect((await app.anonymous().fetch('/api/oauth2/introspect', none)).status).toBe(401);
  });

  test('that says nothing, or has no secret where one is needed, is told so in the form of its library', async () => {
    for (const path of ['token', 'revoke', 'introspect']) {
      const answer = await app.anonymous().fetch(`/api/oauth2/${path}`, { method: 'POST', body: new URLSearchParams() });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        401,
        expect.objectContaining({ error: 'invalid_client' }),
      ]);
    }
    const { clientId } = await newProgram();
    const form = new URLSearchParams({ client_id: clientId, token: 'x' });
    expect((await app.anonymous().fetch('/api/oauth2/introspect', { method: 'POST', body: form })).status).toBe(401);
  });
});

describe('a code', () => {
  test('works once: shown again it ends all that came of it', async () => {
    const { exchange, tokens, owner } = await letIn();
    expect(await refusal(exchange())).toEqual([400, 'invalid_grant']);
    expect(await statusOf(tokens.access_token)).toBe(401);
    expect(await entriesAbout(owner)).toContain('oauth-reuse-detected');
  });

  test('is given to one of two who come together', async () => {
    const program = await newProgram();
    const { exchange } = await ask(program, await app.signIn(await app.createUser()));
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        exchange().then(
          () => 'tokens',
          () => 'refused',
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['refused', 'refused', 'tokens']);
  });

  test('is good for 60 seconds', async () => {
    const { exchange } = await ask(await newProgram(), await app.signIn(await app.createUser()));
    app.clock.advance(60_000);
    expect(await refusal(exchange())).toEqual([400, 'invalid_grant']);
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another address', { redirect_uri: `${REDIRECT}?two` }],
    ['another program', { client_id: 'other' }],
  ])('is worth nothing to %s, and nothing after that', async (_who, change) => {
    const program = await newProgram();
    const other = await newProgram();
    const verifier = openid.randomPKCECodeVerifier();
    const user = await app.signIn(await app.createUser());
    const body = {
      ...{ clientId: program.clientId, redirectUri: REDIRECT, scope: 'chat:read', responseType: 'code' },
      codeChallenge: await openid.calculatePKCECodeChallenge(verifier),
      codeChallengeMethod: 'S256',
    };
    const { redirectUrl } = await user.call(authorizeOAuthClient, { body });
    const code = new URL(redirectUrl).searchParams.get('code') ?? '';
    const right = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: verifier };
    const form = new URLSearchParams({ ...right, client_id: program.clientId, ...change });
    if (form.get('client_id') === 'other') form.set('client_id', other.clientId);
    const answer = await app.anonymous().fetch('/api/oauth2/token', { method: 'POST', body: form });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
  });
});

describe('a refresh token', () => {
  test('works once and brings another; shown again it ends the whole family', async () => {
    const { program, tokens, owner } = await letIn();
    const next = await openid.refreshTokenGrant(program.config, tokens.refresh_token ?? '');
    expect(await statusOf(next.access_token)).toBe(200);
    const last = await openid.refreshTokenGrant(program.config, next.refresh_token ?? '', { scope: 'chat:read' });
    expect([last.scope, (await get('/api/me/profile', last.access_token)).status]).toEqual(['chat:read', 403]);

    expect(await refusal(openid.refreshTokenGrant(program.config, tokens.refresh_token ?? ''))).toEqual([400, 'invalid_grant']);

    for (const { access_token: token } of [tokens, next, last]) expect(await statusOf(token)).toBe(401);
    expect(await refusal(openid.refreshTokenGrant(program.config, last.refresh_token ?? ''))).toEqual([400, 'invalid_grant']);
    expect(await entriesAbout(owner)).toContain('oauth-reuse-detected');
  });

  test('never brings more than was granted', async () => {
    const { program, tokens } = await letIn({ scope: 'chat:read' });
    const more = openid.refreshTokenGrant(program.config, tokens.refresh_token ?? '', { scope: 'chat:read profile:read' });
    expect(await refusal(more)).toEqual([400, 'invalid_scope']);
  });

  test('outlives its access token, which ends after an hour, and ends itself after 30 days', async () => {
    const { program, tokens } = await letIn();
    app.clock.advance(3_600_000);
    expect(await statusOf(tokens.access_token)).toBe(401);
    const next = await openid.refreshTokenGrant(program.config, tokens.refresh_token ?? '');
    app.clock.advance(30 * 24 * 3_600_000);
    expect(await refusal(openid.refreshTokenGrant(program.config, next.refresh_token ?? ''))).toEqual([400, 'invalid_grant']);
    await app.dependencies.oauth.tokens.forgetExpired();
    const grants = app.db.selectFrom('oauth_grants').select('id').where('client_id', '=', program.clientId);
    expect(await grants.execute()).toEqual([]);
  });

  test('is revoked with its family by the program that has it, and by no other', async () => {
    const { program, tokens } = await letIn();
    const { program: other } = await letIn();
    await openid.tokenRevocation(other.config, tokens.refresh_token ?? '');
    expect(await statusOf(tokens.access_token)).toBe(200);
    await openid.tokenRevocation(program.config, tokens.refresh_token ?? '');
    expect(await statusOf(tokens.access_token)).toBe(401);
  });
});

describe('the user', () => {
  test('is asked about a program that is known, at an address of its own', async () => {
    const { clientId } = await newProgram();
    const describeAt = (id: string, redirectUri?: string) =>
      app.anonymous().call(getOAuthClient, { params: { clientId: id }, query: { redirectUri } });
    expect(await describeAt(clientId)).toEqual({ clientName: 'Open Houses', clientRedirectUrl: REDIRECT });
    expect((await problemOf(describeAt('unknown'))).problem).toMatchObject({ status: 404, detail: 'Invalid client id.' });
    for (const address of [`${REDIRECT}/`, 'https://program.example.com', `${REDIRECT}#x`, 'https://evil.example/back'])
      expect((await problemOf(describeAt(clientId, address))).problem.code).toBe('oauth_redirect_not_allowed');
  });

  test('says no, and the program hears of it', async () => {
    const owner = await app.createUser();
    const user = await app.signIn(owner);
    const { address } = await ask(await newProgram(), user);
    const { redirectUrl } = await user.call(authorizeOAuthClient, { body: { ...bodyOf(address), decision: 'deny' } });
    const { searchParams } = new URL(redirectUrl);
    expect([searchParams.get('error'), searchParams.get('iss'), searchParams.has('code')]).toEqual([
      'access_denied',
      ISSUER,
      false,
    ]);
    expect(searchParams.get('state')).toBe(address.searchParams.get('state'));
    expect(await entriesAbout(owner)).toContain('oauth-access-denied');
  });

  test.each([
    ['no challenge', { codeChallenge: undefined, codeChallengeMethod: undefined }, 'invalid_request'],
    ['a plain challenge', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['another type', { responseType: 'token' }, 'unsupported_response_type'],
    ['more than the program may', { scope: 'profile:read listings:read' }, 'invalid_scope'],
    ['what does not exist', { scope: 'openid' }, 'invalid_scope'],
  ])('never lets a program in that asks with %s', async (_how, change, error) => {
    const user = await app.signIn(await app.createUser());
    const { address } = await ask(await newProgram(), user);
    const { redirectUrl } = await user.call(authorizeOAuthClient, { body: { ...bodyOf(address), ...change } });
    const { origin, pathname, searchParams } = new URL(redirectUrl);
    expect([origin + pathname, searchParams.get('error'), searchParams.get('code')]).toEqual([REDIRECT, error, null]);
  });

  test('is sent nowhere by an unknown program or a foreign address', async () => {
    const user = await app.signIn(await app.createUser());
    const { address } = await ask(await newProgram(), user);
    const call = (change: object) => problemOf(user.call(authorizeOAuthClient, { body: { ...bodyOf(address), ...change } }));
    expect((await call({ clientId: 'unknown' })).problem.code).toBe('oauth_client_not_found');
    expect((await call({ redirectUri: 'https://evil.example/back' })).problem.code).toBe('oauth_redirect_not_allowed');
    expect((await call({ scope: '' })).problem.errors).toEqual([{ path: 'body.scope', message: 'Missing parameters.' }]);
    const nobody = problemOf(app.anonymous().call(authorizeOAuthClient, { body: bodyOf(address) }));
    expect((await nobody).status).toBe(401);
  });

  test('sees who has access, and ends it at once, with the streams that are open', async () => {
    const { user, program, tokens, owner } = await letIn();
    expect(await user.call(listPrograms)).toMatchObject({
      items: [{ clientId: program.clientId, name: 'Open Houses', scopes: ['profile:read', 'chat:read'], lastUsedAt: null }],
    });
    await statusOf(tokens.access_token);
    expect((await user.call(listPrograms)).items[0]?.lastUsedAt).toMatch(/^20/);
    const stranger = await app.signIn(await app.createUser());
    const foreign = await problemOf(stranger.call(endProgram, { params: { clientId: program.clientId } }));
    expect(foreign.problem.code).toBe('oauth_client_not_found');
    expect(await statusOf(tokens.access_token)).toBe(200);

    const ended: string[] = [];
    app.dependencies.accounts.onSessionEnded(({ userId }) => ended.push(userId));
    await user.call(endProgram, { params: { clientId: program.clientId } });

    expect(await statusOf(tokens.access_token)).toBe(401);
    expect((await user.call(listPrograms)).items).toEqual([]);
    await until(() => expect(ended).toContain(owner.id));
    expect(await entriesAbout(owner)).toContain('oauth-access-ended');
  });

  test('hears by mail of a program that was let in for the first time, and only then', async () => {
    const { owner, user, program } = await letIn();
    await ask(program, user);
    const { owner: last } = await letIn();

    const mailsTo = async ({ email }: TestUser) =>
      ((await app.dependencies.outbox?.list()) ?? []).filter(({ to }) => to === email);
    await until(async () => expect(await mailsTo(last)).toHaveLength(1));
    const [mail, ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Open Houses can use your Sidekick account');
    expect(mail?.text).toContain('Read your chats');
    expect(mail?.text).toContain(`${ISSUER}/dashboard?settings_modal=connected-apps`);
  });
});

test('a program that may write asks the assistant in the name of its user', async () => {
  const program = await newProgram({ scopes: ['chat:write'] });
  const { user, tokens } = await letIn({ program, scope: 'chat:write' });
  const { id: threadId } = await user.call(createThread, { body: { title: 'Shared' } });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const sent = await app
    .anonymous()
    .call(sendPrompt, { params: { threadId }, body: { message: 'Homes in Oakland' } }, { headers });
  expect(sent.promptRefId).toMatch(/^[\da-f-]{36}$/);
});

describe('administrators', () => {
  test('list programs without their secrets, and end one for everybody', async () => {
    const { program, tokens } = await letIn();
    const { items } = await (await asAdmin()).call(listOAuthClients);
    expect(items.find(({ clientId }) => clientId === program.clientId)).toMatchObject({ name: 'Open Houses', hasSecret: false });
    expect(JSON.stringify(items)).not.toMatch(/sks_|secretHash/);

    await (await asAdmin()).call(deleteOAuthClient, { params: { clientId: program.clientId } });

    expect(await statusOf(tokens.access_token)).toBe(401);
    expect((await problemOf((await asAdmin()).call(deleteOAuthClient, { params: { clientId: program.clientId } }))).status).toBe(
      404,
    );
  });

  const change = async ({ clientId }: Program, body: EndpointRequest<typeof updateOAuthClient>['body']) =>
    (await asAdmin()).call(updateOAuthClient, { params: { clientId }, body });

  test('disable a program, which ends its access and opens no door until it is enabled and let in anew', async () => {
    const { program, tokens, user } = await letIn();
    const { exchange, address } = await ask(program, user);
    const ended: string[] = [];
    app.dependencies.accounts.onSessionEnded(({ sessionId }) => ended.push(sessionId));

    expect(await change(program, { isDisabled: true })).toMatchObject({ isDisabled: true, users: 0 });

    expect(await statusOf(tokens.access_token)).toBe(401);
    await until(() => expect(ended).toHaveLength(2));
    expect(await refusal(exchange())).toMatchObject({ status: 401 });
    expect(await refusal(openid.refreshTokenGrant(program.config, tokens.refresh_token ?? ''))).toMatchObject({ status: 401 });
    const again = problemOf(user.call(authorizeOAuthClient, { body: bodyOf(address) }));
    expect((await again).problem.code).toBe('oauth_client_not_found');

    await change(program, { isDisabled: false });
    expect(await statusOf(tokens.access_token)).toBe(401);
    const { exchange: anew } = await ask(program, user);
    expect(await statusOf((await anew()).access_token)).toBe(200);
  });

  test('take scopes and addresses from a program, which ends what goes beyond them and nothing else', async () => {
    const { program, tokens, user } = await letIn();
    const narrow = await letIn({ program, scope: 'profile:read' });
    const { exchange } = await ask(program, user, 'profile:read');

    const changed = await change(program, { name: 'Fewer', scopes: ['profile:read'], redirectUris: [`${REDIRECT}?two`] });
    expect(changed).toMatchObject({ name: 'Fewer', scopes: ['profile:read'], isDisabled: false, users: 2 });

    expect(await statusOf(tokens.access_token)).toBe(401);
    expect(await statusOf(narrow.tokens.access_token)).toBe(200);
    expect(await refusal(exchange())).toEqual([400, 'invalid_grant']);
    const unknown = problemOf(change({ ...program, clientId: 'unknown' }, { name: 'None' }));
    expect((await unknown).problem.code).toBe('oauth_client_not_found');
  });

  test('give a program another secret, which ends the one before, and leave all of it in the audit log', async () => {
    const program = await newProgram({ hasSecret: true });
    const params = { clientId: program.clientId };
    const { tokens } = await letIn({ program });
    const { clientSecret } = await (await asAdmin()).call(renewOAuthClientSecret, { params });
    expect(clientSecret).toMatch(/^sks_[\w-]{43}$/);
    expect(await refusal(openid.tokenIntrospection(program.config, tokens.access_token))).toMatchObject({ status: 401 });
    expect(await statusOf(tokens.access_token)).toBe(200);

    const withoutSecret = { clientId: (await newProgram()).clientId };
    const refused = problemOf((await asAdmin()).call(renewOAuthClientSecret, { params: withoutSecret }));
    expect((await refused).problem.code).toBe('oauth_client_without_secret');

    await change(program, { isDisabled: true });
    await change(program, { isDisabled: false, name: 'Renamed' });
    await (await asAdmin()).call(deleteOAuthClient, { params });
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id', 'details'])
      .where('action', 'like', 'oauth-client-%')
      .orderBy('id')
      .execute();
    const about = entries.filter(({ details }) => JSON.stringify(details).includes(program.clientId));
    expect(about.map(({ action }) => action.replace('oauth-client-', ''))).toEqual([
      ...['created', 'secret-renewed', 'disabled', 'enabled', 'changed', 'deleted'],
    ]);
    expect(new Set(about.map(({ actor_user_id }) => actor_user_id))).toEqual(new Set([adminUser.id]));
    expect(JSON.stringify(about)).not.toContain('sks_');
  });

  test.each([
    'http://program.example.com/',
    'javascript:alert(1)',
    'https://a@b.example/',
    'https://a.example/#x',
    'data:x',
    '/back',
  ])('make no program known that is answered at %s', async (address) => {
    const body = { name: 'Rogue', redirectUris: [address], scopes: ['chat:read'] as Scope[] };
    expect((await problemOf((await asAdmin()).call(createOAuthClient, { body }))).status).toBe(422);
  });

  test.each(['http://127.0.0.1:8400/back', 'https://a.example', 'com.example.app:/back'])(
    'make a program known that is answered at %s',
    async (address) => {
      const body = { name: 'App', redirectUris: [address], scopes: ['chat:read'] as Scope[] };
      expect((await (await asAdmin()).call(createOAuthClient, { body })).redirectUris).toEqual([address]);
    },
  );
});
