import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { calendarDateOf } from '#server/platform/clock.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { matchNews } from './match-news.ts';

let app: TestApp;
let agent: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  agent = await app.signIn(await app.createUser());
  await importHome('12 Elm Street', 1_250_000);
});
afterAll(() => app.close());

async function importHome(address: string, price: number): Promise<void> {
  const { database, clock, listings, accounts } = app.dependencies;
  const today = calendarDateOf(new Date());
  const record = resoRecord({
    ...{ ListingKey: address, ListingId: address, UnparsedAddress: address, ListPrice: price },
    ...{ SubdivisionName: 'Noe Valley', OnMarketDate: today, BedroomsTotal: 3 },
  });
  await importRecords(database.pool, [record], 'North MLS');
  await matchNews({ db: database.db, clock, listings, findEnabled: accounts.users.findEnabled });
}

async function ask(threadId: string, message: string, user = agent): Promise<string> {
  const { promptRefId } = await user.call(sendPrompt, { params: { threadId }, body: { message } });
  await (
    await openStream(user, { threadId, promptRefId })
  ).closed;
  const { items } = await user.call(listMessages, { params: { threadId }, query: {} });
  return items.at(-1)?.data.content ?? '';
}

it('saves the search that stands, tells what is new in it, mails it otherwise, pauses it and goes on with it, in words', async () => {
  const { id } = await agent.call(createThread, { body: {} });
  const saved = async () => (await agent.call(listSavedSearches, {})).items;

  await ask(id, '3 bedroom homes in Noe Valley under 2M');
  expect(await ask(id, 'save this for my buyers in Noe')).toContain('Saved “Buyers in Noe”');
  expect(await saved()).toMatchObject([
    {
      name: 'Buyers in Noe',
      frequency: 'daily',
      search: { areaFilter: { name: 'Noe Valley' }, bedroomsCount: { startAt: 3 }, price: { endAt: 2_000_000 } },
    },
  ]);
  expect(await ask(id, "what's new for them?")).toContain('nothing new so far');

  await importHome('14 Elm Street', 1_400_000);
  await importHome('12 Elm Street', 1_200_000);
  const news = await ask(id, "what's new for my buyers in Noe?");
  expect(news).toContain('New: 14 Elm Street, San Francisco, $1,400,000');
  expect(news).toContain('Price cut: 12 Elm Street, San Francisco, $1,200,000, was $1,250,000');

  await ask(id, 'mail me about it weekly');
  expect(await saved()).toMatchObject([{ frequency: 'weekly', isPaused: false }]);
  expect(await ask(id, 'stop it')).toContain('Paused “Buyers in Noe”');
  expect(await saved()).toMatchObject([{ isPaused: true }]);
  await ask(id, 'resume it');
  expect(await saved()).toMatchObject([{ isPaused: false }]);
  expect(await ask(id, 'delete the saved search for my buyers')).toContain('Deleted');
  expect(await saved()).toEqual([]);
});

it('saves a search that is told with it, and asks for one where none stands', async () => {
  const { id } = await agent.call(createThread, { body: {} });
  expect(await ask(id, 'save this for the Diaz family')).toContain('no search in this chat');
  await ask(id, 'save a search for homes in Noe Valley under 1.5M');
  expect((await agent.call(listSavedSearches, {})).items).toMatchObject([
    { search: { areaFilter: { name: 'Noe Valley' }, price: { endAt: 1_500_000 } } },
  ]);
});

it('tells searches of one name apart, and takes the one that is named in full', async () => {
  const other = await app.signIn(await app.createUser());
  const { id } = await other.call(createThread, { body: {} });
  const names = async () => (await other.call(listSavedSearches, {})).items.map(({ name }) => name).toSorted();

  await ask(id, 'homes in Noe Valley', other);
  for (const _ of [1, 2]) await ask(id, 'save this for my buyers in Noe', other);
  await ask(id, 'save this for my sellers in Noe', other);
  expect(await names()).toEqual(['Buyers in Noe', 'Buyers in Noe 2', 'Sellers in Noe']);

  expect(await ask(id, 'delete the saved search for Noe', other)).toContain('Buyers in Noe 2');
  await ask(id, 'delete the saved search for my buyers in Noe', other);
  expect(await names()).toEqual(['Buyers in Noe 2', 'Sellers in Noe']);
});

