import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelFake } from '#tests/fakes/model/model-fake.ts';
import { readRun, type ReadEvent } from '#tests/support/event-reader.ts';
import { freePort, startProduct, type Product } from '#tests/support/product.ts';
import { foldEvent } from '#web/features/chat/reply/fold-event.ts';
import { newLiveReply } from '#web/features/chat/reply/live-reply.ts';
import type { Bench, BenchResult } from './result.ts';

const READY_MUST_BE_MS = 10_000;
const WORDS = 120;
const LONG_ANSWER = Array.from({ length: WORDS }, (_, index) => `word${index + 1} `);
const COME_BACK_MS = 50;

/** How everything is ended in the middle of its work; answers what runs afterwards, ready. */
interface Blow {
  name: string;
  rounds: number;
  strike: (product: Product) => Promise<Product>;
}

interface Round {
  readyMs: number;
  lostWrites: number;
  brokenStreams: number;
}

interface Watched {
  threadId: string;
  promptRefId: string;
  events: ReadEvent[];
}

/** Reads a run to its end, coming back after each cut at the event where it was, as the web does. */
async function watch(urlOf: () => string, cookie: string, watched: Watched, giveUpAt: number): Promise<void> {
  while (performance.now() < giveUpAt) {
    const lastEventId = watched.events.at(-1)?.id ?? 0;
    const read = await readRun({ product: { url: urlOf() }, cookie, ...watched, lastEventId }).catch(() => null);
    watched.events.push(...(read?.events ?? []));
    if (read?.ended) return;
    await new Promise((resolve) => setTimeout(resolve, COME_BACK_MS));
  }
}

/** True when the numbers run 1, 2, 3 … and what a reader saw adds up to what is stored. */
function isWhole({ events, promptRefId }: Watched, storedText: string | undefined): boolean {
  const reply = events.reduce((folded, { id, event }) => foldEvent(folded, id, event), newLiveReply(promptRefId));
  const beforeEnd = events
    .slice(0, -1)
    .reduce((folded, { id, event }) => foldEvent(folded, id, event), newLiveReply(promptRefId));
  const numbered = events.every(({ id }, index) => id === index + 1);
  const expected = LONG_ANSWER.join('').trim();
  return (
    numbered &&
    reply.completed !== null &&
    [reply.text, beforeEnd.text, storedText ?? ''].every((text) => text.trim() === expected)
  );
}

