import type pg from 'pg';

/** Makes or renews the tables of graphile-worker, in their own schema. Programs that start together wait for each other. */
export async function installJobTables(pgPool: pg.Pool): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
}
