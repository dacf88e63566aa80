import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { startProduct } from '#tests/support/product.ts';
import { median, type Bench, type BenchResult } from './result.ts';

const CONNECTIONS = 50;
const OVERHEAD_MUST_BE_MS = 2;
const quiet = { info: () => {}, warn: () => {} };

async function requestsPerSecond(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

async function serve(kind: 'bare' | 'mounted') {
  const child = spawn(process.execPath, [new URL('api-server.ts', import.meta.url).pathname, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}/threads`, stop: () => child.kill() };
}

/** Our mount against bare Fastify, the same answer, no query: alternating rounds, so that a slower moment hits both. */
async function mountOverhead(seconds: number, rounds: number): Promise<BenchResult> {
  const [bare, mounted] = await Promise.all([serve('bare'), serve('mounted')]);
  const ofBare: number[] = [];
  const ofMounted: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ofBare.push(await requestsPerSecond(bare.url, {}, seconds));
      ofMounted.push(await requestsPerSecond(mounted.url, {}, seconds));
    }
  } finally {
    bare.stop();
    mounted.stop();
  }
  const [value, baseline] = [median(ofMounted), median(ofBare)];
  const ratio = value / baseline;
  return {
    name: 'JSON answer without a query, 50 connections',
    value,
    unit: 'req/s',
    baseline,
    ratio,
    mustBe: '≥ 0.8 of bare Fastify',
    ok: ratio >= 0.8,
  };
}

async function medianMs(rounds: number, act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 20; round += 1) {
    const begun = performance.now();
    await act();
    if (round >= 20) times.push(performance.now() - begun);
  }
  return median(times);
}

/** The statements that a route runs, one after the other as it does, straight over a connection. */
const ownQueries = {
  session: 'SELECT * FROM sessions JOIN users ON users.id = sessions.user_id WHERE sessions.token_hash = sha256($1::bytea)',
  threads: 'SELECT * FROM threads WHERE user_id = $1 AND deleted_at IS NULL ORDER BY updated_at DESC, created_at DESC LIMIT 500',
  messages: 'SELECT * FROM messages WHERE thread_id = $1 AND NOT hidden ORDER BY id DESC LIMIT 30',
};

/** `api` of docs/performance.md. */
export const run: Bench = async ({ small }) => {
  const results = [await mountOverhead(small ? 1 : 4, small ? 1 : 3)];
  const rounds = small ? 20 : 300;
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-api-'));
  const product = await startProduct({ dataDir, environment: { DEMO: 'on' } });
  const { connectionString, stop: leave } = await startEmbeddedPostgres({ dataDir, log: quiet });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const cookie = await product.signIn();
    for (let index = 0; index < 30; index += 1)
      await product.call(cookie, 'POST', '/api/chat/threads', { title: `Thread ${index}` });
    const { rows } = await client.query<{ id: string; user_id: string }>('SELECT id, user_id FROM threads LIMIT 1');
    const thread = rows[0] as { id: string; user_id: string };
    const queryMs = async (statements: [string, unknown[]][]) =>
      medianMs(rounds, async () => {
        for (const [text, values] of statements) await client.query({ name: text.slice(0, 60), text, values });
      });
    const sessionQuery: [string, unknown[]] = [ownQueries.session, [Buffer.from('x')]];

    const routes = [
      { name: 'GET threads', path: '/api/chat/threads', statements: [sessionQuery, [ownQueries.threads, [thread.user_id]]] },
      {
        name: 'GET messages',
        path: `/api/chat/threads/${thread.id}/messages`,
        statements: [sessionQuery, [ownQueries.messages, [thread.id]]],
      },
    ] satisfies { name: string; path: string; statements: [string, unknown[]][] }[];
    for (const { name, path, statements } of routes) {
      const value = await medianMs(rounds, async () => (await product.call(cookie, 'GET', path)).arrayBuffer());
      const baseline = await queryMs(statements);
      const unloaded = value - baseline;
      results.push({
        name: `${name}, one caller`,
        value,
        unit: 'ms',
        baseline,
        mustBe: "its queries' own time + ≤ 2 ms",
        ok: unloaded <= OVERHEAD_MUST_BE_MS,
      });
      const perSecond = await requestsPerSecond(product.url + path, { cookie }, small ? 1 : 4);
      results.push({ name: `${name}, 50 connections`, value: perSecond, unit: 'req/s', mustBe: '–', ok: true });
    }
  } finally {
    await client.end();
    await leave();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return results;
};
