import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from './platform/errors/index.ts';

const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * `/metrics` in Prometheus' text form, for whoever sends `Authorization: Bearer <token>`: the process (memory, event-loop lag,
 * garbage collection), requests by route and status, and open connections, which streams are most of. Mount it before the
 * routes that it shall measure.
 */
export function mountMetrics(http: FastifyInstance, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const connections = new Gauge({ name: 'http_open_connections', help: 'Open connections', registers: [registry] });
  http.server.on('connection', (socket) => {
    connections.inc();
    socket.once('close', () => connections.dec());
  });
  http.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: ids in labels would grow without bound.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const expected = digest(`Bearer ${token}`);
  http.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      throw new AppError('not_signed_in', 'Metrics need the token in the Authorization header.');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
