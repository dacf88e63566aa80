import type { QueryClient } from '@tanstack/react-query';
import { STREAM_END, type AssistantEvent } from '#contract/assistant-events.ts';
import { track } from '#web/platform/analytics.ts';
import { StreamRefused } from '#web/platform/event-stream.ts';
import { liveReplyQuery, messagesOf, messagesQuery, openRunOf, putMessage, setLiveReply } from '../chat.data.ts';
import { foldEvent } from './fold-event.ts';
import { newLiveReply, type LiveReply } from './live-reply.ts';
import { readSharedStream } from './shared-stream.ts';

const RECONNECT_MS = 3_000;
/** Not everybody comes back in the same instant. */
const RECONNECT_JITTER_MS = 2_000;
const RECONNECT_TRIES = 20;
const REFRESH_AFTER_END_MS = 500;

/** The server writes events by the contract; the web carries no schemas to check them again (tools/schemaless-contract.ts). */
const parseEvent = (data: string): AssistantEvent => JSON.parse(data) as AssistantEvent;

interface FollowOptions {
  queryClient: QueryClient;
  threadId: string;
  promptRefId: string;
  signal: AbortSignal;
  /** The stream is lost for good; the text so far stays. */
  onFailure: () => void;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done, { once: true });
    signal.addEventListener('abort', done, { once: true });
  });
}

/**
 * Reads a run's stream into the query cache until it ends, and comes back after each drop at the event where it was.
 * States and delays: docs/product/chat.md.
 */
export async function followReply({ queryClient, threadId, promptRefId, signal, onFailure }: FollowOptions): Promise<void> {
  const known = queryClient.getQueryData(liveReplyQuery(threadId).queryKey);
  let reply: LiveReply = known?.promptRefId === promptRefId ? known : newLiveReply(promptRefId);
  let ended = false;
  let publishing = false;

  const publish = () => {
    if (publishing) return;
    publishing = true;
    // One update for all events of a network chunk.
    queueMicrotask(() => {
      publishing = false;
      if (signal.aborted) return;
      setLiveReply(queryClient, threadId, reply);
      if (!reply.completed) return;
      for (const message of [reply.completed, ...reply.subMessages]) putMessage(queryClient, threadId, message);
    });
  };
  const change = (next: LiveReply) => {
    reply = next;
    publish();
  };
  const tell = (reason: 'stream' | 'reply' | null) => {
    if (!reply.askedHere) return;
    if (reason === null) track({ name: 'sidekick-prompt-request-success', properties: { threadId } });
    else track({ name: 'sidekick-prompt-request-failure', properties: { threadId, reason } });
  };
  const fail = () => {
    change({ ...reply, state: 'error' });
    tell('stream');
    onFailure();
  };
  const refetchMessages = () =>
    queryClient.refetchQueries({ queryKey: messagesQuery(threadId).queryKey }, { throwOnError: true });

  // Whichever tab reads the stream for this one.
  const unreadable = new AbortController();

  change(reply);
  for (let triesLeft = RECONNECT_TRIES; !signal.aborted; triesLeft -= 1) {
    try {
      await readSharedStream({
        url: `/api/chat/threads/${threadId}/stream/${promptRefId}`,
        lastEventId: reply.cursor,
        signal: AbortSignal.any([signal, unreadable.signal]),
        onEvent: ({ id, data }) => {
          if (data === STREAM_END) {
            ended = true;
            return;
          }
          triesLeft = RECONNECT_TRIES;
          try {
            change(foldEvent(reply, id, parseEvent(data)));
          } catch {
            unreadable.abort();
          }
        },
      });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof StreamRefused) return fail();
    }
    if (unreadable.signal.aborted && !signal.aborted) return fail();
    if (ended || signal.aborted) break;

    change({ ...reply, state: 'reconnecting' });
    await wait(RECONNECT_MS + Math.random() * RECONNECT_JITTER_MS, signal);
    try {
      await refetchMessages();
      if (openRunOf(messagesOf(queryClient.getQueryData(messagesQuery(threadId).queryKey))) !== promptRefId) break;
    } catch {
      if (triesLeft > 1) continue;
      return fail();
    }
  }
  if (signal.aborted) return;
  change({ ...reply, state: 'success' });
  tell(reply.completed?.run?.status === 'failed' ? 'reply' : null);
  await wait(REFRESH_AFTER_END_MS, signal);
  if (signal.aborted) return;
  await refetchMessages().catch(() => undefined);
  if (!signal.aborted) setLiveReply(queryClient, threadId, null);
}
