import { z } from 'zod';
import type { OutgoingFetch } from './outgoing-fetch.ts';

const EMPTY_STATUSES = new Set([204, 205, 304]);

interface FetchOptions {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Our outgoing fetch as libraries ask for it: public addresses only, nothing redirected, bounded in time and bytes. */
export function asFetch(fetch: OutgoingFetch, { maxBytes }: { maxBytes: number }) {
  return async (url: string, { method, headers, body, signal }: FetchOptions): Promise<Response> => {
    const answer = await fetch(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body == null ? {} : { body: body instanceof URLSearchParams ? body.toString() : z.string().parse(body) }),
      ...{ maxBytes, signal },
    });
    const text = await answer.text();
    return new Response(EMPTY_STATUSES.has(answer.status) ? null : text, {
      status: answer.status,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined || name === 'content-encoding' || name === 'content-length' ? [] : [[name, value]],
      ),
    });
  };
}
