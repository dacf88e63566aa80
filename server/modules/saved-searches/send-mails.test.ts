import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearchChanges,
  listSavedSearches,
  unsubscribe,
  type SavedSearch,
  type SavedSearchFrequency,
} from '#contract/saved-searches.ts';
import { createDependencies, type Dependencies } from '#server/dependencies.ts';
import { calendarDateOf } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { matchNews } from './match-news.ts';
import { sendDueMails } from './send-mails.ts';

let app: TestApp;
let user: TestUser;
let agent: TestClient;
const SOURCE = 'North MLS';
/** Imports of a test know no other day than the machine's. */
const TODAY = calendarDateOf(new Date());

beforeAll(async () => {
  app = await startTestApp();
  // Past the hours in which nobody is written to.
  app.clock.set(`${TODAY}T20:00:00Z`);
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.createUser();
  agent = await app.signIn(user);
  await matchAllNews();
});

const parts = ({ database, clock, listings, mail, accounts }: Dependencies = app.dependencies) => {
  const { findEnabled } = accounts.users;
  return { db: database.db, clock, listings, mail, publicOrigin: 'https://sidekick.example.com', findEnabled };
};
const matchAllNews = () => matchNews(parts());
const importHomes = (records: Record<string, unknown>[], source = SOURCE) =>
  importRecords(app.dependencies.database.pool, records, source);

let keys = 0;
/** A home of Noe Valley at $1M that came to the market today. */
const home = (fields: Record<string, unknown> = {}) => {
  keys += 1;
  return resoRecord({
    ListingKey: `news-${keys}`,
    ListingId: `N${keys}`,
    SubdivisionName: 'Noe Valley',
    OnMarketDate: TODAY,
    UnparsedAddress: `${keys} Elm Street`,
    ...fields,
  });
};

const inNoe: ListingSearch = {
  areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley', context: { city: 'San Francisco' } },
};

async function save(search: ListingSearch = inNoe, frequency: SavedSearchFrequency = 'off', as = agent): Promise<SavedSearch> {
  return as.call(createSavedSearch, { body: { name: 'Buyers in Noe', search, frequency } });
}
async function changesOf({ id }: SavedSearch, as = agent) {
  const { items } = await as.call(listSavedSearchChanges, { params: { savedSearchId: id }, query: {} });
  return items.map(({ kind, fromPrice, toPrice, listing }) => ({ kind, fromPrice, toPrice, key: listing.uPropertyId }));
}

describe('mail about a saved search', () => {
  const mails = async () => {
    const { rows } = await app.dependencies.database.pool.query<{
      payload: { to: string; letter: { subject: string; unsubscribeUrl: string } };
    }>(
      `SELECT payload FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
       WHERE task.identifier = 'platform.send-mail' AND payload ->> 'to' = $1 ORDER BY job.id`,
      [user.email],
    );
    return rows.map(({ payload }) => payload);
  };

  it('goes out once, tells each home with its firm and its source, and ends with one click', async () => {
    const saved = await save(inNoe, 'instant');
    const listing = home({ ListOfficeName: 'Hale Homes', ListPrice: 1_000_000 });
    await importHomes([listing]);
    await matchAllNews();
    await importHomes([{ ...listing, ListPrice: 950_000 }]);
    await matchAllNews();
    await sendDueMails(parts());
    await sendDueMails(parts());
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.letter.subject).toBe('Buyers in Noe: 1 price cut');
    expect(JSON.stringify(sent[0]?.letter)).toMatch(/\$950,000, was \$1,000,000.*Listed by Hale Homes.*North MLS/);

    const url = new URL(sent[0]?.letter.unsubscribeUrl ?? '');
    const page = await app.anonymous().fetch(url.pathname, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, `/unsubscribe/${url.pathname.split('/').at(-1)}`]);
    // As a mail program sends it, from elsewhere.
    const answer = await app.anonymous().fetch(url.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { name: 'Buyers in Noe' }]);
    await importHomes([{ ...listing, ListPrice: 900_000 }]);
    await matchAllNews();
    await sendDueMails(parts());
    expect(await mails()).toHaveLength(1);
    expect((await agent.call(listSavedSearches, {})).items).toMatchObject([{ id: saved.id, frequency: 'off', unseenCount: 3 }]);
    const unknown = app.anonymous().call(unsubscribe, { params: { token: 'nobody-knows-this-one0' } });
    expect((await problemOf(unknown)).status).toBe(404);
  });

  it('waits for the next morning where it is daily, and is never sent for a search that was deleted meanwhile', async () => {
    const [daily, deleted] = [await save(inNoe, 'daily'), await save(inNoe, 'daily')];
    await importHomes([home()]);
    await matchAllNews();
    await sendDueMails(parts());
    expect(await mails()).toEqual([]);
    await agent.call(deleteSavedSearch, { params: { savedSearchId: deleted.id } });
    app.clock.advance(24 * 60 * 60_000);
    await sendDueMails(parts());
    expect(await mails()).toHaveLength(1);
    expect(daily.frequency).toBe('daily');
  });

  it('needs one connection, however long others hold theirs', async () => {
    const database = openDatabase({
      connectionString: app.dependencies.database.connectionString,
      maxConnections: 1,
      onConnectionLost: () => {},
    });
    const narrow = parts(createDependencies({ ...app.dependencies, database }));
    const saved = await save(inNoe, 'instant');
    await importHomes([home()]);
    await matchNews(narrow);
    await sendDueMails(narrow);
    await database.close();
    expect(await changesOf(saved)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});