it('watches what is described, under the name that it is given, changes it, and means no other once it is deleted', async () => {
  agent = await app.signIn(await app.createUser());
  const { id } = await agent.call(createThread, { body: {} });
  const johnsons = async () => (await agent.call(listSavedSearches, {})).items.find(({ name }) => name === 'Johnsons');

  await ask(id, 'save a search for condos in Noe Valley');
  expect(await ask(id, 'let me know when something new comes up in Noe Valley, 2+ beds, under 1.4M')).toMatch(
    /^Saved “Homes with 2\+ bedrooms/,
  );
  expect(await ask(id, 'call it Johnsons')).toContain('goes by “Johnsons”');
  expect(await ask(id, 'change Johnsons to 1.5M')).toContain('“Johnsons” now looks for homes with 2+ bedrooms up to $1,500,000');
  expect(await johnsons()).toMatchObject({ search: { areaFilter: { name: 'Noe Valley' }, price: { endAt: 1_500_000 } } });
  expect(await ask(id, 'anything new for the Johnsons?')).toContain('nothing new so far');
  expect(await ask(id, 'email me weekly')).toContain('I mail you each Monday');
  expect(await ask(id, 'pause the Johnson search')).toContain('Paused “Johnsons”');
  expect(await ask(id, 'delete it')).toContain('Deleted “Johnsons”');
  const paused = async () => (await agent.call(listSavedSearches, {})).items.map(({ isPaused }) => isPaused);
  const before = await paused();
  expect(await ask(id, 'stop telling me about it')).toContain('That one is deleted already');
  expect(await paused()).toEqual(before);
  expect(await ask(id, 'anything new for the Garcias?')).toContain('None of your saved searches is called “Garcias”');
});

it('keeps a search under the name of the client that it is for, and knows it by a part of that name', async () => {
  const own = await app.signIn(await app.createUser());
  const { id } = await own.call(createThread, { body: {} });
  const saved = async () => (await own.call(listSavedSearches, {})).items;

  expect(await ask(id, 'save a search for Tom Becker: homes in Noe Valley up to 1.4', own)).toContain('Saved “Tom Becker”');
  expect(await ask(id, 'anything new for Tom', own)).toContain('**Tom Becker**');
  expect(await ask(id, 'mail it to him weekly not daily', own)).toMatch(/each Monday.*News goes to you alone/);
  expect(await ask(id, 'change toms to 1.5', own)).toContain('“Tom Becker” now looks for homes up to $1,500,000');
  expect(await saved()).toMatchObject([{ name: 'Tom Becker', frequency: 'weekly', search: { price: { endAt: 1_500_000 } } }]);
  expect(await ask(id, 'delete toms search', own)).toContain('Deleted “Tom Becker”');
  // A place before the colon is no name.
  expect(await ask(id, 'save a search for Noe Valley: homes under 1.5M', own)).toContain(
    'Saved “Homes up to $1,500,000 in Noe Valley',
  );
});

it('keeps a search under the name of a client in Spanish', async () => {
  const own = await app.signIn(await app.createUser());
  const { id } = await own.call(createThread, { body: {} });
  const saved = async () => (await own.call(listSavedSearches, {})).items;

  expect(await ask(id, 'guarda una búsqueda para Ana Núñez: casas en Noe Valley', own)).toContain('como “Ana Núñez”');
  expect(await ask(id, 'qué hay de nuevo para Ana', own)).toContain('**Ana Núñez**');
  expect(await ask(id, 'cambia la de Ana a 750 mil', own)).toContain('$750,000');
  expect(await ask(id, 'mándasela cada semana', own)).toContain('cada lunes');
  await ask(id, 'borra la búsqueda de Ana', own);
  expect(await saved()).toEqual([]);
});

it('saves what is told behind a colon, shows what it finds now where it is run, and lists what is saved', async () => {
  const own = await app.signIn(await app.createUser());
  const { id } = await own.call(createThread, { body: {} });
  expect(await ask(id, 'save this search: 3 bedroom homes in Noe Valley under 2M', own)).toContain('Saved “');
  expect(await ask(id, 'run it', own)).toContain('12 Elm Street');
  expect(await ask(id, 'whats saved', own)).toContain('up to $2,000,000 in Noe Valley');
});
