import { describe, expect, it } from 'vitest';
import { withoutLandmark } from './landmarks.ts';
import type { PlaceCandidate } from './parsed-question.ts';

const house = {
  nameType: 'neighborhood',
  name: 'Old School House',
  context: { city: 'Berkeley', stateAbbreviated: 'CA' },
  listingCount: 3,
  phrase: 'old school house',
  exact: true,
} satisfies PlaceCandidate;
const oldSchool = {
  nameType: 'neighborhood',
  name: 'Old School',
  context: { city: 'Berkeley', stateAbbreviated: 'CA' },
  listingCount: 3,
  phrase: 'old school',
  exact: true,
} satisfies PlaceCandidate;

describe('what stands near a home and has no place of its own here', () => {
  it.each([
    ["3br in Oakland near St. Michael's church under 700", '3br in Oakland under 700', "St. Michael's church"],
    ['homes in Cary, 4 bed, close to Green Hope High School', 'homes in Cary, 4 bed', 'Green Hope High School'],
    ['condos within walking distance of the library in Ames', 'condos in Ames', 'the library'],
    ['houses by a golf course', 'houses', 'a golf course'],
  ])('is taken out of the request, which is searched without it: %s', (text, rest, name) => {
    const taken = withoutLandmark(text, []);
    expect(taken.text.replace(/\s+/g, ' ').trim()).toBe(rest);
    expect(taken.note).toEqual({ kind: 'landmark-not-known', name });
  });

  it.each([
    ['w/in a 10 min walk', '', '10 min walk'],
    ['2 beds in Oakland within a 15-minute drive to downtown under 900k', '2 beds in Oakland under 900k', '15-minute drive'],
    ['casas en Oakland a 20 minutos en carro', 'casas en Oakland', '20 minutos en carro'],
  ])('may be as far as a time, which is no price: %s', (text, rest, time) => {
    const taken = withoutLandmark(text, []);
    expect(taken.text.replace(/\s+/g, ' ').trim()).toBe(rest);
    expect(taken.note).toEqual({ kind: 'travel-time-not-known', time });
  });

  it('may be the zone of a school, which no listing names', () => {
    expect(withoutLandmark('in the Green Hope attendance zone', []).note).toEqual({ kind: 'attendance-zone-not-known' });
  });

  it.each([
    'homes near Old School',
    'homes near Old School House under 900k',
    'homes near good schools',
    'homes on Church Street near School Street',
    'houses near Rockridge under 900k',
  ])('is none where the words name a place, a street or nothing by its name: %s', (text) => {
    expect(withoutLandmark(text, [oldSchool, house])).toEqual({ text, note: null });
  });
});
