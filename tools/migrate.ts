import { startEmbeddedPostgres, StartProblem } from '#server/platform/database/embedded/index.ts';
import { migrateToLatest } from '#server/platform/database/index.ts';
import { SettingsProblem } from '#server/platform/config/index.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSettings } from '#server/settings.ts';

/** Brings the database to the newest schema without starting the server, e.g. before a rolling restart. */
async function run(): Promise<void> {
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

try {
  await run();
} catch (error) {
  const isForPeople = error instanceof StartProblem || error instanceof SettingsProblem;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
