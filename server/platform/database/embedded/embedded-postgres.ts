import { chmod, mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { openBinaries } from './open-binaries.ts';
import { clusterExists, createCluster, databaseName, readOrMakePassword, roleName } from './cluster.ts';
import { type FileLock, lockFile, tryLockFile } from './file-lock.ts';
import { keepRunning } from './keep-running.ts';
import { chooseServerUser, type ServerUser } from './operating-system-user.ts';
import { choosePort, rememberPort } from './port.ts';
import { launchPostmaster, type Postmaster, removeStalePidFile, stopPostmaster, waitUntilReady } from './postmaster.ts';
import { checkSameMachine, rememberMachine } from './same-machine.ts';
import { explainStartError, StartProblem } from './start-problem.ts';

export interface EmbeddedPostgresOptions {
  /** DATA_DIR; the server's files go into its folder `postgres`. */
  dataDir: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** PostgreSQL settings over ours, e.g. `{ fsync: 'off' }` in tests. Without effect when the server already runs. */
  settings?: Record<string, string>;
  /** So often it is seen to that the server still runs, and it is started again when it ended; left out, never. */
  reviveEveryMs?: number;
}

export interface EmbeddedPostgres {
  connectionString: string;
  /** Leaves the server, and stops it when no other program uses it. Close connections before. */
  stop: () => Promise<void>;
}

const lockTimeoutMs = 120_000;
const stopTimeoutMs = 60_000;
const maxLaunches = 100;
const betweenLaunchesMs = 100;

/**
 * Starts our own PostgreSQL on a data folder, or joins the one that runs there: another program of ours may have started it,
 * or one that was killed left it behind.
 *
 * Two kernel locks make this safe against other programs and kill -9: `start.lock` is held while somebody starts or stops
 * the server, and each program that uses the server shares `users.lock`, so the last one out can tell that it is.
 * @throws {StartProblem} a sentence for people
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
  reviveEveryMs,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = join(resolve(dataDir), 'postgres');
  try {
    const binaries = await openBinaries(await findBinaries());
    await mkdir(home, { recursive: true, mode: 0o700 });
    const user = await chooseServerUser(home, [home, binaries.folder]);
    await secureHome(home, user);
    const ensureRunning = async (port?: number): Promise<{ postmaster: Postmaster; password: string }> => {
      const password = await readOrMakePassword(home);
      const how = { home, binaries, user, password, settings, log, port };
      return { postmaster: (await joinRunning(home, log)) ?? (await start(how)), password };
    };
    return await underStartLock(home, async () => {
      const { postmaster, password } = await ensureRunning();
      const presence = await lockFile(usersLock(home), 'shared', lockTimeoutMs);
      if (!presence) throw new StartProblem(`The file ${usersLock(home)} stays locked by another program.`);
      const startAgain = async (): Promise<void> => {
        await underStartLock(home, () => ensureRunning(postmaster.port)).catch(async (error: unknown) => {
          throw await explainStartError(error, resolve(dataDir));
        });
      };
      const stopKeeping = reviveEveryMs ? keepRunning({ home, everyMs: reviveEveryMs, startAgain, log }) : undefined;
      return {
        connectionString: connectionStringOf(postmaster, password),
        stop: async () => {
          await stopKeeping?.();
          await leave(home, presence, log);
        },
      };
    });
  } catch (error) {
    throw await explainStartError(error, resolve(dataDir));
  }
}

/** Over the Unix socket when there is one: measured, it takes 0.5 to 0.8 of the time of loopback TCP for small queries. */
function connectionStringOf({ port, socketFolder }: Postmaster, password: string): string {
  const overSocket = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgresql://${roleName}:${password}@127.0.0.1:${port}/${databaseName}${overSocket}`;
}

function usersLock(home: string): string {
  return join(home, 'users.lock');
}

async function secureHome(home: string, user: ServerUser): Promise<void> {
  await chmod(home, 0o700);
  await user.own(home);
  for (const path of [join(home, 'start.lock'), usersLock(home)]) {
    await (await open(path, 'a', 0o600)).close();
    await user.own(path);
  }
}

async function underStartLock<Result>(home: string, act: () => Promise<Result>): Promise<Result> {
  const lock = await takeStartLock(home);
  try {
    return await act();
  } finally {
    lock.release();
  }
}

async function takeStartLock(home: string): Promise<FileLock> {
  const lock = await lockFile(join(home, 'start.lock'), 'exclusive', lockTimeoutMs);
  if (lock) return lock;
  throw new StartProblem(
    `Another program has been starting or stopping PostgreSQL in ${home} for ${lockTimeoutMs / 1000} seconds; see ${join(home, 'server.log')}.`,
  );
}

async function joinRunning(home: string, log: EmbeddedPostgresOptions['log']): Promise<Postmaster | undefined> {
  const running = await waitUntilReady(home);
  if (running) log.info({ port: running.port }, 'joined the PostgreSQL server that was running');
  return running;
}

interface Start {
  home: string;
  binaries: Binaries;
  user: ServerUser;
  password: string;
  settings: Record<string, string>;
  log: EmbeddedPostgresOptions['log'];
  /** The only one that will do, because programs that run have it in their connection strings; undefined: the last one, else any. */
  port: number | undefined;
}

async function start({ home, binaries, user, password, settings, log, port: onlyPort }: Start): Promise<Postmaster> {
  await checkSameMachine(home, usersLock(home));
  if (!(await clusterExists(home))) {
    log.info({ folder: home }, 'making the database');
    await createCluster(home, binaries, user, password, settings['fsync'] !== 'off');
  }
  await rememberMachine(home);
  for (let launches = 1; launches <= maxLaunches; launches++) {
    await removeStalePidFile(home);
    const port = onlyPort ?? (await choosePort(home));
    const result = await launchPostmaster(home, binaries, user, port, settings);
    if (result.postmaster) {
      await rememberPort(home, port);
      for (const name of ['password', 'machine', 'port', 'server.log']) await user.own(join(home, name));
      log.info({ port, folder: home }, 'started PostgreSQL');
      return result.postmaster;
    }
    if (result.failed === 'not-yet' || onlyPort) await sleep(betweenLaunchesMs);
  }
  throw new StartProblem(`PostgreSQL did not start in ${home} after ${maxLaunches} attempts; see ${join(home, 'server.log')}.`);
}

async function leave(home: string, presence: FileLock, log: EmbeddedPostgresOptions['log']): Promise<void> {
  await underStartLock(home, async () => {
    presence.release();
    const alone = tryLockFile(usersLock(home), 'exclusive');
    if (!alone) return;
    try {
      if (!(await stopPostmaster(home, stopTimeoutMs)))
        log.warn({ folder: home }, 'PostgreSQL takes long to stop; it goes on by itself');
    } finally {
      alone.release();
    }
  });
}
