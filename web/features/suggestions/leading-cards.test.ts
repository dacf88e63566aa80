import { expect, it } from 'vitest';
import { leadingCards } from './leading-cards.ts';

const titles = (isSmsEnabled: boolean, ...paths: string[]) =>
  leadingCards({ isSmsEnabled, has: (path) => paths.includes(path) }).map(({ title }) => title);

it('invites to texting first until that is on, then to the Learning Center, and leads nowhere that does not exist', () => {
  const all = ['/account/connected-apps', '/help/learning-center'];
  expect(titles(false, ...all)).toEqual(['Text Sidekick on the go', 'Learning Center']);
  expect(titles(true, ...all)).toEqual(['Learning Center']);
  expect(titles(false, '/account/connected-apps')).toEqual(['Text Sidekick on the go']);
  expect(titles(false)).toEqual([]);
});
