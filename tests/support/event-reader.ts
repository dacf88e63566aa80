import { createParser } from 'eventsource-parser';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { Product } from './product.ts';

export interface ReadEvent {
  id: number;
  event: AssistantEvent;
  /** Milliseconds on the reader's clock. */
  at: number;
}

interface ReadOptions {
  product: Pick<Product, 'url'>;
  cookie: string;
  threadId: string;
  promptRefId: string;
  lastEventId?: number;
  signal?: AbortSignal;
  onEvent?: (event: ReadEvent) => void;
}

/** Reads a run's stream; `ended` tells whether the literal `end` came before the connection closed. */
export async function readRun(options: ReadOptions): Promise<{ events: ReadEvent[]; ended: boolean }> {
  const { product, cookie, threadId, promptRefId, lastEventId = 0, signal, onEvent } = options;
  const events: ReadEvent[] = [];
  let ended = false;
  const parser = createParser({
    onEvent: ({ id, data }) => {
      if (data === 'end') {
        ended = true;
        return;
      }
      const read = { id: Number(id), event: JSON.parse(data) as AssistantEvent, at: performance.now() };
      events.push(read);
      onEvent?.(read);
    },
  });
  try {
    const answer = await fetch(`${product.url}/api/chat/threads/${threadId}/stream/${promptRefId}`, {
      headers: { cookie, ...(lastEventId > 0 ? { 'last-event-id': String(lastEventId) } : {}) },
      signal: signal ?? null,
    });
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) parser.feed(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    if (!(error instanceof TypeError) && !signal?.aborted) throw error;
  }
  return { events, ended };
}
