import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#tests/support/until.ts';
import { isOpenToAll } from './open-binaries.ts';
import { startEmbeddedPostgres, StartProblem } from './index.ts';
import { findPostmaster } from './postmaster.ts';

const program = new URL('../../../../tests/support/postgres-using-program.ts', import.meta.url).pathname;
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const log = { info: () => {}, warn: () => {} };

let dataDir: string;
let home: string;
let programs: ChildProcess[];
let madeOnce: string;

beforeAll(async () => {
  madeOnce = await mkdtemp(join(tmpdir(), 'sidekick-embedded-'));
  await (await startEmbeddedPostgres({ dataDir: madeOnce, log, settings: { fsync: 'off' } })).stop();
});
afterAll(() => rm(madeOnce, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sidekick-embedded-'));
  home = join(dataDir, 'postgres');
  programs = [];
});

afterEach(async () => {
  for (const child of programs) child.kill('SIGKILL');
  const left = await findPostmaster(home);
  if (left) process.kill(left.pid, 'SIGQUIT');
  await until(async () => expect(await findPostmaster(home)).toBeUndefined());
  await rm(dataDir, { recursive: true, force: true });
});

/** Puts a stopped server's data in place: quicker than a first start. */
const copyData = () => spawnSync('cp', ['-a', join(madeOnce, 'postgres'), home]);
/** Without waiting for the disk, which no test here takes away: a kill loses nothing that was written. */
const start = () => startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } });

/** Starts our small program and answers what it said first: its connection string, or why it did not start. */
async function startProgram(options: { uid?: number; gid?: number; detached?: boolean } = {}) {
  const child = spawn(process.execPath, [program, dataDir], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  programs.push(child);
  const lines = createInterface({ input: child.stdout });
  const output: string[] = [];
  lines.on('line', (line) => output.push(line));
  const problem = (async () => {
    let text = '';
    for await (const chunk of child.stderr) text += String(chunk);
    return text;
  })();
  await Promise.race([once(lines, 'line'), problem]);
  return { child, output, connectionString: output[0] ?? '', problem };
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function problemOf(starting: Promise<unknown>): Promise<string> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartProblem);
  return (error as StartProblem).message;
}

describe('a start', () => {
  it('makes a durable server for its owner alone, on loopback', async () => {
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log });
    const [settings] = await query(
      connectionString,
      `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS host, rolsuper AS super FROM pg_roles WHERE rolname = current_user`,
    );
    expect(settings).toEqual({ fsync: 'on', host: '127.0.0.1', super: false });
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
    await expect(query(connectionString.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password');
    await stop();
    await expect(query(connectionString, 'SELECT 1')).rejects.toThrow();
  });

  it('carries notifications', async () => {
    copyData();
    const { connectionString, stop } = await start();
    const listener = new pg.Client({ connectionString });
    await listener.connect();
    await listener.query('LISTEN news');
    const heard = once(listener, 'notification');
    await query(connectionString, `NOTIFY news, 'hello'`);
    expect((await heard)[0]).toMatchObject({ channel: 'news', payload: 'hello' });
    await listener.end();
    await stop();
  });

  it('finds the data of the last one, on the same port', async () => {
    copyData();
    const first = await start();
    await query(first.connectionString, 'CREATE TABLE kept (id int)');
    await first.stop();
    const second = await start();
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, 'SELECT * FROM kept')).toEqual([]);
    await second.stop();
  });

  it('takes another port when the one of last time is taken', async () => {
    copyData();
    const port = Number(await readFile(join(home, 'port'), 'utf8'));
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    const { connectionString, stop } = await start();
    expect(Number(new URL(connectionString).port)).not.toBe(port);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
    squatter.close();
  });
});

