import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './platform/database/index.ts';
import type { LiveBus } from './platform/live-bus/index.ts';
import type { Log } from './platform/log.ts';
import type { Storage } from './platform/storage/index.ts';

const CHECK_TIMEOUT_MS = 2_000;

interface HealthDependencies {
  db: Db;
  bus: LiveBus;
  storage: Pick<Storage, 'check'>;
  log: Log;
  /** False while the demo's listings are made at the first start, and from the moment that the process was told to stop. */
  isServing: () => boolean;
  /** What modules tell to whoever watches, by name, e.g. the age of each listing source: all that strangers learn of it. */
  facts: readonly (readonly [name: string, read: () => Promise<unknown>])[];
}

/**
 * `/healthz` answers while the process can answer at all. `/readyz` answers 200 while calls can be served here, else 503, with
 * each check as `ok` or `failed`: a proxy sends traffic elsewhere meanwhile. Facts of modules stand beside the checks and take no node
 * out: an old listing source is as old on every node.
 */
export function mountHealth(http: FastifyInstance, { db, bus, storage, log, isServing, facts }: HealthDependencies): void {
  http.get('/healthz', async () => ({ status: 'ok' }));

  http.get('/readyz', async (_request, reply) => {
    const [database, fileStore] = [
      inTime(sql`SELECT 1`.execute(db), log),
      inTime(
        storage.check().then(() => true),
        log,
      ),
    ];
    const checks = {
      database: (await database) !== undefined,
      fileStore: (await fileStore) !== undefined,
      eventBus: bus.isConnected(),
      running: isServing(),
    };
    const ready = Object.values(checks).every(Boolean);
    const factValues = checks.database
      ? await Promise.all(facts.map(async ([name, read]) => [name, await inTime(read(), log)]))
      : [];
    const words = Object.fromEntries(Object.entries(checks).map(([name, good]) => [name, good ? 'ok' : 'failed']));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks: words, ...Object.fromEntries(factValues) });
  });
}

/** What a check answers, or undefined where it fails or takes too long. */
async function inTime<T>(check: Promise<T>, log: Log): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check, tooLate]);
  } catch (error) {
    log.warn({ err: error }, 'readiness check failed');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
