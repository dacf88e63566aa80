import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  authorizeOAuthClient,
  createOAuthClient,
  deleteOAuthClient,
  getOAuthMetadata,
  issueOAuthToken,
  updateOAuthClient,
} from '#contract/oauth.ts';
import { getMe } from '#contract/accounts.ts';
import { getProfile } from '#contract/profile.ts';
import { listThreads } from '#contract/threads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const PAGE = 'https://board.example.com';
const REDIRECT = `${PAGE}/back`;
const FOREIGN = ['https://evil.example', 'https://board.example.com.evil.example', 'http://board.example.com', 'null'];

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
});
afterAll(() => app.close());

const newProgram = (hasSecret = false, redirectUris = [REDIRECT, 'com.example.board:/back']) =>
  admin.call(createOAuthClient, { body: { name: 'Board', redirectUris, scopes: ['profile:read'], hasSecret } });

/** As a page of an origin calls: by the browser, with no cookie. */
const fromPage = (origin: string, path: string, init: RequestInit = {}) =>
  app.anonymous().fetch(path, { ...init, headers: { 'sec-fetch-site': 'cross-site', origin, ...init.headers } });

const preflight = (origin: string, path: string, method = 'GET') =>
  fromPage(origin, path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
  });

const allowedTo = (answer: Response) => answer.headers.get('access-control-allow-origin');

test('a program that runs in a browser gets its token and calls with it, from its own pages', async () => {
  const { clientId } = await newProgram();
  const agent = await app.signIn(await app.createUser());
  const verifier = 'v'.repeat(43);
  const { redirectUrl } = await agent.call(authorizeOAuthClient, {
    body: {
      ...{ clientId, redirectUri: REDIRECT, scope: 'profile:read', responseType: 'code' },
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
      codeChallengeMethod: 'S256',
    },
  });
  expect(allowedTo(await fromPage(PAGE, getOAuthMetadata.path))).toBe(PAGE);

  const code = new URL(redirectUrl).searchParams.get('code') ?? '';
  const body = new URLSearchParams({
    ...{ grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: verifier, client_id: clientId },
  });
  const issued = await fromPage(PAGE, issueOAuthToken.path, { method: 'POST', body });
  expect([issued.status, allowedTo(issued)]).toEqual([200, PAGE]);
  const { access_token: token } = (await issued.json()) as { access_token: string };

  const asked = await preflight(PAGE, getProfile.path);
  expect([asked.status, allowedTo(asked)]).toEqual([204, PAGE]);
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET');
  expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
  const answer = await fromPage(PAGE, getProfile.path, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, allowedTo(answer), answer.headers.get('vary')]).toEqual([200, PAGE, 'origin']);
  // What is refused can be read as well, with how to come in.
  const refused = await fromPage(PAGE, listThreads.path, { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status, allowedTo(refused)]).toEqual([403, PAGE]);
  expect(refused.headers.get('access-control-expose-headers')).toContain('www-authenticate');
});

test('no page of a foreign origin is answered so that it can read it, and none ever with cookies', async () => {
  await newProgram();
  for (const origin of FOREIGN) {
    for (const path of [getOAuthMetadata.path, getProfile.path, issueOAuthToken.path]) {
      expect([origin, path, (await preflight(origin, path)).status]).toEqual([origin, path, 403]);
      expect(allowedTo(await fromPage(origin, path))).toBeNull();
    }
  }
  const own = await app.signIn(await app.createUser());
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const withCookie = await fromPage(PAGE, getProfile.path, { headers: { cookie } });
  expect(withCookie.headers.has('access-control-allow-credentials')).toBe(false);
});

test('what no token reaches is closed to every page but our own', async () => {
  await newProgram();
  for (const shape of app.endpoints.filter(({ access, scopes }) => access !== 'program' && !scopes)) {
    if (shape.path.startsWith('/.well-known/')) continue;
    const path = shape.path.replaceAll(/\{\w+\}/g, 'x');
    expect([path, allowedTo(await fromPage(PAGE, path, { method: shape.method }))]).toEqual([path, null]);
  }
  expect((await preflight(PAGE, getMe.path)).status).toBe(404);
});

test('pages of a program on a server, or of one that was disabled, deleted or moved, are foreign', async () => {
  const onServer = 'https://server.example.com';
  await newProgram(true, [`${onServer}/back`]);
  expect((await preflight(onServer, getProfile.path)).status).toBe(403);

  const moving = 'https://moving.example.com';
  const { clientId } = await newProgram(false, [`${moving}/back`]);
  const change = (body: object) => admin.call(updateOAuthClient, { params: { clientId }, body });
  const status = async () => (await preflight(moving, getProfile.path)).status;
  expect(await status()).toBe(204);
  await change({ isDisabled: true });
  expect(await status()).toBe(403);
  await change({ isDisabled: false });
  expect(await status()).toBe(204);
  await change({ redirectUris: ['https://moved.example.com/back'] });
  expect(await status()).toBe(403);
  await change({ redirectUris: [`${moving}/back`] });
  await admin.call(deleteOAuthClient, { params: { clientId } });
  expect(await status()).toBe(403);
});
