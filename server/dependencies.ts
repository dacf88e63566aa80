import type { FastifyRequest } from 'fastify';
import { createFlagsService, type FlagsService } from './modules/flags/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/index.ts';
import type { Caller } from './platform/http/index.ts';
import type { Log } from './platform/log.ts';
import type { Settings } from './settings.ts';

/** What is made once per process from the outside world, before any service. */
export interface Outside {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Log;
}

export interface Dependencies extends Outside {
  flags: FlagsService;
  authenticate: (request: FastifyRequest) => Promise<Caller | null>;
}

/** The composition root: the only place that constructs services. */
export function createDependencies(outside: Outside): Dependencies {
  const { database, clock } = outside;
  const { db } = database;
  const flags = createFlagsService({ db, clock });
  return { ...outside, flags, authenticate: async () => null };
}
