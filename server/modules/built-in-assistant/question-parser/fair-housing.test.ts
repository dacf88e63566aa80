import { describe, expect, it } from 'vitest';
import { readSmallTalk } from './small-talk.ts';

const violating = [
  'homes in white neighborhoods',
  'areas with no section 8',
  'a place where the residents are mostly Christian',
  'no kids in the building',
  'avoid immigrant neighborhoods',
  'condos in a safe area',
  'houses in the best neighborhoods of Oakland',
  'homes near good schools',
  'low crime parts of Oakland',
  'where do Jewish families live in San Francisco?',
  'what are the demographics of the Mission?',
  'neighborhoods without renters',
];
const lawful = [
  '4 bedrooms for a family of 5',
  'a house with a family room',
  'single family homes in Oakland',
  'wheelchair accessible condos',
  '55+ community homes',
  'homes on Church Street',
  'black granite counters and white cabinets',
  'a master bedroom with a safe room',
  'homes in Berkeley Unified school district',
  'close to the elementary school on Elm Street',
  'a kid-friendly yard',
  'walking distance to the synagogue',
];

describe('fair housing in questions', () => {
  it.each(violating)('declines "%s"', (text) => {
    expect(readSmallTalk(text)).toEqual({ kind: 'cannot', reason: 'fair-housing' });
  });

  it.each(lawful)('lets "%s" pass', (text) => {
    expect(readSmallTalk(text)).toBeNull();
  });
});
