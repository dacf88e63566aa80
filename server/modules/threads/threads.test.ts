import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createThread,
  deleteThread,
  listMessages,
  listThreads,
  pinThread,
  renameThread,
  threadLimits,
} from '#contract/threads.ts';
import { newId } from '#server/platform/ids.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { hour, minute } from '#tests/support/test-clock.ts';

describe('threads', () => {
  let app: TestApp;
  let user: TestUser;
  let client: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    user = await app.createUser();
    client = await app.signIn(user);
  });
  afterAll(() => app.close());

  const create = (title?: string) => client.call(createThread, { body: { title } });
  const titles = async () => (await client.call(listThreads)).items.map(({ title }) => title);

  async function insertMessages(
    threadId: string,
    contents: readonly string[],
    change: { hidden?: boolean } = {},
  ): Promise<string[]> {
    const ids = contents.map(() => newId()).sort();
    await app.db
      .insertInto('messages')
      .values(
        contents.map((content, index) => ({
          ...{ id: ids[index] ?? '', unique_key: ids[index] ?? '', thread_id: threadId, user_id: user.id },
          ...{ created_by: 'user', content, created_at: app.clock.now(), ...change },
        })),
      )
      .execute();
    return ids;
  }

  it('are listed newest first and answer with what they were created with', async () => {
    const first = await client.call(createThread, { body: { title: 'Welcome', metadata: { flowType: 'welcome' } } });
    app.clock.advance(minute);
    await create();
    expect(first).toMatchObject({ title: 'Welcome', metadata: { flowType: 'welcome' }, pinned: false });
    expect(await titles()).toEqual(['New chat', 'Welcome']);
    expect((await client.call(listThreads)).items[1]).toEqual(first);
  });

  it('are created once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = { title: 'Once' };
    const [a, b] = await Promise.all([1, 2].map(() => client.call(createThread, { body }, { headers })));
    expect(a).toEqual(b);
    expect(await titles()).toEqual(['Once']);
  });

  it('are renamed and pinned without moving in the list', async () => {
    const { id } = await create('Old name');
    app.clock.advance(minute);
    await create('Newer');
    const params = { threadId: id };
    await client.call(renameThread, { params, body: { title: '  New name ' } });
    expect(await client.call(pinThread, { params, body: { pinned: true } })).toMatchObject({ title: 'New name', pinned: true });
    expect(await titles()).toEqual(['Newer', 'New name']);
    expect(await client.call(pinThread, { params, body: { pinned: false } })).toMatchObject({ pinned: false });
  });

  it.each(['', '   ', 'x'.repeat(threadLimits.titleCharacters + 1)])('refuse the title "%s"', async (title) => {
    const { id } = await create();
    const { problem } = await problemOf(client.call(renameThread, { params: { threadId: id }, body: { title } }));
    expect(problem).toMatchObject({ code: 'invalid_request', errors: [{ path: 'body.title' }] });
  });

  it('are gone for their user when deleted, and keep their rows', async () => {
    const { id } = await create('Gone');
    const params = { threadId: id };
    await client.call(deleteThread, { params });
    expect(await titles()).toEqual([]);
    expect((await problemOf(client.call(deleteThread, { params }))).problem.code).toBe('thread_not_found');
    expect((await problemOf(client.call(listMessages, { params, query: {} }))).problem.code).toBe('thread_not_found');
    const row = await app.db.selectFrom('threads').select('deleted_at').where('id', '=', id).executeTakeFirst();
    expect(row?.deleted_at).toBeInstanceOf(Date);
  });

  it('of another user answer like missing ones', async () => {
    const { id } = await create();
    const other = await app.signIn(await app.createUser({ roles: ['admin'] }));
    for (const threadId of [id, newId()]) {
      const params = { threadId };
      const calls = [
        other.call(renameThread, { params, body: { title: 'Mine' } }),
        other.call(pinThread, { params, body: { pinned: true } }),
        other.call(deleteThread, { params }),
        other.call(listMessages, { params, query: {} }),
      ];
      const problems = await Promise.all(calls.map(problemOf));
      expect(problems.map(({ problem }) => problem.code)).toEqual(Array(4).fill('thread_not_found'));
      expect(problems.every(({ status }) => status === 404)).toBe(true);
    }
    expect((await other.call(listThreads)).items).toEqual([]);
  });

  it('list the newest 500 and every pinned one', async () => {
    const { id } = await create('Old and pinned');
    await client.call(pinThread, { params: { threadId: id }, body: { pinned: true } });
    app.clock.advance(hour);
    const at = app.clock.now();
    const many = Array.from({ length: threadLimits.listedThreads + 5 }, (_, index) => ({
      ...{ id: newId(), user_id: user.id, title: `Thread ${index}` },
      ...{ created_at: at, updated_at: new Date(at.getTime() + index) },
    }));
    await app.db.insertInto('threads').values(many).execute();
    const listed = await titles();
    expect(listed).toHaveLength(threadLimits.listedThreads);
    expect(listed[0]).toBe(`Thread ${threadLimits.listedThreads + 4}`);
    expect(listed.at(-1)).toBe('Old and pinned');
  });

  it('page their messages from the newest page on, oldest first in a page, without hidden ones', async () => {
    const { id } = await create();
    const params = { threadId: id };
    await insertMessages(id, ['hidden'], { hidden: true });
    await insertMessages(
      id,
      Array.from({ length: 65 }, (_, index) => `message ${index}`),
    );
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => client.call(listMessages, { params, query: { page, pageSize: 30 } })),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([30, 30, 5, 0]);
    expect(pages[0]?.items.at(-1)).toMatchObject({ data: { content: 'message 64' }, createBy: 'user', run: null, artifacts: [] });
    expect(pages[2]?.items[0]?.data.content).toBe('message 0');
    expect(pages[0]?.meta).toEqual({ currentPage: 1, totalPages: 3, totalItems: 65, itemsPerPage: 30, itemCount: 30 });
  });

  it('pass a message on of a type that nobody knows, and the rest of the page', async () => {
    const { id } = await create();
    const [, strangeId = ''] = await insertMessages(id, ['one', 'two', 'three']);
    await app.db.updateTable('messages').set({ type: 'hologram' }).where('id', '=', strangeId).execute();
    const { items } = await client.call(listMessages, { params: { threadId: id }, query: {} });
    expect(items.map(({ type, data }) => [type, data.content])).toEqual([
      ['text', 'one'],
      ['hologram', 'two'],
      ['text', 'three'],
    ]);
  });

  it('refuse unknown query keys by name', async () => {
    const { id } = await create();
    const answer = await client.fetch(`/api/chat/threads/${id}/messages?size=3`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'query.size' }] });
  });

  it('refuse text that no database can store, naming the field', async () => {
    const body = { title: 'a\u0000b', metadata: { note: 'half \ud800' } };
    const { problem } = await problemOf(client.call(createThread, { body }));
    expect(problem).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'body.title' }, { path: 'body.metadata.note' }],
    });
  });
});
