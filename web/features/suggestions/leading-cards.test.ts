import { expect, it } from 'vitest';
import { leadingCards } from './leading-cards.ts';

it('invites to the Learning Center where there is one, and leads nowhere that does not exist', () => {
  expect(leadingCards((path) => path === '/help/learning-center').map(({ title }) => title)).toEqual(['Learning Center']);
  expect(leadingCards(() => false)).toEqual([]);
});
