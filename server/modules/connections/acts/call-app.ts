import { OutgoingProblem, type OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';

const MAX_BYTES = 500_000;
/** Of a connection that never came about: nothing has been sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Why an app did not answer as it should.
 * - `unauthorized`: it takes the token no more; nothing was done
 * - `refused`: it does not do this; nothing was done
 * - `away`: it cannot be reached or has too much to do; nothing was done, and later it may
 * - `unclear`: it broke off or failed within; whether it was done nobody knows
 */
type CallProblemKind = 'unauthorized' | 'refused' | 'away' | 'unclear';

/** The message tells a kind and a status, never what was sent or answered. */
export class CallProblem extends Error {
  readonly kind: CallProblemKind;
  readonly status: number | null;

  constructor(kind: CallProblemKind, status: number | null = null, options?: ErrorOptions) {
    super(`${kind}${status === null ? '' : ` (${status})`}`, options);
    this.name = 'CallProblem';
    this.kind = kind;
    this.status = status;
  }
}

interface AppRequest {
  fetch: OutgoingFetch;
  address: string;
  token: string;
  /** Sent as JSON; without one it is a GET. */
  body?: object;
}

/** Asks an app's interface once, within 7 seconds, and answers its JSON. @throws CallProblem */
export async function callApp({ fetch, address, token, body }: AppRequest): Promise<unknown> {
  const { status, text } = await ask({ fetch, address, token, body });
  if (status === 401) throw new CallProblem('unauthorized', status);
  if (status === 429) throw new CallProblem('away', status);
  if (status >= 500) throw new CallProblem('unclear', status);
  if (status < 200 || status >= 300) throw new CallProblem('refused', status);
  try {
    return JSON.parse(text);
  } catch {
    // It was done; what it is called there is not known.
    return null;
  }
}

async function ask({ fetch, address, token, body }: AppRequest): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      maxBytes: MAX_BYTES,
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const { cause } = error instanceof OutgoingProblem ? error : { cause: undefined };
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new CallProblem(NEVER_SENT.has(code) ? 'away' : 'unclear', null, { cause: error });
  }
}
