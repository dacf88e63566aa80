import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { demoAccounts, freePort } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

let dataDir: string;
let testDatabase: TestDatabase;
let running: Program[];
beforeEach(async () => {
  running = [];
  dataDir = join(await mkdtemp(join(tmpdir(), 'sidekick-main-')), 'data');
  testDatabase = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.map((program) => program.end('SIGKILL')));
  await testDatabase.drop();
  await rm(join(dataDir, '..'), { recursive: true });
});

interface Program {
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** The program with all that it started. */
  endGroup: (signal: NodeJS.Signals) => void;
}

/** The program as `npm start` runs it, on the test's database unless told otherwise. */
function startProgram(environment: Record<string, string> = {}, programs = ['server/main.ts']): Program {
  const child = spawn(process.execPath, programs, {
    // A group of its own, as at a terminal or under a supervisor.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: testDatabase.connectionString,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const program: Program = {
    endGroup: (signal) => process.kill(-(child.pid ?? Number.NaN), signal),
    output: () => output,
    ended,
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
  running.push(program);
  return program;
}

/** Waits until the check passes; a program that ends before is told at once, with what it said. */
async function untilRunning<Answer>(program: Program, check: () => Answer | Promise<Answer>): Promise<Answer> {
  const endedBefore = program.ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${program.output()}`)));
  return Promise.race([until(check), endedBefore]);
}

async function addressOf(program: Program): Promise<string> {
  return untilRunning(program, () => {
    const address = /ready: (\S+)/.exec(program.output())?.[1];
    if (!address) throw new Error(`Not ready yet: ${program.output()}`);
    return address;
  });
}

test('it prints its address, answers, keeps its data folder to itself, and stops with 0', async () => {
  const program = startProgram();
  const address = await addressOf(program);

  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(program.output()).not.toMatch(/password/);
  expect(await program.end('SIGTERM')).toBe(0);
  await expect(fetch(`${address}/readyz`)).rejects.toThrow('fetch failed');
});

test('a kill of its whole group, which reaches it more than once, lets it finish what it answers', async () => {
  const program = startProgram({}, ['tools/bootstrap.mjs', 'server/main.ts']);
  const address = new URL(await addressOf(program));
  const socket = connect(Number(address.port), address.hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = once(socket, 'close');
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'x' });
  const headers = [
    `host: ${address.host}`,
    `origin: ${address.origin}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.write(`POST /api/auth/login HTTP/1.1\r\n${headers.join('\r\n')}\r\nexpect: 100-continue\r\n\r\n`);
  await until(() => expect(answer).toContain('100 Continue'));

  program.endGroup('SIGTERM');
  program.endGroup('SIGTERM');
  await until(() => expect(fetch(`${address.origin}/healthz`)).rejects.toThrow('fetch failed'));
  socket.write(body);
  await closed;

  expect(answer).toMatch(/HTTP\/1.1 401 /);
  expect(await program.ended).toBe(0);
});

test('its first start in demo mode can be signed in to before the listings are made, and is ready once they are', async () => {
  const port = await freePort();
  const program = startProgram({ DEMO: 'on', DEMO_LISTINGS: '1500', PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  const first = await untilRunning(program, () => fetch(`${url}/readyz`));

  expect(first.status).toBe(503);
  const body = JSON.stringify(demoAccounts.agent);
  const headers = { origin: url, 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200);
  await untilRunning(program, async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
});

test('told to stop while it makes the demo listings, it ends with 0', async () => {
  const port = await freePort();
  const program = startProgram({ DEMO: 'on', DEMO_LISTINGS: '1500', PORT: String(port) });
  await untilRunning(program, () => fetch(`http://127.0.0.1:${port}/healthz`));

  expect(await program.end('SIGTERM')).toBe(0);
  expect(program.output()).not.toMatch(/ready: /);
});

test('wrong settings end in a sentence each, without a stack', async () => {
  const program = startProgram({ PORT: 'x', LOG_LEVEL: 'loud' });

  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^Sidekick cannot start with these settings:\n {2}- PORT: .*\n {2}- LOG_LEVEL: .*\n$/);
});
