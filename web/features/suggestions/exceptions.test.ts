import { expect, it } from 'vitest';
import { noteShown, turnAfter, withShown } from './exceptions.ts';

it('proposes none of the last nine again', () => {
  const shown = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(withShown(shown, ['a', 'i', 'j'])).toEqual(['c', 'd', 'e', 'f', 'g', 'h', 'a', 'i', 'j']);
});

it('proposes nothing after a reply that was shown after an earlier one, and the same again to who comes back', () => {
  const first = turnAfter('thread', 'msg_1');
  expect(first).toEqual({ after: 'msg_1', exceptions: [] });
  noteShown('thread', first, ['a', 'b', 'c']);
  expect(turnAfter('thread', 'msg_1')).toEqual(first);
  expect(turnAfter('thread', 'msg_2')).toEqual({ after: 'msg_2', exceptions: ['a', 'b', 'c'] });
  expect(turnAfter('another thread', 'msg_2').exceptions).toEqual([]);
});
