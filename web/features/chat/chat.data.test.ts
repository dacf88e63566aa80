import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/threads.ts';
import { messagesOf, messagesQuery, openRunOf, putMessage, removeMessage, seedMessages } from './chat.data.ts';

const threadId = '0192f0c0-0000-7000-8000-00000000000a';

function message(uniqueKey: string, fields: Partial<Message> = {}): Message {
  return {
    uniqueKey,
    type: 'text',
    data: { content: uniqueKey },
    createdAt: '2026-01-01T00:00:00Z',
    createBy: 'user',
    artifacts: [],
    run: null,
    figures: null,
    versions: null,
    feedback: null,
    metadata: null,
    ...fields,
  };
}

const runOf = (promptRefId: string, status: 'running' | 'completed') => ({
  promptRefId,
  status,
  cursor: 0,
  steps: [],
  approvals: [],
});

function keysIn(queryClient: QueryClient): string[] {
  return messagesOf(queryClient.getQueryData(messagesQuery(threadId).queryKey)).map(({ uniqueKey }) => uniqueKey);
}

describe('the messages of a thread', () => {
  it('stand oldest first across pages, and a message that moved to another page stands once', () => {
    const page = (items: Message[]) => ({
      items,
      meta: { currentPage: 1, totalPages: 2, totalItems: 4, itemsPerPage: 2, itemCount: 2 },
    });
    const pages = {
      pages: [page([message('c'), message('d')]), page([message('a'), message('b'), message('c')])],
      pageParams: [1, 2],
    };
    expect(messagesOf(pages).map(({ uniqueKey }) => uniqueKey)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('take a new message at the end, and its completed form in its place', () => {
    const queryClient = new QueryClient();
    putMessage(queryClient, threadId, message('temp-1'));
    putMessage(queryClient, threadId, message('msg_1', { createBy: 'assistant', run: runOf('r', 'running') }));
    putMessage(queryClient, threadId, message('msg_1', { createBy: 'assistant', run: runOf('r', 'completed') }));
    expect(keysIn(queryClient)).toEqual(['temp-1', 'msg_1']);
  });

  it('give a message back that could not be sent', () => {
    const queryClient = new QueryClient();
    putMessage(queryClient, threadId, message('kept'));
    putMessage(queryClient, threadId, message('temp-1'));
    removeMessage(queryClient, threadId, 'temp-1');
    expect(keysIn(queryClient)).toEqual(['kept']);
  });

  it('never let an old copy from the session replace what is loaded', () => {
    const queryClient = new QueryClient();
    putMessage(queryClient, threadId, message('loaded'));
    seedMessages(queryClient, threadId, [message('old')]);
    expect(keysIn(queryClient)).toEqual(['loaded']);
  });

  it('name the run that is still open', () => {
    expect(openRunOf([message('u'), message('msg_1', { run: runOf('r', 'running') })])).toBe('r');
    expect(openRunOf([message('u'), message('msg_1', { run: runOf('r', 'completed') })])).toBeNull();
    expect(openRunOf([])).toBeNull();
  });
});
