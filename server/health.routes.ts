import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './platform/database/index.ts';
import type { LiveBus } from './platform/live-bus/index.ts';
import type { Log } from './platform/log.ts';

const CHECK_TIMEOUT_MS = 2_000;

interface HealthDependencies {
  db: Db;
  bus: LiveBus;
  log: Log;
  /** False while the demo's listings are made at the first start, and from the moment that the process was told to stop. */
  isServing: () => boolean;
}

/**
 * `/healthz` answers while the process can answer at all. `/readyz` answers 200 while calls can be served here, else 503, with
 * each check as `ok` or `failed`: a proxy sends traffic elsewhere meanwhile.
 */
export function mountHealth(http: FastifyInstance, { db, bus, log, isServing }: HealthDependencies): void {
  http.get('/healthz', async () => ({ status: 'ok' }));

  http.get('/readyz', async (_request, reply) => {
    const checks = {
      database: await answers(sql`SELECT 1`.execute(db), log),
      eventBus: bus.isConnected(),
      running: isServing(),
    };
    const ready = Object.values(checks).every(Boolean);
    const words = Object.fromEntries(Object.entries(checks).map(([name, good]) => [name, good ? 'ok' : 'failed']));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks: words });
  });
}

async function answers(check: Promise<unknown>, log: Log): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check, tooLate]);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'readiness check failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
