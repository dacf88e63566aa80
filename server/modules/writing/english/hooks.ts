import { capital } from '../text.ts';
import type { Home, HookTopic, HookWords } from '../words.ts';

const hook = (professional: string, warm: string, bold: string, noun: string | null = null): HookWords => ({
  ...{ professional, warm, bold, noun },
});

/** "with Lake Views" */
const viewInShort = (view: string | null) => {
  const seen = /^the (\w+)$/.exec(view ?? '')?.[1];
  return seen === undefined ? 'with a View' : `with ${capital(seen.replace(/s$/, ''))} Views`;
};

export const hooks = ({ view, area, floor, listing: { yearBuilt: year } }: Home): Record<HookTopic, HookWords> => ({
  view: hook(`looks out to ${view}`, `wakes up to views of ${view}`, `takes in ${view}`, viewInShort(view)),
  'condition-renovated': hook('has been renovated', 'has already been renovated', 'comes renovated', 'Renovated'),
  'condition-new': hook('is of recent construction', 'is of recent construction', 'is recent construction', 'Newer'),
  'roof deck': hook(
    'rises to a roof deck',
    'saves the best for its roof deck',
    'goes all the way up to a roof deck',
    'with a Roof Deck',
  ),
  pool: hook('comes with a pool', 'gathers around its pool', 'brings its own pool', 'with a Pool'),
  garden: hook('comes with a garden', 'opens up to a garden', 'comes with a garden of its own', 'with a Garden'),
  'high ceilings': hook(
    'is defined by high ceilings',
    'breathes under high ceilings',
    'goes tall with high ceilings',
    'with High Ceilings',
  ),
  'natural light': hook('draws in natural light', 'fills with natural light', 'runs on natural light', 'with Natural Light'),
  'front porch': hook(
    'is entered from a front porch',
    'greets you with a front porch',
    'starts with a front porch',
    'with a Front Porch',
  ),
  fireplace: hook('centers on a fireplace', 'gathers around a fireplace', 'puts a fireplace at its heart', 'with a Fireplace'),
  deck: hook('extends to a deck', 'steps out to a deck', 'moves outdoors on its deck', 'with a Deck'),
  'condition-fixer': hook('is ready for renovation', 'is waiting for someone with a plan', 'needs work and says so'),
  year: hook(`dates from ${year}`, `has stood since ${year}`, `has been standing since ${year}`),
  size: hook(`measures ${area}`, `gives you ${area} to make your own`, `delivers ${area}`),
  floor: hook(`is set on floor ${floor}`, `lifts you up to floor ${floor}`, `goes up to floor ${floor}`),
});
