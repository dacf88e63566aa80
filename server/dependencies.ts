import type { Demo } from './demo.ts';
import { registerHousekeeping } from './housekeeping.ts';
import { createAccountsModule, ssoClientsOf, type AccountsService, type PasswordCost } from './modules/accounts/index.ts';
import { analyticsSinkOf, createAnalyticsModule } from './modules/analytics/index.ts';
import { createAnalysisModule } from './modules/analysis/index.ts';
import { createAssistantModule, untracedIn, type AssistantService } from './modules/assistant/index.ts';
import { createAuditModule, type AuditService } from './modules/audit/index.ts';
import { createBuiltInAssistantModule, languageOf } from './modules/built-in-assistant/index.ts';
import { appClientsOf, createConnectionsModule, type ConnectionsModuleService } from './modules/connections/index.ts';
import { createFairHousingModule } from './modules/fair-housing/index.ts';
import { createFilesModule } from './modules/files/index.ts';
import { createFlagsModule, type FlagsService } from './modules/flags/index.ts';
import {
  asAgent,
  createListingsModule,
  readOutgoingRules,
  sourceNotices,
  type ImportedPhotosService,
  type ListingsService,
  type PhotosService,
} from './modules/listings/index.ts';
import { createMarketModule, type MarketService } from './modules/market/index.ts';
import { createMlsModule, type MlsService } from './modules/mls/index.ts';
import { agentOf, createPresentationsModule, type PresentationsService } from './modules/presentations/index.ts';
import { createSavedSearchesModule } from './modules/saved-searches/index.ts';
import { createMyDataModule } from './modules/my-data/index.ts';
import { createOAuthProviderModule, type OAuthProviderService } from './modules/oauth-provider/index.ts';
import { createProfileModule } from './modules/profile/index.ts';
import { createSiteModule } from './modules/site/index.ts';
import { createSuggestionsModule } from './modules/suggestions/index.ts';
import { createThreadsModule, type ThreadsService } from './modules/threads/index.ts';
import { createUserAdministrationModule } from './modules/user-administration/index.ts';
import { createWritingModule } from './modules/writing/index.ts';
import { erasePersonalData, exportPersonalData, exportPersonalFiles } from './personal-data.ts';
import type { BackgroundWork } from './platform/background.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/index.ts';
import type { Authenticate, AuthenticateBearer } from './platform/http/index.ts';
import { createJobs, type Jobs } from './platform/jobs/index.ts';
import type { LiveBus } from './platform/live-bus/index.ts';
import type { Log } from './platform/log.ts';
import { openMail, type Mail, type Outbox } from './platform/mail/index.ts';
import type { Module } from './platform/module.ts';
import { createPrinting } from './platform/printing/index.ts';
import { createOutgoingFetch, type OutgoingFetch } from './platform/outgoing-fetch/index.ts';
import { createSealing, type Sealing } from './platform/sealing/index.ts';
import { openStorage, type Storage } from './platform/storage/index.ts';
import { createThrottle, type Throttle } from './platform/throttle.ts';
import type { Settings } from './settings.ts';
import { createThreadPrinting } from './thread-printing.ts';

/** What is made once per process from the outside world, before any module. */
export interface Infrastructure {
  settings: Settings;
  database: Database;
  bus: LiveBus;
  clock: Clock;
  log: Log;
  /** In demo mode alone. */
  demo?: Demo | undefined;
  /** What hashing a password takes; the product's own when left out. */
  passwordCost?: PasswordCost | undefined;
}

export interface Dependencies extends Infrastructure {
  /** Every module, the lowest rank first. */
  modules: readonly Module[];
  flags: FlagsService;
  listings: ListingsService;
  market: MarketService;
  photos: PhotosService;
  importedPhotos: ImportedPhotosService;
  storage: Storage;
  audit: AuditService;
  mls: MlsService;
  accounts: AccountsService;
  oauth: OAuthProviderService;
  connections: ConnectionsModuleService;
  threads: ThreadsService;
  presentations: PresentationsService;
  assistant: AssistantService;
  throttle: Throttle;
  /** Modules say here who works on their tasks; anything adds jobs with `addJob`. */
  jobs: Jobs;
  mail: Mail;
  /** Where mail is kept while no server is named that it is sent through. */
  outbox: Outbox | null;
  /** For everything that is fetched from others. */
  outgoingFetch: OutgoingFetch;
  sealing: Sealing;
  /** Work beside requests; `main` starts and drains it, tests that want it start it themselves. */
  background: readonly BackgroundWork[];
  authenticate: Authenticate;
  authenticateBearer: AuthenticateBearer;
}

