import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { until } from '#tests/support/until.ts';
import { liveReplyQuery } from '../chat.data.ts';
import { followReply } from './follow-reply.ts';

const ids = { threadId: '0192f0c0-0000-7000-8000-00000000000a', promptRefId: '0192f0c0-0000-7000-8000-00000000000b' };
let stream: ReadableStreamDefaultController<string>;
let leaving: AbortController;

beforeEach(() => {
  leaving = new AbortController();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const body = new ReadableStream<string>({ start: (controller) => void (stream = controller) });
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => stream.error(signal.reason));
    return new Response(body.pipeThrough(new TextEncoderStream()));
  });
});
afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
});

it.each(['{', 'null'])('closes the stream of a reply at %j, which is no event, and says that it is lost', async (data) => {
  const queryClient = new QueryClient();
  const onFailure = vi.fn();
  const stateNow = () => queryClient.getQueryData(liveReplyQuery(ids.threadId).queryKey)?.state;
  const followed = followReply({ queryClient, ...ids, signal: leaving.signal, onFailure });
  await until(() => expect(stateNow()).toBe('awaiting'));
  stream.enqueue(`id: 1\ndata: {"type":"messageTextDelta","key":"msg_1","delta":"Hello"}\n\nid: 2\ndata: ${data}\n\n`);
  await followed;
  await until(() => expect(stateNow()).toBe('error'));
  expect(onFailure).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(liveReplyQuery(ids.threadId).queryKey)?.text).toBe('Hello');
});
