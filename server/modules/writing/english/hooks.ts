import type { Home, HookTopic, HookWords } from '../words.ts';

const told = (professional: string, warm: string, bold: string, noun: string | null = null): HookWords => ({
  ...{ professional, warm, bold, noun },
});

export const hooks = ({ view, area, floor, listing: { yearBuilt: year } }: Home): Record<HookTopic, HookWords> => ({
  view: told(`looks out to ${view}`, `wakes up to views of ${view}`, `takes in ${view}`, 'with a View'),
  'condition-renovated': told('has been renovated', 'has already been renovated', 'comes renovated', 'Renovated'),
  'condition-new': told('is of recent construction', 'is of recent construction', 'is recent construction', 'Newer'),
  'roof deck': told(
    'rises to a roof deck',
    'saves the best for its roof deck',
    'goes all the way up to a roof deck',
    'with a Roof Deck',
  ),
  pool: told('comes with a pool', 'gathers around its pool', 'brings its own pool', 'with a Pool'),
  garden: told('is paired with a garden', 'opens up to a garden', 'comes with a garden of its own', 'with a Garden'),
  'high ceilings': told(
    'is defined by high ceilings',
    'breathes under high ceilings',
    'goes tall with high ceilings',
    'with High Ceilings',
  ),
  'natural light': told('draws in natural light', 'fills with natural light', 'runs on natural light', 'with Natural Light'),
  'front porch': told(
    'is entered from a front porch',
    'greets you with a front porch',
    'starts with a front porch',
    'with a Front Porch',
  ),
  fireplace: told('centers on a fireplace', 'gathers around a fireplace', 'puts a fireplace at its heart', 'with a Fireplace'),
  deck: told('extends to a deck', 'steps out to a deck', 'moves outdoors on its deck', 'with a Deck'),
  'condition-fixer': told('is ready for renovation', 'is waiting for someone with a plan', 'needs work and says so'),
  year: told(`dates from ${year}`, `has stood since ${year}`, `has been standing since ${year}`),
  size: told(`measures ${area}`, `gives you ${area} to make your own`, `delivers ${area}`),
  floor: told(`is set on floor ${floor}`, `lifts you up to floor ${floor}`, `goes up to floor ${floor}`),
});
