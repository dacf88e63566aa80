import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import {
  createCard,
  deleteCard,
  getCardAnimation,
  listCards,
  listSuggestedPrompts,
  suggestPrompts,
  updateCard,
} from '#contract/suggestions.ts';
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
  app = await startTestApp({ environment: { OUTGOING_TO_PRIVATE_ADDRESSES: 'on' } });
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

  it('compares and orders nothing where none was found', async () => {
    const threadId = await newThread();
    const reply = await ask(threadId, 'homes for sale in Ames under $20,000');
    expect(reply?.run?.steps.at(-1)?.summary).toBe('None found');
    const prompts = [...(await suggest(threadId))];
    prompts.push(...(await suggest(threadId, prompts)));
    expect(
      prompts.filter((prompt) => /first|these/i.test(prompt.replace('latest first', '').replace('newest first', ''))),
    ).toEqual([]);
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
      ...{ iconColor: '#8a5a00', typewriterSuggestions: ['This Sunday'], position: 5, animationUrl: null },
    };
    const card = await admin.call(createCard, { body });
    expect((await client.call(listSuggestedPrompts)).items[0]).toMatchObject({
      ...{ displayText: 'Open houses', icon: 'Bolt', displayFormat: 'text', url: null },
    });
    await admin.call(updateCard, { params: { cardId: card.id }, body: { icon: 'Event', position: 1_000 } });
    expect((await admin.call(listCards)).items.at(-1)).toMatchObject({ id: card.id, icon: 'Event', prompt: body.prompt });
    await admin.call(deleteCard, { params: { cardId: card.id } });
    expect((await client.call(listSuggestedPrompts)).items).toEqual(before);
    expect((await problemOf(admin.call(deleteCard, { params: { cardId: card.id } }))).status).toBe(404);
    expect((await problemOf(client.call(createCard, { body }))).status).toBe(403);
  });

  it('are animated by a lottie file that the server fetches once and answers itself, and by nothing else', async () => {
    const files: Record<string, string> = {
      '/good.json': '{"v":"5.7.4","fr":30,"layers":[{"ty":4}],"w":40}',
      '/no-layers.json': '{"v":"5.7.4","fr":30}',
      '/page.html': '<!doctype html>',
    };
    let asked = 0;
    const other = createServer(({ url = '' }, response) => {
      asked += 1;
      const file = files[url];
      response.writeHead(file === undefined ? 404 : 200).end(file);
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const admin = await app.signIn(await app.createUser({ roles: ['admin'] }));
    const body = {
      ...{ prompt: 'Homes in Ames', displayText: 'Moving', icon: 'Bolt' as const, iconColor: null },
      ...{ typewriterSuggestions: [], position: 1, animationUrl: `${origin}/good.json` },
    };
    const card = await admin.call(createCard, { body });
    const shown = (await client.call(listSuggestedPrompts)).items[0];
    expect(shown).toMatchObject({ id: card.id, displayFormat: 'lottie' });
    expect(shown?.url).toMatch(/^\/api\/chat\/suggested-prompts\/[^/]+\/animation\?v=/);
    for (let time = 0; time < 2; time += 1) {
      const answer = await client.fetch(shown?.url ?? '');
      expect(JSON.parse(await answer.text())).toMatchObject({ v: '5.7.4', fr: 30, layers: [{ ty: 4 }] });
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect(asked).toBe(1);

    for (const bad of ['/no-layers.json', '/page.html', '/missing.json']) {
      const { problem } = await problemOf(admin.call(createCard, { body: { ...body, animationUrl: origin + bad } }));
      expect(problem.code, bad).toBe('animation_not_usable');
      expect(problem.errors[0]?.path).toBe('body.animationUrl');
    }
    await admin.call(updateCard, { params: { cardId: card.id }, body: { animationUrl: null } });
    expect((await client.call(listSuggestedPrompts)).items[0]).toMatchObject({ displayFormat: 'text', url: null });
    expect((await problemOf(client.call(getCardAnimation, { params: { cardId: card.id } }))).problem.code).toBe('not_found');
    await admin.call(deleteCard, { params: { cardId: card.id } });
    const audited = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('action', 'like', 'card-%')
      .orderBy('id')
      .execute();
    expect(audited.slice(-3).map(({ action }) => action)).toEqual(['card-created', 'card-changed', 'card-deleted']);
    other.close();
  });
});