describe('after kill -9', () => {
  it('of our program, the next start adopts the running server', async () => {
    copyData();
    const { child } = await startProgram();
    const before = await findPostmaster(home);
    await kill(child);
    const { connectionString, stop } = await start();
    expect(await findPostmaster(home)).toMatchObject({ pid: before?.pid });
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
    expect(await findPostmaster(home)).toBeUndefined();
  });

  it('of program and server, the next start recovers what was committed', async () => {
    copyData();
    const { child, connectionString } = await startProgram();
    await query(connectionString, 'CREATE TABLE kept AS SELECT 7 AS id');
    const server = await findPostmaster(home);
    process.kill(server?.pid ?? 0, 'SIGKILL');
    await kill(child);
    // A killed process may be seen alive for a moment on a busy machine.
    await until(async () => expect(await findPostmaster(home)).toBeUndefined());
    const { stop, ...again } = await start();
    expect(await query(again.connectionString, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
    await stop();
  });

  it('a lock file whose number now belongs to another process is not believed', async () => {
    copyData();
    await writeFile(
      join(home, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${join(home, 'cluster')}\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`,
    );
    const { connectionString, stop } = await start();
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
  });
});

describe('two programs', () => {
  it('that start at once on an empty folder share one server', async () => {
    const [a, b] = await Promise.all([startProgram(), startProgram()]);
    expect(a.connectionString).toMatch(/^postgresql:/);
    expect(b.connectionString).toBe(a.connectionString);
  });

  it('do not stop the server under each other; the last one out does', async () => {
    copyData();
    const first = await start();
    const { child, connectionString } = await startProgram();
    await first.stop();
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(await findPostmaster(home)).toBeUndefined();
  });

  it('count no more once killed', async () => {
    copyData();
    const first = await start();
    const { child } = await startProgram();
    await kill(child);
    await first.stop();
    expect(await findPostmaster(home)).toBeUndefined();
  });

  it('in two containers are refused rather than let write the same files', async () => {
    copyData();
    const { stop } = await start();
    await writeFile(join(home, 'machine'), 'another-host pid:[1]');
    const pidFile = join(home, 'cluster', 'postmaster.pid');
    const real = await readFile(pidFile, 'utf8');
    await writeFile(pidFile, real.replace(/^\d+/, '4194303')); // a number that nobody has here, as from another container
    expect(await problemOf(start())).toContain('in another container');
    await writeFile(pidFile, real);
    await stop();
  });
});

it('Ctrl-C reaches our program first: the server serves until we have drained', async () => {
  copyData();
  const { child, output } = await startProgram({ detached: true });
  process.kill(-(child.pid ?? 0), 'SIGINT'); // a terminal signals the whole process group
  await once(child, 'exit');
  expect(output.at(-1)).toBe('drained');
  expect(await findPostmaster(home)).toBeUndefined();
});

describe('a server that ended while its programs run', () => {
  it('is started again, with what was written, and stops with them', async () => {
    copyData();
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log, reviveEveryMs: 20 });
    await query(connectionString, 'CREATE TABLE kept (id int)');
    const first = await findPostmaster(home);
    process.kill(first?.pid ?? 0, 'SIGKILL');
    await until(async () => expect(await query(connectionString, 'SELECT * FROM kept')).toEqual([]));
    expect((await findPostmaster(home))?.pid).not.toBe(first?.pid);
    await stop();
    expect(await findPostmaster(home)).toBeUndefined();
  });

  it('is told of once while it cannot be started', async () => {
    copyData();
    const warnings: unknown[] = [];
    const heard = { info: log.info, warn: (...words: unknown[]) => void warnings.push(words) };
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: heard, reviveEveryMs: 20 });
    const version = await readFile(join(home, 'cluster', 'PG_VERSION'), 'utf8');
    await writeFile(join(home, 'cluster', 'PG_VERSION'), '17\n');
    process.kill((await findPostmaster(home))?.pid ?? 0, 'SIGQUIT');
    await until(() => expect(warnings).toHaveLength(1));
    expect(JSON.stringify(warnings)).toContain('cannot be started yet');
    await writeFile(join(home, 'cluster', 'PG_VERSION'), version);
    await until(() => expect(warnings).toHaveLength(2));
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop();
  });
});

describe('as root', () => {
  it.skipIf(!isRoot)('the server runs as another user, also below a folder closed to that user', async () => {
    await chmod(dataDir, 0o700);
    const { stop } = await start();
    const server = await findPostmaster(home);
    expect((await stat(`/proc/${server?.pid}`)).uid).not.toBe(0);
    await stop();
  });

  it.skipIf(!isRoot)('a folder of a normal user stays theirs', async () => {
    await mkdir(home, { mode: 0o700 });
    await chown(home, nobody, nobody);
    const { stop } = await start();
    expect((await stat(join(home, 'password'))).uid).toBe(nobody);
    await stop();
  });
});

// Another account can run our programs only when the project does not lie below a closed folder.
const canBecomeNobody = isRoot && (await isOpenToAll(import.meta.dirname));

describe('as a normal user', () => {
  it.runIf(canBecomeNobody)('it works', async () => {
    await chown(dataDir, nobody, nobody);
    const { connectionString } = await startProgram({ uid: nobody, gid: nobody });
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.runIf(canBecomeNobody)("another user's data folder is refused in a sentence", async () => {
    await chmod(dataDir, 0o755);
    await mkdir(home, { mode: 0o700 });
    const { problem } = await startProgram({ uid: nobody, gid: nobody });
    expect(await problem).toMatch(/^The folder .* belongs to the user with the number 0, but the program runs as 65534: .*\.\n$/);
  });

  it.runIf(canBecomeNobody)('a data folder without the right to write is refused in a sentence', async () => {
    await chmod(dataDir, 0o755);
    const { problem } = await startProgram({ uid: nobody, gid: nobody });
    expect(await problem).toMatch(/^The data folder .* cannot be written: permission is denied\..*\n$/);
  });
});

describe('ends in a sentence when', () => {
  it('a part of the path is a file', async () => {
    await writeFile(home, '');
    expect(await problemOf(start())).toContain('it exists and is not a folder');
  });

  it('the data is of another major version', async () => {
    await mkdir(join(home, 'cluster'), { recursive: true });
    await writeFile(join(home, 'cluster', 'PG_VERSION'), '17\n');
    expect(await problemOf(start())).toContain('was written by PostgreSQL 17, but this program carries PostgreSQL 18');
  });

  it('foreign files are in the way', async () => {
    await mkdir(join(home, 'cluster'), { recursive: true });
    await writeFile(join(home, 'cluster', 'holiday.jpg'), '');
    expect(await problemOf(start())).toContain('is in the way');
  });

  it.skipIf(!isRoot)('the disk is full, at the first start and later', async ({ skip }) => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=70m,mode=755', 'tmpfs', dataDir]);
    if (mounted.status !== 0) skip('a small file system cannot be mounted here');
    try {
      const filler = join(dataDir, 'filler');
      await writeFile(filler, Buffer.alloc(50 * 2 ** 20));
      expect(await problemOf(start())).toContain('the disk is full');
      await rm(filler);
      await (await start()).stop();
      await fillUp(filler);
      expect(await problemOf(start())).toContain('the disk is full');
    } finally {
      spawnSync('umount', ['-l', dataDir]);
    }
  });
});

async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(Buffer.alloc(4096));
  } catch {
    // full
  } finally {
    await file.close();
  }
}
