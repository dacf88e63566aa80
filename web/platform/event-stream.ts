import { createParser } from 'eventsource-parser';

export interface StreamedEvent {
  /** The event's `id:`, increasing within a stream. */
  id: number;
  data: string;
}

export interface EventStreamOptions {
  url: string;
  /** Resume after this event; 0 reads from the start. */
  lastEventId: number;
  signal: AbortSignal;
  onEvent: (event: StreamedEvent) => void;
  /** The server has nothing to tell and says so. */
  onKeepAlive?: () => void;
}

/** The server refused the stream (404, 401 …); trying again changes nothing. */
export class StreamRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The stream was refused with ${status}`);
    this.name = 'StreamRefused';
    this.status = status;
  }
}

/** A stream is dead when not even the keep-alive comment (every 15 s) came for this long. */
const SILENCE_LIMIT_MS = 40_000;

/**
 * Reads server-sent events with `fetch`, because `EventSource` can neither start at a given event nor tell why it failed.
 * Resolves when the server closes the stream; whether that was its end is for the reader of the events to know.
 * @throws StreamRefused, or the network's error when the connection broke
 */
export async function readEventStream({ url, lastEventId, signal, onEvent, onKeepAlive }: EventStreamOptions): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('The connection fell silent')), SILENCE_LIMIT_MS);
  };
  heard();
  // An open connection does not break by itself when the network goes: without this its reader would wait for the silence limit.
  const onOffline = () => silence.abort(new Error('The browser is offline'));
  addEventListener('offline', onOffline);
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream', ...(lastEventId > 0 ? { 'last-event-id': String(lastEventId) } : {}) },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    if (response.status >= 400 && response.status < 500) throw new StreamRefused(response.status);
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
    const parser = createParser({
      onEvent: ({ id, data }) => onEvent({ id: Number(id ?? 0), data }),
      onComment: () => onKeepAlive?.(),
    });
    const decoder = new TextDecoder();
    for await (const chunk of iterate(response.body)) {
      heard();
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    removeEventListener('offline', onOffline);
  }
}

/** Safari's streams are not async iterable yet. */
async function* iterate(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
