import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createThread, listMessages } from '#contract/threads.ts';
import { sendPrompt } from '#contract/assistant.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { getReplySources } from '#contract/reply-sources.ts';
import { demo } from '#demo/index.ts';
import { newId } from '#server/platform/ids.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo });
});
afterAll(() => app.close());

/** Valid bodies for calls on something that somebody owns; the rest are sent `{}`. */
const bodies: Record<string, (ids: Record<string, string>) => unknown> = {
  'PATCH /api/chat/threads/{threadId}': () => ({ title: 'Mine now' }),
  'PUT /api/chat/threads/{threadId}/pin': () => ({ pinned: true }),
  'POST /api/chat/threads/{threadId}/prompts': () => ({ message: 'What did they ask?' }),
  'PATCH /api/chat/artifacts/{artifactId}': ({ artifactId }) => ({ content: { artifactId, arguments: {} } }),
};

/** Parameters that name what belongs to no user: drawn photos; photos of listings, whose rights their own tests prove; a source, for admins. */
const belongToNobody = ['code', 'file', 'sourceName', 'listingId', 'sha256'];

function nameOf({ method, path }: EndpointShape): string {
  return `${method} ${path}`;
}

function parametersOf({ path }: EndpointShape): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

async function callWith(client: TestClient, shape: EndpointShape, ids: Record<string, string>) {
  const path = shape.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? newId());
  const body = shape.body ? JSON.stringify(bodies[nameOf(shape)]?.(ids) ?? {}) : undefined;
  const answer = await client.fetch(path, {
    method: shape.method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    problem: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

describe('the walk of all routes as nobody', () => {
  test('what is public is known by name', () => {
    expect(app.endpoints.filter(({ access }) => access === 'public').map(nameOf)).toEqual([
      'POST /api/auth/login',
      'GET /api/auth/logout',
      'GET /api/auth/redirect',
    ]);
  });

  test('everything else asks to sign in, before it says anything about the request', async () => {
    const guarded = app.endpoints.filter(({ access }) => access !== 'public');
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
  return { threadId, promptRefId, artifactId, messageId: reply?.uniqueKey ?? '' };
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

  test('a user who was disabled is nobody at once', async () => {
    const user = await app.createUser({ roles: ['user', 'admin'] });
    const client = await app.signIn(user);
    await app.db.updateTable('users').set({ enabled: false }).where('id', '=', user.id).execute();

    for (const shape of app.endpoints.filter(({ access }) => access !== 'public')) {
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
    const ownerUser = await app.createUser();
    const owner = await app.signIn(ownerUser);
    const stranger = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
    const foreign = await belongingsOf(owner, ownerUser.id);
    expect((await owner.call(getReplySources, { params: { messageId: foreign.messageId ?? '' } })).model).toBe('built-in');
    const owned = app.endpoints.filter(
      (shape) => shape.access !== 'public' && parametersOf(shape).some((name) => name in foreign),
    );
    expect(owned.map(parametersOf).flat()).toEqual(expect.arrayContaining(Object.keys(foreign)));

    for (const shape of owned) {
      const missing = Object.fromEntries(
        Object.keys(foreign).map((name) => [name, name === 'messageId' ? `msg_${newId()}` : newId()]),
      );
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
    const names = new Set(app.endpoints.filter(({ access }) => access !== 'public').flatMap(parametersOf));

    expect([...names].sort()).toEqual(['artifactId', 'messageId', 'promptRefId', 'threadId', ...belongToNobody].sort());
  });
});
