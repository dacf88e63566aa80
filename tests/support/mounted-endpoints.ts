import type { AddressInfo } from 'node:net';
import { createHttpServer, createMount, type BearerGrant, type Caller, type Mount } from '#server/platform/http/index.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { createLog } from '#server/platform/log.ts';
import { createTestDatabase } from './postgres.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock } from './test-clock.ts';

export const callerWith = (roles: Caller['roles'] = ['user']): Caller => ({
  userId: newId(),
  sessionId: newId(),
  roles,
  allowedMlsProviders: [],
  subscriptionStatus: 'active',
  allowedChatInterfaces: ['full-access'],
  mayImportListings: false,
});

interface MountedOptions {
  /** Who `signedIn` clients are. */
  caller: Caller;
  /** By bearer token. */
  grants?: Readonly<Record<string, BearerGrant>>;
  mountAll: (mount: Mount) => void;
}

export interface MountedEndpoints {
  baseUrl: string;
  nobody: () => TestClient;
  signedIn: () => TestClient;
  close: () => Promise<void>;
}

/** A server of nothing but the endpoints that a test mounts. */
export async function startMountedEndpoints({ caller, grants = {}, mountAll }: MountedOptions): Promise<MountedEndpoints> {
  const testDatabase = await createTestDatabase();
  const { connectionString } = testDatabase;
  const database = openDatabase({ connectionString, maxConnections: 2, onConnectionLost: () => {} });
  const app = await createHttpServer({ log: createLog('silent'), trustProxy: false, https: true });
  mountAll(
    createMount({
      app,
      db: database.db,
      clock: createTestClock(),
      authenticate: async ({ cookies }) => (cookies['caller'] === 'known' ? caller : null),
      authenticateBearer: async (token) => grants[token] ?? null,
      publicOrigin: 'https://sidekick.example.com',
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const nobody = () => createTestClient(baseUrl);
  return {
    baseUrl,
    nobody,
    signedIn() {
      const client = nobody();
      client.cookies.set('caller', 'known');
      return client;
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}
