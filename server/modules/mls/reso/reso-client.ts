import type { Clock } from '#server/platform/clock.ts';
import { BrokenFile } from '#server/modules/listings/index.ts';
import { OutgoingProblem, retryAfterMs, type OutgoingAnswer, type OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { FeedProblem, PageGone } from '../feeds/feed-problem.ts';
import type { Credentials, Feed } from '../feeds/feed.ts';
import { TokenServerBusy, type TokenCache } from './access-token.ts';

/** Waits, or throws the signal's reason. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface ResoClientOptions {
  feed: Pick<Feed, 'id' | 'serviceUrl' | 'options'>;
  credentials: Credentials;
  fetch: OutgoingFetch;
  tokens: TokenCache;
  clock: Clock;
  wait: Wait;
  signal: AbortSignal;
  /** How often a question is asked that may pass. */
  maxTries?: number;
}

/** Asks one RESO server, one request at a time, as politely as it wants to be asked. */
export interface ResoClient {
  /**
   * Asks for an address and hands the good answer to `read`. What may pass is tried again, reading too: no answer, a cut connection,
   * 429, 5xx, a token that ran out.
   * @throws PageGone for 400, 404 and 410; FeedProblem when it is no use (any more)
   */
  get: <T>(address: string, read: (answer: OutgoingAnswer) => Promise<T>, accept?: string) => Promise<T>;
  requestCount: () => number;
  signal: AbortSignal;
}

const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;
/** A server that asks for more is left alone, and the sync goes on at a later turn. */
const LONGEST_WAIT_MS = 120_000;
/** Until a whole page is there. */
const PAGE_TIMEOUT_MS = 300_000;
const SILENCE_MS = 60_000;
/** Bounds what a broken server can make us read; a page is read record by record and never held. */
const MAX_PAGE_BYTES = 1_000_000_000;

/** One more try makes sense. */
class RetryableError extends Error {
  readonly waitMs: number | undefined;
  constructor(message: string, waitMs?: number, options?: ErrorOptions) {
    super(message, options);
    this.waitMs = waitMs;
  }
}

export function createResoClient(options: ResoClientOptions): ResoClient {
  const { feed, credentials, fetch, tokens, clock, wait, signal, maxTries = TRIES } = options;
  let requests = 0;
  let askedAtMs = -Infinity;

  async function ask(address: string, accept: string): Promise<OutgoingAnswer> {
    let refused: string | undefined;
    for (;;) {
      const token = await tokens.tokenFor(feed.id, credentials, signal, refused);
      const pauseMs = askedAtMs + feed.options.requestIntervalMs - clock.now().getTime();
      if (pauseMs > 0) await wait(pauseMs, signal);
      askedAtMs = clock.now().getTime();
      requests += 1;
      const answer = await fetch(address, {
        headers: {
          authorization: `Bearer ${token}`,
          accept,
          prefer: `odata.maxpagesize=${feed.options.pageSize}`,
        },
        timeoutMs: PAGE_TIMEOUT_MS,
        silenceMs: SILENCE_MS,
        maxBytes: MAX_PAGE_BYTES,
        signal,
      });
      if (answer.status !== 401) return answer;
      answer.close();
      if (refused !== undefined) throw new FeedProblem('The server refuses a new token too (it answers 401).');
      refused = token;
    }
  }

  async function tryOnce<T>(address: string, read: (answer: OutgoingAnswer) => Promise<T>, accept: string): Promise<T> {
    const answer = await ask(address, accept);
    if (answer.status === 200) return read(answer);
    const words = await wordsOf(answer);
    const problem = `The server answers ${answer.status}${words ? `: ${words}` : ''}`;
    if (answer.status === 429 || answer.status === 503) {
      throw new RetryableError(problem, retryAfterMs(answer.headers['retry-after'], clock.now()));
    }
    if (answer.status >= 500 || answer.status === 408) throw new RetryableError(problem);
    if ([400, 404, 410].includes(answer.status)) throw new PageGone(problem);
    throw new FeedProblem(problem);
  }

  return {
    async get(address, read, accept = 'application/json') {
      for (let tries = 1; ; tries += 1) {
        try {
          return await tryOnce(address, read, accept);
        } catch (error) {
          signal.throwIfAborted();
          if (!isPassing(error))
            throw error instanceof OutgoingProblem ? new FeedProblem(error.message, { cause: error }) : error;
          const asked = error instanceof RetryableError ? error.waitMs : undefined;
          const pauseMs = asked ?? FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.75 + Math.random() / 2);
          if (tries >= maxTries || pauseMs > LONGEST_WAIT_MS) {
            const notBefore = asked === undefined ? null : new Date(clock.now().getTime() + asked);
            throw new FeedProblem(`${error.message.replace(/\.$/, '')} (tried ${tries} times).`, { cause: error, notBefore });
          }
          await wait(pauseMs, signal);
        }
      }
    },
    requestCount: () => requests,
    signal,
  };
}

function isPassing(error: unknown): error is Error {
  // A page that breaks off may be whole the next time.
  if (error instanceof RetryableError || error instanceof TokenServerBusy || error instanceof BrokenFile) return true;
  return error instanceof OutgoingProblem && ['no-answer', 'too-slow', 'broken-off'].includes(error.code);
}

/** The beginning of what the server says about a refusal; OData has `error.message`. */
async function wordsOf(answer: OutgoingAnswer): Promise<string> {
  let text = '';
  try {
    for await (const chunk of answer.body) {
      text += chunk.toString('utf8');
      if (text.length > 4_000) break;
    }
  } catch {
    return '';
  }
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? (text.startsWith('<') ? '' : text);
  return message
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
}
