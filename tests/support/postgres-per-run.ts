import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '#server/platform/database/index.ts';
import { query, withDatabase } from './postgres.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One server per run; test files copy `template`, which has every migration. */
    postgres: { server: string; template: string };
  }
}

const template = 'template_migrated';

/** vitest's global set-up: one throwaway PostgreSQL per run, all migrations run once. Answers the tear-down. */
export default async function startPostgresForRun(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, stop } = await startThrowawayPostgres();
  await query(connectionString, `CREATE DATABASE ${template}`);
  await migrateToLatest(withDatabase(connectionString, template));
  project.provide('postgres', { server: connectionString, template });
  return stop;
}
