import { expect, it, vi } from 'vitest';
import { messageTypes, type Message } from '#contract/threads.ts';
import { hasOwnView, shownOf } from './message-kinds.ts';

const message = (type: string, promptRefId?: string): Message => ({
  ...{ uniqueKey: `msg_${type}`, type, data: { content: '{}' }, createdAt: '2026-11-20T20:00:00.000Z', createBy: 'assistant' },
  ...{ artifacts: [], figures: null, metadata: null, versions: null, feedback: null },
  run: promptRefId === undefined ? null : { promptRefId, status: 'completed', cursor: 1, steps: [], approvals: [] },
});
const all = messageTypes.map((type) => message(type));
const typesOf = (messages: readonly Message[]) => messages.map(({ type }) => type);

it('shows what is about how a reply came to be to who wants to see it alone', () => {
  expect(typesOf(shownOf(all, true))).toEqual(typesOf(all));
  expect(typesOf(shownOf(all, false))).toEqual(['text', 'image-fallback', 'file', 'reasoning']);
});

it('gives all but words a view of their own', () => {
  expect(typesOf(all.filter(hasOwnView))).toEqual(messageTypes.filter((type) => type !== 'text'));
});

it('leaves out what it does not know, and tells of it once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = [message('text'), message('hologram'), message('file')];
  expect(typesOf(shownOf(page, true))).toEqual(['text', 'file']);
  expect(typesOf(shownOf(page, true))).toEqual(['text', 'file']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no known type'), 'hologram');
  warn.mockRestore();
});

it('takes what stands for a picture away when the picture has come', () => {
  expect(typesOf(shownOf([message('text', 'a'), message('image-fallback', 'a')], false))).toEqual(['text', 'image-fallback']);
  expect(typesOf(shownOf([message('image-fallback', 'a'), message('file', 'a')], false))).toEqual(['file']);
  expect(typesOf(shownOf([message('image-fallback', 'a'), message('file', 'b')], false))).toEqual(['image-fallback', 'file']);
});
