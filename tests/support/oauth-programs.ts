import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as openid from 'openid-client';
import { afterAll, beforeAll, expect } from 'vitest';
import { authorizeOAuthClient, createOAuthClient } from '#contract/oauth.ts';
import type { Scope } from '#contract/scopes.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const ISSUER = 'https://sidekick.example.com';
export const REDIRECT = 'https://program.example.com/back';

export interface Program {
  clientId: string;
  config: openid.Configuration;
}

/** What the login page is told, as its form sends it on. */
export function bodyOf(address: URL) {
  const parameters = Object.fromEntries(address.searchParams);
  return {
    clientId: parameters['client_id'] ?? '',
    redirectUri: parameters['redirect_uri'] ?? '',
    scope: parameters['scope'] ?? '',
    responseType: parameters['response_type'] ?? '',
    state: parameters['state'],
    codeChallenge: parameters['code_challenge'],
    codeChallengeMethod: parameters['code_challenge_method'],
  };
}

/** The status and code with which a program was refused, else what was thrown. */
export const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof openid.ResponseBodyError ? [error.status, error.error] : error;
};

/** Our app with programs that let themselves in by OAuth2; made before a file's tests, and closed after them. */
export function useOAuthPrograms() {
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

  return {
    get app() {
      return app;
    },
    get adminUser() {
      return adminUser;
    },
    ...{ asAdmin, newProgram, ask, letIn, get, statusOf, entriesAbout },
  };
}
