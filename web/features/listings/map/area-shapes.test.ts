import { expect, test } from 'vitest';
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { areaOf, ringsOf, toolOf, withArea, withoutShapes } from './area-shapes.ts';

const noe: AreaFilter = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' };
const circle: AreaFilter = { type: 'radius', latitude: 37.75, longitude: -122.43, distance: 1 };
const ring: AreaFilter = {
  type: 'polygon',
  coordinates: [
    [37.7, -122.5],
    [37.7, -122.4],
    [37.8, -122.4],
  ],
};

test('a drawn circle is searched in miles', () => {
  const drawn = areaOf({ type: 'circle', latitude: 37.75, longitude: -122.43, radiusMeters: 1_609.34 });
  expect(drawn).toEqual(circle);
});

test('every shape of an area is outlined, and clearing them leaves its names', () => {
  const several: AreaFilter = { type: 'any-of', areas: [noe, ring], near: [circle, { ...circle, latitude: 37.7 }] };
  expect(ringsOf(several)).toHaveLength(3);
  expect(ringsOf(noe)).toEqual([]);
  expect(withoutShapes(several)).toEqual(noe);
  expect(withoutShapes(circle)).toBeNull();
  expect([toolOf(circle), toolOf(ring), toolOf(several), toolOf(noe)]).toEqual(['circle', 'freehand', 'circle', null]);
});

test('a circle that is cleared takes the order by distance along', () => {
  const nearest: ListingSearch = { areaFilter: circle, orderResultsBy: { term: 'distance', order: 'asc' }, paginationPage: 3 };
  expect(withArea(nearest, ring)).toEqual({ areaFilter: ring, orderResultsBy: null, paginationPage: 1 });
  expect(withArea(nearest, null)).toEqual({ areaFilter: null, orderResultsBy: null, paginationPage: 1 });
  expect(withArea(nearest, { ...circle, distance: 2 })).toMatchObject({ orderResultsBy: { term: 'distance' } });
});
