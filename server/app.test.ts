import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/endpoint.ts';
import { demo } from '#demo/index.ts';
import type { BearerGrant } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { callWith, isGuarded, mountOnePerAccess, nameOf, needNobody } from '#tests/support/route-walk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
/** What the tokens of this test were granted. */
const grants = new Map<string, BearerGrant>();
beforeAll(async () => {
  app = await startTestApp({
    demo,
    mountMore: mountOnePerAccess,
    authenticateBearer: async (token) => grants.get(token) ?? null,
  });
});
afterAll(() => app.close());

describe('the walk of all routes as nobody', () => {
  test('what needs nobody is known by name', () => {
    const named = (access: Access) => app.endpoints.filter((shape) => shape.access === access).map(nameOf);

    expect(Object.fromEntries(needNobody.map((access) => [access, named(access)]))).toEqual({
      public: [
        'GET /api/site',
        'POST /api/auth/login',
        'POST /api/auth/challenge/new-password',
        'POST /api/auth/challenge/second-factor',
        'POST /api/auth/login/passkey/start',
        'POST /api/auth/login/passkey',
        'GET /api/auth/login/sso',
        'GET /api/auth/login/sso/{provider}/start',
        'GET /api/auth/login/sso/{provider}/callback',
        'GET /api/auth/logout',
        'GET /api/auth/redirect',
        'POST /api/auth/reset-password/start',
        'POST /api/auth/reset-password/confirm',
        'GET /api/profile-pictures/{name}',
        'GET /.well-known/oauth-authorization-server',
        'GET /api/auth/oauth2/clients/{clientId}',
        'GET /api/listings/map/style',
        'GET /api/saved-searches/unsubscribe/{token}',
      ],
      'optional-user': [
        'GET /api/actions/apps/{appId}/connection',
        'GET /api/actions/apps/{appId}/callback',
        'GET /api/walk/optional',
      ],
      webhook: ['POST /api/walk/webhook'],
      program: ['POST /api/oauth2/token', 'POST /api/oauth2/revoke', 'POST /api/oauth2/introspect'],
      'share-link': [
        'POST /api/saved-searches/unsubscribe/{token}',
        'GET /api/comps/shared/{shareToken}',
        'POST /api/comps/shared/{shareToken}/openings',
        'POST /api/comps/shared/{shareToken}/unlock',
        'GET /api/comps/shared/{shareToken}/photos/{photoId}',
        'GET /api/walk/shared/{shareToken}',
      ],
    });
  });

  test('each webhook refuses what nobody signed, and each shared address leads nowhere with a made-up token', async () => {
    const proofs = app.endpoints.filter(({ access }) => access === 'webhook' || access === 'share-link');
    for (const shape of proofs) {
      const { status, problem } = await callWith(app.anonymous(), shape, {});
      const refused = shape.access === 'webhook' ? [401, 'unverified_webhook'] : [404, 'not_found'];
      expect([nameOf(shape), status, problem.code]).toEqual([nameOf(shape), ...refused]);
    }
  });

  test('a made-up bearer token opens nothing', async () => {
    for (const shape of app.endpoints.filter(isGuarded)) {
      const { status, problem } = await callWith(app.anonymous(), shape, {}, { authorization: 'Bearer made-up' });
      expect([nameOf(shape), status, problem.code]).toEqual([nameOf(shape), 401, 'not_signed_in']);
    }
  });

  test('everything else asks to sign in, before it says anything about the request', async () => {
    const guarded = app.endpoints.filter(isGuarded);
    expect(guarded.length).toBeGreaterThan(10);
    const answers = await Promise.all(
      guarded.map(async (shape) => {
        const { status, type, problem } = await callWith(app.anonymous(), shape, {});
        return [nameOf(shape), status, type, problem.code];
      }),
    );

    expect(answers).toEqual(
      guarded.map((shape) => [nameOf(shape), 401, 'application/problem+json; charset=utf-8', 'not_signed_in']),
    );
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s of an address that does not exist is a problem, not a page',
    async (method) => {
      const answer = await app.anonymous().fetch('/api/nothing/here', { method });

      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    },
  );
});

test.each([`/api/%zz`, '/%', `/api/chat/threads/${'x'.repeat(500)}/messages`])(
  'the address %s is answered with a problem',
  async (path) => {
    const answer = await (await app.signIn(await app.createUser())).fetch(path);

    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect([400, 404]).toContain(answer.status);
  },
);

describe('the walk of all routes with rights that do not reach', () => {
  test('what is for admins is forbidden to everybody else', async () => {
    const agent = await app.signIn(await app.createUser());
    const forAdmins = app.endpoints.filter(({ access }) => access === 'admin');
    expect(forAdmins.length).toBeGreaterThan(1);

    for (const shape of forAdmins) {
      const { status, problem } = await callWith(agent, shape, {});
      expect([nameOf(shape), status, problem.code]).toEqual([nameOf(shape), 403, 'forbidden']);
    }
  });

  test("an agent's token reaches only the calls that name its scope, and no admin's", async () => {
    const { id: userId } = await app.createUser();
    const rights = {
      roles: ['user'],
      allowedMlsProviders: [],
      subscriptionStatus: 'active',
      allowedChatInterfaces: [],
      mayImportListings: false,
    } as const;
    grants.set('limited', { caller: { userId, sessionId: newId(), ...rights }, scopes: ['chat:read'] });
    const authorization = 'Bearer limited';

    for (const shape of app.endpoints.filter(isGuarded)) {
      const { status, problem } = await callWith(app.anonymous(), shape, {}, { authorization });
      const outcome = [nameOf(shape), status, problem.code];
      if (shape.scopes === undefined) expect(outcome).toEqual([nameOf(shape), 401, 'not_signed_in']);
      else if (!shape.scopes.includes('chat:read')) expect(outcome).toEqual([nameOf(shape), 403, 'insufficient_scope']);
      else if (shape.access === 'admin') expect(outcome).toEqual([nameOf(shape), 403, 'forbidden']);
      else expect([401, 403]).not.toContain(status);
    }
  });

  test('a call for programs is closed to who is signed in', async () => {
    const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
    const forPrograms = app.endpoints.filter(({ access }) => access === 'token');
    expect(forPrograms.length).toBeGreaterThan(0);

    for (const shape of forPrograms)
      expect([nameOf(shape), (await callWith(admin, shape, {})).status]).toEqual([nameOf(shape), 401]);
  });

  test('a user who was disabled is nobody at once', async () => {
    const user = await app.createUser({ roles: ['user', 'admin'] });
    const client = await app.signIn(user);
    await app.db.updateTable('users').set({ enabled: false }).where('id', '=', user.id).execute();

    for (const shape of app.endpoints.filter(isGuarded)) {
      const { status, problem } = await callWith(client, shape, {});
      expect([nameOf(shape), status, problem.code]).toEqual([nameOf(shape), 401, 'not_signed_in']);
    }
  });

  test('a listing of another source is answered exactly like a missing one, whatever is asked of it', async () => {
    await importRecords(app.dependencies.database.pool, [resoRecord({ ListingKey: 'k', ListingId: 'id' })], 'North MLS');
    const insider = await app.signIn(await app.createUser({ allowedMlsProviders: ['North MLS'] }));
    const outsider = await app.signIn(await app.createUser({ allowedMlsProviders: ['South MLS'] }));
    const bodyOf = (mlsId: string) => ({ listingReference: { mlsId, mlsSource: 'North MLS' } });
    const ofListings = app.endpoints.filter(({ body }) => body?.safeParse(bodyOf('id')).success);
    expect(ofListings.length).toBeGreaterThan(2);

    for (const shape of ofListings) {
      const ask = async (client: TestClient, mlsId: string) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await client.fetch(shape.path, { method: shape.method, headers, body: JSON.stringify(bodyOf(mlsId)) });
        return { status: answer.status, problem: await answer.json() };
      };
      expect([nameOf(shape), (await ask(insider, 'id')).status]).toEqual([nameOf(shape), 200]);
      const [toHidden, toMissing] = [await ask(outsider, 'id'), await ask(outsider, 'none')];
      expect([nameOf(shape), toHidden.status]).toEqual([nameOf(shape), 404]);
      expect({ ...toHidden.problem, requestId: '' }).toEqual({ ...toMissing.problem, requestId: '' });
    }
  });
});
