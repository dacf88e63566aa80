import * as openid from 'openid-client';
import { describe, expect, test } from 'vitest';
import { authorizeOAuthClient } from '#contract/oauth.ts';
import { REDIRECT, refusal, useOAuthPrograms } from '#tests/support/oauth-programs.ts';

const oauth = useOAuthPrograms();
const { newProgram, ask, letIn, get, statusOf, entriesAbout } = oauth;

describe('a program', () => {
  test('is let in, reads what it was allowed, and nothing else', async () => {
    const { owner, tokens } = await letIn();

    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3_600, scope: 'profile:read chat:read' });
    expect(await (await get('/api/me/profile', tokens.access_token)).json()).toMatchObject({ email: owner.email });
    const search = { method: 'POST', headers: { authorization: `Bearer ${tokens.access_token}` } };
    expect((await oauth.app.anonymous().fetch('/api/market/snapshot', search)).status).toBe(403);
    expect((await oauth.app.anonymous().fetch('/api/me/sessions', search)).status).toBe(404);
    expect((await get('/api/me/sessions', tokens.access_token)).status).toBe(401);
    expect(await entriesAbout(owner)).toEqual(['oauth-access-granted', 'oauth-tokens-issued']);
  });

  test('of too little scope comes in at none of the calls, whoever let it in', async () => {
    const owner = await oauth.app.createUser({ roles: ['user', 'admin'] });
    const { exchange } = await ask(await newProgram({ scopes: ['profile:read'] }), await oauth.app.signIn(owner), 'profile:read');
    const { access_token: token } = await exchange();
    const guarded = oauth.app.endpoints.filter(({ access }) => ['user', 'admin', 'token'].includes(access));
    expect(guarded.filter(({ scopes }) => scopes).length).toBeGreaterThan(10);

    for (const { method, path, scopes } of guarded) {
      if (scopes?.includes('profile:read')) continue;
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await oauth.app.anonymous().fetch(path.replaceAll(/\{\w+\}/g, owner.id), { method, headers });
      expect([method, path, status]).toEqual([method, path, scopes ? 403 : 401]);
    }
  });

  test('sees no more than its user, whose rights are asked for at each call', async () => {
    const { owner, tokens } = await letIn();
    expect(await statusOf(tokens.access_token)).toBe(200);
    await oauth.app.dependencies.accounts.users.setEnabled(owner.id, false, { userId: null, address: null });
    expect(await statusOf(tokens.access_token)).toBe(401);
    await oauth.app.dependencies.accounts.users.setEnabled(owner.id, true, { userId: null, address: null });
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
    const wrong = await oauth.app.anonymous().fetch('/api/oauth2/introspect', form);
    expect([wrong.status, await wrong.json()]).toEqual([401, expect.objectContaining({ error: 'invalid_client' })]);
    const none = { method: 'POST', body: new URLSearchParams({ client_id: program.clientId, token: 'x' }) };
    expect((await oauth.app.anonymous().fetch('/api/oauth2/introspect', none)).status).toBe(401);
  });

  test('that says nothing, or has no secret where one is needed, is told so in the form of its library', async () => {
    for (const path of ['token', 'revoke', 'introspect']) {
      const answer = await oauth.app.anonymous().fetch(`/api/oauth2/${path}`, { method: 'POST', body: new URLSearchParams() });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        401,
        expect.objectContaining({ error: 'invalid_client' }),
      ]);
    }
    const { clientId } = await newProgram();
    const form = new URLSearchParams({ client_id: clientId, token: 'x' });
    expect((await oauth.app.anonymous().fetch('/api/oauth2/introspect', { method: 'POST', body: form })).status).toBe(401);
  });
});

test.each(['password', 'client_credentials', 'constructor', '__proto__', 'toString', ''])(
  'a program that asks for tokens by the grant “%s” is told that there is none such',
  async (grantType) => {
    const { clientId } = await newProgram();
    const form = new URLSearchParams({ client_id: clientId, grant_type: grantType });
    const answer = await oauth.app.anonymous().fetch('/api/oauth2/token', { method: 'POST', body: form });

    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'unsupported_grant_type' })]);
  },
);

describe('a code', () => {
  test('works once: shown again it ends all that came of it', async () => {
    const { exchange, tokens, owner } = await letIn();
    expect(await refusal(exchange())).toEqual([400, 'invalid_grant']);
    expect(await statusOf(tokens.access_token)).toBe(401);
    expect(await entriesAbout(owner)).toContain('oauth-reuse-detected');
  });

  test('is given to one of two who come together', async () => {
    const program = await newProgram();
    const { exchange } = await ask(program, await oauth.app.signIn(await oauth.app.createUser()));
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
    const { exchange } = await ask(await newProgram(), await oauth.app.signIn(await oauth.app.createUser()));
    oauth.app.clock.advance(60_000);
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
    const user = await oauth.app.signIn(await oauth.app.createUser());
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
    const answer = await oauth.app.anonymous().fetch('/api/oauth2/token', { method: 'POST', body: form });
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
    oauth.app.clock.advance(3_600_000);
    expect(await statusOf(tokens.access_token)).toBe(401);
    const next = await openid.refreshTokenGrant(program.config, tokens.refresh_token ?? '');
    oauth.app.clock.advance(30 * 24 * 3_600_000);
    expect(await refusal(openid.refreshTokenGrant(program.config, next.refresh_token ?? ''))).toEqual([400, 'invalid_grant']);
    await oauth.app.dependencies.oauth.tokens.forgetExpired();
    const grants = oauth.app.db.selectFrom('oauth_grants').select('id').where('client_id', '=', program.clientId);
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
