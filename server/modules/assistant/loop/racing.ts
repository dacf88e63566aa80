/**
 * Settles as the promise does, or rejects with the signal's reason as soon as it aborts, whether the work heeds the signal or
 * not.
 */
export async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // The loser of the race may still fail later; that failure has no reader.
  work.catch(() => {});
  signal.throwIfAborted();
  let onAbort = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(asError(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('Aborted', { cause: reason });
}
