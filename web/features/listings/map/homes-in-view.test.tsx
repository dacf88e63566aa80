import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomesInView } from './homes-in-view.tsx';

const textOf = (state: { total: number | null; hasFailed: boolean }) =>
  /role="status"[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(<HomesInView places={[]} marked={null} onPoint={() => undefined} onOpen={() => undefined} {...state} />),
  )?.[1];

test('every state is told in one line of words, a failed one too, so that the map keeps its size', () => {
  expect(textOf({ total: null, hasFailed: true })).toBe('Homes could not be loaded.');
  expect(textOf({ total: null, hasFailed: false })).toBe('Looking for homes…');
  expect(textOf({ total: 0, hasFailed: false })).toMatch(/^No homes of this search in view/);
});
