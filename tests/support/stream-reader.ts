import { createParser } from 'eventsource-parser';
import { assistantEventSchema, STREAM_END, type AssistantEvent } from '#contract/assistant-events.ts';
import { foldEvent } from '#web/features/chat/reply/fold-event.ts';
import { newLiveReply, type LiveReply } from '#web/features/chat/reply/live-reply.ts';
import type { TestClient } from './test-client.ts';

/** A reader of a run's stream, as a browser is one. */
export interface StreamReader {
  /** Events so far with their ids. */
  events: { id: number; event: AssistantEvent }[];
  /** True once the literal `end` came. */
  hasEnd: () => boolean;
  /** Text of the reply so far. */
  text: () => string;
  /** Resolves when the connection is over, with or without `end`. */
  closed: Promise<void>;
  /** Goes away. */
  leave: () => void;
}

export async function openStream(
  client: TestClient,
  { threadId, promptRefId }: { threadId: string; promptRefId: string },
  lastEventId?: number,
): Promise<StreamReader> {
  const abort = new AbortController();
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  const answer = await client.fetch(`/api/chat/threads/${threadId}/stream/${promptRefId}`, { headers, signal: abort.signal });
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}: ${await answer.text()}`);
  const { body } = answer;
  const events: StreamReader['events'] = [];
  let ended = false;
  const parser = createParser({
    onEvent({ id, data }) {
      if (data === STREAM_END) ended = true;
      else events.push({ id: Number(id), event: assistantEventSchema.parse(JSON.parse(data)) });
    },
  });
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
  }
  return {
    events,
    hasEnd: () => ended,
    text: () => replyTextOf(events.map(({ event }) => event)),
    closed: read().catch(() => {}),
    leave: () => abort.abort(),
  };
}

/** The reply as the web has it after these events. */
export function foldedReply(events: readonly AssistantEvent[]): LiveReply {
  return events.reduce((reply, event, index) => foldEvent(reply, index + 1, event), newLiveReply('run'));
}

/** Its text from the deltas alone, without the completed message. */
export function replyTextOf(events: readonly AssistantEvent[]): string {
  return foldedReply(events.filter(({ type }) => type !== 'messageCompleted')).text;
}
