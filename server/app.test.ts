import { createCma } from '#contract/cmas.ts';
import { listSessions } from '#contract/accounts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createSavedSearch } from '#contract/saved-searches.ts';
import { uploadListingFile } from '#contract/listing-imports.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { sendPrompt } from '#contract/assistant.ts';
import { endpoint, type Access, type EndpointShape } from '#contract/endpoint.ts';
import { getReplySources } from '#contract/reply-sources.ts';
import { demo } from '#demo/index.ts';
import type { BearerGrant, Caller, Mount } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formOf, type TestClient } from '#tests/support/test-client.ts';

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

const ofTest = {
  summary: 'Of the walk alone.',
  status: 200,
  errors: [],
  answer: z.object({ userId: z.string().nullable() }),
} as const;
const onePerAccess = {
  optional: endpoint({ ...ofTest, method: 'GET', path: '/api/walk/optional', access: 'optional-user' }),
  user: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/user', access: 'user', scopes: ['chat:read'] }),
  admin: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/admin', access: 'admin', scopes: ['chat:read'] }),
  token: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/token', access: 'token', scopes: ['chat:read'] }),
  webhook: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/webhook', access: 'webhook' }),
  shareLink: endpoint({
    ...ofTest,
    method: 'GET',
    path: '/api/walk/shared/{shareToken}',
    access: 'share-link',
    params: z.object({ shareToken: z.string() }),
  }),
  upload: endpoint({
    ...ofTest,
    method: 'POST',
    path: '/api/walk/upload',
    access: 'user',
    multipart: { maxFiles: 1, maxFileBytes: 10, tooLarge: 'Files must be smaller than 10 bytes.' },
  }),
};

/** The walk has a row for each kind of access, whether or not the product has such a call yet. */
function mountOnePerAccess(mount: Mount): void {
  const whoCalls = async ({ caller }: { caller: Caller | null }) => ({ userId: caller?.userId ?? null });
  const { optional, user, admin, token, webhook, shareLink, upload } = onePerAccess;
  for (const shape of [optional, user, admin, token, upload]) mount.endpoint(shape, whoCalls);
  mount.webhook(webhook, () => undefined, whoCalls);
  mount.shareLink(shareLink, async () => undefined, whoCalls);
}

/** Calls that need nobody: they are open, or prove themselves by what they carry. */
const needNobody: Access[] = ['public', 'optional-user', 'webhook', 'program', 'share-link'];
const isGuarded = ({ access }: EndpointShape) => !needNobody.includes(access);

/** Valid bodies for calls on something that somebody owns; the rest are sent `{}`. */
const bodies: Record<string, (ids: Record<string, string>) => unknown> = {
  'POST /api/chat/threads/{threadId}/prompts/{promptRefId}/approvals/{approvalId}': () => ({ decision: 'approve' }),
  'PATCH /api/saved-searches/{savedSearchId}': () => ({ name: 'Mine now' }),
  'PATCH /api/chat/threads/{threadId}': () => ({ title: 'Mine now' }),
  'PUT /api/chat/threads/{threadId}/pin': () => ({ pinned: true }),
  'PUT /api/chat/threads/{threadId}/archive': () => ({ archived: true }),
  'PUT /api/chat/threads/{threadId}/seen': () => ({ messageId: `msg_${newId()}` }),
  'PUT /api/chat/threads/{threadId}/draft': () => ({ text: 'Mine now' }),
  'PUT /api/chat/messages/{messageId}/feedback': () => ({ rating: 'up' }),
  'POST /api/chat/threads/{threadId}/prompts/{promptRefId}/edit': () => ({ message: 'What did they ask?' }),
  'POST /api/chat/threads/{threadId}/prompts': () => ({ message: 'What did they ask?' }),
  'PATCH /api/comps/cmas/{presentationId}/images/{imgId}': () => ({ caption: 'Front' }),
  'PATCH /api/comps/cma-presentations/{presentationId}/edit': ({ presentationId }) => ({ id: presentationId, sections: [] }),
  'PUT /api/comps/cmas/{presentationId}/estimated-price': () => ({ min: 1, max: 2 }),
  'PUT /api/comps/cmas/{presentationId}/comparable-properties/order': () => ({ order: [] }),
  'PUT /api/comps/cmas/{presentationId}/subject-property/images/order': () => ({ order: [] }),
  'POST /api/comps/cmas/{presentationId}/subject-property/images/cover': () => ({ properyImageId: 1 }),
  'POST /api/comps/cmas/{presentationId}/comparable-property/{mlsId}/images/cover': () => ({ properyImageId: 1 }),
  'PUT /api/comps/cmas/{presentationId}/share': () => ({ enabled: true }),
  'PUT /api/comps/cmas/{presentationId}/adjustment-rates': () => ({ overrides: [] }),
  'POST /api/listing-imports/{importId}/start': () => ({ isDryRun: true }),
  'POST /api/comps/shared/{shareToken}/unlock': () => ({ password: 'guess' }),
  'PATCH /api/chat/artifacts/{artifactId}': ({ artifactId }) => ({ content: { artifactId, arguments: {} } }),
};

