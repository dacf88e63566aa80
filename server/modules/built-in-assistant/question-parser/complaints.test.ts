import { describe, expect, it } from 'vitest';
import { withoutComplaint } from './complaints.ts';

describe('a complaint about the homes that were shown', () => {
  it.each([
    ['half of those say condo i said homes', 'only houses'],
    ['why are there condos, i said houses', 'only houses'],
    ['these are townhouses but i asked for condos', 'only condos'],
    ["that's not what i asked, condos in oakland", 'condos in oakland'],
    ["i didn't ask for that. lofts near downtown", 'lofts near downtown'],
    ['no, some are over 900k. i said under 900k', 'only under 900k'],
  ])('asks again for what was asked: %s', (text, wanted) => {
    expect(withoutComplaint(text)).toBe(wanted);
  });

  it.each(['i said houses', 'my buyer said condos are fine', 'houses in oakland'])('is none: %s', (text) => {
    expect(withoutComplaint(text)).toBe(text);
  });
});