/** The composition root: the only place that constructs modules, the lowest rank first. */
export function createDependencies(infrastructure: Infrastructure): Dependencies {
  const { settings, database, bus, clock, log, demo, passwordCost } = infrastructure;
  const { db, pool } = database;
  const { publicOrigin } = settings;
  const jobs = createJobs({ pool, log });
  const fetch = createOutgoingFetch({ toPrivateAddresses: settings.OUTGOING_TO_PRIVATE_ADDRESSES });
  const sealing = createSealing({
    ...{ key: settings.SEALING_KEY, previousKey: settings.SEALING_KEY_PREVIOUS },
    dataFolder: settings.DATA_DIR,
  });
  const storage = openStorage(settings);
  const throttle = createThrottle({ db, clock });
  const { outbox, ...mail } = openMail(settings, { clock, log });
  const common = { db, clock, log };
  const printing = createPrinting({ chromiumPath: settings.CHROMIUM_PATH });

  const audit = createAuditModule({
    ...common,
    // Asked by its call, when all modules are there.
    findEmails: (userIds) => accounts.service.users.findEmails(userIds),
  });
  const analytics = createAnalyticsModule({
    ...{ ...common, throttle, fetch, sink: analyticsSinkOf(settings) },
    // Asked by its job, when all modules are there.
    findEnabled: (userIds) => accounts.service.users.findEnabled(userIds),
  });
  const site = createSiteModule(settings);
  const flags = createFlagsModule({
    ...{ ...common, audit: audit.service },
    // Asked by its calls, when all modules are there.
    findPlan: async (userId) => (await accounts.service.users.findMe(userId)).subscriptionPlanId,
    findUserId: (email) => accounts.service.users.findIdByEmail(email),
    findEmails: (userIds) => accounts.service.users.findEmails(userIds),
  });
  const standIns = demo?.createStandIns({ settings, log });
  const redirectTargets = { publicOrigin, allowedOrigins: settings.ALLOWED_REDIRECT_ORIGINS ?? [] };
  const accounts = createAccountsModule({
    ...{ ...common, throttle, sealing, bus, mail, audit: audit.service },
    https: publicOrigin.startsWith('https:'),
    messengerKey: settings.SUPPORT_MESSENGER_KEY,
    adminsNeedSecondFactor: settings.ADMINS_NEED_SECOND_FACTOR,
    ssoClients: { ...standIns?.ssoClients, ...ssoClientsOf(settings, fetch) },
    ...{ redirectTargets, passwordCost },
  });
  const fairHousing = createFairHousingModule({ audit: audit.service });
  const profile = createProfileModule({ ...common, storage, throttle, users: accounts.service.users });
  const oauthProvider = createOAuthProviderModule({
    ...{ ...common, throttle, mail, audit: audit.service },
    ...{ users: accounts.service.users, reauthentication: accounts.service.reauthentication },
    issuer: new URL(publicOrigin).origin,
  });
  const connections = createConnectionsModule({
    ...{ ...common, sealing, throttle, redirectTargets, audit: audit.service },
    clients: { ...standIns?.appClients, ...appClientsOf(settings, fetch) },
    // Asked by its tools, when all modules are there; what they find goes to the user's own cards and apps.
    lookUps: {
      findHome: (listing, viewer) => listings.service.getDetails(listing, asAgent(viewer)),
      async findSubject(presentationId, viewer) {
        const draft = await presentations.service.getDraft({ ...asAgent(viewer), isAdmin: false }, presentationId);
        return { title: draft.presentationName, home: draft.sourceData.featuredProperty };
      },
      findTimezone: async (userId) => (await profile.service.get(userId)).timezone,
    },
  });
  const files = createFilesModule({ ...common, storage, throttle });
  const ownOrigin = publicOrigin.replace(/\/$/, '');
  const threads = createThreadsModule({
    ...{ ...common, throttle, publicOrigin: ownOrigin },
    print: createThreadPrinting({
      ...{ printing, clock, publicOrigin: ownOrigin },
      // Asked when something is printed, when all modules are there.
      async findNotices(userId) {
        const viewer = await accounts.service.users.findRights(userId);
        return viewer ? sourceNotices(listings.service.sources, asAgent(viewer)) : [];
      },
    }),
  });
  const listings = createListingsModule({
    ...{ ...common, pool, storage, fetch, throttle, audit: audit.service },
    ...{ dataFolder: settings.DATA_DIR, ownPhotos: demo?.ownPhotos },
    mapStyle: { light: settings.MAP_STYLE_URL, dark: settings.MAP_STYLE_URL_DARK },
  });
  const mls = createMlsModule({ ...common, pool, audit: audit.service, sealing, listings: listings.service, fetch });
  const market = createMarketModule({
    ...common,
    connectionString: database.connectionString,
    listings: listings.service,
  });
  const analysis = createAnalysisModule({
    ...{ listings: listings.service, files: files.service, clock },
    history: market.service.history,
  });
  const suggestions = createSuggestionsModule({
    ...{ ...common, threads: threads.service, homes: listings.service.homes, languageOf },
    ...{ audit: audit.service, fetch },
  });
  const writing = createWritingModule({ listings: listings.service });
  const savedSearches = createSavedSearchesModule({
    ...{ db, clock, mail, publicOrigin, listings: listings.service },
    findEnabled: accounts.service.users.findEnabled,
  });
  const presentations = createPresentationsModule({
    ...{ ...common, storage, throttle, publicOrigin, printing },
    ...{ listings: listings.service, market: market.service, previews: listings.photos, getPhotoAt: listings.getPhotoAt },
    findAgent: async (userId) => {
      const [me, contact, branding] = await Promise.all([
        accounts.service.users.findMe(userId),
        profile.service.get(userId),
        profile.service.branding.find(userId),
      ]);
      return agentOf(me, contact, branding);
    },
    findRights: accounts.service.users.findRights,
    mayPublish: async (userId) => (await accounts.service.users.findMe(userId)).subscriptionStatus === 'active',
    logFairHousingHits: fairHousing.service.logHits,
    findUntraced: untracedIn,
    storePicture: profile.service.pictures.store,
  });
  const myData = createMyDataModule({
    ...{ ...common, storage, throttle, mail, audit: audit.service },
    ...{ users: accounts.service.users, origin: new URL(publicOrigin).origin },
    everything: {
      data: (userId) => exportPersonalData({ modules }, userId),
      files: (userId) => exportPersonalFiles({ modules }, userId),
      erase: (userId) => erasePersonalData({ modules, database, accounts: accounts.service }, userId),
    },
    eraseDeleted: threads.service.eraseDeleted,
  });
  const userAdministration = createUserAdministrationModule({
    ...{ db, mail, users: accounts.service.users, usersAdmin: accounts.service.usersAdmin },
    ...{ profile: profile.service, myData: myData.service, origin: new URL(publicOrigin).origin },
  });
  /** Below the assistant, which has all of their tools. */
  const domains: readonly Module[] = [
    ...[audit, analytics, site],
    ...[flags, accounts, files, fairHousing],
    ...[profile, oauthProvider, connections, myData, threads, listings],
    ...[mls, market, analysis, writing, savedSearches, suggestions, userAdministration],
    presentations,
  ];

  const builtInAssistant = createBuiltInAssistantModule({
    listings: listings.service,
    clock,
    stateOfAgent: async (userId) => (await profile.service.get(userId)).countryState,
    licenseOfAgent: async (userId) => (await profile.service.get(userId)).mlsId,
    signerOfAgent: async (userId) => {
      const { name, officeName } = await profile.service.get(userId);
      return name.trim() === '' ? null : { name: name.trim(), brokerage: officeName };
    },
  });
  const assistant = createAssistantModule({
    ...{ ...common, settings, bus, throttle, audit: audit.service, threads: threads.service, builtIn: builtInAssistant.service },
    artifactKinds: domains.flatMap(({ artifactKinds = [] }) => artifactKinds),
    findViewer: accounts.service.users.findRights,
    tools: domains.flatMap(({ tools = [] }) => tools),
    readOutgoingRules: () => readOutgoingRules(listings.service.sources),
    readPicture: ({ userId }, fileId) => files.service.pictureForModel({ userId, fileId }),
    logFairHousingHits: fairHousing.service.logHits,
  });
  const modules: readonly Module[] = [...domains, assistant, builtInAssistant];

  // What a module of a higher rank does when something happens in a lower one.
  accounts.service.onSessionEnded(({ sessionId }) => assistant.service.closeStreams(sessionId));
  // Sessions may have ended unheard while the bus was away.
  bus.onReconnect(assistant.service.closeAllStreams);

  mail.registerJobs(jobs);
  registerHousekeeping(jobs, { db, clock, throttle });
  for (const module of modules) module.registerJobs?.(jobs);
  return {
    ...infrastructure,
    ...{ modules, jobs, mail, outbox, storage, throttle, sealing },
    outgoingFetch: fetch,
    background: [
      jobs,
      { start: () => {}, drain: printing.close },
      ...(standIns ? [standIns.background] : []),
      ...modules.flatMap(({ background }) => background ?? []),
    ],
    flags: flags.service,
    audit: audit.service,
    accounts: accounts.service,
    oauth: oauthProvider.service,
    connections: connections.service,
    threads: threads.service,
    presentations: presentations.service,
    listings: listings.service,
    photos: listings.photos,
    importedPhotos: listings.importedPhotos,
    mls: mls.service,
    market: market.service,
    assistant: assistant.service,
    authenticate: accounts.service.authenticate,
    authenticateBearer: oauthProvider.service.tokens.authenticate,
  };
}
