import { OutgoingProblem, retryAfterMs, type OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';

/** What came of asking for a photo. `wait`: its server wants to be left alone. */
export type Download =
  | { outcome: 'fetched'; bytes: Buffer }
  /** Asking again would end the same. */
  | { outcome: 'refused'; reason: string }
  | { outcome: 'missed'; reason: string }
  | { outcome: 'wait'; waitMs: number; reason: string };

export const downloadLimits = {
  /** Photos come larger than other answers: 20 megapixels at the best quality are 15 MB. */
  maxBytes: 20_000_000,
  timeoutMs: 30_000,
  silenceMs: 7_000,
};

const DEFAULT_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 3_600_000;

const words: Readonly<Record<number, string>> = {
  401: 'it refuses the address, which may have run out',
  403: 'it refuses the address, which may have run out',
  404: 'there is nothing at the address',
  410: 'there is nothing at the address any more',
};

function outcomeOf(status: number, retryAfter: string | undefined, now: Date): Download {
  const reason = `The server answers ${status}${words[status] ? `: ${words[status]}` : ''}.`;
  if (status === 429 || status === 503) {
    const waitMs = Math.min(retryAfterMs(retryAfter, now) ?? DEFAULT_WAIT_MS, LONGEST_WAIT_MS);
    return { outcome: 'wait', waitMs: Math.max(waitMs, 1_000), reason };
  }
  return { outcome: status >= 500 || status === 408 || status === 425 ? 'missed' : 'refused', reason };
}

/** Asks for a photo, once. @throws the signal's reason when the process stops */
export async function downloadPhoto(
  fetch: OutgoingFetch,
  address: string,
  { now, signal, limits = downloadLimits }: { now: () => Date; signal: AbortSignal; limits?: typeof downloadLimits },
): Promise<Download> {
  try {
    const answer = await fetch(address, { ...limits, signal, headers: { accept: 'image/avif,image/webp,image/*' } });
    if (answer.status !== 200) {
      answer.close();
      return outcomeOf(answer.status, answer.headers['retry-after'], now());
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer.body) chunks.push(chunk);
    return { outcome: 'fetched', bytes: Buffer.concat(chunks) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutgoingProblem)) throw error;
    const mayPass = error.code === 'no-answer' || error.code === 'too-slow' || error.code === 'broken-off';
    return { outcome: mayPass ? 'missed' : 'refused', reason: error.message };
  }
}
