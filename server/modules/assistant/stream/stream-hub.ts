import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import type { Log } from '#server/platform/log.ts';
import { RUN_ADVANCED, type NodeId } from '../channels.ts';
import { frameOf, KEEP_ALIVE_FRAME, type Frame } from './frames.ts';
import { storableJson } from '../runs/storable.ts';
import { createReader, type Reader, type ReaderOwner, type ReaderSocket } from './reader.ts';
import type { StoredEvents } from './stream.queries.ts';

/** Between 12 and 15 seconds after the last write an idle reader gets a comment line. */
const TICK_MS = 3_000;
const QUIET_TICKS = 4;

export interface StreamHubOptions {
  bus: LiveBus;
  nodeId: NodeId;
  log: Log;
  /** Events of a run after a cursor. */
  readEvents: (runId: string, after: number) => Promise<StoredEvents | undefined>;
}

export interface StreamHub {
  /** Events that were stored by this node just now. */
  tell: (runId: string, events: readonly AssistantEvent[], lastEventId: number, ended: boolean) => void;
  /** Registers a reader; it is told nothing before `begin`. */
  join: (runId: string, owner: ReaderOwner) => JoinedReader;
  countReaders: (userId?: string) => number;
  /** Closes streams without the end marker: their readers come back, if they may. */
  closeWhere: (matches: (owner: ReaderOwner) => boolean) => void;
  stop: () => void;
}

export interface JoinedReader {
  /** Sends what is stored after `cursor`, then goes live. */
  begin: (socket: ReaderSocket, cursor: number, stored: StoredEvents) => void;
  leave: () => void;
}

/** A run that somebody on this node reads. */
interface Feed {
  readers: Set<Reader>;
  /** The last event that is known to be stored. */
  known: number;
  ended: boolean;
  refilling: boolean;
}

/**
 * Sends the events of runs to their readers. On the node that works on a run they come straight from it, after they were stored;
 * other nodes are woken and read them from the database. A reader is never sent an event whose predecessor it did not get: a gap
 * is filled from the database first. An idle reader costs no database operation and no timer.
 */
