import { expect, test } from 'vitest';
import { listMessages, renameThread } from '#contract/threads.ts';
import { addressOf } from './api.ts';

test('an address has its parameters encoded', () => {
  expect(addressOf(renameThread, { params: { threadId: 'a/b?c' } })).toBe('/api/chat/threads/a%2Fb%3Fc');
});

test('an address carries the query, without what is not given', () => {
  expect(addressOf(listMessages, { params: { threadId: 't' }, query: { page: 2, pageSize: undefined } })).toBe(
    '/api/chat/threads/t/messages?page=2',
  );
});
