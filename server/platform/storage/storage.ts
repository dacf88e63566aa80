/** A file that came in, on this machine's disk. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** Puts it under its key, once; resolves once it is safe. */
  keep: (key: string) => Promise<void>;
}

/**
 * Where files are kept that outlive a process and belong to all nodes. A key is `folder/folder/name` of [A-Za-z0-9._-]; what stands under
 * one is whole or not there, and writing it again replaces it.
 */
export interface Storage {
  /** Resolves once the bytes are safe. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Writes what comes in to the disk, as it comes, however slowly, and has it looked at; what is not kept by then is gone. However large it
   * is, it is not held in memory.
   */
  receive: <Result>(content: AsyncIterable<Buffer>, look: (file: ReceivedFile) => Promise<Result>) => Promise<Result>;
  /** Undefined where there is nothing. */
  get: (key: string) => Promise<Buffer | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Does nothing where there is nothing. */
  delete: (key: string) => Promise<void>;
  /** Resolves where files can be kept now, else throws. */
  check: () => Promise<void>;
  /** Takes away what a crash cut short, if nothing was written to it since then. */
  sweep: (before: Date) => Promise<void>;
}

const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Guards against a key that leads out of the store: keys are made by code, never taken from a request. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`"${key}" is no key of the store`);
  return key;
}
