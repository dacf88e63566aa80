import { expect, it } from 'vitest';
import { isStep } from './read-steps.ts';

const upon = { search: {}, results: [], clients: [{ name: 'johnson', search: { bedroomsCount: { startAt: 3 } } }] };

it.each(['back to the Johnsons', 'back to the first search', 'none? then without', 'try again', 'ok all of them again'])(
  'words that only go a step back are known: %s',
  (text) => {
    expect(isStep(text, upon)).toBe(true);
  },
);

it.each(['what about Oakland?', 'back to the Garcias', 'now parking'])('a name of no client is none: %s', (text) => {
  expect(isStep(text, upon)).toBe(false);
});
