import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import {
  deleteSavedSearch,
  listSavedSearches,
  unsubscribe,
  type SavedSearch,
  type SavedSearchFrequency,
} from '#contract/saved-searches.ts';
import { createDependencies, type Dependencies } from '#server/dependencies.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { importRecords } from '#tests/support/listings-database.ts';
import { changesOf as changesIn, inNoe, newHome as home, saveSearch, TODAY } from '#tests/support/saved-search-homes.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { matchNews } from './match-news.ts';
import { sendDueMails } from './send-mails.ts';

let app: TestApp;
let user: TestUser;
let agent: TestClient;
const SOURCE = 'North MLS';

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

const save = (search?: ListingSearch, frequency?: SavedSearchFrequency, as = agent) => saveSearch(as, search, frequency);
const changesOf = (saved: SavedSearch, as = agent) => changesIn(as, saved);

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
