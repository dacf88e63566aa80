import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { mountHealth } from './health.routes.ts';
import { mountMetrics } from './metrics.routes.ts';
import { mountAccounts } from './modules/accounts/index.ts';
import { mountAssistant } from './modules/assistant/index.ts';
import { mountFlags } from './modules/flags/index.ts';
import { mountListingPhotos, mountListings } from './modules/listings/index.ts';
import { mountMarket } from './modules/market/index.ts';
import { mountMls } from './modules/mls/index.ts';
import { mountThreads } from './modules/threads/index.ts';
import { createHttpServer, createMount, openApiDocument, type Mount } from './platform/http/index.ts';
import { serveWebFiles } from './web-files.ts';

export interface App {
  http: FastifyInstance;
  mount: Mount;
  /** Makes `/readyz` say whether calls shall be sent here; so it does until told otherwise. */
  announce: (isServing: boolean) => void;
}

const builtWeb = fileURLToPath(new URL('../dist/web', import.meta.url));

/** The whole HTTP app over its dependencies, for `main` and for tests. Nothing listens yet. */
export async function createApp(dependencies: Dependencies, { webFolder = builtWeb } = {}): Promise<App> {
  const { settings, database, bus, clock, log, authenticate, authenticateBearer } = dependencies;
  const { publicOrigin } = settings;
  const http = await createHttpServer({ log, trustProxy: settings.TRUST_PROXY, https: publicOrigin.startsWith('https:') });
  if (settings.METRICS_TOKEN !== undefined) mountMetrics(http, settings.METRICS_TOKEN);
  const mount = createMount({
    app: http,
    db: database.db,
    clock,
    authenticate,
    authenticateBearer,
    publicOrigin,
  });

  mountFlags(mount, dependencies.flags);
  mountAccounts(mount, dependencies.accounts, { publicOrigin, allowedOrigins: settings.ALLOWED_REDIRECT_ORIGINS ?? [] });
  mountListings(mount, dependencies.listings);
  mountListingPhotos(mount, dependencies.importedPhotos);
  mountMarket(mount, dependencies.market);
  mountMls(mount, { ...dependencies, db: database.db });
  mountThreads(mount, dependencies.threads);
  mountAssistant(mount, dependencies.assistant);
  dependencies.demo?.mount(mount, dependencies);

  let openApi: unknown;
  http.get('/api/openapi.json', async () => (openApi ??= openApiDocument(mount.mounted)));
  let isServing = true;
  mountHealth(http, {
    db: database.db,
    bus,
    storage: dependencies.storage,
    log,
    isServing: () => isServing,
    sourceAges: dependencies.mls.sourceAges,
  });
  await serveWebFiles(http, webFolder);
  return { http, mount, announce: (now) => (isServing = now) };
}
