import { STREAM_END } from '#contract/assistant-events.ts';
import { readEventStream, type EventStreamOptions } from '#web/platform/event-stream.ts';

/** Whoever reads says at least every 15 s that it does; after this the others take it for frozen by the browser. */
const SILENCE_LIMIT_MS = 45_000;

/** What the tabs that follow one stream tell each other. */
type Word =
  /** From the tab that reads: an event, and the id of the one before it on its connection. */
  | { told: { after: number; id: number; data: string } }
  | { reads: 'begins' | 'goes on' }
  /** From the others: the last event that they have. One that came later has missed what was told before. */
  | { has: number; cameLater: boolean };

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * `readEventStream` once for all tabs of the browser: over HTTP/1.1 it has six connections for all of them, and a tab that gets none does
 * not even load. The tab that holds the lock reads and tells the others; when it goes, the next one goes on from where it is. A tab that
 * is looked at takes the reading over, since browsers freeze those that are not.
 */
export async function readSharedStream({ url, lastEventId, signal, onEvent }: EventStreamOptions): Promise<void> {
  let cursor = lastEventId;
  const over = new AbortController();
  const channel = new BroadcastChannel(url);
  let hear: (word: Word) => void = () => {};
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  const say = (word: Word): void => channel.postMessage(word);

  function take({ after, id, data }: { after: number; id: number; data: string }): void {
    // Beyond a gap nothing is taken: it will be told again from where we are.
    if (after > cursor || over.signal.aborted) return;
    if (data === STREAM_END) over.abort();
    else if (id > cursor) cursor = id;
    else return;
    onEvent({ id, data });
  }

  /** Reads from where the tab that is farthest behind is, and again from there when a later one is still farther behind. */
  async function readForAll(leaving: AbortSignal): Promise<void> {
    let from: number | undefined = cursor;
    say({ reads: 'begins' });
    while (from !== undefined) {
      const begin: number = from;
      const reopening = new AbortController();
      let last = begin;
      from = undefined;
      hear = (word) => {
        if (!('has' in word) || word.has >= (word.cameLater ? last : begin)) return;
        from = Math.min(from ?? word.has, word.has);
        reopening.abort();
      };
      try {
        await readEventStream({
          url,
          lastEventId: begin,
          signal: AbortSignal.any([leaving, reopening.signal]),
          onEvent: ({ id, data }) => {
            const told = { after: last, id, data };
            last = Math.max(last, id);
            say({ told });
            take(told);
          },
          onKeepAlive: () => say({ reads: 'goes on' }),
        });
      } catch (error) {
        if (!reopening.signal.aborted || leaving.aborted) throw error;
      }
      if (over.signal.aborted) return;
    }
  }

  /** @returns whether to read at once instead of waiting for a turn any longer */
  async function takeTurn(takesOver: boolean): Promise<boolean> {
    const impatient = new AbortController();
    const stolen = new AbortController();
    const lookedAt = (): void => {
      if (isVisible()) impatient.abort();
    };
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => impatient.abort(), SILENCE_LIMIT_MS);
    };
    hear = (word) => {
      heard();
      if ('told' in word) take(word.told);
      else if ('reads' in word && word.reads === 'begins') say({ has: cursor, cameLater: false });
    };
    const waiting = AbortSignal.any([signal, over.signal, impatient.signal]);
    if (!takesOver) {
      heard();
      document.addEventListener('visibilitychange', lookedAt);
      say({ has: cursor, cameLater: true });
    }
    try {
      await navigator.locks.request(url, takesOver ? { steal: true } : { signal: waiting }, async () => {
        clearTimeout(silence);
        document.removeEventListener('visibilitychange', lookedAt);
        await readForAll(AbortSignal.any([signal, stolen.signal]));
      });
      over.abort();
    } catch (error) {
      if (signal.aborted) throw error;
      // Only the loss of the lock, or of patience, is an AbortError now.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    } finally {
      stolen.abort();
      clearTimeout(silence);
      document.removeEventListener('visibilitychange', lookedAt);
    }
    return impatient.signal.aborted;
  }

  try {
    for (let takesOver = isVisible(); !over.signal.aborted;) takesOver = await takeTurn(takesOver);
  } finally {
    channel.close();
  }
}
