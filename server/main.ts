import type { AddressInfo } from 'node:net';
import { createApp, type App } from './app.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import type { Demo } from './demo.ts';
import { disableDemoAccounts } from './modules/accounts/index.ts';
import { systemClock } from './platform/clock.ts';
import { SettingsProblem } from './platform/config/index.ts';
import { startEmbeddedPostgres, StartProblem } from './platform/database/embedded/index.ts';
import { migrateToLatest, openDatabase, throughOutages } from './platform/database/index.ts';
import { connectPostgresLiveBus } from './platform/live-bus/index.ts';
import type { Log } from './platform/log.ts';
import { loadSettings, type Settings } from './settings.ts';
import { createShutdownStack, StopRequested, type ShutdownStack } from './start/shutdown-stack.ts';
import { explainConnectError } from './start/connect-problem.ts';
import { prepareDataFolder } from './start/data-folder.ts';
import { collectWhenQuiet } from './start/collect-when-quiet.ts';
import { decideDemoMode } from './start/demo-mode.ts';
import { ensurePortIsFree, explainListenError } from './start/port.ts';
import { createProcessLog } from './start/process-log.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';
import { welcomeText } from './start/welcome-text.ts';

const DRAIN_MS = 12_000;
/** How long a machine may be so busy that its database does not answer, before the way up is given up. */
const BUSY_FOR_MS = 120_000;
/** How long our own PostgreSQL can be gone unnoticed. */
const REVIVE_EVERY_MS = 1_000;

interface Start {
  settings: Settings;
  log: Log;
  shutdown: ShutdownStack;
}

/** Opens the migrated database: the one in DATABASE_URL, else our own in the data folder. */
async function openMigratedDatabase({ settings, log, shutdown }: Start, dataDir: string) {
  let connectionString = settings.DATABASE_URL;
  if (connectionString === undefined) {
    const embedded = await startEmbeddedPostgres({ dataDir, log, reviveEveryMs: REVIVE_EVERY_MS });
    shutdown.add('PostgreSQL', embedded.stop);
    connectionString = embedded.connectionString;
    await migrateToLatest(connectionString);
  } else {
    await migrateToLatest(connectionString).catch((error: unknown) => {
      throw explainConnectError(error);
    });
  }
  const database = openDatabase({
    connectionString,
    maxConnections: settings.DATABASE_CONNECTIONS,
    onConnectionLost: (error) => log.warn({ err: error }, 'lost a connection to the database'),
  });
  shutdown.add('database', database.close);
  return { connectionString, database };
}

/** The demo is loaded in demo mode alone: a quarter of our code, which nobody else waits for. */
async function loadDemo(): Promise<Demo> {
  return (await import('#demo/index.ts')).demo;
}

/** In demo mode the demo's accounts are there; else they, whose password is published, are closed. */
async function ensureDemoAccess(dependencies: Dependencies): Promise<void> {
  const { demo, accounts, log } = dependencies;
  await (demo ? demo.ensureAccounts(dependencies) : disableDemoAccounts({ users: accounts.users, log }));
}

/** Stops taking calls, lets what is under way end, and cuts off what has not ended in time. */
async function stopServing({ http }: App, { background }: Dependencies): Promise<void> {
  const closed = http.close();
  const cutOff = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS);
  await Promise.all(background.map((work) => work.drain()));
  await closed;
  clearTimeout(cutOff);
}

async function start(starting: Start): Promise<string> {
  const { settings, log, shutdown } = starting;
  await ensurePortIsFree(settings.HOST, settings.PORT);
  const dataDir = await prepareDataFolder(settings.DATA_DIR);
  const { connectionString, database } = await openMigratedDatabase(starting, dataDir);
  const bus = await connectPostgresLiveBus({ connectionString, db: database.db, log });
  shutdown.add('live bus', bus.close);

  const isDemo = await decideDemoMode(settings, { dataDir, db: database.db });
  const demo = isDemo ? await loadDemo() : undefined;
  const dependencies = createDependencies({ settings, database, bus, clock: systemClock, log, demo });
  await ensureDemoAccess(dependencies);
  const app = await createApp(dependencies);
  app.setReady(false);
  const listening = app.http.listen({ host: settings.HOST, port: settings.PORT });
  await listening.catch((error: unknown) => {
    throw explainListenError(error, settings.HOST, settings.PORT);
  });
  shutdown.add('serving', () => stopServing(app, dependencies));
  for (const work of dependencies.background) work.start();

  // People may sign in while the first start still makes the demo's listings; a proxy waits until they are there.
  await throughOutages(async () => demo?.makeData(dependencies), {
    signal: AbortSignal.any([shutdown.stopRequested, AbortSignal.timeout(BUSY_FOR_MS)]),
    onOutage: (error) => log.warn({ err: error }, 'the database is busy: going on with the demo data when it answers'),
  });
  app.setReady(true);
  const stopCollecting = collectWhenQuiet();
  shutdown.add('collecting', async () => stopCollecting());
  shutdown.add('readiness', async () => app.setReady(false));

  const { port } = app.http.server.address() as AddressInfo;
  return welcomeText({ address: settings.publicUrl ?? settings.publicOrigin.replace(/:0$/, `:${port}`), more: demo?.welcome });
}

async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  const log = await createProcessLog(settings.LOG_LEVEL);
  const shutdown = createShutdownStack(log);
  const started = start({ settings, log, shutdown });
  stopOnSignals(async () => {
    shutdown.requestStop();
    await started.catch(() => {});
    await shutdown.closeAll();
  }, log);
  try {
    console.log(await started);
  } catch (error) {
    if (error instanceof StopRequested) return;
    await shutdown.closeAll();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  const isForPeople = error instanceof SettingsProblem || error instanceof StartProblem;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
