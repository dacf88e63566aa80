import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { mountHealth } from './health.routes.ts';
import { mountMetrics } from './metrics.routes.ts';
import { createHttpServer, createMount, openApiDocument, type Mount } from './platform/http/index.ts';
import { createSharedPages } from './shared-pages.ts';
import { serveWebFiles } from './web-files.ts';

export interface App {
  http: FastifyInstance;
  mount: Mount;
  /** Makes `/readyz` say whether calls shall be sent here; so it does until told otherwise. */
  setReady: (isReady: boolean) => void;
}

const builtWeb = fileURLToPath(new URL('../dist/web', import.meta.url));

function framedOrigins({ COMPARISONS_URL, COMPARISONS_EMBEDDED }: Dependencies['settings']): string[] {
  return COMPARISONS_URL !== undefined && COMPARISONS_EMBEDDED ? [new URL(COMPARISONS_URL).origin] : [];
}

/** The whole HTTP app over its dependencies, for `main` and for tests. Nothing listens yet. */
export async function createApp(dependencies: Dependencies, { webFolder = builtWeb } = {}): Promise<App> {
  const { settings, database, bus, clock, log, modules, authenticate, authenticateBearer } = dependencies;
  const { publicOrigin } = settings;
  const http = await createHttpServer({
    log,
    trustProxy: settings.TRUST_PROXY,
    https: publicOrigin.startsWith('https:'),
    hosts: [new URL(publicOrigin).host, ...(settings.ALLOWED_HOSTS ?? [])],
    maxConnectionsPerAddress: settings.TRUST_PROXY ? undefined : settings.CONNECTIONS_PER_ADDRESS,
    mapOrigins: [settings.MAP_STYLE_URL, settings.MAP_STYLE_URL_DARK].map((url) => new URL(url).origin),
    frameOrigins: framedOrigins(settings),
  });
  if (settings.METRICS_TOKEN !== undefined) mountMetrics(http, settings.METRICS_TOKEN);
  const mount = createMount({
    app: http,
    db: database.db,
    clock,
    authenticate,
    authenticateBearer,
    publicOrigin,
    isProgramOrigin: dependencies.oauth.clients.isPageOrigin,
  });

  for (const module of modules) module.mount?.(mount);
  dependencies.demo?.serve({ mount, http }, dependencies);

  let openApi: unknown;
  http.get('/api/openapi.json', async () => (openApi ??= openApiDocument(mount.mounted)));
  let isServing = true;
  mountHealth(http, {
    db: database.db,
    bus,
    storage: dependencies.storage,
    log,
    isServing: () => isServing,
    facts: modules.flatMap(({ healthFacts }) => Object.entries(healthFacts ?? {})),
  });
  const { shares } = dependencies.presentations;
  await serveWebFiles(http, { folder: webFolder, findSharedPage: createSharedPages({ folder: webFolder, shares, log }) });
  return { http, mount, setReady: (now) => (isServing = now) };
}
