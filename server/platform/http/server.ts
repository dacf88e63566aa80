import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { AppError } from '../errors/index.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { capConnectionsPerAddress, closeSlowBodies, MAX_SILENCE_MS } from './connections.ts';
import { createHostCheck } from './known-hosts.ts';
import { createProblemSender } from './problems.ts';
import { securityHeaders } from './security-headers.ts';
import { answerUnreadable } from './unreadable-requests.ts';

const BODY_LIMIT_BYTES = 1_048_576;
/** For an upload on a slow line; other bodies have less. */
const REQUEST_TIMEOUT_MS = 600_000;
/** A proxy in front keeps its connections for a minute, and must be the one who closes them. */
const PROXY_KEEP_ALIVE_MS = 75_000;

export interface HttpServerOptions {
  log: Log;
  trustProxy: boolean;
  https: boolean;
  /** Origins that pages load the drawing of maps from, besides this one. */
  mapOrigins?: readonly string[];
  /** Origins that pages show within a frame, besides this one. */
  frameOrigins?: readonly string[];
  /** Hosts under which people reach us, beside the names of the machine itself. */
  hosts?: readonly string[];
  /** Most connections of one address; without a limit where it is left out, as behind a proxy, whose address all have. */
  maxConnectionsPerAddress?: number | undefined;
}

/** A Fastify with our request ids, problem details, headers and limits, and no routes yet. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { log, trustProxy, https, mapOrigins = [], frameOrigins = [], hosts = [], maxConnectionsPerAddress } = options;
  const headers = securityHeaders({ https, mapOrigins, frameOrigins });
  const ensureKnownHost = createHostCheck(hosts);
  const sendProblem = createProblemSender();
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: trustProxy ? PROXY_KEEP_ALIVE_MS : MAX_SILENCE_MS,
    http: { headersTimeout: MAX_SILENCE_MS, connectionsCheckingInterval: MAX_SILENCE_MS / 10 },
    // One hop: the address that the proxy in front added itself; whatever stands before it a caller can invent. (The number 1
    // would say the same, but Fastify takes a number as no trust at all.)
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    // What fails before there is a route, such as an address with broken escapes, meets no hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id);
      sendProblem(error, request, reply);
    },
    clientErrorHandler: answerUnreadable(headers),
  });
  if (maxConnectionsPerAddress !== undefined) capConnectionsPerAddress(app.server, maxConnectionsPerAddress);
  await app.register(cookie);
  // Hooks of every request call back: with a promise each they would cost a tenth of a call that runs no query.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // What a call answers is somebody's own; routes whose answers may be kept say so themselves.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    ensureKnownHost(request);
    done();
  });
  closeSlowBodies(app);
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 && reply.statusCode !== 503 ? 'error' : 'info';
    request.log[level](
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => {
    sendProblem(new AppError('not_found', 'There is nothing under this address.'), request, reply);
  });
  return app;
}
