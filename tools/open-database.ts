import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { migrateToLatest, openDatabase, type Database } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/log.ts';
import type { Settings } from '#server/settings.ts';

/** The migrated database of the settings, for programs beside the server: the given one, or our own, which a running server shares. */
export async function openOwnOrGivenDatabase(settings: Settings, maxConnections: number): Promise<Database> {
  const log = createLog('warn');
  const embedded = settings.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log });
  const connectionString = settings.DATABASE_URL ?? embedded?.connectionString ?? '';
  await migrateToLatest(connectionString);
  const database = openDatabase({
    connectionString,
    maxConnections,
    onConnectionLost: (error) => log.warn({ reason: error.message }, 'connection lost'),
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded?.stop();
    },
  };
}
