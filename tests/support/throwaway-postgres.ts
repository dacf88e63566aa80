import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { tryLockFile } from '#server/platform/database/embedded/file-lock.ts';
import { stopPostmaster } from '#server/platform/database/embedded/postmaster.ts';

const prefix = 'sidekick-test-postgres-';
const abandonedAfterMs = 60_000;
const quiet = { info: () => {}, warn: () => {} };
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // No test may depend on when it comes, and it would keep a database from being dropped.
  autovacuum: 'off',
  max_connections: '200',
  log_min_messages: 'fatal',
};

/** An empty PostgreSQL of its own in a temporary folder, gone after `stop`, and also when the process just exits. */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  const removeNow = () => removeSync(dataDir);
  process.once('exit', removeNow);
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: quiet, settings: fast });
  return {
    connectionString,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
      process.off('exit', removeNow);
    },
  };
}

/** For an exit that waits for nobody, e.g. Ctrl-C: the server ends, and then its folder can go. */
function removeSync(dataDir: string): void {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGQUIT');
    const pause = new Int32Array(new SharedArrayBuffer(4));
    for (let waitedMs = 0; waitedMs < 500 && process.kill(pid, 0); waitedMs += 20) Atomics.wait(pause, 0, 0, 20);
  } catch {
    // it does not run, or no longer
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Stops and removes what runs that were killed left behind: nobody holds their locks any more. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    try {
      if (Date.now() - (await stat(folder)).mtimeMs < abandonedAfterMs) continue;
      const home = join(folder, 'postgres');
      const lock = tryLockFile(join(home, 'users.lock'), 'exclusive');
      if (!lock) continue;
      await stopPostmaster(home, 5_000);
      lock.release();
      await rm(folder, { recursive: true, force: true });
    } catch {
      // another run removes it at the same moment, or it belongs to another user
    }
  }
}
