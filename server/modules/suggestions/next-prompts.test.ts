import { describe, expect, it } from 'vitest';
import { nextPrompts } from './next-prompts.ts';
import { placeTold } from './place-told.ts';
import { english } from './texts/english.ts';

const artifact = (kind: `widget-${string}`, args: Record<string, unknown>) => ({
  ...{ id: kind, kind, createdAt: '2026-11-20T00:00:00.000Z' },
  content: { artifactId: kind, arguments: args },
});
const ames = { type: 'named-area', nameType: 'city', name: 'Ames', context: { stateAbbreviated: 'IA' } };
const place = { name: 'Ames', isLease: false };
const nothing = { artifacts: [], place: null, shown: [], onScreen: [] };

it('goes on proposing three when all that fits was shown, what was shown longest ago first, and never what stands there', () => {
  const [asked = '', ...others] = english.anywhere;
  const onScreen = [asked];
  const [a, b, c, d] = others;
  expect(nextPrompts({ ...nothing, onScreen }, english)).toEqual([a, b, c]);
  const shown = others.slice(0, 3);
  expect(nextPrompts({ ...nothing, shown, onScreen }, english)).toEqual([d, a, b]);
  expect(nextPrompts({ ...nothing, shown: [...others].reverse(), onScreen }, english)).toEqual([d, c, b]);
});

it('does not ask for a market that was just told', () => {
  const after = (kind: `widget-${string}`) => nextPrompts({ ...nothing, artifacts: [artifact(kind, {})], place }, english);
  expect(after('widget-market')).toEqual([
    'Show homes for sale in Ames',
    'Chart the median price by month in Ames',
    'How was the market in Ames over the past year?',
  ]);
  expect(after('widget-listings-search')).toContain('How is the market in Ames?');
});

it('leaves out what was asked in other letters', () => {
  const artifacts = [artifact('widget-listings-search', {})];
  const onScreen = ['cheapest first', 'compare the first two.', 'How’s the market in Ames'];
  const prompts = [1, 2, 3, 4].reduce<string[]>(
    (shown) => [...shown, ...nextPrompts({ artifacts, place, shown, onScreen }, english)],
    [],
  );
  for (const asked of ['Cheapest first', 'Compare the first two', 'How is the market in Ames?'])
    expect(prompts).not.toContain(asked);
});

it('stays at the place of the reply', () => {
  const shown = nextPrompts({ ...nothing, artifacts: [artifact('widget-value', {})], place }, english);
  expect(shown).toHaveLength(3);
  for (const prompt of shown) expect(prompt).toContain('Ames');
});

describe('the place that a reply tells of', () => {
  const home = { mlsSource: 'north', mlsId: 'A1' };
  const inOakland = async () => 'Oakland';
  const market = artifact('widget-market', { request: { areaFilter: ames } });

  it('is that of the home that it opened, whatever was shown before', async () => {
    for (const args of [home, { subject: home }])
      expect(await placeTold([market, artifact('widget-value', args)], '', inOakland)).toEqual({
        name: 'Oakland',
        isLease: false,
      });
  });

  it('is one of the thread that it names, where what it opened has none', async () => {
    const presentation = artifact('widget-cma-details', { cmaId: '1' });
    const shown = [artifact('widget-value', { subject: home }), market, presentation];
    expect(await placeTold(shown, 'The CMA for 1 Elm Street, Oakland is ready.', inOakland)).toMatchObject({ name: 'Oakland' });
    expect(await placeTold([market, presentation], 'The CMA for 1 Elm Street, Oakland is ready.', inOakland)).toBeNull();
  });
});
