import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { installJobTables } from '#server/platform/jobs/job-tables.ts';
import { openDatabase } from './database.ts';

const migrationsFolder = new URL('../../migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(fileURLToPath(migrationsFolder))).filter((name) => /^\d{4}(?:\d{10})?-.+\.ts$/.test(name)).sort();
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    const module = (await import(new URL(file, migrationsFolder).href)) as { up: (db: Kysely<unknown>) => Promise<void> };
    migrations[file.replace(/\.ts$/, '')] = { up: module.up };
  }
  return migrations;
}

/**
 * Brings a database to the newest schema, the tables of jobs included. Programs that start together wait for each other (the migrator locks).
 * @returns names of the migrations that ran now
 */
export async function migrateToLatest(connectionString: string): Promise<string[]> {
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 2, onConnectionLost: () => {} });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations }, allowUnorderedMigrations: true });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
    await installJobTables(pool);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await close();
  }
}
