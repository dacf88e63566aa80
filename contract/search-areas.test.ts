import { expect, test } from 'vitest';
import { listingSearchSchema, type AreaFilter, type Circle } from './listing-search.ts';
import { searchLimits } from './listing-vocabulary.ts';
import { middleOf, withinAlso } from './search-areas.ts';

const at = (longitude: number, distance = 1): Circle => ({ type: 'radius', latitude: 37.75, longitude, distance });
const noe: AreaFilter = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' };
const inNoe: AreaFilter = { type: 'any-of', areas: [noe], except: [noe] };

test('a circle narrows what is searched', () => {
  expect(withinAlso(null, at(1))).toEqual(at(1));
  expect(withinAlso(noe, at(1))).toEqual({ type: 'any-of', areas: [noe], near: [at(1)] });
  expect(withinAlso(at(1), at(2))).toEqual({ type: 'any-of', areas: [], near: [at(1), at(2)] });
  expect(withinAlso(inNoe, at(1))).toEqual({ ...inNoe, near: [at(1)] });
});

test('another distance around the same point takes the place of the one before', () => {
  expect(withinAlso(at(1), at(1, 3))).toEqual(at(1, 3));
  expect(withinAlso(withinAlso(at(1), at(2)), at(1, 3))).toEqual({ type: 'any-of', areas: [], near: [at(2), at(1, 3)] });
});

test('distances are measured from the first circle', () => {
  expect(middleOf(withinAlso(at(1), at(2)))).toEqual(at(1));
  expect(middleOf(noe)).toBeNull();
});

test('any number of circles is a search that can be asked', () => {
  const circles = Array.from({ length: 2 * searchLimits.areas }, (_, longitude) => at(longitude));
  const areaFilter = circles.reduce<AreaFilter | null>(withinAlso, null);
  expect(listingSearchSchema.safeParse({ areaFilter }).error).toBeUndefined();
  expect(areaFilter).toMatchObject({ near: circles.slice(-searchLimits.areas) });
});
