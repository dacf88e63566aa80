import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createThread, deleteThread, searchThreads, type SearchHit } from '#contract/threads.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { day } from '#tests/support/test-clock.ts';
import { toSnippet } from './snippet.ts';

describe('a search over all threads', () => {
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

  async function threadSaying(title: string, contents: readonly string[], hidden = false): Promise<string> {
    const { id: threadId } = await client.call(createThread, { body: { title } });
    const { db, dependencies, clock } = app;
    await db.transaction().execute((tx) =>
      dependencies.threads.append(
        tx,
        { userId: user.id, threadId, at: clock.now() },
        contents.map((content, place) => ({ createdBy: place % 2 === 0 ? 'user' : 'assistant', content, hidden })),
      ),
    );
    return threadId;
  }
  const search = async (q: string) => (await client.call(searchThreads, { query: { q } })).items;
  const marked = ({ snippet, marks }: SearchHit) => marks.map(({ start, end }) => snippet.slice(start, end));

  it('finds what was asked and what was answered, with the found words marked in plain text', async () => {
    const threadId = await threadSaying('A loft', [
      'Is the roof of 1420 Alder St new?',
      '**Yes**: the [listing](/listing/1) says that the roof was replaced in 2019. | Fee |\n|---|\n| $1,250,000 |',
    ]);
    const hits = await search('roof');
    expect(hits.map(({ createBy }) => createBy).sort()).toEqual(['assistant', 'user']);
    expect(hits.every(({ thread, messageId }) => thread.id === threadId && messageId !== null)).toBe(true);
    expect(hits.flatMap(marked)).toEqual(['roof', 'roof']);
    expect(hits.find(({ createBy }) => createBy === 'assistant')?.snippet).toBe(
      'says that the roof was replaced in 2019. Fee $1,250,000',
    );
    expect((await search('1420 alder')).flatMap(marked)).toEqual(['1420', 'Alder']);
    expect(await search('$1,250,000')).toHaveLength(1);
  });

  it('takes the beginning of a word and other forms of it, and wants every word', async () => {
    await threadSaying('Chat', ['Two condos near Rockridge with parking']);
    for (const found of [
      'rockr',
      'condo',
      'condos parked',
      'ROCKRIDGE two',
      'condos near the rockr',
      'rock cond park',
      'near the',
    ])
      expect([found, (await search(found)).length]).toEqual([found, 1]);
    expect(await search('condos in Temescal')).toEqual([]);
  });

  it('finds a misspelled word of a message or a title, where nothing is spelled so', async () => {
    await threadSaying('Rockridge comparables', ['Bungalows by the reservoir']);
    expect((await search('rockrige'))[0]).toMatchObject({ messageId: null, thread: { title: 'Rockridge comparables' } });
    expect((await search('resevoir')).map(({ snippet }) => snippet)).toEqual(['Bungalows by the reservoir']);
  });

  it('puts titles first, then what says it more densely, and of equals the later', async () => {
    await threadSaying('Old', ['A pool']);
    app.clock.advance(5 * day);
    await threadSaying('Later', ['A pool']);
    await threadSaying('In passing', [`A pool, among ${'many other things '.repeat(40)}`]);
    await threadSaying('Homes with a pool', ['Nothing yet']);
    expect((await search('pool')).map(({ thread }) => thread.title)).toEqual(['Homes with a pool', 'Later', 'Old', 'In passing']);
  });

  it('puts the word itself above those that begin with it', async () => {
    await threadSaying('Exact', ['Question 12']);
    await threadSaying('Begins so', ['Question 120']);
    expect((await search('question 12')).map(({ thread }) => thread.title)).toEqual(['Exact', 'Begins so']);
  });

  it('shows three places of a thread at most', async () => {
    await threadSaying('Long', Array(8).fill('The garden faces south'));
    await threadSaying('Short', ['The garden faces north']);
    expect((await search('garden')).map(({ thread }) => thread.title).sort()).toEqual(['Long', 'Long', 'Long', 'Short']);
  });

  it('finds nothing of others, of deleted threads, or of messages that are not shown', async () => {
    const gone = await threadSaying('Secret plans', ['The vineyard estate']);
    await threadSaying('Welcome', ['A vineyard, silently'], true);
    const other = await app.signIn(await app.createUser({ roles: ['admin'] }));
    expect((await other.call(searchThreads, { query: { q: 'vineyard' } })).items).toEqual([]);
    expect((await other.call(searchThreads, { query: { q: 'vinyard' } })).items).toEqual([]);
    expect((await other.call(searchThreads, { query: { q: 'secret' } })).items).toEqual([]);
    expect(await search('vineyard')).toHaveLength(1);
    await client.call(deleteThread, { params: { threadId: gone } });
    expect(await search('vineyard')).toEqual([]);
    expect(await search('secret')).toEqual([]);
  });

  it.each(["' | ! & <-> :*", '(((', '\\', '%', 'a'.repeat(200), '🏠', 'the', '12.5.', "o'brien"])('answers "%s"', async (q) => {
    await threadSaying('Anything', ["Mr. O'Brien pays 12.5 percent"]);
    expect(Array.isArray(await search(q))).toBe(true);
  });

  it('marks nothing that the text itself pretends to be found', () => {
    expect(toSnippet('<b>a</b> \uE000pool\uE001')).toEqual({ snippet: '<b a</b pool', marks: [{ start: 8, end: 12 }] });
  });
});
