import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { uploadFiles } from './upload.ts';

const addPlan = endpoint({
  method: 'POST',
  path: '/api/plans/{planId}/files',
  summary: 'For a test.',
  access: 'user',
  params: z.object({ planId: z.string() }),
  body: z.strictObject({ caption: z.string(), page: z.coerce.number().optional() }),
  multipart: { maxFiles: 2, maxFileBytes: 10, tooLarge: 'Files must be smaller than 10 bytes.' },
  status: 201,
  answer: z.object({ id: z.string() }),
  errors: [],
});

/** What a browser would send, answered as the test says. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  method = '';
  address = '';
  form = new FormData();
  retryAfter: string | null = null;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }
  setRequestHeader(): void {}
  getResponseHeader(): string | null {
    return this.retryAfter;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

afterEach(() => vi.unstubAllGlobals());

function send(options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const request = {
    params: { planId: 'a/b' },
    body: { caption: 'Plan', page: undefined },
    files: [new File(['abc'], 'plan.pdf')],
  };
  return uploadFiles(addPlan, request, options);
}

test('fields go before files, and the answer is the contract’s', async () => {
  const shares: number[] = [];
  const sent = send({ onProgress: (share) => shares.push(share) });
  const { last } = FakeRequest;
  last.progress(50, 200);
  last.progress(200, 200);
  last.answer(201, { id: 'f1' });

  expect(await sent).toEqual({ id: 'f1' });
  expect([last.method, last.address]).toEqual(['POST', '/api/plans/a%2Fb/files']);
  expect([...last.form.keys()]).toEqual(['caption', 'file']);
  expect(shares).toEqual([0.25, 1]);
});

test('a refusal is the problem that the server told', async () => {
  const sent = send();
  FakeRequest.last.retryAfter = '7';
  FakeRequest.last.answer(413, {
    code: 'body_too_large',
    status: 413,
    detail: 'Files must be smaller than 10 bytes.',
    errors: [],
  });

  const error = await sent.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'body_too_large',
    details: { detail: 'Files must be smaller than 10 bytes.' },
    retryAfterSeconds: 7,
  });
});

test('no connection, and a stop, end it', async () => {
  const cut = send();
  FakeRequest.last.dispatchEvent(new Event('error'));
  await expect(cut).rejects.toBeInstanceOf(NetworkError);

  const stop = new AbortController();
  const stopped = send({ signal: stop.signal });
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  await expect(send({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
