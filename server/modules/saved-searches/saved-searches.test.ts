import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearchChanges,
  listSavedSearches,
  restoreSavedSearch,
  updateSavedSearch,
  type SavedSearch,
  type SavedSearchFrequency,
} from '#contract/saved-searches.ts';
import { erasePersonalData, exportPersonalData } from '#server/personal-data.ts';
import { calendarDateOf } from '#server/platform/clock.ts';
import { importRecords } from '#tests/support/listings-database.ts';
import { changesOf as changesIn, inNoe, newHome as home, saveSearch, TODAY } from '#tests/support/saved-search-homes.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { matchNews } from './match-news.ts';

let app: TestApp;
let user: TestUser;
let agent: TestClient;
const SOURCE = 'North MLS';
const daysAgo = (days: number) => calendarDateOf(new Date(Date.now() - days * 24 * 60 * 60_000));

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

const matchAllNews = () => {
  const { database, clock, listings, accounts } = app.dependencies;
  return matchNews({ db: database.db, clock, listings, findEnabled: accounts.users.findEnabled });
};
const importHomes = (records: Record<string, unknown>[], source = SOURCE) =>
  importRecords(app.dependencies.database.pool, records, source);

const save = (search?: ListingSearch, frequency?: SavedSearchFrequency, as = agent) => saveSearch(as, search, frequency);
const changesOf = (saved: SavedSearch, as = agent) => changesIn(as, saved);

describe('what happens in a saved search', () => {
  it('is told once each: new, cut, pending, back on the market and sold', async () => {
    const saved = await save({ ...inNoe, price: { endAt: 1_000_000 } });
    const listing = home();
    const after = async (fields: Record<string, unknown>) => {
      await importHomes([{ ...listing, ...fields }]);
      await matchAllNews();
      await matchAllNews();
      return (await changesOf(saved))[0];
    };
    const key = listing['ListingKey'];

    expect(await after({})).toEqual({ kind: 'new', fromPrice: null, toPrice: 1_000_000, key });
    expect(await after({ ListPrice: 950_000 })).toEqual({ kind: 'price-cut', fromPrice: 1_000_000, toPrice: 950_000, key });
    expect(await after({ ListPrice: 950_000, StandardStatus: 'Pending' })).toMatchObject({ kind: 'pending', key });
    expect(await after({ ListPrice: 950_000 })).toMatchObject({ kind: 'back-on-market', key });
    await after({ ListPrice: 950_000, StandardStatus: 'Pending' });
    const sale = { ListPrice: 950_000, StandardStatus: 'Closed', ClosePrice: 1_100_000, CloseDate: TODAY };
    await after(sale);
    expect((await changesOf(saved)).map(({ kind }) => kind)).toEqual([
      'pending',
      'back-on-market',
      'pending',
      'price-cut',
      'new',
    ]);
  });

  it('tells a sale of a home that was for sale until then, above the price that was asked for', async () => {
    const listing = home();
    await importHomes([listing]);
    await matchAllNews();
    const saved = await save({ ...inNoe, price: { endAt: 1_000_000 } });
    await importHomes([{ ...listing, StandardStatus: 'Closed', ClosePrice: 1_100_000, CloseDate: TODAY }]);
    await matchAllNews();
    expect(await changesOf(saved)).toEqual([
      { kind: 'sold', fromPrice: 1_000_000, toPrice: 1_100_000, key: listing['ListingKey'] },
    ]);
  });

  it('puts several changes between two looks together, and tells nothing of one that was taken back', async () => {
    const [cut, unchanged] = [home(), home()];
    await importHomes([cut, unchanged]);
    await matchAllNews();
    const saved = await save();
    await importHomes([
      { ...cut, ListPrice: 950_000 },
      { ...unchanged, ListPrice: 900_000 },
    ]);
    await importHomes([{ ...cut, ListPrice: 925_000 }, unchanged]);
    await matchAllNews();
    expect(await changesOf(saved)).toEqual([
      { kind: 'price-cut', fromPrice: 1_000_000, toPrice: 925_000, key: cut['ListingKey'] },
    ]);
  });

  it('is not told of homes elsewhere, of a first import of old listings, of what was there before, or while it is paused', async () => {
    await importHomes([home()]);
    await matchAllNews();
    const saved = await save();
    const paused = await save();
    await agent.call(updateSavedSearch, { params: { savedSearchId: paused.id }, body: { isPaused: true } });
    await importHomes([home({ SubdivisionName: 'Glen Park' }), home({ OnMarketDate: daysAgo(200) })]);
    const fresh = home();
    await importHomes([fresh]);
    await matchAllNews();
    expect((await changesOf(saved)).map(({ key }) => key)).toEqual([fresh['ListingKey']]);
    expect(await changesOf(paused)).toEqual([]);
  });

  it.each<[string, ListingSearch, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a circle',
      { areaFilter: { type: 'radius', latitude: 37.75, longitude: -122.43, distance: 1 } },
      { Latitude: 37.751, Longitude: -122.431 },
      { Latitude: 37.8, Longitude: -122.431 },
    ],
    [
      'a drawn area',
      {
        areaFilter: {
          type: 'polygon',
          coordinates: [
            [37.7, -122.5],
            [37.7, -122.4],
            [37.8, -122.4],
          ],
        },
      },
      { Latitude: 37.71, Longitude: -122.42 },
      { Latitude: 37.79, Longitude: -122.49 },
    ],
    [
      'words of the remarks',
      { keywords: ['chef kitchen'] },
      { PublicRemarks: 'A chef kitchen and a yard.' },
      { PublicRemarks: 'A yard.' },
    ],
    ['features', { features: ['pool'] }, { PoolPrivateYN: true }, {}],
    ['types', { propertyTypes: ['condominium'] }, { PropertySubType: 'Condominium' }, {}],
    [
      'beds and baths',
      { bedroomsCount: { startAt: 3 }, bathroomsCount: { startAt: 2 } },
      { BedroomsTotal: 3, BathroomsFull: 2 },
      { BedroomsTotal: 2, BathroomsFull: 2 },
    ],
    [
      'living area and year',
      { livingSpaceSqFt: { startAt: 1_000 }, propertyYearBuilt: { startAt: 1900 } },
      { LivingArea: 1_200, YearBuilt: 1925 },
      { LivingArea: 900, YearBuilt: 1925 },
    ],
    [
      'lot, garage and fees',
      { lotSizeSqFt: { startAt: 1 }, parkingGarageSpaces: { startAt: 1 }, homeownerAssociationFeeUSD: { endAt: 0 } },
      { LotSizeSquareFeet: 2_500, GarageSpaces: 1, AssociationYN: false },
      { LotSizeSquareFeet: 2_500 },
    ],
    [
      'a lease',
      { listingTransactionType: 'lease', price: { endAt: 5_000 } },
      { PropertyType: 'Residential Lease', ListPrice: 4_000 },
      { ListPrice: 4_000 },
    ],
    [
      'a license number',
      { agentDreNumbers: ['01234567'] },
      { ListAgentStateLicense: '01234567' },
      { ListAgentStateLicense: '7654321' },
    ],
    ['dates', { listDate: { startAt: daysAgo(1) }, price: { endAt: 2_000_000 } }, {}, { OnMarketDate: daysAgo(2) }],
  ])('is found by %s as a search finds it', async (what, search, inside, outside) => {
    const city = `Town of ${what}`;
    const saved = await save({ ...search });
    const listing = home({ City: city, SubdivisionName: null, ...inside });
    await importHomes([listing, home({ City: city, SubdivisionName: null, ...outside })]);
    await matchAllNews();
    expect((await changesOf(saved)).map(({ key }) => key)).toEqual([listing['ListingKey']]);
  });

  it('is told to nobody who may not see the listing, also when that was taken from them later', async () => {
    const foreign = await app.createUser({ allowedMlsProviders: ['South MLS'] });
    const saved = await save(inNoe, 'off', await app.signIn(foreign));
    const mine = await save();
    await importHomes([home()]);
    await matchAllNews();
    expect(await changesOf(saved, await app.signIn(foreign))).toEqual([]);
    expect(await changesOf(mine)).toHaveLength(1);
    await app.dependencies.listings.sources.setPolicy(SOURCE, { showsToAgents: false });
    expect(await changesOf(mine)).toEqual([]);
    await app.dependencies.listings.sources.setPolicy(SOURCE, { showsToAgents: true });
  });
});

