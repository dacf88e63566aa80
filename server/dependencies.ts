import type { Demo } from './demo.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createAccountsService, type AccountsService } from './modules/accounts/index.ts';
import { composeLoop, createAssistantService, keepFairHousing, type AssistantService } from './modules/assistant/index.ts';
import { createAuditService, type AuditService } from './modules/audit/index.ts';
import { composeTitle, createBuiltInAssistant, warmUp } from './modules/built-in-assistant/index.ts';
import { createFairHousingLog } from './modules/fair-housing/index.ts';
import { createFlagsService, type FlagsService } from './modules/flags/index.ts';
import {
  createImportedPhotosService,
  createListingsService,
  createListingsTools,
  createPhotosService,
  listingArtifactKinds,
  readOutgoingRules,
  type ImportedPhotosService,
  type ListingsService,
  type PhotosService,
} from './modules/listings/index.ts';
import { createMarketService, createMarketSnapshotTool, type MarketService } from './modules/market/index.ts';
import { createMlsService, type MlsService } from './modules/mls/index.ts';
import { createThreadsService, type ThreadsService } from './modules/threads/index.ts';
import { createWritingTools } from './modules/writing/index.ts';
import type { BackgroundWork } from './platform/background.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/index.ts';
import type { Authenticate, AuthenticateBearer } from './platform/http/index.ts';
import { createJobs, type Jobs } from './platform/jobs/index.ts';
import type { LiveBus } from './platform/live-bus/index.ts';
import type { Log } from './platform/log.ts';
import { createOutgoingFetch, type OutgoingFetch } from './platform/outgoing-fetch/index.ts';
import { createSealing, type Sealing } from './platform/sealing/index.ts';
import { openStorage, type Storage } from './platform/storage/index.ts';
import { createThrottle, type Throttle } from './platform/throttle.ts';
import type { Settings } from './settings.ts';

/** What is made once per process from the outside world, before any service. */
export interface Outside {
  settings: Settings;
  database: Database;
  bus: LiveBus;
  clock: Clock;
  log: Log;
  /** In demo mode alone. */
  demo?: Demo | undefined;
}

export interface Dependencies extends Outside {
  flags: FlagsService;
  listings: ListingsService;
  market: MarketService;
  photos: PhotosService;
  importedPhotos: ImportedPhotosService;
  storage: Storage;
  audit: AuditService;
  mls: MlsService;
  accounts: AccountsService;
  threads: ThreadsService;
  assistant: AssistantService;
  throttle: Throttle;
  /** Modules say here who works on their tasks; anything adds jobs with `addJob`. */
  jobs: Jobs;
  /** For everything that is fetched from others. */
  outgoingFetch: OutgoingFetch;
  sealing: Sealing;
  /** Work beside requests; `main` starts and drains it, tests that want it start it themselves. */
  background: readonly BackgroundWork[];
  authenticate: Authenticate;
  authenticateBearer: AuthenticateBearer;
}

/** The composition root: the only place that constructs services. */
export function createDependencies(outside: Outside): Dependencies {
  const { settings, database, bus, clock, log, demo } = outside;
  const { db } = database;
  const jobs = createJobs({ pool: database.pool, log });
  const outgoingFetch = createOutgoingFetch({ toPrivateAddresses: settings.OUTGOING_TO_PRIVATE_ADDRESSES });
  const sealing = createSealing({ key: settings.SEALING_KEY, dataFolder: settings.DATA_DIR });
  const flags = createFlagsService({ db, clock });
  const listings = createListingsService({ db, clock, ownPhotos: demo?.ownPhotos });
  const market = createMarketService({ clock, listings });
  const photos = createPhotosService({ dataFolder: settings.DATA_DIR, log });
  const storage = openStorage(settings);
  const importedPhotos = createImportedPhotosService({
    ...{ db, clock, log, storage, photos, listings },
    fetch: outgoingFetch,
  });
  importedPhotos.workOn(jobs);
  const throttle = createThrottle({ db, clock });
  const audit = createAuditService({ clock });
  const mls = createMlsService({ db, pool: database.pool, clock, log, audit, sealing, listings, fetch: outgoingFetch });
  mls.workOn(jobs);
  const logFairHousingHits = createFairHousingLog({ audit });
  const https = settings.publicOrigin.startsWith('https:');
  const accounts = createAccountsService({
    db,
    clock,
    audit,
    throttle,
    bus,
    https,
    messengerKey: settings.SUPPORT_MESSENGER_KEY,
  });
  const threads = createThreadsService({ db, clock, artifactKinds: listingArtifactKinds });
  const assistant = createAssistantService({
    ...{ db, bus, clock, log, throttle, threads },
    artifactKinds: listingArtifactKinds,
    findViewer: accounts.users.findRights,
    ...keepFairHousing(
      composeLoop({
        ...{ settings, clock, log },
        builtIn: { open: createBuiltInAssistant({ listings, clock }), composeTitle },
        tools: [...createListingsTools(listings), createMarketSnapshotTool(market), ...createWritingTools(listings)],
        readOutgoingRules: () => readOutgoingRules(listings.sources),
      }),
      { db, log, logFairHousingHits },
    ),
  });
  accounts.onSessionEnded(({ sessionId }) => assistant.closeStreams(sessionId));
  // Sessions may have ended unheard while the bus was away.
  bus.onReconnect(assistant.closeAllStreams);
  // Not before the server listens: on a busy machine it holds the process up for longer than a first connection may take.
  const reading: BackgroundWork = { start: () => void warmUp(), drain: async () => {} };
  const housekeeping = createHousekeeping({ db, clock, log, sessions: accounts.sessions, throttle });
  const background = [housekeeping, assistant, jobs, reading];
  return {
    ...outside,
    background,
    flags,
    listings,
    market,
    photos,
    importedPhotos,
    storage,
    throttle,
    jobs,
    outgoingFetch,
    sealing,
    audit,
    mls,
    accounts,
    threads,
    assistant,
    authenticate: accounts.authenticate,
    // Nobody has been given a token yet.
    authenticateBearer: async () => null,
  };
}
