import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { childEnvironment, explainOutput } from './cluster.ts';
import type { ServerUser } from './operating-system-user.ts';
import { serverSettings, socketFolder } from './settings.ts';

const pollMs = 20;

export interface Postmaster {
  pid: number;
  port: number;
  /** Empty when it has no Unix socket. */
  socketFolder: string;
  ready: boolean;
}

/** The running server of a cluster as its own lock file tells, or undefined when none runs. */
export async function findPostmaster(home: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(home), 'utf8').catch(() => '');
  // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status.
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await isPostmaster(pid, home))) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** After a crash or in a new container another process may carry the number in the file. */
async function isPostmaster(pid: number, home: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  // A process that ended and that nobody waited for has an empty command line.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.split('\0').includes(join(home, 'cluster'));
}

function pidFile(home: string): string {
  return join(home, 'cluster', 'postmaster.pid');
}

/** Removes the lock file that a dead server left; only under the start lock and after findPostmaster answered undefined. */
export async function removeStalePidFile(home: string): Promise<void> {
  await rm(pidFile(home), { force: true });
}

export type LaunchResult =
  | { postmaster: Postmaster; failed?: undefined }
  | { postmaster?: undefined; failed: 'port-taken' | 'not-yet' };

/**
 * Starts the server detached, in a session of its own: Ctrl-C in our terminal must not stop it before we have drained, and
 * a kill of our program leaves it whole for the next start. Its messages go to a file, since a pipe would end with us.
 */
export async function launchPostmaster(
  home: string,
  binaries: Binaries,
  user: ServerUser,
  port: number,
  settings: Record<string, string>,
): Promise<LaunchResult> {
  const logPath = join(home, 'server.log');
  const all = { ...serverSettings, unix_socket_directories: socketFolder(home), port: String(port), ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, ...identity } = user.command(binaries.postgres, ['-D', join(home, 'cluster'), ...flags]);
  const log = await open(logPath, 'w', 0o600);
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: childEnvironment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let ended = false;
  child.once('exit', () => (ended = true)).once('error', () => (ended = true));
  child.unref();
  await log.close();
  for (;;) {
    const postmaster = await findPostmaster(home);
    if (postmaster?.ready && postmaster.pid === child.pid) return { postmaster };
    if (ended) break;
    await sleep(pollMs);
  }
  const output = await readFile(logPath, 'utf8');
  if (/could not bind|could not create any TCP\/IP sockets/.test(output)) return { failed: 'port-taken' };
  // The processes of a killed server take a moment to notice and let go of its memory.
  if (/pre-existing shared memory block|lock file ".*" already exists/.test(output)) return { failed: 'not-yet' };
  throw explainOutput(output, `PostgreSQL did not start (${logPath} has all that it said)`);
}

/** Waits until a server that is starting or recovering lets us in; undefined when it ended instead. */
export async function waitUntilReady(home: string): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = await findPostmaster(home);
    if (!postmaster || postmaster.ready) return postmaster;
    await sleep(pollMs);
  }
}

/** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(home: string, timeoutMs: number): Promise<boolean> {
  const running = await findPostmaster(home);
  if (!running) return true;
  process.kill(running.pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    if ((await findPostmaster(home))?.pid !== running.pid) return true;
    await sleep(pollMs);
  }
  return false;
}
