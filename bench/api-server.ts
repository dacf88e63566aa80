/**
 * One answer served twice for the `api` benchmark: `bare` by Fastify alone, `mounted` by our contract mount.
 * Usage: node bench/api-server.ts bare|mounted, prints its port.
 */
import { fastify } from 'fastify';
import { endpoint } from '#contract/endpoint.ts';
import { listThreads } from '#contract/threads.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { createHttpServer, createMount } from '#server/platform/http/index.ts';
import { createLog } from '#server/platform/log.ts';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `0192f0c0-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
  title: `3-bed condos in Noe Valley ${index}`,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  metadata: null,
  pinned: false,
  archived: false,
}));

const log = createLog('warn');

async function bareServer() {
  const app = fastify({ loggerInstance: log });
  app.get('/threads', async () => ({ items }));
  return app;
}

async function mountedServer() {
  const app = await createHttpServer({ log, trustProxy: false, https: false });
  // Never connects: the endpoint asks nothing of it.
  const { db } = openDatabase({ connectionString: 'postgres://127.0.0.1:1/none', maxConnections: 1, onConnectionLost: () => {} });
  const mount = createMount({
    app,
    db,
    clock: systemClock,
    authenticate: async () => null,
    publicOrigin: 'http://127.0.0.1',
    authenticateBearer: async () => null,
  });
  const threads = endpoint({ ...listThreads, path: '/threads', access: 'public' });
  mount.endpoint(threads, async () => ({ items }));
  return app;
}

const app = process.argv[2] === 'bare' ? await bareServer() : await mountedServer();
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(new URL(address).port);
