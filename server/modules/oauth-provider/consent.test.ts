import { describe, expect, test } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { authorizeOAuthClient, endProgram, getOAuthClient, listPrograms } from '#contract/oauth.ts';
import { createThread } from '#contract/threads.ts';
import { bodyOf, ISSUER, REDIRECT, useOAuthPrograms } from '#tests/support/oauth-programs.ts';
import type { TestUser } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

const oauth = useOAuthPrograms();
const { newProgram, ask, letIn, statusOf, entriesAbout } = oauth;

describe('the user', () => {
  test('is asked about a program that is known, at an address of its own', async () => {
    const { clientId } = await newProgram();
    const describeAt = (id: string, redirectUri?: string) =>
      oauth.app.anonymous().call(getOAuthClient, { params: { clientId: id }, query: { redirectUri } });
    expect(await describeAt(clientId)).toEqual({ clientName: 'Open Houses', clientRedirectUrl: REDIRECT });
    expect((await problemOf(describeAt('unknown'))).problem).toMatchObject({ status: 404, detail: 'Invalid client id.' });
    for (const address of [`${REDIRECT}/`, 'https://program.example.com', `${REDIRECT}#x`, 'https://evil.example/back'])
      expect((await problemOf(describeAt(clientId, address))).problem.code).toBe('oauth_redirect_not_allowed');
  });

  test('says no, and the program hears of it', async () => {
    const owner = await oauth.app.createUser();
    const user = await oauth.app.signIn(owner);
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
    const user = await oauth.app.signIn(await oauth.app.createUser());
    const { address } = await ask(await newProgram(), user);
    const { redirectUrl } = await user.call(authorizeOAuthClient, { body: { ...bodyOf(address), ...change } });
    const { origin, pathname, searchParams } = new URL(redirectUrl);
    expect([origin + pathname, searchParams.get('error'), searchParams.get('code')]).toEqual([REDIRECT, error, null]);
  });

  test('is sent nowhere by an unknown program or a foreign address', async () => {
    const user = await oauth.app.signIn(await oauth.app.createUser());
    const { address } = await ask(await newProgram(), user);
    const call = (change: object) => problemOf(user.call(authorizeOAuthClient, { body: { ...bodyOf(address), ...change } }));
    expect((await call({ clientId: 'unknown' })).problem.code).toBe('oauth_client_not_found');
    expect((await call({ redirectUri: 'https://evil.example/back' })).problem.code).toBe('oauth_redirect_not_allowed');
    expect((await call({ scope: '' })).problem.errors).toEqual([{ path: 'body.scope', message: 'Missing parameters.' }]);
    const nobody = problemOf(oauth.app.anonymous().call(authorizeOAuthClient, { body: bodyOf(address) }));
    expect((await nobody).status).toBe(401);
  });

  test('sees who has access, and ends it at once, with the streams that are open', async () => {
    const { user, program, tokens, owner } = await letIn();
    expect(await user.call(listPrograms)).toMatchObject({
      items: [{ clientId: program.clientId, name: 'Open Houses', scopes: ['profile:read', 'chat:read'], lastUsedAt: null }],
    });
    await statusOf(tokens.access_token);
    expect((await user.call(listPrograms)).items[0]?.lastUsedAt).toMatch(/^20/);
    const stranger = await oauth.app.signIn(await oauth.app.createUser());
    const foreign = await problemOf(stranger.call(endProgram, { params: { clientId: program.clientId } }));
    expect(foreign.problem.code).toBe('oauth_client_not_found');
    expect(await statusOf(tokens.access_token)).toBe(200);

    const ended: string[] = [];
    oauth.app.dependencies.accounts.onSessionEnded(({ userId }) => ended.push(userId));
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
      ((await oauth.app.dependencies.outbox?.list()) ?? []).filter(({ to }) => to === email);
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
  const sent = await oauth.app
    .anonymous()
    .call(sendPrompt, { params: { threadId }, body: { message: 'Homes in Oakland' } }, { headers });
  expect(sent.promptRefId).toMatch(/^[\da-f-]{36}$/);
});
