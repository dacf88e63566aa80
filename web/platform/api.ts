import type { EndpointAnswer, EndpointRequest, EndpointShape } from '#contract/endpoint.ts';
import type { Problem } from '#contract/problem.ts';
import { ApiError, NetworkError, NO_RESPONSE, replyWords } from './api-errors.ts';
import { loadWords } from './error-words.ts';
import { announceSessionEnd } from './session.ts';

export { ApiError, NetworkError } from './api-errors.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** For calls that create something: the same key on a retry gets the first answer again. */
  idempotencyKey?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** Whether a body is one of our problems, and not the error page of a proxy between us and the server. */
function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'errors' in body;
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // Of a body that was cut off on its way the error is another one.
    throw new NetworkError(`Answered ${response.status} with non-JSON`, {
      cause: error,
      isAnswered: error instanceof SyntaxError,
    });
  }
}

/**
 * The address of an endpoint with its `{params}` and query filled in; undefined query values are left out.
 * @throws Error for a parameter that is missing, which is a mistake of ours
 */
export function addressOf(shape: EndpointShape, { params = {}, query = {} }: RequestParts = {}): string {
  const missing = Array.from(shape.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).find((name) => params[name] == null);
  if (missing !== undefined)
    throw new Error(`Required parameter "${missing}" was null or undefined when calling ${shape.method} ${shape.path}`);
  const path = shape.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Calls an endpoint of the contract and answers its answer.
 * @throws ApiError for problem details; `not_signed_in` also ends the session in the web
 * @throws NetworkError when no answer of the contract came back
 * @throws DOMException `AbortError` when `signal` was aborted
 */
export async function callApi<Shape extends EndpointShape>(
  shape: Shape,
  request: EndpointRequest<Shape>,
  { signal, idempotencyKey, keepalive = false }: CallOptions = {},
): Promise<EndpointAnswer<Shape>> {
  const parts: RequestParts = request;
  const headers = new Headers({ accept: 'application/json' });
  if (shape.body) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const body = shape.body ? JSON.stringify(parts.body ?? {}) : undefined;
  const response = await send(addressOf(shape, parts), { method: shape.method, headers, body, signal, keepalive });

  return answerOf<Shape>(response, shape);
}

/**
 * The answer of an endpoint in a response.
 * @throws ApiError, NetworkError as `callApi`
 */
export async function answerOf<Shape extends EndpointShape>(
  response: Response,
  { method }: Pick<EndpointShape, 'method'> = { method: 'GET' },
): Promise<EndpointAnswer<Shape>> {
  if (!response.ok) throw await problemOf(response, method);
  // The server sends nothing but what the contract's schema has parsed, so the web does not parse it again:
  // zod would be a fifth of the login screen's budget. A 204 has no answer, exactly where EndpointAnswer is undefined.
  return (response.status === 204 ? undefined : await jsonOf(response)) as EndpointAnswer<Shape>;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'same-origin' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError(NO_RESPONSE, { cause: error });
  }
}

async function problemOf(response: Response, method: string): Promise<ApiError | NetworkError> {
  const problem: unknown = await jsonOf(response).catch(() => undefined);
  if (!isProblem(problem))
    return new NetworkError(`${replyWords(response)} (${method} ${response.url}, without problem details)`, { isAnswered: true });
  if (problem.code === 'not_signed_in') announceSessionEnd();
  await loadWords(problem.code);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(problem, Number.isFinite(retryAfter) ? retryAfter : null, {
    method,
    url: response.url,
    statusText: response.statusText,
  });
}
