import { expect, it } from 'vitest';
import type { Message } from '#contract/threads.ts';
import { isAside, shownOf } from './message-kinds.ts';

const message = (type: Message['type']): Message => ({
  ...{ uniqueKey: `msg_${type}`, type, data: { content: '{}' }, createdAt: '2026-11-20T20:00:00.000Z', createBy: 'assistant' },
  ...{ artifacts: [], run: null, figures: null, metadata: null, versions: null, feedback: null },
});
const all = (['text', 'image-fallback', 'debug-json', 'tool-call', 'file', 'tool-calls', 'reasoning'] as const).map(message);
const typesOf = (messages: readonly Message[]) => messages.map(({ type }) => type);

it('shows what is about how a reply came to be to who wants to see it alone', () => {
  expect(typesOf(shownOf(all, true))).toEqual(typesOf(all));
  expect(typesOf(shownOf(all, false))).toEqual(['text', 'image-fallback', 'file', 'reasoning']);
  const plain = [message('text')];
  expect(shownOf(plain, false)).toBe(plain);
});

it('gives calls, debug words and reasoning a view of their own', () => {
  expect(typesOf(all.filter(isAside))).toEqual(['debug-json', 'tool-call', 'tool-calls', 'reasoning']);
});
