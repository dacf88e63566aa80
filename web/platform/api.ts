import type { EndpointAnswer, EndpointRequest, EndpointShape } from '#contract/endpoint.ts';
import { problemSchema } from '#contract/problem.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { announceSessionEnd } from './session.ts';

export { ApiError, NetworkError } from './api-errors.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** For calls that create something: the same key on a retry gets the first answer again. */
  idempotencyKey?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of an endpoint with its `{params}` and query filled in; undefined query values are left out. */
export function addressOf(shape: EndpointShape, { params = {}, query = {} }: RequestParts = {}): string {
  const path = shape.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Calls an endpoint of the contract and answers its parsed answer.
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

  if (!response.ok) throw await problemOf(response);
  // A 204 has no answer: EndpointAnswer is undefined exactly where the endpoint declares none.
  if (shape.answer === undefined || typeof shape.answer === 'string') return undefined as EndpointAnswer<Shape>;
  const parsed = shape.answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new NetworkError(`${shape.method} ${shape.path} answered in another shape`, { cause: parsed.error });
  return parsed.data as EndpointAnswer<Shape>;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'same-origin' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError('No connection', { cause: error });
  }
}

async function problemOf(response: Response): Promise<ApiError | NetworkError> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) return new NetworkError(`Answered ${response.status} without problem details`);
  if (parsed.data.code === 'not_signed_in') announceSessionEnd();
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(parsed.data, Number.isFinite(retryAfter) ? retryAfter : null);
}
