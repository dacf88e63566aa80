import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { anthropicWire } from './anthropic.ts';
import { chatCompletionsWire } from './chat-completions.ts';
import { googleWire } from './google.ts';
import { responsesWire } from './responses.ts';
import { replyTo, scenarios } from './scenarios.ts';
import type { Act, FakeRequest, Reply, Scenario } from './script.ts';
import { isRecord, type Wire, type WireAnswer } from './wire.ts';

const wires = {
  responses: responsesWire,
  'chat-completions': chatCompletionsWire,
  anthropic: anthropicWire,
  google: googleWire,
} as const;

export interface ModelFake {
  /** For `ASSISTANT_BASE_URL`: serves `/responses`, `/chat/completions`, `/messages` and `/models/NAME:streamGenerateContent` below it. */
  baseUrl: string;
  /** Every request so far, oldest first. */
  requests: FakeRequest[];
  /** Requests whose reader went away before the end of the answer. */
  hungUp: FakeRequest[];
  /** Lets every answer go on that stands at a `pause`; waits for one to stand there. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

interface ModelFakeOptions {
  extra?: Record<string, Scenario>;
  keepsRequests?: boolean;
}

/**
 * A model provider that is not one: a real HTTP server that streams as OpenAI (Responses and chat completions), Anthropic
 * and Google do, by the scenario that the prompt names (`scenarios.ts`). `extra` adds scenarios for one test. Thousands of requests would fill
 * the memory: with `keepsRequests: false` none is kept.
 */
export async function startModelFake({ extra = {}, keepsRequests = true }: ModelFakeOptions = {}): Promise<ModelFake> {
  const requests: FakeRequest[] = [];
  const attempts = new Map<string, number>();
  const hungUp: FakeRequest[] = [];
  const waiting = new Set<() => void>();
  const pauses = new EventEmitter<{ paused: [] }>();

  /** Until the test resumes, or nobody listens any more. */
  async function pause(response: ServerResponse): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    pauses.emit('paused');
    response.once('close', resolve);
    await promise;
    waiting.delete(resolve);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = Object.entries(wires).find(([, { path }]) =>
      typeof path === 'string' ? request.url === path : path.test(request.url ?? ''),
    );
    const body: unknown = await json(request);
    if (!found || !isRecord(body)) return void response.writeHead(404).end();
    const [api, wire] = found;
    const asked: FakeRequest = { api: api as FakeRequest['api'], headers: request.headers, body, ...wire.readRequest(body) };
    if (keepsRequests) {
      requests.push(asked);
      response.on('close', () => {
        if (!response.writableFinished) hungUp.push(asked);
      });
    }
    await perform(replyTo(asked, { ...scenarios, ...extra }, attempts), wire, String(body['model']), response, pause);
  }

  const server = createServer((request, response) => {
    // A mistake in a scenario is no 5xx, or it would be asked again.
    answer(request, response).catch((error: unknown) => response.writeHead(418).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake model has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    hungUp,
    async resume() {
      if (waiting.size === 0) await once(pauses, 'paused');
      for (const goOn of waiting) goOn();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function perform(
  reply: Reply,
  wire: Wire,
  model: string,
  response: ServerResponse,
  pause: (response: ServerResponse) => Promise<void>,
): Promise<void> {
  const first = reply[0];
  if (first && 'refuse' in first) {
    const retryAfter = first.retryAfterSeconds === undefined ? {} : { 'retry-after': String(first.retryAfterSeconds) };
    response.writeHead(first.refuse, { 'content-type': 'application/json', ...retryAfter });
    response.end(JSON.stringify(wire.errorBody(first.refuse, first.param ?? null)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const answer = wire.answer(model);
  response.write(answer.start());
  for (const act of reply) {
    if ('fallSilent' in act) return;
    if ('pause' in act) await pause(response);
    if ('cut' in act) {
      // What was written must reach the reader before the connection breaks.
      await delay(20);
      response.destroy();
      return;
    }
    for (const { frame, pauseMs } of framesOf(act, answer)) {
      if (pauseMs > 0) await delay(pauseMs);
      if (response.destroyed) return;
      response.write(frame);
    }
  }
  const reason = reply.some((act) => 'runOut' in act) ? 'length' : reply.some((act) => 'call' in act) ? 'tool-calls' : 'stop';
  response.end(answer.end(reason));
}

function* framesOf(act: Act, answer: WireAnswer): Generator<{ frame: string; pauseMs: number }> {
  if ('call' in act) {
    for (const call of act.call) yield { frame: answer.call(call.name, call.arguments), pauseMs: 0 };
  } else if ('say' in act) {
    yield { frame: answer.startText(), pauseMs: 0 };
    for (const text of act.say) yield { frame: answer.say(text), pauseMs: act.everyMs ?? 0 };
    yield { frame: answer.endText(), pauseMs: 0 };
  } else if ('think' in act) {
    yield { frame: answer.startThinking(), pauseMs: 0 };
    for (const text of act.think) yield { frame: answer.think(text), pauseMs: act.everyMs ?? 0 };
    yield { frame: answer.endThinking(), pauseMs: 0 };
  }
}
