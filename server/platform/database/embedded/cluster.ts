import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, postgresMajor } from './binaries.ts';
import type { ServerUser } from './operating-system-user.ts';
import { hostBasedAuthentication } from './settings.ts';
import { StartProblem } from './start-problem.ts';

export const databaseName = 'sidekick';
export const roleName = 'sidekick';

/** The role's password, made at the first start and kept beside the cluster, readable by its owner alone. */
export async function readOrMakePassword(home: string): Promise<string> {
  const path = join(home, 'password');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept) return kept;
  const password = randomBytes(24).toString('hex');
  await writeFile(path, password, { mode: 0o600 });
  return password;
}

/** Answers whether there is data, and refuses what this PostgreSQL cannot read. */
export async function clusterExists(home: string): Promise<boolean> {
  const cluster = join(home, 'cluster');
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined) {
    const files = await readdir(cluster).catch(() => []);
    if (files.length === 0) return false;
    throw new StartProblem(
      `The folder ${cluster} is in the way: it holds files, but no PostgreSQL data. Move it away, or name another folder in DATA_DIR.`,
    );
  }
  const major = Number.parseInt(found, 10);
  if (major === postgresMajor) return true;
  throw new StartProblem(
    `The data in ${cluster} was written by PostgreSQL ${major}, but this program carries PostgreSQL ${postgresMajor}: copy the data over with pg_dump, or name another folder in DATA_DIR.`,
  );
}

/**
 * Makes the cluster with its role and database in a folder aside and moves it into place whole, so a kill in the middle
 * leaves nothing half-made. The caller holds the start lock.
 */
export async function createCluster(
  home: string,
  binaries: Binaries,
  user: ServerUser,
  password: string,
  durable: boolean,
): Promise<void> {
  for (const name of await readdir(home)) {
    // Retried, because an initdb whose program was killed may still write there.
    if (name.startsWith('new-')) await rm(join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
  const folder = await mkdtemp(join(home, 'new-'));
  await chmod(folder, 0o700);
  await user.own(folder);
  try {
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const flags = [
      '--username=postgres',
      '--auth=trust',
      '--data-checksums',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(user, binaries.initdb, ['-D', folder, ...locale, ...flags], '');
    // The role may create databases for tests and copies, and is no superuser: a hole in our SQL must not become one in the machine.
    const sql = [
      `CREATE ROLE ${roleName} LOGIN CREATEDB PASSWORD '${password}';`,
      `CREATE DATABASE ${databaseName} OWNER ${roleName};`,
    ];
    await run(user, binaries.postgres, ['--single', '-j', '-D', folder, 'postgres'], sql.join('\n\n') + '\n\n');
    await writeFile(join(folder, 'pg_hba.conf'), hostBasedAuthentication);
    await rename(folder, join(home, 'cluster'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(user: ServerUser, file: string, args: string[], input: string): Promise<void> {
  const { file: executable, args: allArgs, ...identity } = user.command(file, args);
  const child = spawn(executable, allArgs, { ...identity, cwd: '/', env: childEnvironment, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => {}); // it ended before reading; its exit code tells
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0 || /^(ERROR|FATAL|PANIC)|: (ERROR|FATAL|PANIC): /m.test(output))
    throw explainOutput(output, 'PostgreSQL could not make its data folder');
}

/** Nothing of ours: no keys, and no PG… variables that would change what the server does. */
export const childEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/** A sentence for what PostgreSQL printed before it gave up. */
export function explainOutput(output: string, what: string): StartProblem {
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(output)) {
    return new StartProblem(`${what}: the disk is full. Make room, or name a folder on another disk in DATA_DIR.`);
  }
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason =
    lines.findLast((line) => /error|fatal|panic|could not|cannot/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
  return new StartProblem(`${what}: ${reason.trim()}`);
}
