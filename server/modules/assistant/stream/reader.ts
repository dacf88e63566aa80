import { END_FRAME } from './frames.ts';

/** What waits for a slow reader at most (docs/product/safety.md); beyond it the reader is dropped and may come back. */
export const MAX_WAITING_BYTES = 1_048_576;

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
  once: (event: 'close', listener: () => void) => unknown;
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
