import { describe, expect, test } from 'vitest';
import type { Thread } from '#contract/threads.ts';
import { groupThreads } from './thread-groups.ts';

const now = new Date(2026, 10, 20, 9, 30);

function thread(title: string, updatedAt: Date, pinned = false): Thread {
  return {
    id: title,
    title,
    createdAt: updatedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    metadata: null,
    pinned,
    archived: false,
  };
}

const groupsOf = (threads: Thread[], at = now) =>
  groupThreads(threads, at).map(({ name, threads: grouped }) => [name, grouped.map(({ title }) => title)]);

describe('the groups of the sidebar', () => {
  test('go by calendar days, not by hours', () => {
    expect(
      groupsOf([
        thread('just after midnight', new Date(2026, 10, 20, 0, 1)),
        thread('just before midnight', new Date(2026, 10, 19, 23, 59)),
        thread('seven days ago', new Date(2026, 10, 13, 0, 1)),
        thread('eight days ago', new Date(2026, 10, 12, 23, 59)),
        thread('thirty days ago', new Date(2026, 9, 21, 0, 1)),
        thread('thirty-one days ago', new Date(2026, 9, 20, 23, 59)),
      ]),
    ).toEqual([
      ['Today', ['just after midnight']],
      ['Previous 7 days', ['just before midnight', 'seven days ago']],
      ['Previous 30 days', ['eight days ago', 'thirty days ago']],
    ]);
  });

  test('keep pinned threads first, however old', () => {
    expect(groupsOf([thread('new', now), thread('old', new Date(2020, 0, 1), true)])).toEqual([
      ['Pinned', ['old']],
      ['Today', ['new']],
    ]);
  });

  test('count a thread of a clock that is ahead as of today', () => {
    expect(groupsOf([thread('tomorrow', new Date(2026, 10, 21, 8))])).toEqual([['Today', ['tomorrow']]]);
  });

  test('count days right across the change to winter time', () => {
    const afterChange = new Date(2026, 10, 2, 0, 30);
    expect(groupsOf([thread('seven days before', new Date(2026, 9, 26, 0, 30))], afterChange)).toEqual([
      ['Previous 7 days', ['seven days before']],
    ]);
  });

  test('are none for an empty list', () => {
    expect(groupsOf([])).toEqual([]);
  });
});
