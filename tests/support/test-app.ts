import type { AddressInfo } from 'node:net';
import type { EndpointShape } from '#contract/endpoint.ts';
import { createApp } from '#server/app.ts';
import type { Demo } from '#server/demo.ts';
import { createDependencies, type Dependencies } from '#server/dependencies.ts';
import type { NewUser } from '#server/modules/accounts/index.ts';
import type { AuthenticateBearer, Mount } from '#server/platform/http/index.ts';
import { openDatabase, type Db } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { connectPostgresLiveBus } from '#server/platform/live-bus/index.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSettings } from '#server/settings.ts';
import { createTestDatabase } from './postgres.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface TestUser {
  id: string;
  email: string;
}

export interface TestApp {
  baseUrl: string;
  db: Db;
  clock: TestClock;
  dependencies: Dependencies;
  /** Every endpoint that the app serves. */
  endpoints: readonly EndpointShape[];
  /** Makes a user; what a test does not say is an active agent with full access to chat and to all MLS sources. */
  createUser: (user?: Partial<NewUser>) => Promise<TestUser>;
  /** A client with a session of the user, without the cost of a password check. */
  signIn: (user: TestUser) => Promise<TestClient>;
  /** A client that is nobody. */
  anonymous: () => TestClient;
  close: () => Promise<void>;
}

/** The least that argon2 takes: what a password costs is tested with passwords. */
const cheap = { memory: 8, passes: 1, parallelism: 1 };

interface TestAppOptions {
  /** Folder of the built web; the product's own when left out. */
  webFolder?: string;
  /** Environment variables on top of the defaults of a test. */
  environment?: Record<string, string>;
  /** Endpoints beside the product's own. */
  mountMore?: (mount: Mount) => void;
  /** Who is behind a bearer token; nobody when left out. */
  authenticateBearer?: AuthenticateBearer;
  /** False: it takes prompts and serves readers, and works on no run. */
  works?: boolean;
  /** What demo mode adds; none when left out. */
  demo?: Demo;
  /** Passwords take as long as the product's own; the least there is when left out. */
  slowPasswords?: boolean;
  /** Joins the database of another test app, as a second node of it. */
  joining?: { connectionString: string };
}

/** The whole app on a free port with a database of its own. Close it after the file's tests. */
export async function startTestApp({
  environment = {},
  joining,
  webFolder,
  demo,
  slowPasswords = false,
  works = true,
  mountMore,
  authenticateBearer,
}: TestAppOptions = {}): Promise<TestApp & { connectionString: string }> {
  const testDatabase = joining ? undefined : await createTestDatabase();
  const connectionString = joining?.connectionString ?? testDatabase?.connectionString ?? '';
  const settings = loadSettings({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: connectionString, ...environment });
  const database = openDatabase({ connectionString, maxConnections: settings.DATABASE_CONNECTIONS, onConnectionLost: () => {} });
  const clock = createTestClock();
  const log = createLog(settings.LOG_LEVEL);
  const bus = await connectPostgresLiveBus({ connectionString, db: database.db, log });
  const dependencies = createDependencies({
    settings,
    database,
    bus,
    clock,
    log,
    demo,
    passwordCost: slowPasswords ? undefined : cheap,
  });
  if (authenticateBearer) dependencies.authenticateBearer = authenticateBearer;
  const { http, mount } = await createApp(dependencies, { webFolder });
  mountMore?.(mount);
  if (works) dependencies.assistant.start();
  await http.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  const { accounts } = dependencies;

  return {
    baseUrl,
    connectionString,
    db: database.db,
    clock,
    dependencies,
    endpoints: mount.mounted,
    async createUser(user = {}) {
      const email = user.email ?? `agent-${newId()}@example.com`;
      const complete = { firstName: 'Robin', lastName: 'Hale', allowedMlsProviders: ['*'], ...user, email };
      const id = await accounts.users.create(complete, { userId: null, address: null });
      if (!id) throw new Error(`There is already a user ${email}`);
      return { id, email };
    },
    async signIn({ id }) {
      const client = createTestClient(baseUrl);
      client.cookies.set(
        accounts.cookie.name,
        await accounts.sessions.begin(database.db, id, { address: null, userAgent: null }),
      );
      return client;
    },
    anonymous: () => createTestClient(baseUrl),
    async close() {
      await dependencies.assistant.drain();
      // After an aborted request, fetch opens a connection ahead that it may never use; closing would wait for it.
      http.server.closeAllConnections();
      await http.close();
      await bus.close();
      await database.close();
      await testDatabase?.drop();
    },
  };
}
