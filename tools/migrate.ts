import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { migrateToLatest } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSettings } from '#server/settings.ts';
import { readOptions, runProgram } from './command-line.ts';

/** Brings the database to the newest schema without starting the server, e.g. before a rolling restart. */
export async function migrateProgram(args: readonly string[]): Promise<void> {
  readOptions(args, {}, 'Usage: npm run migrate');
  const settings = loadSettings(process.env);
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log: createLog('warn') });
  try {
    const names = await migrateToLatest(settings.DATABASE_URL ?? embedded?.connectionString ?? '');
    console.log(names.length > 0 ? `Ran ${names.join(', ')}.` : 'The database is up to date.');
  } finally {
    await embedded?.stop();
  }
}

if (import.meta.main) await runProgram(migrateProgram);
