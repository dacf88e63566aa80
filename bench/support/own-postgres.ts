import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { migrateToLatest, openDatabase, type Database } from '#server/platform/database/index.ts';

const quiet = { info: () => {}, warn: () => {} };

/** The product's own PostgreSQL with its own settings (fsync on) in a temporary folder, migrated; `close` removes it. */
export async function openOwnPostgres(): Promise<Database & { connectionString: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-'));
  const embedded = await startEmbeddedPostgres({ dataDir, log: quiet });
  await migrateToLatest(embedded.connectionString);
  const database = openDatabase({ connectionString: embedded.connectionString, maxConnections: 4, onConnectionLost: () => {} });
  return {
    ...database,
    connectionString: embedded.connectionString,
    close: async () => {
      await database.close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
