import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createThread, listMessages } from '#contract/threads.ts';
import { sendPrompt } from '#contract/assistant.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { newId } from '#server/platform/ids.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
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
  return { threadId, promptRefId, artifactId, messageId: message.id };
}

describe("the walk of all routes with somebody else's ids", () => {
  test('foreign ids are answered exactly like missing ones, and nothing changes', async () => {
    const ownerUser = await app.createUser();
    const owner = await app.signIn(ownerUser);
    const stranger = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
    const foreign = await belongingsOf(owner, ownerUser.id);
    const owned = app.endpoints.filter(
      (shape) => shape.access !== 'public' && parametersOf(shape).some((name) => name in foreign),
    );
    expect(owned.map(parametersOf).flat()).toEqual(expect.arrayContaining(Object.keys(foreign)));

    for (const shape of owned) {
      const missing = Object.fromEntries(Object.keys(foreign).map((name) => [name, newId()]));
      const [toForeign, toMissing] = [await callWith(stranger, shape, foreign), await callWith(stranger, shape, missing)];
      expect([nameOf(shape), toForeign.status]).toEqual([nameOf(shape), 404]);
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
