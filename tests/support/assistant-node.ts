import type { AddressInfo } from 'node:net';
import type {} from '@fastify/cookie';
import {
  mountAssistant,
  createAssistantService,
  type AgentLoop,
  type AssistantService,
} from '#server/modules/assistant/index.ts';
import { createAuditService } from '#server/modules/audit/index.ts';
import { listingArtifactKinds } from '#server/modules/listings/index.ts';
import { createThreadsModule } from '#server/modules/threads/index.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import { createHttpServer, createMount, type Authenticate, type Caller } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import { connectPostgresLiveBus } from '#server/platform/live-bus/index.ts';
import { createLog } from '#server/platform/log.ts';
import { createThrottle } from '#server/platform/throttle.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

type Options = Parameters<typeof createAssistantService>[0];

/** One server process of the chat alone, with a loop that the test scripts; several of them share a database. */
export interface AssistantNode {
  baseUrl: string;
  assistant: AssistantService;
  database: Database;
  clock: TestClock;
  /** A client that is signed in as a user. */
  clientOf: (userId: string, rights?: Partial<Caller>) => TestClient;
  sessionIdOf: (client: TestClient) => string;
  close: () => Promise<void>;
}

export interface AssistantNodeOptions {
  connectionString: string;
  loop: AgentLoop;
  limits?: Options['limits'];
  /** False: it serves readers and takes prompts, and works on no run. */
  works?: boolean;
  nameThread?: Options['nameThread'];
}

export async function startAssistantNode(options: AssistantNodeOptions): Promise<AssistantNode> {
  const { connectionString, loop, limits, works = true, nameThread = async () => 'A name' } = options;
  const log = createLog('silent');
  const clock = createTestClock();
  const database = openDatabase({ connectionString, maxConnections: 5, onConnectionLost: () => {} });
  const { db } = database;
  const bus = await connectPostgresLiveBus({ connectionString, db, log });
  const throttle = createThrottle({ db, clock });
  const threads = createThreadsModule({
    db,
    clock,
    throttle,
    publicOrigin: 'https://sidekick.test',
    print: async () => Buffer.of(),
  });
  const findViewer: Options['findViewer'] = async (userId) => ({ userId, allowedMlsProviders: ['*'] });
  const assistant = createAssistantService({
    ...{ db, bus, clock, log, throttle, threads: threads.service, loop, findViewer, nameThread },
    artifactKinds: listingArtifactKinds,
    audit: createAuditService({ clock }),
    models: ['scripted'],
    costOf: () => null,
    dailyLimits: { tokens: 1_000_000, dollars: null },
    limits: { drainMs: 50, ...limits },
  });
  const rightsOf = new Map<string, Caller>();
  const http = await createHttpServer({ log, trustProxy: false, https: false });
  const authenticate: Authenticate = async ({ cookies }) => rightsOf.get(cookies['session'] ?? '') ?? null;
  const mount = createMount({
    app: http,
    db,
    clock,
    authenticate,
    publicOrigin: 'http://localhost',
    authenticateBearer: async () => null,
  });
  threads.mount?.(mount);
  mountAssistant(mount, assistant);
  await http.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  if (works) assistant.start();

  return {
    ...{ baseUrl, assistant, database, clock },
    clientOf(userId, rights = {}) {
      const sessionId = newId();
      rightsOf.set(sessionId, {
        ...{ userId, sessionId, roles: ['user'], allowedMlsProviders: ['*'] },
        ...{ subscriptionStatus: 'active', allowedChatInterfaces: ['full-access'], mayImportListings: false },
        ...rights,
      });
      const client = createTestClient(baseUrl);
      client.cookies.set('session', sessionId);
      return client;
    },
    sessionIdOf: (client) => client.cookies.get('session') ?? '',
    async close() {
      await assistant.drain();
      http.server.closeAllConnections();
      await http.close();
      await bus.close();
      await database.close();
    },
  };
}

/** A user as a row, for tests that sign nobody in. */
export async function insertUser({ db }: Database): Promise<string> {
  const id = newId();
  const at = new Date();
  await db
    .insertInto('users')
    .values({
      ...{ id, tracking_id: newId(), email: `${id}@example.com`, first_name: 'Robin', last_name: 'Hale' },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  return id;
}