/** Parameters that name what belongs to no user: drawn photos; photos of listings and of presentations, whose rights their own tests prove; files, section templates and passkeys, whose own tests prove theirs, too; a source, an account and a suggestion's card, for admins. */
const belongToNobody = [
  'appId',
  'userId',
  'code',
  'file',
  'sourceName',
  'listingId',
  'sha256',
  'name',
  'fileId',
  'templateId',
  'field',
  'clientId',
  'exportId',
  'cardId',
  'passkeyId',
];

/** Parameters that mean something within what another one names. */
const within = {
  ...{ imgId: '1', shape: 'logo', mlsId: 'North MLS:none', sectionId: 'header' },
  ...{ approvalId: '01900000-0000-7000-8000-000000000000', editId: '01900000-0000-7000-8000-000000000000' },
};

function nameOf({ method, path }: EndpointShape): string {
  return `${method} ${path}`;
}

function parametersOf({ path }: EndpointShape): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

async function callWith(client: TestClient, shape: EndpointShape, ids: Record<string, string>, headers = {}) {
  const path = shape.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ ...within, ...ids })[name] ?? newId());
  const json = shape.body && !shape.multipart ? JSON.stringify(bodies[nameOf(shape)]?.(ids) ?? {}) : undefined;
  const answer = await client.fetch(path, {
    method: shape.method,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: shape.multipart ? formOf({}, [new File(['x'], 'x.txt')]) : json,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    problem: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

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

/** What an owner has of everything that has an id. */
async function belongingsOf(owner: TestClient, ownerId: string): Promise<Record<string, string>> {
  const { id: threadId } = await owner.call(createThread, { body: { title: 'Private' } });
  const { promptRefId } = await owner.call(sendPrompt, { params: { threadId }, body: { message: 'Condos in Noe Valley' } });
  const artifactId = newId();
  const message = await app.db
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('artifacts')
    .values({
      id: artifactId,
      message_id: message.id,
      user_id: ownerId,
      kind: 'widget-listings-search',
      content: JSON.stringify({}),
      created_at: app.clock.now(),
    })
    .execute();
  // Only a finished reply tells its sources.
  await (
    await openStream(owner, { threadId, promptRefId })
  ).closed;
  const { items } = await owner.call(listMessages, { params: { threadId }, query: {} });
  const reply = items.find(({ run }) => run?.promptRefId === promptRefId);
  const { id: presentationId } = await owner.call(createCma, { body: {} });
  const [session] = (await owner.call(listSessions)).items;
  const sessionId = session?.id ?? '';
  const { id: savedSearchId } = await owner.call(createSavedSearch, {
    body: { name: 'Private', search: { price: { endAt: 1 } } },
  });
  const files = [new File(['MLS #,Status,Price,City\nA1,Active,500000,Oakland'], 'homes.csv')];
  const { id: importId } = await owner.call(uploadListingFile, { body: { source: 'Of the owner' } }, { files });
  return {
    threadId,
    promptRefId,
    artifactId,
    presentationId,
    sessionId,
    savedSearchId,
    importId,
    messageId: reply?.uniqueKey ?? '',
  };
}

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

describe("the walk of all routes with somebody else's ids", () => {
  test('foreign ids are answered exactly like missing ones, and nothing changes', async () => {
    const ownerUser = await app.createUser({ mayImportListings: true });
    const owner = await app.signIn(ownerUser);
    const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
    const agent = await app.signIn(await app.createUser({ mayImportListings: true }));
    const foreign = await belongingsOf(owner, ownerUser.id);
    expect((await owner.call(getReplySources, { params: { messageId: foreign.messageId ?? '' } })).model).toBe('built-in');
    const owned = app.endpoints.filter((shape) => isGuarded(shape) && parametersOf(shape).some((name) => name in foreign));
    expect(owned.map(parametersOf).flat()).toEqual(expect.arrayContaining(Object.keys(foreign)));

    for (const shape of owned) {
      const missing = Object.fromEntries(
        Object.keys(foreign).map((name) => [name, name === 'messageId' ? `msg_${newId()}` : newId()]),
      );
      // Administrators may read presentations and imports, and nothing else of somebody's.
      const isReadByAdmins = parametersOf(shape).some((name) => name === 'presentationId' || name === 'importId');
      const stranger = isReadByAdmins ? agent : admin;
      const [toForeign, toMissing] = [await callWith(stranger, shape, foreign), await callWith(stranger, shape, missing)];
      expect([nameOf(shape), toForeign.status]).toEqual([nameOf(shape), 404]);
      // An id that cannot be one is "not_found" before anybody looks for it, and would show nothing here.
      expect([nameOf(shape), toForeign.problem.code]).not.toEqual([nameOf(shape), 'not_found']);
      expect({ ...toForeign.problem, requestId: '' }).toEqual({ ...toMissing.problem, requestId: '' });
    }

    const { items } = await owner.call(listMessages, { params: { threadId: foreign.threadId ?? '' }, query: {} });
    expect(items.filter(({ createBy }) => createBy === 'user').map(({ data }) => data.content)).toEqual(['Condos in Noe Valley']);
  });

  test('every parameter of every route is in the walk, or belongs to nobody', () => {
    const names = new Set(app.endpoints.filter(isGuarded).flatMap(parametersOf));

    expect([...names].sort()).toEqual(
      [
        'artifactId',
        'importId',
        'messageId',
        'presentationId',
        'promptRefId',
        'sessionId',
        'savedSearchId',
        'threadId',
        ...belongToNobody,
        ...Object.keys(within),
      ].sort(),
    );
  });
});
