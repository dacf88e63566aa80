import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { userTraits } from '#contract/accounts.ts';
import { serverFlags } from '../../tools/bootstrap/server-flags.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const READY_WITHIN_MS = 150_000;
const POLL_MS = 25;

/** The demo accounts that a product in demo mode has. */
export const demoAccounts = {
  agent: { email: 'agent@demo.sidekick.test', password: 'Demo-password-1!' },
  admin: { email: 'admin@demo.sidekick.test', password: 'Demo-password-1!' },
} as const;

/** The whole product as a process of its own, as a user would run it. */
export interface Product {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Milliseconds from the start of the process to the first good `/readyz`. */
  readyMs: number;
  /** Signs in and answers the `Cookie` header of the session. Nobody is welcomed or shown around, but whoever is a newcomer. */
  signIn: (account?: { email: string; password: string }, options?: { newcomer?: boolean }) => Promise<string>;
  /** Calls with a session and our own origin. */
  call: (cookie: string, method: string, path: string, body?: unknown) => Promise<Response>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  /** Tells every process of its group to stop, and tells it again, as npm passes a signal on. Answers its exit code. */
  stopGroup: () => Promise<number | null>;
}

export interface ProductOptions {
  dataDir: string;
  /** A port to take again after a restart; a free one when left out. */
  port?: number;
  environment?: Record<string, string>;
  /** As at a terminal or under a supervisor, so that `stopGroup` stops it and not the test with it. */
  ownGroup?: boolean;
}

/** Below those that systems give to outgoing connections, which would take one between its choice and its use. */
const PORTS = { from: 20_000, below: 32_000 };

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.below);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product ended before it was ready:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The product was not ready within ${READY_WITHIN_MS} ms:\n${output()}`);
}

/** Starts the product and waits until it is ready. */
export async function startProduct({ dataDir, port, environment = {}, ownGroup = false }: ProductOptions): Promise<Product> {
  const listenOn = port ?? (await freePort());
  const url = `http://127.0.0.1:${listenOn}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(listenOn), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    await waitUntilReady(url, child, () => output);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const readyMs = performance.now() - startedAt;

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const call: Product['call'] = (cookie, method, path, body) =>
    fetch(url + path, {
      method,
      headers: { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    url,
    dataDir,
    process: child,
    readyMs,
    call,
    signIn: async (account = demoAccounts.agent, { newcomer = false } = {}) => {
      const answer = await call('', 'POST', '/api/auth/login', account);
      if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
      const cookie = answer.headers
        .getSetCookie()
        .map((pair) => pair.split(';')[0])
        .join('; ');
      if (!newcomer) await Promise.all(userTraits.map((trait) => call(cookie, 'PUT', `/api/me/traits/${trait}`)));
      return cookie;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async stopGroup() {
      const exit = once(child, 'exit');
      for (let signals = 0; signals < 2 && child.pid !== undefined; signals += 1) process.kill(-child.pid, 'SIGTERM');
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}
