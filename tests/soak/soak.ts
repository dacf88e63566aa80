import { setTimeout as pause } from 'node:timers/promises';
import { startModelFake } from '#tests/fakes/model/model-fake.ts';
import { readRun, type ReadEvent } from '#tests/support/event-reader.ts';
import { startProduct, freePort, type Product } from '#tests/support/product.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { foldEvent } from '#web/features/chat/reply/fold-event.ts';
import { newLiveReply } from '#web/features/chat/reply/live-reply.ts';
import { answerTo, faultyModel, promptOf } from './faulty-model.ts';
import { startProxy } from './proxy.ts';

export interface SoakSize {
  users: number;
  /** Of each of a user's two threads, one after the other. */
  prompts: number;
  readersPerReply: number;
  /** One of the servers is killed each time that so many more replies are whole, or so much time is over. */
  killEvery: { replies: number } | { ms: number };
  /** A folder for the servers. */
  folder: string;
}

export interface SoakOutcome {
  replies: number;
  kills: number;
  comebacks: number;
  /** Sentences on what is not as the model sent it; empty when all is well. */
  wrong: string[];
}

const THREADS_PER_USER = 2;
const RETRY_MS = 100;
/** A reader drops out after at most so many events. */
const MAX_EVENTS_OF_A_VISIT = 12;

/**
 * Users who talk with a model that fails, over two servers on one database behind a proxy without sticky sessions: their readers drop out and
 * come back at random, and servers are killed. What it counts on is nothing but that everything ends.
 */
export async function soak({ users, prompts, readersPerReply, killEvery, folder }: SoakSize): Promise<SoakOutcome> {
  const outcome: SoakOutcome = { replies: 0, kills: 0, comebacks: 0, wrong: [] };
  const model = await startModelFake({ extra: { soak: faultyModel() }, keepsRequests: false });
  const accounts = await startTestApp({ works: false });
  const ports = [await freePort(), await freePort()];
  let turn = 0;
  const proxy = await startProxy(() => ports[(turn += 1) % ports.length] ?? 0);
  const start = (at: number): Promise<Product> =>
    startProduct({
      dataDir: `${folder}/${at}`,
      port: ports[at] ?? 0,
      environment: {
        DATABASE_URL: accounts.connectionString,
        PUBLIC_URL: proxy.url,
        LOG_LEVEL: 'fatal',
        ASSISTANT_MODEL: 'openai-compatible:fake',
        ASSISTANT_BASE_URL: model.baseUrl,
      },
    });
  const servers = await Promise.all(ports.map((_, at) => start(at)));

  /** Until it is answered: what a killed server took with it is sent again under its key. */
  async function call(cookie: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const key = crypto.randomUUID();
    for (;;) {
      const answer = await fetch(proxy.url + path, {
        method,
        headers: {
          ...{ cookie, origin: proxy.url, 'content-type': 'application/json' },
          ...(method === 'POST' ? { 'idempotency-key': key } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer?.ok && text !== undefined) return JSON.parse(text) as unknown;
      const mayPass = answer === undefined || text === undefined || answer.status === 429 || answer.status >= 500;
      if (!mayPass) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
      await pause(RETRY_MS);
    }
  }

  /** Reads a reply to its end over many visits. */
  async function follow(cookie: string, run: { threadId: string; promptRefId: string }, number: number): Promise<void> {
    const events: ReadEvent[] = [];
    for (let ended = false; !ended;) {
      const leaving = new AbortController();
      let left = Math.ceil(Math.random() * MAX_EVENTS_OF_A_VISIT);
      const onEvent = (event: ReadEvent): void => {
        events.push(event);
        if ((left -= 1) === 0) leaving.abort();
      };
      const lastEventId = events.at(-1)?.id ?? 0;
      const visit = readRun({ product: proxy, cookie, ...run, lastEventId, signal: leaving.signal, onEvent });
      ended = (await visit.catch(() => undefined))?.ended ?? false;
      if (!ended) {
        outcome.comebacks += 1;
        await pause(Math.random() * RETRY_MS);
      }
    }
    const seen = [...new Map(events.map((event) => [event.id, event])).values()];
    if (seen.length !== events.length || seen.some(({ id }, index) => id !== index + 1)) {
      outcome.wrong.push(`A reader of ${number} saw the events ${events.map(({ id }) => id).join(' ')}`);
    }
    const fold = (read: readonly ReadEvent[]) =>
      read.reduce((reply, { id, event }) => foldEvent(reply, id, event), newLiveReply(run.promptRefId));
    const texts = [fold(events).text, fold(events.filter(({ event }) => event.type !== 'messageCompleted')).text];
    for (const text of texts) if (text !== answerTo(number)) outcome.wrong.push(`A reader of ${number} read: ${text}`);
  }

  async function talk(cookie: string, firstNumber: number): Promise<void> {
    const { id: threadId } = (await call(cookie, 'POST', '/api/chat/threads', {})) as { id: string };
    const expected: string[] = [];
    for (let number = firstNumber; number < firstNumber + prompts; number += 1) {
      const sent = await call(cookie, 'POST', `/api/chat/threads/${threadId}/prompts`, { message: promptOf(number) });
      const run = { threadId, promptRefId: (sent as { promptRefId: string }).promptRefId };
      await Promise.all(Array.from({ length: readersPerReply }, () => follow(cookie, run, number)));
      outcome.replies += 1;
      expected.push(promptOf(number), answerTo(number));
    }
    const stored = (await call(cookie, 'GET', `/api/chat/threads/${threadId}/messages`)) as {
      items: { data: { content: string } }[];
    };
    const texts = stored.items.map(({ data }) => data.content);
    const newest = expected.slice(-texts.length);
    if (texts.length < Math.min(expected.length, 2) || texts.join('\n') !== newest.join('\n')) {
      outcome.wrong.push(`The thread of ${firstNumber} holds: ${texts.join(' | ')}`);
    }
  }

  const over = new AbortController();
  async function killNowAndThen(): Promise<void> {
    const begun = performance.now();
    const killsDue = (): number =>
      'ms' in killEvery ? (performance.now() - begun) / killEvery.ms : outcome.replies / killEvery.replies;
    while (!over.signal.aborted) {
      if (killsDue() >= outcome.kills + 1) {
        const at = outcome.kills % servers.length;
        outcome.kills += 1;
        await servers[at]?.kill();
        servers[at] = await start(at);
      }
      await pause(RETRY_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }

  const killing = killNowAndThen();
  try {
    const talks: Promise<void>[] = [];
    for (let user = 0; user < users; user += 1) {
      const client = await accounts.signIn(await accounts.createUser());
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (let thread = 0; thread < THREADS_PER_USER; thread += 1) talks.push(talk(cookie, talks.length * prompts));
    }
    await Promise.all(talks);
    const { db } = accounts.dependencies.database;
    const failed = await db.selectFrom('runs').select(['error_code', 'lost_owners']).where('status', '=', 'failed').execute();
    for (const run of failed) outcome.wrong.push(`A run failed (${run.error_code}) after ${run.lost_owners} lost owners`);
  } finally {
    over.abort();
    await killing;
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([proxy.close(), model.stop()]);
    await accounts.close();
  }
  return outcome;
}