describe('the list of saved searches', () => {
  it('counts what was not looked at, and renames, pauses, deletes and takes back', async () => {
    const { id, ...saved } = await save();
    const params = { savedSearchId: id };
    expect(saved).toMatchObject({ name: 'Buyers in Noe', search: inNoe, unseenCount: 0, lastChangeAt: null, isPaused: false });
    await importHomes([home(), home()]);
    await matchAllNews();
    const { items } = await agent.call(listSavedSearches, {});
    expect(items).toMatchObject([{ id, unseenCount: 2, lastChangeAt: expect.stringContaining('T') }]);
    const changes = await agent.call(listSavedSearchChanges, { params, query: {} });
    const seen = await agent.call(updateSavedSearch, { params, body: { seenThrough: changes.items[0]?.id ?? 0 } });
    expect(seen.unseenCount).toBe(0);

    const renamed = await agent.call(updateSavedSearch, { params, body: { name: 'The Diaz family', isPaused: true } });
    expect(renamed).toMatchObject({ name: 'The Diaz family', isPaused: true });
    await agent.call(deleteSavedSearch, { params });
    expect((await agent.call(listSavedSearches, {})).items).toEqual([]);
    expect(await agent.call(restoreSavedSearch, { params })).toMatchObject({ id, name: 'The Diaz family' });
  });

  it('holds 50 at most, and none without a condition or with a last day that has come', async () => {
    const refused = agent.call(createSavedSearch, { body: { name: 'All', search: { listingTransactionType: 'lease' } } });
    expect((await problemOf(refused)).problem).toMatchObject({ status: 422, code: 'invalid_request' });
    const dated = await save({ ...inNoe, listDate: { startAt: daysAgo(30), endAt: TODAY }, paginationPage: 3 });
    expect(dated.search).toEqual({ ...inNoe, listDate: { startAt: daysAgo(30) } });
    for (let count = 1; count < 50; count += 1) await save();
    expect((await problemOf(save())).problem).toMatchObject({ status: 409, code: 'too_many_saved_searches' });
  });

  it('is exported without the links that end mails, and erased with the account', async () => {
    const saved = await save();
    await importHomes([home()]);
    await matchAllNews();
    const data = await exportPersonalData(app.dependencies, user.id);
    expect(data).toMatchObject({ savedSearches: [{ id: saved.id }], savedSearchChanges: [{ kind: 'new' }] });
    expect(JSON.stringify(data)).not.toContain('unsubscribe');
    await erasePersonalData(app.dependencies, user.id);
    expect(await app.db.selectFrom('saved_searches').selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
  });
});
