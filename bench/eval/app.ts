import { createApp } from '#server/app.ts';
import { createDependencies } from '#server/dependencies.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { connectPostgresLiveBus } from '#server/platform/live-bus/index.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSettings } from '#server/settings.ts';
import { createTestClient, type TestClient } from '#tests/support/test-client.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { openOwnPostgres } from '../support/own-postgres.ts';
import { knownPlaces, type KnownPlace } from '../understand/places.ts';

/** The day of the questions' tables. */
export const TODAY = '2026-11-20';
const SOURCE = 'Evaluation';

export interface EvaluatedApp {
  /** A client of a new agent, over HTTP: sends are throttled for each user. */
  newAgent: () => Promise<TestClient>;
  close: () => Promise<void>;
}

/** The whole product on a database of its own with homes in every place that the questions name. */
export async function startEvaluatedApp(environment: NodeJS.ProcessEnv): Promise<EvaluatedApp> {
  const database = await openOwnPostgres();
  const { connectionString } = database;
  const settings = loadSettings({ ...environment, DATABASE_URL: connectionString, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' });
  const clock = createTestClock();
  clock.set(`${TODAY}T20:00:00Z`);
  const log = createLog('silent');
  const bus = await connectPostgresLiveBus({ connectionString, db: database.db, log });
  const dependencies = createDependencies({ settings, database, bus, clock, log });
  await importListings({ pool: database.pool, clock }, { source: SOURCE, records: recordsOf(knownPlaces) });
  await dependencies.listings.sources.upsert(SOURCE, { title: 'Invented for evaluation', sendsToModels: true });
  const { http } = await createApp(dependencies, {});
  dependencies.assistant.start();
  const baseUrl = await http.listen({ host: '127.0.0.1', port: 0 });
  let agents = 0;
  return {
    async newAgent() {
      agents += 1;
      const { accounts } = dependencies;
      const agent = { email: `agent-${agents}@example.com`, firstName: 'Robin', lastName: 'Hale', allowedMlsProviders: ['*'] };
      const id = await accounts.users.create(agent, { userId: null, address: null });
      if (!id) throw new Error('The agent is there already');
      const client = createTestClient(baseUrl);
      client.cookies.set(
        accounts.cookie.name,
        await accounts.sessions.begin(database.db, id, { address: null, userAgent: null }),
      );
      return client;
    },
    async close() {
      await dependencies.assistant.drain();
      http.server.closeAllConnections();
      await http.close();
      await bus.close();
      await database.close();
    },
  };
}

const HOMES_OF_A_PLACE = { most: 40, forOne: 60 };

/** Homes for sale in each place, more where the table has more, so that the bigger of two places of a name is the likelier. */
function* recordsOf(places: readonly KnownPlace[]): Generator<{ line: number; record: Record<string, unknown> }> {
  let line = 0;
  for (const place of places) {
    const homes = Math.max(1, Math.min(HOMES_OF_A_PLACE.most, Math.round(place.listingCount / HOMES_OF_A_PLACE.forOne)));
    for (let home = 0; home < homes; home += 1) {
      line += 1;
      yield { line, record: { ...homeIn(place), ...variety(line) } };
    }
  }
}

function homeIn({ nameType, name, context, center }: KnownPlace): Record<string, unknown> {
  const at = {
    City: context.city ?? undefined,
    StateOrProvince: context.stateAbbreviated,
    Latitude: center?.latitude,
    Longitude: center?.longitude,
  };
  switch (nameType) {
    case 'city':
      return { ...at, City: name };
    case 'county':
      return { ...at, CountyOrParish: name };
    case 'state-abbreviated':
      return { ...at, StateOrProvince: name };
    case 'neighborhood':
      return { ...at, SubdivisionName: name };
    case 'zip-code':
      return { ...at, PostalCode: name };
    case 'district':
      return { ...at, MLSAreaMajor: name };
    case 'school-district':
      return { ...at, ElementarySchoolDistrict: name };
    case 'street':
    case 'street-and-number':
      return { ...at, UnparsedAddress: nameType === 'street' ? `${100} ${name}` : name };
  }
}

/** Prices, rooms and dates that spread, without chance. */
function variety(line: number): Record<string, unknown> {
  return {
    ListingKey: `eval-${line}`,
    ListingId: `EV${line}`,
    StandardStatus: line % 4 === 0 ? 'Closed' : 'Active',
    ...(line % 4 === 0 ? { CloseDate: '2026-10-15', ClosePrice: 700_000 + (line % 23) * 50_000 } : {}),
    PropertyType: line % 9 === 0 ? 'Residential Lease' : 'Residential',
    PropertySubType: ['Single Family Residence', 'Condominium', 'Townhouse', 'Duplex'][line % 4],
    ListPrice: line % 9 === 0 ? 2_000 + (line % 17) * 250 : 600_000 + (line % 29) * 75_000,
    OnMarketDate: `2026-${String(4 + (line % 7)).padStart(2, '0')}-${String(1 + (line % 27)).padStart(2, '0')}`,
    BedroomsTotal: 1 + (line % 5),
    BathroomsTotalInteger: 1 + (line % 3),
    BathroomsFull: 1 + (line % 3),
    LivingArea: 700 + (line % 31) * 70,
    LotSizeSquareFeet: 2_000 + (line % 13) * 700,
    YearBuilt: 1905 + (line % 120),
    GarageSpaces: line % 3,
  };
}
