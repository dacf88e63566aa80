import { END_FRAME } from './frames.ts';

/** What of live events waits for a slow reader at most (docs/product/safety.md); beyond it the reader is dropped and may come back. */
export const MAX_WAITING_BYTES = 1_048_576;

/** Of a backlog so much is sent ahead of a reader; the rest waits in the database. */
const BACKLOG_PORTION_BYTES = 262_144;

/** Who reads: for limits, and to close what an ended session had open. */
export interface ReaderOwner {
  userId: string;
  sessionId: string;
}

/** The part of an HTTP answer that a stream needs. */
export interface ReaderSocket {
  write: (bytes: Buffer) => boolean;
  end: (bytes: Buffer) => unknown;
  destroy: () => unknown;
  once: (event: 'close' | 'drain', listener: () => void) => unknown;
  readonly writableLength: number;
}

export interface Reader {
  readonly owner: ReaderOwner;
  /** Id of the last event that was sent. */
  cursor: () => number;
  /** True once it has a socket that is open. */
  isLive: () => boolean;
  /** Gives it its socket; events up to `cursor` are taken as sent. */
  start: (socket: ReaderSocket, cursor: number, onClose: () => void) => void;
  /** False while what it was sent of a backlog still waits: sending goes on with `onDrained`. */
  hasRoom: () => boolean;
  /** Called once when the socket has taken what waited. */
  onDrained: (listener: () => void) => void;
  /** Sends bytes that bring the reader to `cursor`; drops it when too much waits. */
  send: (bytes: Buffer, cursor: number) => void;
  /** Sends the end marker and closes. */
  end: () => void;
  close: () => void;
  /** @returns how many ticks in a row nothing was sent */
  tick: () => number;
}

/** One open stream. Small on purpose: thousands of them may be idle. */
export function createReader(owner: ReaderOwner): Reader {
  let socket: ReaderSocket | undefined;
  let leave: (() => void) | undefined;
  let cursor = 0;
  let quietTicks = 0;
  let isAwaitingDrain = false;

  function close(): void {
    socket?.destroy();
    socket = undefined;
    leave?.();
  }

  return {
    owner,
    cursor: () => cursor,
    isLive: () => socket !== undefined,
    start(newSocket, startCursor, onClose) {
      socket = newSocket;
      cursor = startCursor;
      leave = onClose;
      newSocket.once('close', close);
    },
    hasRoom: () => socket !== undefined && socket.writableLength < BACKLOG_PORTION_BYTES,
    onDrained(listener) {
      if (isAwaitingDrain) return;
      isAwaitingDrain = true;
      socket?.once('drain', () => {
        isAwaitingDrain = false;
        listener();
      });
    },
    send(bytes, newCursor) {
      if (!socket) return;
      // Alone, even a huge event goes out: a reader that is dropped for it would come back for it for ever.
      if (socket.writableLength > 0 && socket.writableLength + bytes.length > MAX_WAITING_BYTES) return close();
      socket.write(bytes);
      cursor = newCursor;
      quietTicks = 0;
    },
    end() {
      socket?.end(END_FRAME);
      socket = undefined;
      leave?.();
    },
    close,
    tick: () => (socket ? (quietTicks += 1) : 0),
  };
}
