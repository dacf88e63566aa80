import { expect, it } from 'vitest';
import { openLabelOf, resultsBefore } from './widgets.tsx';

it.each([
  ['city', 'Oakland', 'Open search results in Oakland'],
  ['street', 'Elm Street', 'Open search results on Elm Street'],
  ['street-and-number', '7 Elm Street', 'Open search results at 7 Elm Street'],
])('tells searches under one reply apart by where they looked: %s', (nameType, name, label) => {
  const content = { artifactId: 'a', arguments: { areaFilter: { type: 'named-area', nameType, name } } };
  const artifact = { id: 'a', kind: 'widget-listings-search' as const, content, createdAt: '2026-11-20T00:00:00Z' };
  expect(openLabelOf(artifact, true)).toBe(label);
});

it('leads from a listing by itself back to the results that it came after', () => {
  const artifact = (id: string, kind: 'widget-listings-search' | 'widget-listing-details') => ({
    ...{ id, kind, createdAt: '2026-11-20T00:00:00Z' },
    content: { artifactId: id, arguments: {} },
  });
  const first = artifact('first', 'widget-listings-search');
  const home = artifact('home', 'widget-listing-details');
  const second = artifact('second', 'widget-listings-search');
  expect(resultsBefore([first, home, second], home)).toBe(first);
  expect(resultsBefore([home, second], home)).toBeNull();
  expect(resultsBefore([first, second], home)).toBe(second);
});
