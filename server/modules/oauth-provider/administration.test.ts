import * as openid from 'openid-client';
import { describe, expect, test } from 'vitest';
import type { EndpointRequest } from '#contract/endpoint.ts';
import {
  authorizeOAuthClient,
  createOAuthClient,
  deleteOAuthClient,
  listOAuthClients,
  renewOAuthClientSecret,
  updateOAuthClient,
} from '#contract/oauth.ts';
import type { Scope } from '#contract/scopes.ts';
import { bodyOf, REDIRECT, refusal, useOAuthPrograms, type Program } from '#tests/support/oauth-programs.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

const oauth = useOAuthPrograms();
const { asAdmin, newProgram, ask, letIn, statusOf } = oauth;

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
    oauth.app.dependencies.accounts.onSessionEnded(({ sessionId }) => ended.push(sessionId));

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
    const entries = await oauth.app.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id', 'details'])
      .where('action', 'like', 'oauth-client-%')
      .orderBy('id')
      .execute();
    const about = entries.filter(({ details }) => JSON.stringify(details).includes(program.clientId));
    expect(about.map(({ action }) => action.replace('oauth-client-', ''))).toEqual([
      ...['created', 'secret-renewed', 'disabled', 'enabled', 'changed', 'deleted'],
    ]);
    expect(new Set(about.map(({ actor_user_id }) => actor_user_id))).toEqual(new Set([oauth.adminUser.id]));
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
