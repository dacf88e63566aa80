import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { listReplyNews, markReplySeen } from '#contract/reply-news.ts';
import {
  archiveThread,
  createThread,
  listMessages,
  listThreads,
  rateMessage,
  readDraft,
  saveDraft,
  threadLimits,
} from '#contract/threads.ts';
import { newId } from '#server/platform/ids.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

describe('a thread', () => {
  let app: TestApp;
  let client: TestClient;
  let other: TestClient;
  let threadId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    client = await app.signIn(await app.createUser());
    other = await app.signIn(await app.createUser({ roles: ['admin'] }));
    ({ id: threadId } = await client.call(createThread, { body: { title: 'Alder "St" 1' } }));
  });
  afterAll(() => app.close());

  const params = () => ({ threadId });
  async function say(message: string): Promise<void> {
    const { promptRefId } = await client.call(sendPrompt, { params: params(), body: { message } });
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
  }
  const items = async () => (await client.call(listMessages, { params: params(), query: {} })).items;

  it('is put away and back, and comes back by itself when something is said in it', async () => {
    const titles = async (archived: 'true' | 'false') =>
      (await client.call(listThreads, { query: { archived } })).items.map(({ title }) => title);
    expect(await client.call(archiveThread, { params: params(), body: { archived: true } })).toMatchObject({ archived: true });
    expect([await titles('false'), await titles('true')]).toEqual([[], ['Alder "St" 1']]);
    await say('Hello');
    expect([await titles('false'), await titles('true')]).toEqual([['Alder "St" 1'], []]);
  });

  it('keeps what is half written, for its user alone', async () => {
    expect(await client.call(readDraft, { params: params() })).toEqual({ text: '' });
    await client.call(saveDraft, { params: params(), body: { text: '  Condos in \n' } });
    expect(await client.call(readDraft, { params: params() })).toEqual({ text: '  Condos in \n' });
    const long = { params: params(), body: { text: 'x'.repeat(threadLimits.messageCharacters + 1) } };
    expect((await problemOf(client.call(saveDraft, long))).problem.code).toBe('invalid_request');
  });

  it('is exported as Markdown, hidden messages and notes of its tools left out, links leading back here', async () => {
    await say('What is **in** Noe Valley?');
    await app.db
      .updateTable('messages')
      .set({ content: 'See [it](/chat/1).' })
      .where('thread_id', '=', threadId)
      .where('created_by', '=', 'assistant')
      .execute();
    const { db, dependencies, clock } = app;
    const { user_id: userId } = await db
      .selectFrom('threads')
      .select('user_id')
      .where('id', '=', threadId)
      .executeTakeFirstOrThrow();
    await db.transaction().execute((tx) =>
      dependencies.threads.append(tx, { userId, threadId, at: clock.now() }, [
        { createdBy: 'user', content: 'Silent', hidden: true },
        { createdBy: 'assistant', content: '{"tool":"noise"}' },
      ]),
    );
    await db.updateTable('messages').set({ type: 'tool-call' }).where('content', 'like', '%noise%').execute();
    const answer = await client.fetch(`/api/chat/threads/${threadId}/export?format=md`);
    expect(answer.headers.get('content-type')).toContain('text/markdown');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Alder _St_ 1.md"');
    const text = await answer.text();
    expect(text).toMatch(
      /^# Alder "St" 1\n\n## You, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n\nWhat is \*\*in\*\* Noe Valley\?\n\n## Sidekick, /,
    );
    expect(text).toMatch(/See \[it\]\(http:\/\/[^/]+\/chat\/1\)\.\n$/);
    expect(text).not.toMatch(/Silent|noise/);
  });

  it('tells of a reply until it was seen at its end, on whatever device, and nobody else of it', async () => {
    const news = async (whose = client) => (await whose.call(listReplyNews, {})).items;
    const see = (messageId: string, whose = client) => whose.call(markReplySeen, { params: params(), body: { messageId } });
    expect(await news()).toEqual([]);
    await say('Hello');
    const first = (await items())[1]?.uniqueKey ?? '';
    expect(await news()).toMatchObject([{ threadId, title: 'Alder "St" 1', messageId: first, state: 'ready' }]);
    expect(await news(other)).toEqual([]);
    expect((await problemOf(see(first, other))).problem.code).toBe('thread_not_found');

    await see(first);
    expect(await news()).toEqual([]);
    await say('And in Oakland?');
    // What was seen before does not make the new one seen, and neither does what is no message of the thread.
    for (const messageId of [first, 'msg_none']) await see(messageId);
    const second = (await items())[3]?.uniqueKey ?? '';
    expect(await news()).toMatchObject([{ messageId: second, state: 'ready' }]);
    await see(second);
    await see(first);
    expect(await news()).toEqual([]);
  });

  it('has its replies rated with a comment, which can be taken back', async () => {
    await say('Hello');
    const messageId = (await items())[1]?.uniqueKey ?? '';
    const feedback = async () => (await items())[1]?.feedback;
    await client.call(rateMessage, { params: { messageId }, body: { rating: 'down', comment: '  Too short ' } });
    expect(await feedback()).toEqual({ rating: 'down', comment: 'Too short' });
    await client.call(rateMessage, { params: { messageId }, body: { rating: 'up' } });
    expect(await feedback()).toEqual({ rating: 'up', comment: null });
    await client.call(rateMessage, { params: { messageId }, body: { rating: null } });
    expect(await feedback()).toBeNull();
    const own = { messageId: (await items())[0]?.uniqueKey ?? '' };
    const refused = [
      client.call(rateMessage, { params: own, body: { rating: 'up' } }),
      other.call(rateMessage, { params: { messageId }, body: { rating: 'up' } }),
      client.call(rateMessage, { params: { messageId: 'msg_none' }, body: { rating: 'up' } }),
    ].map(problemOf);
    for (const { problem } of await Promise.all(refused)) expect(problem.code).toBe('message_not_found');
  });

  it('of another user answers like a missing one', async () => {
    for (const id of [threadId, newId()]) {
      const foreign = { params: { threadId: id } };
      const problems = await Promise.all(
        [
          other.call(archiveThread, { ...foreign, body: { archived: true } }),
          other.call(readDraft, foreign),
          other.call(saveDraft, { ...foreign, body: { text: 'x' } }),
        ].map(problemOf),
      );
      expect(problems.map(({ problem }) => problem.code)).toEqual(Array(3).fill('thread_not_found'));
      expect((await other.fetch(`/api/chat/threads/${id}/export?format=md`)).status).toBe(404);
    }
  });
});
