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

it('does not ask for a market that was just told', () => {
  const place = { type: 'named-area', nameType: 'city', name: 'Ames', context: { stateAbbreviated: 'IA' } };
  const artifact = (kind: `widget-${string}`, args: Record<string, unknown>) => ({
    ...{ id: '1', kind, createdAt: '2026-11-20T00:00:00.000Z' },
    content: { artifactId: '1', arguments: args },
  });
  const after = (kind: `widget-${string}`, args: Record<string, unknown>) =>
    nextPrompts([artifact(kind, args)], { shown: [], onScreen: [] }, english);
  expect(after('widget-market', { request: { areaFilter: place } })).toEqual([
    'Show homes for sale in Ames',
    'Chart the median price by month in Ames',
    'How was the market in Ames over the past year?',
  ]);
  expect(after('widget-listings-search', { areaFilter: place })).toContain('How is the market in Ames?');
});
