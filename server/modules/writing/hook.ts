/** What a home leads with. */
import type { CopyTone } from './request.ts';
import type { Choose } from './seed.ts';
import type { Home, Hook, HookTopic } from './words.ts';

const OLD_BEFORE = 1940;
const FLOOR_TOLD = 4;

/** One of the two strongest is taken, so that neighbours do not all lead alike. */
export const hookOf = (home: Home, tone: CopyTone, choose: Choose, without: ReadonlySet<string>): Hook | null =>
  choose(hooksOf(home, tone, without).slice(0, 2), 'hook') ?? null;

/** All that a home could lead with, the strongest first. */
export function hooksOf(home: Home, tone: CopyTone, without: ReadonlySet<string>): Hook[] {
  // What the building shares is not what a home leads with.
  const has = (name: string) =>
    home.features.some((feature) => feature.name === name && feature.group !== 'building') && !without.has(name);
  const { view, condition, area, floor } = home;
  const year = home.listing.yearBuilt;
  const fitting: [HookTopic, boolean][] = [
    ['view', view !== null && !without.has('view')],
    ['condition-renovated', condition === 'renovated'],
    ['condition-new', condition === 'new'],
    ['roof deck', has('roof deck')],
    ['pool', has('pool')],
    ['garden', has('garden')],
    ['high ceilings', has('high ceilings')],
    ['natural light', has('natural light')],
    ['front porch', has('front porch')],
    ['fireplace', has('fireplace')],
    ['deck', has('deck')],
    ['condition-fixer', condition === 'fixer'],
    ['year', year !== null && year < OLD_BEFORE && !without.has('year')],
    ['size', area !== null && !without.has('size')],
    ['floor', (floor ?? 0) >= FLOOR_TOLD && !without.has('floor')],
  ];
  const words = home.words.hooks(home);
  return fitting
    .filter(([, fits]) => fits)
    .map(([topic]) => ({
      verb: words[topic][tone],
      noun: words[topic].noun,
      tells: topic.replace(/^condition-.*/, 'condition'),
    }));
}
