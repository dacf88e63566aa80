import type { ListingSearch } from '#contract/listing-search.ts';
import { createListingsService, importListings, type SourceRecord } from '#server/modules/listings/index.ts';
import { createSavedSearchesModule } from '#server/modules/saved-searches/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { Bench, BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';
import { scatteredListings } from './support/scattered-listings.ts';

const MAX_SECONDS = 60;
const SOURCE = 'Benchmark MLS';
const SEARCHES_PER_USER = 40;

const centres = [
  { city: 'San Francisco', state: 'CA', latitude: 37.76, longitude: -122.44 },
  { city: 'Oakland', state: 'CA', latitude: 37.81, longitude: -122.25 },
  { city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8 },
  { city: 'Miami', state: 'FL', latitude: 25.78, longitude: -80.21 },
  { city: 'Chicago', state: 'IL', latitude: 41.88, longitude: -87.68 },
] as const;

/** No two alike: a third in a neighborhood, a third in a city, the rest in circles and drawn areas. */
function searchOf(number: number): ListingSearch {
  const { city, state, latitude, longitude } = centres[number % centres.length] ?? centres[0];
  const price = { startAt: 200_000 + (number % 97) * 10_000, endAt: 900_000 + number * 50 };
  const context = { city, stateAbbreviated: state };
  const conditions = { price, bedroomsCount: { startAt: number % 5 } };
  const away = (number % 40) / 200;
  switch (number % 6) {
    case 0:
    case 1:
      return {
        ...conditions,
        areaFilter: { type: 'named-area', nameType: 'neighborhood', name: `Neighborhood ${1 + (number % 60)}`, context },
      };
    case 2:
    case 3:
      return {
        ...conditions,
        areaFilter: { type: 'named-area', nameType: 'city', name: city, context: { stateAbbreviated: state } },
      };
    case 4:
      return { ...conditions, areaFilter: { type: 'radius', latitude: latitude + away, longitude, distance: 1 + (number % 3) } };
    default:
      return {
        ...conditions,
        areaFilter: {
          type: 'polygon',
          coordinates: [
            [latitude + away, longitude],
            [latitude + away + 0.03, longitude + 0.01],
            [latitude + away + 0.02, longitude + 0.05],
            [latitude + away - 0.01, longitude + 0.04],
          ],
        },
      };
  }
}

async function saveSearches({ pool }: Database, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, tracking_id, email, first_name, last_name, allowed_mls_providers, created_at, updated_at)
     SELECT id, id, id || '@example.com', 'Robin', 'Hale', '{*}', now(), now() FROM unnest($1::uuid[]) AS id`,
    [Array.from({ length: Math.ceil(count / SEARCHES_PER_USER) }, newId)],
  );
  await pool.query(
    `WITH owners AS (SELECT array_agg(id) AS ids FROM users)
     INSERT INTO saved_searches (id, user_id, name, search, frequency, unsubscribe_token, created_at, updated_at)
     SELECT id, ids[1 + (number - 1) / $3], 'Search ' || number, search, 'daily', id, now(), now()
     FROM owners, unnest($1::uuid[], $2::jsonb[]) WITH ORDINALITY AS saved (id, search, number)`,
    [
      Array.from({ length: count }, newId),
      Array.from({ length: count }, (_, at) => JSON.stringify(searchOf(at))),
      SEARCHES_PER_USER,
    ],
  );
}

/** The first listings, cheaper than before. */
function* cutListings(count: number): Generator<SourceRecord> {
  for (const entry of scatteredListings(count, 1)) {
    if (!('record' in entry)) continue;
    yield { ...entry, record: { ...entry.record, ListPrice: Number(entry.record['ListPrice']) - 20_000 } };
  }
}

/** The job that an import ends with, as the product runs it. */
function matchingJob(database: Database): () => Promise<void> {
  const { db } = database;
  const work = new Map<string, () => Promise<void>>();
  const { registerJobs } = createSavedSearchesModule({
    ...{ db, clock: systemClock, publicOrigin: 'http://localhost' },
    listings: createListingsService({ db, clock: systemClock }),
    mail: { send: async () => {} },
    findEnabled: async (ids) =>
      new Map(ids.map((id) => [id, { email: 'robin@example.com', trackingId: id, allowedMlsProviders: ['*'] }])),
  });
  const jobs: Pick<Jobs, 'handle' | 'schedule'> = {
    handle: (task, run) =>
      void work.set(task.name, () =>
        run(task.payload.parse({}), { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }),
      ),
    schedule: () => {},
  };
  registerJobs?.(jobs as Jobs);
  return async () => work.get('listings.news-noted')?.();
}

async function measureSavedSearches(database: Database, small: boolean): Promise<BenchResult[]> {
  const [searches, changes] = small ? [200, 500] : [20_000, 10_000];
  await saveSearches(database, searches);
  const tell = matchingJob(database);
  await tell();
  const records = cutListings(changes);
  await importListings({ pool: database.pool, clock: systemClock }, { source: SOURCE, records });
  const startedMs = performance.now();
  await tell();
  const seconds = (performance.now() - startedMs) / 1_000;
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::integer AS count FROM saved_search_changes');
  const found = (rows[0]?.count ?? 0).toLocaleString('en-US');
  return [
    {
      name: `${searches.toLocaleString('en-US')} saved searches told of ${changes.toLocaleString('en-US')} written listings (${found} changes found)`,
      value: seconds,
      unit: 's',
      mustBe: `≤ ${MAX_SECONDS} s`,
      ok: seconds <= MAX_SECONDS,
    },
  ];
}

/** How long after an import's end the last saved search is told. */
export const run: Bench = async ({ small }) => {
  const database = await openOwnPostgres();
  try {
    const records = scatteredListings(small ? 2_000 : 1_000_000);
    await importListings({ pool: database.pool, clock: systemClock }, { source: SOURCE, records });
    return await measureSavedSearches(database, small);
  } finally {
    await database.close();
  }
};
