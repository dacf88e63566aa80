import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { createCard, deleteCard, listCards, listSuggestedPrompts, suggestPrompts, updateCard } from '#contract/suggestions.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { resoRecord } from '#tests/support/listings-database.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const { database, clock } = app.dependencies;
  const forSale = Array.from({ length: 5 }, () => resoRecord({ City: 'Ames', StateOrProvince: 'IA', CountyOrParish: 'Story' }));
  const records = [...inventTown(700), ...forSale].map((record, at) => ({ line: at + 1, record }));
  await importListings({ pool: database.pool, clock }, { source: 'north', records });
});
beforeEach(async () => {
  client = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

async function ask(threadId: string, message: string) {
  const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message } });
  await (
    await openStream(client, { threadId, promptRefId })
  ).closed;
  app.clock.advance(10_000);
  const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
  return items.at(-1);
}
const newThread = async () => (await client.call(createThread, { body: {} })).id;
const suggest = async (threadId: string, exceptions: string[] = []) =>
  (await client.call(suggestPrompts, { params: { threadId }, body: { exceptions } })).suggestedPrompts;

describe('what may be asked next', () => {
  it.each([
    ...['homes for sale in Ames', 'How is the market in Ames?', 'Chart the median price by month in Ames'],
    ...['casas en venta en Ames', '¿Cómo está el mercado en Ames?'],
  ])('after “%s” is three at a time, none twice, and the assistant does each with a tool', async (question) => {
    const threadId = await newThread();
    const reply = await ask(threadId, question);
    expect(
      reply?.run?.steps.map(({ status }) => status),
      reply?.data.content,
    ).toContain('succeeded');
    const first = await suggest(threadId);
    const second = await suggest(threadId, first);
    expect([first.length, new Set([...first, ...second]).size]).toEqual([3, 6]);
    if (question.includes('á') || question.startsWith('casas'))
      expect(first.filter((prompt) => /\b(?:the|in|of|by|homes)\b/.test(prompt))).toEqual([]);
    for (const prompt of first) {
      expect(reply?.data.content).not.toContain(`[${prompt}](#ask)`);
      const other = await newThread();
      await ask(other, question);
      const done = await ask(other, prompt);
      expect
        .soft([prompt, done?.run?.steps.some(({ status }) => status === 'succeeded')], done?.data.content)
        .toEqual([prompt, true]);
    }
  });

  it('in a thread that shows nothing yet is what can always be asked; somebody else’s thread has none', async () => {
    const threadId = await newThread();
    expect(await suggest(threadId)).toHaveLength(3);
    client = await app.signIn(await app.createUser());
    expect((await problemOf(suggest(threadId))).problem.code).toBe('thread_not_found');
  });
});

describe('the cards of a new chat', () => {
  it('are rows that an admin adds, changes and deletes', async () => {
    const before = (await client.call(listSuggestedPrompts)).items;
    expect(before.map(({ displayText }) => displayText)).toEqual([
      ...['Find condos', 'Read a market', 'Write copy', 'Draw a chart', 'For rent', 'Find comps'],
    ]);
    const admin = await app.signIn(await app.createUser({ roles: ['admin'] }));
    const body = {
      ...{ prompt: 'Open houses this weekend in Oakland', displayText: 'Open houses', icon: 'Nonsense' as 'Event' },
      ...{ iconColor: '#8a5a00', typewriterSuggestions: ['This Sunday'], position: 5 },
    };
    const card = await admin.call(createCard, { body });
    expect((await client.call(listSuggestedPrompts)).items[0]).toMatchObject({ displayText: 'Open houses', icon: 'Bolt' });
    await admin.call(updateCard, { params: { cardId: card.id }, body: { icon: 'Event', position: 1_000 } });
    expect((await admin.call(listCards)).items.at(-1)).toMatchObject({ id: card.id, icon: 'Event', prompt: body.prompt });
    await admin.call(deleteCard, { params: { cardId: card.id } });
    expect((await client.call(listSuggestedPrompts)).items).toEqual(before);
    expect((await problemOf(admin.call(deleteCard, { params: { cardId: card.id } }))).status).toBe(404);
    expect((await problemOf(client.call(createCard, { body }))).status).toBe(403);
  });
});