async function crashOnce(
  product: Product,
  strike: (product: Product) => Promise<Product>,
  cookie: string,
  strikeAfterMs: number,
): Promise<Round & { product: Product }> {
  let current = product;
  const giveUpAt = performance.now() + 60_000;
  const runs: Watched[] = [];
  for (let count = 0; count < 2; count += 1) {
    const thread = (await (await current.call(cookie, 'POST', '/api/chat/threads', {})).json()) as { id: string };
    const sent = await current.call(cookie, 'POST', `/api/chat/threads/${thread.id}/prompts`, {
      message: `scenario:long-answer ${count}`,
    });
    const { promptRefId } = (await sent.json()) as { promptRefId: string };
    runs.push({ threadId: thread.id, promptRefId, events: [] });
  }
  const readers = runs.map((run) => watch(() => current.url, cookie, run, giveUpAt));

  // Saves go on until the process dies under them; each that was acknowledged must be there afterwards.
  const [{ threadId }] = runs as [Watched];
  let acknowledged = 0;
  let isOver = false;
  const saves = (async () => {
    for (let attempt = 1; !isOver; attempt += 1) {
      const saved = await current
        .call(cookie, 'PATCH', `/api/chat/threads/${threadId}`, { title: `Title ${attempt}` })
        .catch(() => null);
      if (!saved?.ok) return;
      acknowledged = attempt;
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, strikeAfterMs));
  const struckAt = performance.now();
  const next = await strike(current);
  // One that stopped properly took its time before that.
  const readyMs = next === current ? performance.now() - struckAt : next.readyMs;
  current = next;
  isOver = true;
  await saves;
  await Promise.all(readers);

  const { items } = (await (await current.call(cookie, 'GET', '/api/chat/threads')).json()) as {
    items: { id: string; title: string }[];
  };
  const titleNumber = Number(items.find((item) => item.id === threadId)?.title.split(' ')[1] ?? 0);
  let lostWrites = titleNumber < acknowledged ? 1 : 0;
  let brokenStreams = 0;
  for (const run of runs) {
    const answer = await current.call(cookie, 'GET', `/api/chat/threads/${run.threadId}/messages`);
    const messages = ((await answer.json()) as { items: { createBy: string; data: { content: string } }[] }).items;
    if (!messages.some((message) => message.createBy === 'user')) lostWrites += 1;
    const reply = messages.find((message) => message.createBy === 'assistant');
    if (!isWhole(run, reply?.data.content)) brokenStreams += 1;
  }
  return { product: current, readyMs, lostWrites, brokenStreams };
}

/** The server of PostgreSQL alone; the product starts another one and goes on. */
async function killPostgres(product: Product, dataDir: string): Promise<Product> {
  const [pid = ''] = (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // It may still say that it is ready, with connections that it has not missed yet.
  for (let ready = 0; ready < 3;) {
    const answer = await fetch(`${product.url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    ready = answer?.ok ? ready + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, COME_BACK_MS));
  }
  return product;
}

/** `crash` of docs/performance.md, for runs and saves: ended at random moments in three ways, then ready again. */
export const run: Bench = async ({ small }) => {
  const fake = await startModelFake({ extra: { 'long-answer': [[[{ say: LONG_ANSWER, everyMs: 20 }]]] } });
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-crash-'));
  const port = await freePort();
  const environment = { DEMO: 'on', ASSISTANT_MODEL: 'openai-compatible:fake', ASSISTANT_BASE_URL: fake.baseUrl };
  const start = () => startProduct({ dataDir, port, environment, ownGroup: true });
  let unclean = 0;
  const blows: Blow[] = [
    {
      name: 'kill -9',
      rounds: 10,
      async strike(product) {
        await product.kill();
        return start();
      },
    },
    { name: 'kill -9 of PostgreSQL', rounds: 5, strike: (product) => killPostgres(product, dataDir) },
    {
      name: 'stop of the group',
      rounds: 5,
      async strike(product) {
        if ((await product.stopGroup()) !== 0) unclean += 1;
        return start();
      },
    },
  ];
  let product = await start();
  const results: BenchResult[] = [];
  try {
    const cookie = await product.signIn();
    for (const { name, rounds, strike } of blows) {
      const done: Round[] = [];
      for (let round = 0; round < (small ? 1 : rounds); round += 1) {
        const result = await crashOnce(product, strike, cookie, 50 + Math.random() * WORDS * 20);
        product = result.product;
        done.push(result);
      }
      results.push(...resultsOf(`${done.length} × ${name}`, done));
    }
    results.push({
      name: 'stops of the group that did not end with 0',
      value: unclean,
      unit: '',
      mustBe: '0',
      ok: unclean === 0,
    });
  } finally {
    await product.stop();
    await fake.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return results;
};

function resultsOf(blows: string, rounds: readonly Round[]): BenchResult[] {
  const sum = (key: 'lostWrites' | 'brokenStreams') => rounds.reduce((total, round) => total + round[key], 0);
  const slowest = Math.max(...rounds.map(({ readyMs }) => readyMs));
  return [
    { name: `${blows}: acknowledged writes lost`, value: sum('lostWrites'), unit: '', mustBe: '0', ok: sum('lostWrites') === 0 },
    {
      name: `${blows}: streams with an event twice or missing`,
      value: sum('brokenStreams'),
      unit: '',
      mustBe: '0',
      ok: sum('brokenStreams') === 0,
    },
    {
      name: `${blows}: ready again, slowest`,
      value: slowest / 1000,
      unit: 's',
      mustBe: '≤ 10 s',
      ok: slowest <= READY_MUST_BE_MS,
    },
  ];
}
