import * as openid from 'openid-client';
import { describe, expect, test } from 'vitest';
import { authorizeOAuthClient } from '#contract/oauth.ts';
import { confirmIdentity } from '#contract/second-factors.ts';
import { REDIRECT, useOAuthPrograms } from '#tests/support/oauth-programs.ts';
import { problemOf } from '#tests/support/test-client.ts';

const oauth = useOAuthPrograms();
const { newProgram } = oauth;
const secondsNow = () => Math.floor(oauth.app.clock.now().getTime() / 1_000);

describe('a program that asks that its user proves who it is (RFC 9470)', () => {
  const password = 'Correct-horse-7!';
  const wishOf = async (wish: { maxAge?: string; prompt?: string }) => {
    const program = await newProgram({ hasSecret: true });
    const user = await oauth.app.signIn(await oauth.app.createUser({ password }));
    const verifier = openid.randomPKCECodeVerifier();
    const codeChallenge = await openid.calculatePKCECodeChallenge(verifier);
    const request = { clientId: program.clientId, redirectUri: REDIRECT, scope: 'profile:read', responseType: 'code' };
    const body = { ...request, codeChallenge, codeChallengeMethod: 'S256', ...wish };
    const allow = async () => new URL((await user.call(authorizeOAuthClient, { body })).redirectUrl);
    const deny = async () =>
      new URL((await user.call(authorizeOAuthClient, { body: { ...body, decision: 'deny' as const } })).redirectUrl);
    return { program, user, verifier, allow, deny };
  };

  test.each([
    [{ maxAge: '600' }, 600],
    [{ prompt: 'login' }, 120],
    [{ maxAge: '0' }, 120],
    [{ prompt: 'consent login', maxAge: '6000' }, 120],
  ])('by %o lets those in who did within %i seconds, and all others once they have', async (wish, seconds) => {
    const { user, allow, deny } = await wishOf(wish);
    // The clock of tests goes on by itself.
    oauth.app.clock.advance(seconds * 1_000 - 10_000);
    expect((await allow()).searchParams.has('code')).toBe(true);
    oauth.app.clock.advance(10_000);
    expect((await problemOf(allow())).problem.code).toBe('reauthentication_required');
    expect((await deny()).searchParams.get('error')).toBe('access_denied');

    await user.call(confirmIdentity, { body: { password } });
    expect((await allow()).searchParams.has('code')).toBe(true);
  });

  test('hears when that was, and of a wish that is none', async () => {
    const { program, verifier, allow } = await wishOf({ maxAge: '600' });
    const signedInAt = secondsNow();
    oauth.app.clock.advance(60_000);
    const { access_token: token } = await openid.authorizationCodeGrant(program.config, await allow(), {
      pkceCodeVerifier: verifier,
    });
    expect(await openid.tokenIntrospection(program.config, token)).toMatchObject({
      active: true,
      auth_time: expect.closeTo(signedInAt, -1),
    });

    const wrong = await wishOf({ maxAge: 'soon' });
    expect((await wrong.allow()).searchParams.get('error')).toBe('invalid_request');
  });
});
