import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { Message } from '#contract/threads.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { createFairQueue } from '#server/platform/fair-queue.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { END_FRAME, frameOf, type Frame } from './frames.ts';
import type { StreamHub } from './stream-hub.ts';
import type { StoredEvents } from './stream.queries.ts';

export interface StreamLimits {
  streamsOfUser: number;
  streamsOfProcess: number;
}

export interface OpenStreamOptions {
  hub: StreamHub;
  limits: StreamLimits;
  /** Undefined when the run is not one of this user's thread. */
  readEvents: (runId: string, after: number, owner: { threadId: string; userId: string }) => Promise<StoredEvents | undefined>;
  messagesOfRun: (runId: string) => Promise<Message[]>;
}

export interface StreamRequest {
  caller: Caller;
  threadId: string;
  runId: string;
}

/** What is no count was not sent by us: the stream starts from its beginning. */
export function cursorOf(lastEventId: string | string[] | undefined): number {
  return typeof lastEventId === 'string' && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : 0;
}

function openAnswer(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.socket?.setNoDelay(true);
  return reply.raw;
}

/**
 * Answers with a run's events: first the stored ones after `Last-Event-ID`, then live ones. A `Last-Event-ID` beyond what exists
 * counts as the last event.
 * @throws AppError run_not_found, too_many_requests, overloaded
 */
export async function openStream(
  { hub, limits, readEvents, messagesOfRun }: OpenStreamOptions,
  { caller, threadId, runId }: StreamRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { userId, sessionId } = caller;
  ensureRoom(hub, limits, userId);
  const cursor = cursorOf(request.headers['last-event-id']);
  // Joined before the events are read, so that none can be stored between the two unnoticed.
  const joined = hub.join(runId, { userId, sessionId });
  try {
    const stored = await readEvents(runId, cursor, { threadId, userId });
    if (!stored) throw new AppError('run_not_found', 'This reply does not exist.');
    const last = stored.areHeld ? undefined : completedFrames(await messagesOfRun(runId), stored.lastEventId);
    const socket = openAnswer(reply);
    if (!last && request.method === 'GET' && !socket.destroyed) {
      socket.flushHeaders();
      joined.begin(socket, cursor, stored);
    } else {
      joined.leave();
      socket.end(Buffer.concat([...(last ?? []).map(({ bytes }) => bytes), END_FRAME]));
    }
    return reply;
  } catch (error) {
    joined.leave();
    throw error;
  }
}

/** A browser opens one stream and comes back once a second at most; only who opens them by the hundred gets to the end of this. */
const OPENINGS = {
  maxRunning: Number.POSITIVE_INFINITY,
  maxRunningPerUser: 4,
  maxWaitingPerUser: 100,
  maxWaitMs: 5_000,
  whenFull: 'Too many replies are being opened at once. Try again in a moment.',
  allowance: { burstMs: 500, share: 0.1, maxRestMs: 250 },
};

export type StreamOpener = (
  request: StreamRequest,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<FastifyReply>;

/** `openStream` in turns: who opens streams on and on waits behind himself, and nobody else does. */
export function createStreamOpener(options: OpenStreamOptions): StreamOpener {
  const turns = createFairQueue(OPENINGS);
  return async (request, http) => {
    const leave = await turns.enter(request.caller.userId);
    try {
      return await openStream(options, request, http);
    } finally {
      leave();
    }
  };
}

function ensureRoom(hub: StreamHub, { streamsOfUser, streamsOfProcess }: StreamLimits, userId: string): void {
  if (hub.countReaders(userId) >= streamsOfUser) {
    throw new AppError('too_many_requests', 'Too many replies are open at a time. Close some tabs.', { retryAfterSeconds: 5 });
  }
  if (hub.countReaders() >= streamsOfProcess) {
    throw new AppError('overloaded', 'Too many streams are open here. Try again shortly.', { retryAfterSeconds: 2 });
  }
}

/** For a run whose events are gone: its messages as they ended. */
function completedFrames(messages: readonly Message[], lastEventId: number): Frame[] {
  return messages.map((message) => {
    const event: AssistantEvent = {
      type: 'messageCompleted',
      message,
      metadata: { elapsedTime: message.metadata?.elapsedTime ?? 0 },
    };
    return frameOf(lastEventId, JSON.stringify(event));
  });
}
