import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendPrompt, updateArtifact } from '#contract/assistant.ts';
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;

const drawn: AreaFilter = {
  type: 'polygon',
  coordinates: [
    [37.755, -122.44],
    [37.755, -122.42],
    [37.765, -122.42],
    [37.765, -122.44],
  ],
};
/** From south to north: the last two stand in the area that is drawn. */
const homes = [
  ['1 South Street', 'Condominium', 37.745],
  ['2 South Street', 'Single Family Residence', 37.75],
  ['3 North Street', 'Condominium', 37.756],
  ['4 North Street', 'Single Family Residence', 37.76],
] as const;

beforeAll(async () => {
  app = await startTestApp();
  const records = homes.map(([address, PropertySubType, Latitude], at) =>
    resoRecord({
      ...{ ListingKey: address, ListingId: address, UnparsedAddress: address, ListPrice: 1_000_000 + at, PropertySubType },
      ...{ SubdivisionName: 'Noe Valley', Latitude, Longitude: -122.43, OnMarketDate: `2026-0${at + 1}-01` },
    }),
  );
  await importRecords(app.dependencies.database.pool, records);
});
beforeEach(async () => {
  agent = await app.signIn(await app.createUser());
});
afterAll(() => app.close());

async function ask(threadId: string, message: string) {
  const { promptRefId } = await agent.call(sendPrompt, { params: { threadId }, body: { message } });
  await (
    await openStream(agent, { threadId, promptRefId })
  ).closed;
  const { items } = await agent.call(listMessages, { params: { threadId }, query: {} });
  const reply = items.at(-1);
  const widget = reply?.artifacts.find(({ kind }) => kind === 'widget-listings-search');
  const search = (widget?.content as { arguments?: ListingSearch } | undefined)?.arguments;
  return { text: reply?.data.content ?? '', artifactId: widget?.id ?? '', search };
}

const change = (artifactId: string, search: ListingSearch | undefined) =>
  agent.call(updateArtifact, { params: { artifactId }, body: { content: { artifactId, arguments: { ...search } } } });

it('what the drawer was made to show is what the next question goes on from, and what its numbers mean', async () => {
  const { id } = await agent.call(createThread, { body: {} });
  const { artifactId, search } = await ask(id, 'homes in Noe Valley');
  await change(artifactId, { ...search, areaFilter: drawn, orderResultsBy: { term: 'price', order: 'asc' } });

  const first = await ask(id, 'tell me about the first one');
  expect(first.text).toContain('3 North Street');
  const condos = await ask(id, 'only condos');
  expect(condos.search).toMatchObject({ areaFilter: drawn, propertyTypes: ['condominium'] });
  expect(condos.text).toContain('3 North Street');
  expect(condos.text).not.toContain('1 South Street');
});

it('an area that was drawn is found again after another place was asked for, and the rest of the question with it', async () => {
  const { id } = await agent.call(createThread, { body: {} });
  const { artifactId, search } = await ask(id, 'homes in Noe Valley');
  await change(artifactId, { ...search, areaFilter: drawn });

  const asked = await ask(id, 'only in the part that I drew');
  expect(asked.search?.areaFilter).toEqual(drawn);
  expect(asked.text).toContain('**2** homes in the drawn area');
  await ask(id, 'homes in San Francisco');
  expect((await ask(id, 'condos in the area I drew')).search).toMatchObject({
    areaFilter: drawn,
    propertyTypes: ['condominium'],
  });
});

it('is not told again once the chat has gone on to another search', async () => {
  const { id } = await agent.call(createThread, { body: {} });
  const { artifactId, search } = await ask(id, 'homes in Noe Valley');
  await change(artifactId, { ...search, areaFilter: drawn });
  await ask(id, 'what about San Francisco?');
  expect((await ask(id, 'only condos')).search?.areaFilter).toMatchObject({ type: 'named-area', name: 'San Francisco' });
});

it('a home that was shown is a middle for what is asked next, whatever the search before was', async () => {
  const { id } = await agent.call(createThread, { body: {} });
  await ask(id, 'homes in Noe Valley');
  await ask(id, 'within 3 miles of the first one and of Noe Valley');
  await ask(id, 'homes within 2 miles of Noe Valley and of San Francisco');
  const around = await ask(id, 'within a mile of the first one');
  expect(around.search?.areaFilter).toMatchObject({ type: 'radius', distance: 1, name: '4 North Street' });
});
