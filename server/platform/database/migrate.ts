import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { installJobTables } from '#server/platform/jobs/job-tables.ts';
import { openDatabase, type Db } from './database.ts';

const migrationsFolder = new URL('../../migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(fileURLToPath(migrationsFolder))).filter((name) => /^\d{14}-.+\.ts$/.test(name)).sort();
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    const module = (await import(new URL(file, migrationsFolder).href)) as { up: (db: Kysely<unknown>) => Promise<void> };
    migrations[file.replace(/\.ts$/, '')] = { up: module.up };
  }
  return migrations;
}

/**
 * The numbered migrations of the time before the first release became one. A database that ran them all has its schema and goes on from
 * there; one that stopped on the way has to be made anew, and the migrator says which migration it misses.
 */
async function takeOverEarlierDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ made: string | null }>`SELECT to_regclass('kysely_migration')::text AS made`.execute(db);
  if (rows[0]?.made == null) return;
  await sql`
    WITH numbered AS (
      DELETE FROM kysely_migration
      WHERE name ~ '^[0-9]{4}-' AND EXISTS (SELECT FROM kysely_migration WHERE name = '0021-area-counts')
      RETURNING name
    )
    INSERT INTO kysely_migration (name, timestamp)
    SELECT '20261122160000-first-release', now()::text WHERE EXISTS (SELECT FROM numbered)`.execute(db);
}

/**
 * Brings a database to the newest schema, the tables of jobs included. Programs that start together wait for each other (the migrator locks).
 * @returns names of the migrations that ran now
 */
export async function migrateToLatest(connectionString: string): Promise<string[]> {
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 2, onConnectionLost: () => {} });
  try {
    await takeOverEarlierDatabase(db);
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations }, allowUnorderedMigrations: true });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
    await installJobTables(pool);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await close();
  }
}
