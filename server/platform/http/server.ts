import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { AppError } from '../errors/index.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { sendProblem } from './problems.ts';
import { addSecurityHeaders } from './security-headers.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const REQUEST_TIMEOUT_MS = 60_000;

export interface HttpServerOptions {
  log: Log;
  trustProxy: boolean;
  https: boolean;
}

/** A Fastify with our request ids, problem details, headers and limits, and no routes yet. */
export async function createHttpServer({ log, trustProxy, https }: HttpServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // One hop: the address that the proxy in front added itself; whatever stands before it a caller can invent. (The number 1
    // would say the same, but Fastify takes a number as no trust at all.)
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    // What fails before there is a route, such as an address with broken escapes.
    frameworkErrors: sendProblem,
  });
  await app.register(cookie);
  addSecurityHeaders(app, { https });
  // Hooks of every request call back: with a promise each they would cost a tenth of a call that runs no query.
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
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
