import { expect, it } from 'vitest';
import { leadingCards } from './leading-cards.ts';

const titles = (toText: boolean, ...paths: string[]) =>
  leadingCards({ toText, has: (path) => paths.includes(path) }).map(({ title }) => title);

it('invites to text first while that is off, then to the Learning Center, and leads nowhere that does not exist', () => {
  const all = ['/account/connected-apps', '/help/learning-center'];
  expect(titles(true, ...all)).toEqual(['Text Sidekick on the go', 'Learning Center']);
  expect(titles(false, ...all)).toEqual(['Learning Center']);
  expect(titles(true, '/account/connected-apps')).toEqual(['Text Sidekick on the go']);
  expect(titles(true)).toEqual([]);
});
