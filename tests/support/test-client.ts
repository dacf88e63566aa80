import type { EndpointAnswer, EndpointRequest, EndpointShape } from '#contract/endpoint.ts';
import { problemSchema, type Problem } from '#contract/problem.ts';
import { addressOf } from '#web/platform/api.ts';

/** A call was answered with problem details. */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem;
  readonly headers: Headers;

  constructor(problem: Problem, response: Response) {
    super(`${response.status} ${problem.code}: ${problem.detail} ${JSON.stringify(problem.errors)}`);
    this.name = 'ProblemError';
    this.status = response.status;
    this.problem = problem;
    this.headers = response.headers;
  }
}

/** One person at a browser: talks HTTP as our own pages do and keeps cookies. */
export interface TestClient {
  /** Calls an endpoint of the contract; throws a `ProblemError` for any answer but a good one. */
  call: <Shape extends EndpointShape>(
    shape: Shape,
    input?: EndpointRequest<Shape>,
    options?: { headers?: Record<string, string>; files?: readonly File[] },
  ) => Promise<EndpointAnswer<Shape>>;
  /** Any request below the server's address; redirects are answered, not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The cookies that the server has set, by name. */
  cookies: Map<string, string>;
}

export function createTestClient(baseUrl: string): TestClient {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    if (!headers.has('cookie') && cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, baseUrl), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  }

  return {
    cookies,
    fetch: send,
    async call(shape, input, { headers = {}, files } = {}) {
      const parts: { body?: unknown } = input ?? {};
      const json = shape.body && !shape.multipart ? JSON.stringify(parts.body ?? {}) : undefined;
      const body = shape.multipart ? formOf(parts.body ?? {}, files ?? [], shape.multipart.field) : json;
      const response = await send(addressOf(shape, input), {
        method: shape.method,
        headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body,
      });
      if (!response.ok && response.status !== 303) throw new ProblemError(problemSchema.parse(await response.json()), response);
      if (typeof shape.answer !== 'object') return undefined as EndpointAnswer<typeof shape>;
      return shape.answer.parse(await response.json()) as EndpointAnswer<typeof shape>;
    },
  };
}

/** Fields and then files, as the server takes them. */
export function formOf(fields: object, files: readonly File[], field = 'file'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const file of files) form.append(field, file);
  return form;
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
  if (value === '' || /;\s*max-age=0\b/i.test(setCookie)) cookies.delete(name);
  else cookies.set(name, value);
}

/** The problem that a call was refused with; fails when it was not refused. */
export async function problemOf(call: Promise<unknown>): Promise<ProblemError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ProblemError) return outcome;
  throw outcome ?? new Error('The call was answered, but a problem was expected');
}
