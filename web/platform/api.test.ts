import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { listMessages, renameThread } from '#contract/threads.ts';
import { addressOf, ApiError, callApi, NetworkError } from './api.ts';
import { wordsFor } from './error-words.ts';

test('an address has its parameters encoded', () => {
  expect(addressOf(renameThread, { params: { threadId: 'a/b?c' } })).toBe('/api/chat/threads/a%2Fb%3Fc');
});

test('an address carries the query, without what is not given', () => {
  expect(addressOf(listMessages, { params: { threadId: 't' }, query: { page: 2, pageSize: undefined } })).toBe(
    '/api/chat/threads/t/messages?page=2',
  );
});

test('a parameter that is missing is told before anything is sent', () => {
  expect(() => addressOf(renameThread, { params: { threadId: undefined } })).toThrow(
    'Required parameter "threadId" was null or undefined when calling PATCH /api/chat/threads/{threadId}',
  );
});

describe('a call that fails', () => {
  afterEach(() => vi.unstubAllGlobals());
  const rename = () => callApi(renameThread, { params: { threadId: 't' }, body: { title: 'Noe' } });
  const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

  const problem = {
    ...{ type: 'about:blank', title: 'Not found', status: 404, detail: 'There is no such thread.' },
    ...{ code: 'not_found', errors: [], requestId: 'r1' },
  };

  it('tells its status, address and details', async () => {
    answers(() => Promise.resolve(Response.json(problem, { status: 404, statusText: 'Not Found' })));
    const error: unknown = await rename().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'HTTP 404: Not Found', status: 404, method: 'PATCH', details: problem });
  });

  it('has words for people, whichever area of the product its code is of', async () => {
    answers(() => Promise.resolve(Response.json({ ...problem, code: 'thread_not_found' }, { status: 404 })));
    expect(wordsFor(await rename().catch((thrown: unknown) => thrown))).toBe('This chat does not exist, or was deleted.');
  });

  it("tells the answer that is no problem of ours, as a proxy's page", async () => {
    answers(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })));
    await expect(rename()).rejects.toThrow(/^HTTP 502: Bad Gateway/);
    await expect(rename()).rejects.toBeInstanceOf(NetworkError);
  });

  it.each([
    ['an empty 500', new Response(null, { status: 500 })],
    ["a proxy's page", new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page in the place of an answer', new Response('<h1>Hello</h1>')],
  ])('does not blame the connection for %s', async (_, response) => {
    answers(() => Promise.resolve(response));
    expect(wordsFor(await rename().catch((thrown: unknown) => thrown))).toBe('Something went wrong on our side. Try again.');
  });

  it('blames the connection when nothing came back, or not all of it', async () => {
    const words = 'Sidekick cannot be reached. Check your connection.';
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(wordsFor(await rename().catch((thrown: unknown) => thrown))).toBe(words);
    const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    answers(() => Promise.resolve(new Response(cut)));
    expect(wordsFor(await rename().catch((thrown: unknown) => thrown))).toBe(words);
  });

  it('tells that nothing came back', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(rename()).rejects.toThrow('The request failed and the interceptors did not return an alternative response');
  });
});
