import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findListings } from '#contract/listings.ts';
import { readRun } from '#tests/support/event-reader.ts';
import { demoAccounts, startProduct, type Product } from '#tests/support/product.ts';
import type { Bench } from './result.ts';
import { processesOf, sumPssMb } from './support/processes.ts';
import { scatteredListings } from './support/scattered-listings.ts';

const MINUTE_MS = 60_000;
const MAX_GROWTH_MB = 50;
/** So long nothing is asked before memory is read, so that garbage is not counted. */
const QUIET_MS = 20_000;
const HOMES_PER_IMPORT = 2_000;

const questions = [
  'Homes in San Francisco under $1.5m with 3 bedrooms',
  'How is the market in Oakland?',
  'Which of these is the newest?',
  'Draw median prices in San Francisco by month as a chart',
  'Write a listing description for the first one',
  'Condos in Berkeley with a pool',
  'What is the payment on 900k with 20% down at 6.5%?',
];

/** Values that no call expects where it stands. */
const oddities: readonly unknown[] = [
  null,
  '',
  '\u202e\ud800',
  'x'.repeat(5_000),
  -1,
  1e308,
  [],
  [[[[]]]],
  { id: {} },
  Array.from({ length: 500 }, (_, index) => index),
];

interface Act {
  pauseMs: number;
  once: () => Promise<void>;
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

/** Three messages in a new thread; every other reader leaves in the middle of the reply. Answers how many were taken. */
async function chat(product: Product, cookie: string): Promise<number> {
  const { id: threadId } = (await (await product.call(cookie, 'POST', '/api/chat/threads', {})).json()) as { id: string };
  for (let turn = 0; turn < 3; turn += 1) {
    const sent = await product.call(cookie, 'POST', `/api/chat/threads/${threadId}/prompts`, { message: pick(questions) });
    if (!sent.ok) return turn;
    const { promptRefId } = (await sent.json()) as { promptRefId: string };
    const leaving = new AbortController();
    const onEvent = (): void => (turn % 2 ? leaving.abort() : undefined);
    await readRun({ product, cookie, threadId, promptRefId, signal: leaving.signal, onEvent });
    if (leaving.signal.aborted) await readRun({ product, cookie, threadId, promptRefId });
  }
  return 3;
}

async function search(product: Product, cookie: string): Promise<void> {
  const price = { endAt: 300_000 + Math.floor(Math.random() * 2_000_000) };
  const found = await product.call(cookie, 'POST', findListings.path, { price });
  const [photo] = (await found.text()).match(/\/api\/listings\/photos\/demo\/[\w-]+\/\d+-v\d+/) ?? [];
  if (photo) await (await product.call(cookie, 'GET', `${photo}?w=640`)).arrayBuffer();
}

/** One file of homes, the same ones with other prices each time. Answers whether it was taken: so many uploads an hour are. */
async function importHomes(product: Product, cookie: string, round: number): Promise<boolean> {
  const value = [...scatteredListings(HOMES_PER_IMPORT, round)].flatMap((entry) => ('record' in entry ? [entry.record] : []));
  const form = new FormData();
  form.set('source', 'Memory MLS');
  form.set('file', new File([JSON.stringify({ value })], 'homes.json', { type: 'application/json' }));
  const headers = { cookie, origin: product.url };
  const uploaded = await fetch(`${product.url}/api/listing-imports`, { method: 'POST', headers, body: form });
  if (uploaded.status === 429) return false;
  if (!uploaded.ok) throw new Error(`The upload of homes answered ${uploaded.status}: ${await uploaded.text()}`);
  const { id } = (await uploaded.json()) as { id: string };
  await product.call(cookie, 'POST', `/api/listing-imports/${id}/start`, { isDryRun: false });
  return true;
}

/** Requests that fit no call: odd values as ids, queries and bodies of every call that the product documents. */
async function fuzz(product: Product, cookie: string, calls: readonly [string, string][]): Promise<void> {
  const [method, path] = pick(calls);
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(`${String(pick(oddities)).slice(0, 200).toWellFormed()}`));
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const body = hasBody ? { [pick(['message', 'id', 'price', 'title', 'text'])]: pick(oddities) } : undefined;
  const given = AbortSignal.timeout(5_000);
  await fetch(`${product.url}${filled}?q=${encodeURIComponent('%'.repeat(50))}`, {
    method,
    signal: given,
    headers: { cookie, origin: product.url, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

async function documentedCalls(product: Product): Promise<[string, string][]> {
  const { paths } = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path]))
    .filter(([, path]) => !/logout|\/api\/me\b|passwords?|sessions/.test(path));
}

/** Acts over and over, each at its own pace, until told to stop. */
async function keepBusy(acts: readonly Act[], stop: AbortSignal): Promise<void> {
  await Promise.all(
    acts.map(async ({ pauseMs, once }) => {
      while (!stop.aborted) {
        await once();
        await pause(pauseMs * (0.5 + Math.random()), undefined, { signal: stop }).catch(() => undefined);
      }
    }),
  );
}

/** `memory` of docs/performance.md: an hour of chat, searches, imports and nonsense; what is held then against what was held after ten minutes. */
export const run: Bench = async ({ small }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-memory-'));
  const product = await startProduct({ dataDir, environment: { DEMO: 'on' } });
  try {
    const [agent, admin] = [await product.signIn(), await product.signIn(demoAccounts.admin)];
    const calls = await documentedCalls(product);
    let imports = 0;
    let replies = 0;
    const acts: Act[] = [
      ...Array.from({ length: 4 }, () => ({ pauseMs: 2_000, once: async () => void (replies += await chat(product, agent)) })),
      { pauseMs: 500, once: () => search(product, agent) },
      { pauseMs: 60_000, once: async () => void (imports += Number(await importHomes(product, admin, imports))) },
      { pauseMs: 50, once: () => fuzz(product, agent, calls) },
    ];
    const minutes = small ? [0.5, 1] : [10, 20, 30, 40, 50, 60];
    const held: { serverMb: number; postgresMb: number }[] = [];
    let before = 0;
    for (const minute of minutes) {
      const stop = new AbortController();
      const busy = keepBusy(acts, stop.signal);
      await pause((minute - before) * MINUTE_MS);
      before = minute;
      stop.abort();
      await busy;
      await pause(QUIET_MS);
      const { server, postgres } = processesOf(product.process.pid as number, dataDir);
      held.push({ serverMb: sumPssMb(server), postgresMb: sumPssMb(postgres) });
      const { serverMb = 0, postgresMb = 0 } = held.at(-1) ?? {};
      const done = `${replies} replies and ${imports} imports`;
      console.log(`${minute} min, ${done}: server ${serverMb.toFixed(0)} MB, PostgreSQL ${postgresMb.toFixed(0)} MB`);
    }
    const [settled, last] = [held[0], held.at(-1)];
    const growth = (of: 'serverMb' | 'postgresMb'): number => (last?.[of] ?? Number.NaN) - (settled?.[of] ?? Number.NaN);
    return [
      {
        name: `server after ${minutes.at(-1)} minutes, over that after ${minutes[0]}`,
        value: growth('serverMb'),
        unit: 'MB',
        baseline: settled?.serverMb ?? Number.NaN,
        mustBe: `≤ ${MAX_GROWTH_MB} MB`,
        ok: growth('serverMb') <= MAX_GROWTH_MB,
      },
      {
        name: 'PostgreSQL, likewise',
        value: growth('postgresMb'),
        unit: 'MB',
        baseline: settled?.postgresMb ?? Number.NaN,
        mustBe: 'shown',
        ok: true,
      },
    ];
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
