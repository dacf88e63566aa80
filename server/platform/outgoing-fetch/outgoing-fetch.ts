import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingProblem } from './outgoing-problem.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';

export interface OutgoingOptions {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Until the whole answer is there; 7 s. */
  timeoutMs?: number;
  /** Longest silence, before the answer and inside it; as long as `timeoutMs` when left out. */
  silenceMs?: number;
  /** Of the answer after unpacking; 5 MB. */
  maxBytes?: number;
  signal?: AbortSignal | undefined;
}

export interface OutgoingAnswer {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The unpacked answer, once. Leaving it before its end closes the connection. @throws OutgoingProblem */
  body: AsyncIterable<Buffer>;
  /** For an answer whose body nobody reads. */
  close: () => void;
  /** The whole body as text. @throws OutgoingProblem */
  text: () => Promise<string>;
}

/**
 * Asks a server of somebody else: https only, public addresses only with the resolved address pinned, bounded in time and bytes, no
 * redirect followed (docs/product/safety.md).
 * @throws OutgoingProblem
 */
export type OutgoingFetch = (address: string | URL, options?: OutgoingOptions) => Promise<OutgoingAnswer>;

/** @param toPrivateAddresses also http and addresses of private networks: for development and tests */
export function createOutgoingFetch({ toPrivateAddresses }: { toPrivateAddresses: boolean }): OutgoingFetch {
  const agents = {
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: 8, timeout: 30_000 }),
    'http:': new HttpAgent({ keepAlive: true, maxSockets: 8, timeout: 30_000 }),
  };

  return async (address, options = {}) => {
    const { timeoutMs = 7_000, maxBytes = 5_000_000, silenceMs = timeoutMs, signal } = options;
    const url = new URL(address);
    checkUrl(url, toPrivateAddresses);
    const isHttps = url.protocol === 'https:';
    const request = (isHttps ? httpsRequest : httpRequest)(url, {
      method: options.method ?? 'GET',
      headers: { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Sidekick', ...options.headers },
      agent: agents[isHttps ? 'https:' : 'http:'],
      ...(toPrivateAddresses ? {} : { lookup: lookupPublic }),
    });
    const cut = cutOff(request, { timeoutMs, silenceMs, signal });
    const message = await answerOf(request, options.body).catch((error: unknown) => {
      cut.end();
      throw cut.reason() ?? problemOf(error, url);
    });
    const status = message.statusCode ?? 0;
    if (status >= 300 && status < 400 && status !== 304) {
      cut.end();
      request.destroy();
      throw new OutgoingProblem('redirected', `${url.host} answers with a redirect, which is not followed.`);
    }
    const body = readBody(message, { maxBytes, url, cut });
    return {
      status,
      headers: Object.fromEntries(
        Object.entries(message.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
      ),
      body,
      close() {
        cut.end();
        message.destroy();
      },
      async text() {
        const chunks: Buffer[] = [];
        for await (const chunk of body) chunks.push(chunk);
        return Buffer.concat(chunks).toString('utf8');
      },
    };
  };
}

function checkUrl(url: URL, toPrivateAddresses: boolean): void {
  if (url.protocol !== 'https:' && !(toPrivateAddresses && url.protocol === 'http:')) {
    throw new OutgoingProblem('not-allowed', `${url.host || 'The address'} must be an https address.`);
  }
  if (url.username || url.password) throw new OutgoingProblem('not-allowed', 'An address must not hold a user or password.');
  // A literal address is connected to without a look-up.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!toPrivateAddresses && isIP(literal) !== 0 && !isPublicAddress(literal)) {
    throw new OutgoingProblem('not-allowed', `${url.host} is not a public address.`);
  }
}

interface CutOff {
  /** Why the exchange was cut off, if it was. */
  reason: () => Error | undefined;
  /** Something arrived. */
  heard: () => void;
  end: () => void;
}

/** Destroys the request when it takes too long, is silent too long, or is no longer wanted. */
function cutOff(
  request: ClientRequest,
  { timeoutMs, silenceMs, signal }: { timeoutMs: number; silenceMs: number; signal: AbortSignal | undefined },
): CutOff {
  let reason: Error | undefined;
  const cut = (error: Error): void => {
    reason ??= error;
    request.destroy(reason);
  };
  const tooSlow = (): void => cut(new OutgoingProblem('too-slow', `${request.host} did not answer in time.`));
  const whole = setTimeout(tooSlow, timeoutMs);
  const silence = setTimeout(tooSlow, silenceMs);
  const onAbort = (): void => cut(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);
  return {
    reason: () => reason,
    heard: () => void silence.refresh(),
    end() {
      clearTimeout(whole);
      clearTimeout(silence);
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

function answerOf(request: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // It stays: an error of the connection after the answer began shows in the body, and must not end the process here.
    request.on('error', reject);
    request.end(body);
  });
}

function problemOf(error: unknown, url: URL): Error {
  if (error instanceof OutgoingProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new OutgoingProblem('no-answer', `${url.host} cannot be reached${code ? ` (${code})` : ''}.`, { cause: error });
}

/** `maxBytes` counts what comes out of unpacking, so that a small answer cannot grow without bound. */
async function* readBody(
  message: IncomingMessage,
  { maxBytes, url, cut }: { maxBytes: number; url: URL; cut: CutOff },
): AsyncGenerator<Buffer> {
  const unpack = unpackers[message.headers['content-encoding']?.toLowerCase() ?? ''];
  const unpacked = unpack ? message.pipe(unpack()) : message;
  if (unpacked !== message) message.once('error', (error) => unpacked.destroy(error));
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      cut.heard();
      bytes += chunk.length;
      if (bytes > maxBytes) throw new OutgoingProblem('too-large', `The answer of ${url.host} is larger than ${maxBytes} bytes.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof OutgoingProblem) throw error;
    throw cut.reason() ?? new OutgoingProblem('broken-off', `The answer of ${url.host} broke off.`, { cause: error });
  } finally {
    cut.end();
    if (!message.complete) message.destroy();
  }
}

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & { destroy: (error?: Error) => unknown }>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
