import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import { findListings } from '#contract/listings.ts';
import { createAccount } from '#tests/support/create-account.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { scribble } from './support/scribble.ts';
import { startAbuser, type Abuser, type Attempt } from './support/abuser.ts';
import { quantile, type Bench, type BenchResult } from './result.ts';

const AGENTS = 10;
const AT_A_TIME = 30;
const DIFFERENT_SCRIBBLES = 40;
const MAX_RATIO = 2;
const MAX_HEALTH_P99_MS = 100;
const AGENT_PAUSE_MS = 200;
const TURNS = 4;

interface Watched {
  agentMs: number[];
  healthMs: number[];
  /** What the abuser was given. */
  abuserAnswers: number;
  /** Answers of 500 and above that agents got. */
  failures: number;
}

async function newAgent(product: Product, dataDir: string, number: number): Promise<string> {
  return product.signIn(await createAccount(dataDir, `fair-${number}@example.com`, 'Fair Agent'));
}

/** What one user can do to all others, each at the edge of what is let through: the requests that are made again and again. */
const acts: Record<string, (product: Product, cookie: string) => Promise<Attempt[]>> = {
  'searches with scribbles of 1,000 corners': async () =>
    Array.from({ length: DIFFERENT_SCRIBBLES }, () => ({
      method: 'POST',
      path: findListings.path,
      body: JSON.stringify({
        areaFilter: { type: 'polygon', coordinates: scribble() },
        propertyStatus: [...listingStatuses],
      }),
    })),
  'photos nobody has asked for yet': async (product, cookie) => {
    const pages = await Promise.all(
      Array.from({ length: 5 }, async (_, page) => {
        const found = await product.call(cookie, 'POST', findListings.path, { paginationLimit: 100, paginationPage: page + 1 });
        return JSON.stringify(await found.json()).match(/\/api\/listings\/photos\/demo\/[\w-]+\/\d+-v\d+/g) ?? [];
      }),
    );
    const photos = [...new Set(pages.flat())];
    return [320, 640, 960, 1280, 1920].flatMap((width) =>
      photos.map((photo) => ({ method: 'GET', path: `${photo}?w=${width}` })),
    );
  },
  'new chats': async () => [{ method: 'POST', path: '/api/chat/threads', body: '{}' }],
  streams: async (product, cookie) => {
    const { id } = (await (await product.call(cookie, 'POST', '/api/chat/threads', {})).json()) as { id: string };
    const sent = await product.call(cookie, 'POST', `/api/chat/threads/${id}/prompts`, { message: 'Condos in San Francisco' });
    const { promptRefId } = (await sent.json()) as { promptRefId: string };
    return [{ method: 'GET', path: `/api/chat/threads/${id}/stream/${promptRefId}` }];
  },
};

/** One after the other, as a person would, and noting how long each takes. */
async function work(product: Product, cookie: string, signal: AbortSignal, watched: Watched): Promise<void> {
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/me'],
    ['GET', '/api/chat/threads'],
    ['POST', findListings.path, { bedroomsCount: { startAt: 3 }, price: { endAt: 1_500_000 } }],
    ['GET', '/api/listings/places?q=san'],
  ];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [method, path, body] = calls[turn % calls.length] ?? ['GET', '/api/me'];
    const begun = performance.now();
    const answer = await product.call(cookie, method, path, body);
    await answer.arrayBuffer();
    watched.agentMs.push(performance.now() - begun);
    if (answer.status >= 500) watched.failures += 1;
    await pause(AGENT_PAUSE_MS * (0.5 + Math.random()));
  }
}

async function watchHealth(product: Product, signal: AbortSignal, watched: Watched): Promise<void> {
  while (!signal.aborted) {
    const begun = performance.now();
    await (await fetch(`${product.url}/healthz`)).arrayBuffer();
    watched.healthMs.push(performance.now() - begun);
    await pause(50);
  }
}

async function watchFor(product: Product, agents: string[], seconds: number, abuser?: Abuser): Promise<Watched> {
  const watched: Watched = { agentMs: [], healthMs: [], abuserAnswers: 0, failures: 0 };
  const stop = new AbortController();
  abuser?.begin();
  const everybody = [
    ...agents.map((cookie) => work(product, cookie, stop.signal, watched)),
    watchHealth(product, stop.signal, watched),
  ];
  await pause(seconds * 1_000);
  stop.abort();
  await Promise.all(everybody);
  if (abuser) watched.abuserAnswers = await abuser.end();
  return watched;
}

function together(watches: readonly Watched[]): Watched {
  return {
    agentMs: watches.flatMap(({ agentMs }) => agentMs),
    healthMs: watches.flatMap(({ healthMs }) => healthMs),
    abuserAnswers: watches.reduce((sum, { abuserAnswers }) => sum + abuserAnswers, 0),
    failures: watches.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function resultsOf(name: string, watched: Watched, alone: Watched, seconds: number): BenchResult[] {
  const p95 = quantile(watched.agentMs, 0.95);
  const quiet = quantile(alone.agentMs, 0.95);
  const health = quantile(watched.healthMs, 0.99);
  const quietHealth = quantile(alone.healthMs, 0.99);
  const ratio = p95 / quiet;
  const rate = watched.abuserAnswers / seconds;
  return [
    {
      name: `${name} (${rate.toFixed(0)}/s granted): agents, p95`,
      value: p95,
      unit: 'ms',
      baseline: quiet,
      ratio,
      mustBe: `≤ ${MAX_RATIO} × quiet`,
      ok: ratio <= MAX_RATIO,
    },
    {
      name: `${name}: agents' answers of 500 and above`,
      value: watched.failures,
      unit: '',
      mustBe: '0',
      ok: watched.failures === 0,
    },
    {
      name: `${name}: /healthz, p99`,
      value: health,
      unit: 'ms',
      baseline: quietHealth,
      mustBe: `≤ ${MAX_HEALTH_P99_MS} ms`,
      ok: health <= MAX_HEALTH_P99_MS,
    },
  ];
}

/** `fairness` of docs/performance.md: ten agents at work, alone and beside one user who asks for all that he can get. */
export const run: Bench = async ({ small }) => {
  const seconds = small ? 2 : 15;
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-fairness-'));
  const product = await startProduct({ dataDir, environment: { DEMO: 'on' } });
  const results: BenchResult[] = [];
  try {
    const abuser = await product.signIn();
    const agents: string[] = [];
    for (let number = 0; number < AGENTS; number += 1) agents.push(await newAgent(product, dataDir, number));
    // A fresh product has work of its own to do at first.
    await watchFor(product, agents, seconds);
    const prepared: [string, Attempt[]][] = [];
    for (const [name, prepare] of Object.entries(acts)) prepared.push([name, await prepare(product, abuser)]);
    for (const [name, attempts] of prepared) {
      const abusing = startAbuser({ url: product.url, cookie: abuser, attempts, atATime: AT_A_TIME });
      const quiet: Watched[] = [];
      const abused: Watched[] = [];
      // By turns, so that whatever else the machine does falls on both.
      for (let turn = 0; turn < TURNS; turn += 1) {
        quiet.push(await watchFor(product, agents, seconds / TURNS));
        abused.push(await watchFor(product, agents, seconds / TURNS, abusing));
      }
      await abusing.stop();
      results.push(...resultsOf(name, together(abused), together(quiet), seconds));
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return results;
};
