import { expect, it } from 'vitest';
import { nextPrompts } from './next-prompts.ts';
import { english } from './texts/english.ts';

it('goes on proposing three when all that fits was shown, what was shown longest ago first, and never what stands there', () => {
  const [asked = '', ...others] = english.anywhere;
  const onScreen = [asked];
  const [a, b, c, d] = others;
  expect(nextPrompts([], { shown: [], onScreen }, english)).toEqual([a, b, c]);
  const shown = others.slice(0, 3);
  expect(nextPrompts([], { shown, onScreen }, english)).toEqual([d, a, b]);
  expect(nextPrompts([], { shown: [...others].reverse(), onScreen }, english)).toEqual([d, c, b]);
});
