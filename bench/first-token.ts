import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { newId } from '#server/platform/ids.ts';
import { startModelFake } from '#tests/fakes/model/model-fake.ts';
import { readRun } from '#tests/support/event-reader.ts';
import { demoAccounts, startProduct, type Product } from '#tests/support/product.ts';
import { median, type Bench, type BenchResult } from './result.ts';
import { firstTextOnScreenMs } from './support/on-screen.ts';

const MUST_BE_MS = 50;
const ON_SCREEN_MUST_BE_MS = 100;
const LONG_THREAD_MESSAGES = 300;
const PROMPT = 'Hello there scenario:plain-text';
const FIRST_WORD = 'Hello, how';
const quiet = { info: () => {}, warn: () => {} };

/** `first-token` of docs/performance.md: from the send to the first text, at the HTTP stream and on screen, with a model that answers at once. */
export const run: Bench = async ({ small }) => {
  // Sends are throttled to ten in a burst per user; one of them warms up.
  const rounds = small ? 2 : 9;
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-first-token-'));
  const fake = await startModelFake();
  const environment = { DEMO: 'on', ASSISTANT_MODEL: 'openai-compatible:fake', ASSISTANT_BASE_URL: fake.baseUrl };
  const product = await startProduct({ dataDir, environment });
  const { connectionString, stop: leave } = await startEmbeddedPostgres({ dataDir, log: quiet });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const [agent, admin] = [await product.signIn(demoAccounts.agent), await product.signIn(demoAccounts.admin)];
    const longThread = await createThread(product, admin);
    await fillThread(client, longThread);

    const alone: number[] = [];
    const ofEmpty: number[] = [];
    const ofLong: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const times = [
        await modelAloneMs(fake.baseUrl),
        await firstTextMs(product, agent, await createThread(product, agent)),
        await firstTextMs(product, admin, longThread),
      ] as const;
      if (round === 0) continue;
      for (const [index, list] of [alone, ofEmpty, ofLong].entries()) list.push(times[index] ?? Number.NaN);
    }
    const baseline = median(alone);
    const atStream = [
      resultOf('first text at the stream, empty thread', ofEmpty, baseline, MUST_BE_MS),
      resultOf(`first text at the stream, ${LONG_THREAD_MESSAGES}-message thread`, ofLong, baseline, MUST_BE_MS),
    ];

    // The measured sends below are more than the burst that one user has.
    await client.query('DELETE FROM throttle_counters');
    const onScreen: BenchResult[] = [];
    for (const [name, cookie, threadId] of [
      ['one-exchange thread', agent, await createSpokenThread(product, agent)],
      [`${LONG_THREAD_MESSAGES}-message thread`, admin, longThread],
    ] as const) {
      await client.query('DELETE FROM throttle_counters');
      const times = await firstTextOnScreenMs(product, cookie, threadId, {
        prompt: PROMPT,
        firstWord: FIRST_WORD,
        rounds: small ? 1 : 7,
      });
      onScreen.push(resultOf(`first text on screen, ${name}`, times, baseline, ON_SCREEN_MUST_BE_MS));
    }
    return [...atStream, ...onScreen];
  } finally {
    await client.end();
    await product.stop();
    await leave();
    await fake.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

function resultOf(what: string, times: readonly number[], baseline: number, mustBeMs: number): BenchResult {
  const value = median(times);
  return {
    name: `send → ${what}, median`,
    value,
    unit: 'ms',
    baseline,
    ratio: value / baseline,
    mustBe: `≤ ${mustBeMs} ms`,
    ok: value <= mustBeMs,
  };
}

async function createThread(product: Product, cookie: string): Promise<string> {
  const answer = await product.call(cookie, 'POST', '/api/chat/threads', {});
  if (!answer.ok) throw new Error(`Creating a thread answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** A thread whose list of messages is on screen when it is opened. */
async function createSpokenThread(product: Product, cookie: string): Promise<string> {
  const threadId = await createThread(product, cookie);
  await firstTextMs(product, cookie, threadId);
  return threadId;
}

/** Turns of a usual size, as if they had been spoken earlier. */
async function fillThread(client: pg.Client, threadId: string): Promise<void> {
  const ids = Array.from({ length: LONG_THREAD_MESSAGES }, () => newId()).toSorted();
  await client.query(
    `INSERT INTO messages (id, thread_id, user_id, unique_key, created_by, content, created_at)
     SELECT new_id::uuid, threads.id, threads.user_id, 'bench_' || new_id, CASE number % 2 WHEN 1 THEN 'user' ELSE 'assistant' END,
       repeat('Three bedrooms in Noe Valley, with parking. ', CASE number % 2 WHEN 1 THEN 2 ELSE 15 END), now() - interval '1 hour'
     FROM threads, unnest($2::text[]) WITH ORDINALITY AS listed (new_id, number) WHERE threads.id = $1`,
    [threadId, ids],
  );
}

async function modelAloneMs(baseUrl: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'fake', stream: true, messages: [{ role: 'user', content: PROMPT }] }),
  });
  if (!answer.body) throw new Error('The fake model sent no body');
  const decoder = new TextDecoder();
  let firstTextMs = Number.NaN;
  for await (const chunk of answer.body) {
    if (Number.isNaN(firstTextMs) && decoder.decode(chunk).includes('Hello')) firstTextMs = performance.now() - begun;
  }
  return firstTextMs;
}

async function firstTextMs(product: Product, cookie: string, threadId: string): Promise<number> {
  for (;;) {
    const begun = performance.now();
    const sent = await product.call(cookie, 'POST', `/api/chat/threads/${threadId}/prompts`, { message: PROMPT });
    if (sent.status === 429) {
      await delay(1_000 * Number(sent.headers.get('retry-after') ?? 1));
      continue;
    }
    if (!sent.ok) throw new Error(`Sending answered ${sent.status}: ${await sent.text()}`);
    const { promptRefId } = (await sent.json()) as { promptRefId: string };
    const { events, ended } = await readRun({ product, cookie, threadId, promptRefId });
    const first = events.find(({ event }) => event.type === 'messageTextDelta' && event.key.startsWith('msg_'));
    if (!first || !ended) throw new Error(`The reply has no text: ${JSON.stringify(events.map(({ event }) => event.type))}`);
    return first.at - begun;
  }
}