export function createStreamHub({ bus, nodeId, log, readEvents }: StreamHubOptions): StreamHub {
  const feeds = new Map<string, Feed>();
  const readersOfUser = new Map<string, number>();
  let readerCount = 0;

  function push(runId: string, feed: Feed, frames: readonly Frame[]): void {
    let hasGap = false;
    // Frames of one delivery go out in one write to each reader that needs all of them.
    const together = frames.length > 1 ? Buffer.concat(frames.map(({ bytes }) => bytes)) : frames[0]?.bytes;
    for (const reader of feed.readers) {
      if (!reader.isLive()) continue;
      if (frames[0] && together && reader.cursor() === frames[0].id - 1) {
        reader.send(together, frames.at(-1)?.id ?? 0);
      } else {
        for (const { id, bytes } of frames) if (id === reader.cursor() + 1) reader.send(bytes, id);
      }
      if (reader.cursor() < feed.known) hasGap = true;
      else if (feed.ended) reader.end();
    }
    if (hasGap) void refill(runId, feed);
  }

  /** Reads from the database what some reader lacks, until none lacks anything. */
  async function refill(runId: string, feed: Feed): Promise<void> {
    if (feed.refilling) return;
    feed.refilling = true;
    try {
      for (let again = true; again;) {
        const cursors = [...feed.readers].filter((reader) => reader.hasRoom()).map((reader) => reader.cursor());
        if (cursors.length === 0) break;
        const after = Math.min(...cursors);
        const stored = await readEvents(runId, after);
        if (!stored || (stored.frames.length === 0 && after < stored.lastEventId)) {
          // The run or its events are gone meanwhile: who asks again is sent the completed messages.
          for (const reader of feed.readers) if (reader.cursor() <= after) reader.close();
          break;
        }
        feed.known = Math.max(feed.known, stored.lastEventId);
        feed.ended = stored.hasEnded;
        for (const reader of feed.readers) sendStored(runId, feed, reader, stored.frames);
        again = [...feed.readers].some((reader) => lacks(reader, feed));
      }
    } catch (error) {
      log.error({ err: error, runId }, 'could not read events; their readers come back');
      for (const reader of feed.readers) reader.close();
    } finally {
      feed.refilling = false;
    }
  }

  /** What a reader takes of its backlog now; the rest follows when it has read that. */
  function sendStored(runId: string, feed: Feed, reader: Reader, frames: readonly Frame[]): void {
    if (!reader.isLive()) return;
    for (const { id, bytes } of frames) {
      if (id !== reader.cursor() + 1) continue;
      if (!reader.hasRoom()) break;
      reader.send(bytes, id);
    }
    if (reader.cursor() >= feed.known) {
      if (feed.ended) reader.end();
    } else if (!reader.hasRoom()) {
      reader.onDrained(() => void refill(runId, feed));
    }
  }

  function lacks(reader: Reader, feed: Feed): boolean {
    return reader.isLive() && reader.hasRoom() && reader.cursor() < feed.known;
  }

  const unsubscribe = bus.subscribe(RUN_ADVANCED, ({ runId, lastEventId, ended, nodeId: teller }) => {
    if (teller === nodeId || typeof runId !== 'string' || typeof lastEventId !== 'number') return;
    const feed = feeds.get(runId);
    if (!feed) return;
    feed.known = Math.max(feed.known, lastEventId);
    feed.ended ||= ended === true;
    void refill(runId, feed);
  });

  // Wake-ups may have been missed while the bus was away.
  bus.onReconnect(() => {
    for (const [runId, feed] of feeds) void refill(runId, feed);
  });

  const keepAlive = setInterval(() => {
    for (const feed of feeds.values()) {
      for (const reader of feed.readers) if (reader.tick() >= QUIET_TICKS) reader.send(KEEP_ALIVE_FRAME, reader.cursor());
    }
  }, TICK_MS);
  keepAlive.unref();

  function count(userId: string, by: 1 | -1): void {
    readerCount += by;
    const now = (readersOfUser.get(userId) ?? 0) + by;
    if (now === 0) readersOfUser.delete(userId);
    else readersOfUser.set(userId, now);
  }

  return {
    tell(runId, events, lastEventId, ended) {
      const feed = feeds.get(runId);
      if (!feed) return;
      feed.known = Math.max(feed.known, lastEventId);
      feed.ended ||= ended;
      const firstId = lastEventId - events.length + 1;
      push(
        runId,
        feed,
        events.map((event, index) => frameOf(firstId + index, storableJson(event))),
      );
    },

    join(runId, owner) {
      const feed = feeds.get(runId) ?? { readers: new Set(), known: 0, ended: false, refilling: false };
      feeds.set(runId, feed);
      const reader = createReader(owner);
      feed.readers.add(reader);
      count(owner.userId, 1);

      function leave(): void {
        if (!feed.readers.delete(reader)) return;
        count(owner.userId, -1);
        if (feed.readers.size === 0 && feeds.get(runId) === feed) feeds.delete(runId);
      }

      return {
        leave,
        begin(socket, cursor, stored) {
          feed.known = Math.max(feed.known, stored.lastEventId);
          feed.ended ||= stored.hasEnded;
          reader.start(socket, Math.min(cursor, stored.lastEventId), leave);
          sendStored(runId, feed, reader, stored.frames);
          if (lacks(reader, feed)) void refill(runId, feed);
        },
      };
    },

    countReaders: (userId) => (userId === undefined ? readerCount : (readersOfUser.get(userId) ?? 0)),

    closeWhere(matches) {
      for (const feed of feeds.values()) {
        for (const reader of feed.readers) if (matches(reader.owner)) reader.close();
      }
    },

    stop() {
      unsubscribe();
      clearInterval(keepAlive);
      for (const feed of feeds.values()) for (const reader of feed.readers) reader.close();
    },
  };
}
