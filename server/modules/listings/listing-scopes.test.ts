import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getListingHistory } from '#contract/listing-history.ts';
import { getPlaceHull } from '#contract/listing-places.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { findListings, findPlaces, getListingDetails } from '#contract/listings.ts';
import { findSimilarListings } from '#contract/similar-listings.ts';
import {
  importListings,
  type ListingsService,
  type ListingSurface,
  type ListingViewer,
  type SourcePolicy,
} from '#server/modules/listings/index.ts';
import { resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';

/**
 * Everything that reads listings, by every surface, entitlement, licence and seller's choice. What may be seen is said here by itself, in
 * `maySee`; the queries must all agree with it.
 */
const policies: Record<string, SourcePolicy | 'no row'> = {
  'Open MLS': { showsToAgents: true, showsToClients: true, sendsToModels: true },
  'Agents MLS': { showsToAgents: true, showsToClients: false, sendsToModels: false },
  'Client MLS': { showsToAgents: true, showsToClients: true, sendsToModels: false },
  'Model MLS': { showsToAgents: true, showsToClients: false, sendsToModels: true },
  'Closed MLS': { showsToAgents: false, showsToClients: false, sendsToModels: false },
  'Rowless MLS': 'no row',
};
const sources = Object.keys(policies);
const surfaces: ListingSurface[] = ['agent', 'client-link', 'model-provider'];
const entitlements = [['*'], ['Open MLS', 'Rowless MLS'], ['Closed MLS', 'Agents MLS', 'Model MLS'], ['Unknown MLS'], []];

const choices = {
  plain: {},
  offline: { InternetEntireListingDisplayYN: false },
  unlocated: { InternetAddressDisplayYN: false },
  unvalued: { InternetAutomatedValuationDisplayYN: false, InternetConsumerCommentYN: false },
} as const;
type Choice = keyof typeof choices;
const choiceNames = Object.keys(choices) as Choice[];

interface Home {
  key: string;
  source: string;
  choice: Choice;
  street: string;
  latitude: number;
  longitude: number;
  price: number;
}

const homes: Home[] = sources.flatMap((source, sourceAt) =>
  choiceNames.map((choice, at) => ({
    key: `${source.split(' ')[0]}-${choice}`,
    source,
    choice,
    street: `${source.split(' ')[0]}${choice} Way`,
    // Each in a cell of its own, away from the cell's middle.
    latitude: 37.7031 + sourceAt * 0.02,
    longitude: -122.4031 + at * 0.02,
    price: 500_000 + sourceAt * 10_000 + at * 1_000,
  })),
);

function maySee({ surface, allowedMlsProviders }: ListingViewer, { source, choice }: Home): boolean {
  if (!allowedMlsProviders.includes('*') && !allowedMlsProviders.includes(source)) return false;
  const policy = policies[source];
  if (!policy || policy === 'no row') return surface === 'agent';
  if (surface === 'agent') return policy.showsToAgents;
  return surface === 'client-link' ? policy.showsToClients && choice !== 'offline' : policy.sendsToModels;
}

let app: TestApp;
let listings: ListingsService;

beforeAll(async () => {
  app = await startTestApp();
  const { database, clock } = app.dependencies;
  listings = app.dependencies.listings;
  for (const source of sources) {
    const records = homes
      .filter((home) => home.source === source)
      .map((home, at) => ({
        line: at + 1,
        record: resoRecord({
          ListingKey: home.key,
          ListingId: home.key,
          ListPrice: home.price,
          StreetNumber: '12',
          StreetName: home.street.replace(' Way', ''),
          StreetSuffix: 'Way',
          SubdivisionName: `Hood ${home.key}`,
          PostalCode: '94110',
          Latitude: home.latitude,
          Longitude: home.longitude,
          BedroomsTotal: 3,
          BathroomsFull: 2,
          ListingURL: 'https://example.com/12-hidden-way',
          ...choices[home.choice],
        }),
      }));
    await importListings({ pool: database.pool, clock }, { source, records });
    const policy = policies[source];
    if (policy === 'no row') await database.pool.query('DELETE FROM listing_sources WHERE name = $1', [source]);
    else if (policy) await listings.sources.setPolicy(source, policy);
  }
});
afterAll(() => app.close());

const viewers = surfaces.flatMap((surface) => entitlements.map((allowedMlsProviders) => ({ surface, allowedMlsProviders })));

async function keysOf(request: ListingSearch, viewer: ListingViewer): Promise<string[]> {
  const { items, meta } = await listings.search({ paginationLimit: 100, ...request }, viewer);
  expect(meta.totalItems).toBe(items.length);
  const summary = await listings.summarize(request, viewer);
  expect(summary.priced).toBe(items.length);
  return items.map((item) => item.uPropertyId).sort();
}

const keys = (some: readonly Home[]) => some.map((home) => home.key).sort();

describe.each(viewers)('$surface, entitled to $allowedMlsProviders', (viewer) => {
  const seen = homes.filter((home) => maySee(viewer, home));
  const isLocated = (home: Home): boolean => viewer.surface !== 'client-link' || home.choice !== 'unlocated';
  const located = seen.filter(isLocated);

  test('a search finds, counts and sums up what may be seen', async () => {
    expect(await keysOf({}, viewer)).toEqual(keys(seen));
    expect(await keysOf({ price: { startAt: 500_000, endAt: 521_000 } }, viewer)).toEqual(
      keys(seen.filter(({ price }) => price <= 521_000)),
    );
    const prices = seen.map(({ price }) => price);
    const summary = await listings.summarize({}, viewer);
    expect([summary.minPrice, summary.maxPrice]).toEqual(
      prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [null, null],
    );
  });

  test('a page shorter than what is found has the same total', async () => {
    const { meta } = await listings.search({ paginationLimit: 1 }, viewer);
    expect(meta.totalItems).toBe(seen.length);
    const far = await listings.search({ paginationLimit: 1, paginationPage: 90 }, viewer);
    expect([far.items.length, far.meta.totalItems]).toEqual([0, seen.length]);
  });

  test('an exact place finds only homes whose place may be told', async () => {
    for (const home of homes) {
      const { latitude, longitude } = home;
      const near = 0.0005;
      const ring: [number, number][] = [
        [latitude - near, longitude - near],
        [latitude - near, longitude + near],
        [latitude + near, longitude + near],
        [latitude + near, longitude - near],
      ];
      const expected = located.includes(home) ? [home.key] : [];
      expect(await keysOf({ areaFilter: { type: 'polygon', coordinates: ring } }, viewer)).toEqual(expected);
      expect(await keysOf({ areaFilter: { type: 'radius', latitude, longitude, distance: 0.05 } }, viewer)).toEqual(expected);
    }
  });

  test('an area around the coarse place finds homes whose place may not be told, too', async () => {
    for (const home of seen) {
      const [latitude, longitude] = [Math.round(home.latitude * 100) / 100, Math.round(home.longitude * 100) / 100];
      const areaFilter = { type: 'radius', latitude, longitude, distance: 0.4 } as const;
      expect(await keysOf({ areaFilter }, viewer)).toEqual([home.key]);
      const ring: [number, number][] = [
        [latitude - 0.006, longitude - 0.006],
        [latitude - 0.006, longitude + 0.006],
        [latitude + 0.006, longitude + 0.006],
        [latitude + 0.006, longitude - 0.006],
      ];
      expect(await keysOf({ areaFilter: { type: 'polygon', coordinates: ring } }, viewer)).toEqual([home.key]);
    }
  });

  test('the order by distance tells no more', async () => {
    const request: ListingSearch = {
      paginationLimit: 100,
      orderResultsBy: { term: 'distance', latitude: 37.7031, longitude: -122.4 },
    };
    const { items } = await listings.search(request, viewer);
    const shown = items.map(({ latitude, longitude }) =>
      Math.hypot((latitude ?? 0) - 37.7031, ((longitude ?? 0) + 122.4) * Math.cos((37.7 * Math.PI) / 180)),
    );
    for (const [at, distance] of shown.entries()) expect(distance).toBeGreaterThanOrEqual((shown[at - 1] ?? 0) - 1e-5);
  });

  test('a street and an address find only homes whose address may be told', async () => {
    const namesOf = (home: Home) => [['street', home.street] as const, ['street-and-number', `12 ${home.street}`] as const];
    const allNamed = await listings.findPlacesNamed(
      homes.flatMap((home) => namesOf(home).map(([, name]) => name)),
      viewer,
    );
    for (const home of homes) {
      const expected = located.includes(home) ? [home.key] : [];
      for (const [nameType, name] of namesOf(home)) {
        expect(await keysOf({ areaFilter: { type: 'named-area', nameType, name } }, viewer)).toEqual(expected);
        const places = await listings.findPlaces(name, nameType, viewer);
        expect(places.filter((place) => place.name === name)).toHaveLength(expected.length);
        const named = allNamed.filter((place) => place.phrase === name && place.nameType === nameType && place.exact);
        expect(named).toHaveLength(expected.length);
      }
    }
  });

  test('a neighborhood is named, found and outlined where any of it may be seen', async () => {
    const hoodOf = (home: Home) => `Hood ${home.key}`;
    const allNamed = await listings.findPlacesNamed(homes.map(hoodOf), viewer);
    for (const home of homes) {
      const name = hoodOf(home);
      const expected = seen.includes(home) ? [home.key] : [];
      expect(await keysOf({ areaFilter: { type: 'named-area', nameType: 'neighborhood', name } }, viewer)).toEqual(expected);
      const places = await listings.findPlaces(name, 'neighborhood', viewer);
      expect(places.filter((place) => place.name === name).map((place) => place.listingCount)).toEqual(expected.map(() => 1));
      const named = allNamed.filter((place) => place.phrase === name && place.exact);
      expect(named).toHaveLength(expected.length);
      const isExact = named[0]?.center?.latitude === home.latitude;
      expect(isExact).toBe(expected.length > 0 && (home.choice === 'plain' || home.choice === 'unvalued'));
    }
    const [city] = await listings.findPlaces('San Francisco', 'city', viewer);
    expect(city?.listingCount).toBe(seen.length || undefined);
    const { ring } = await listings.findPlaceHull({ nameType: 'city', name: 'San Francisco' }, viewer);
    expect(ring !== null).toBe(seen.length > 0);
    for (const [latitude, longitude] of ring ?? []) {
      expect(
        homes.some((home) => home.choice === 'unlocated' && home.latitude === latitude && home.longitude === longitude),
      ).toBe(false);
    }
  });

  test('details, history and similar homes are of what may be seen, and say no more than may be told', async () => {
    for (const home of homes) {
      const reference = { mlsId: home.key, mlsSource: home.source };
      const read = Promise.all([
        listings.getDetails(reference, viewer),
        listings.getHistory(reference, viewer),
        listings.findSimilar(reference, viewer),
      ]);
      if (!seen.includes(home)) {
        await expect(read).rejects.toMatchObject({ code: 'listing_not_found' });
        continue;
      }
      const [details, history, similar] = await read;
      expect(history.length).toBeGreaterThan(0);
      for (const one of similar) expect(keys(seen)).toContain(one.uPropertyId);
      expect([details.allowsAutomatedValuation, details.allowsConsumerComments]).toEqual(
        home.choice === 'unvalued' ? [false, false] : [true, true],
      );
      const isExact = details.latitude === home.latitude;
      expect([details.addressLine1 !== null, details.link !== null, isExact]).toEqual([
        isLocated(home),
        isLocated(home),
        isLocated(home),
      ]);
    }
  });
});

test('over HTTP an agent sees what the licences for agents and the entitlement allow', async () => {
  for (const allowedMlsProviders of entitlements) {
    const agent = await app.signIn(await app.createUser({ allowedMlsProviders }));
    const seen = homes.filter((home) => maySee({ surface: 'agent', allowedMlsProviders }, home));
    const { items, meta } = await agent.call(findListings, { body: { paginationLimit: 100 }, query: {} });
    expect([items.map((item) => item.uPropertyId).sort(), meta.totalItems]).toEqual([keys(seen), seen.length]);
    expect((await agent.call(findPlaces, { query: { q: 'San Francisco', nameType: 'city' } })).items).toHaveLength(
      seen.length > 0 ? 1 : 0,
    );
    const { ring } = await agent.call(getPlaceHull, { query: { nameType: 'city', name: 'San Francisco' } });
    expect(ring !== null).toBe(seen.length > 0);
    for (const home of homes) {
      const body = { listingReference: { mlsId: home.key, mlsSource: home.source } };
      const calls = [
        () => agent.call(getListingDetails, { body }),
        () => agent.call(getListingHistory, { body }),
        () => agent.call(findSimilarListings, { body }),
      ];
      for (const call of calls) {
        if (seen.includes(home)) await call();
        else expect((await problemOf(call())).problem.code).toBe('listing_not_found');
      }
    }
  }
});

test('a licence that changes holds at once here, and elsewhere within seconds', async () => {
  const viewer: ListingViewer = { surface: 'client-link', allowedMlsProviders: ['Agents MLS'] };
  expect(await keysOf({}, viewer)).toEqual([]);
  await listings.sources.setPolicy('Agents MLS', { showsToClients: true });
  expect(await keysOf({}, viewer)).toHaveLength(3);
  await app.dependencies.database.pool.query(`UPDATE listing_sources SET shows_to_clients = false WHERE name = 'Agents MLS'`);
  app.clock.advance(3_000);
  expect(await keysOf({}, viewer)).toEqual([]);
});
