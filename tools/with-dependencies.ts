import { createDependencies, type Dependencies } from '#server/dependencies.ts';
import { systemClock } from '#server/platform/clock.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { migrateToLatest, openDatabase } from '#server/platform/database/index.ts';
import { connectPostgresLiveBus } from '#server/platform/live-bus/index.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSettings } from '#server/settings.ts';

/** Does something with all modules of this installation, beside the server where one runs; nothing listens and no job is worked on. */
export async function withDependencies<Result>(act: (dependencies: Dependencies) => Promise<Result>): Promise<Result> {
  const settings = loadSettings(process.env);
  const log = createLog('warn');
  const embedded = settings.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log });
  const connectionString = settings.DATABASE_URL ?? embedded?.connectionString ?? '';
  try {
    await migrateToLatest(connectionString);
    const onConnectionLost = (error: Error) => log.warn({ reason: error.message }, 'connection lost');
    const database = openDatabase({ connectionString, maxConnections: 2, onConnectionLost });
    const bus = await connectPostgresLiveBus({ connectionString, db: database.db, log });
    try {
      return await act(createDependencies({ settings, database, bus, clock: systemClock, log }));
    } finally {
      await bus.close();
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
