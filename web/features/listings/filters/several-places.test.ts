import { expect, test } from 'vitest';
import type { NamedArea } from '#contract/listing-search.ts';
import { hasRoom, withoutPlace, withPlace } from './several-places.ts';

const place = (name: string): NamedArea => ({
  type: 'named-area',
  nameType: 'neighborhood',
  name,
  context: { city: 'San Francisco', stateAbbreviated: 'CA' },
});
const [noe, bernal, sunset] = [place('Noe Valley'), place('Bernal Heights'), place('Sunset')];

test('places come to the one that stands, or are left out, each once', () => {
  const two = withPlace(noe, bernal, 'in');
  expect(two).toEqual({ type: 'any-of', areas: [noe, bernal] });
  expect(withPlace(two, { ...noe, name: 'NOE VALLEY' }, 'in')).toMatchObject({ areas: [bernal, { name: 'NOE VALLEY' }] });
  const without = withPlace(two, sunset, 'out');
  expect(without).toEqual({ type: 'any-of', areas: [noe, bernal], except: [sunset] });
  expect(withPlace(without, bernal, 'out')).toEqual({ type: 'any-of', areas: [noe], except: [sunset, bernal] });
  expect(withPlace(null, sunset, 'out')).toEqual({ type: 'any-of', areas: [], except: [sunset] });
});

test('a place that is taken off leaves the others, and a single one stands by itself', () => {
  const all = { type: 'any-of' as const, areas: [noe, bernal], except: [sunset] };
  expect(withoutPlace(all, sunset)).toEqual({ type: 'any-of', areas: [noe, bernal] });
  expect(withoutPlace({ type: 'any-of', areas: [noe, bernal] }, noe)).toEqual(bernal);
  expect(withoutPlace(noe, noe)).toBeNull();
});

test('circles that homes must lie in besides stay', () => {
  const circle = { type: 'radius' as const, latitude: 37.75, longitude: -122.43, distance: 2 };
  const area = { type: 'any-of' as const, areas: [noe], near: [circle] };
  expect(withPlace(area, bernal, 'in')).toEqual({ ...area, areas: [noe, bernal] });
  expect(withoutPlace(area, circle)).toEqual(noe);
});

test('ten places are as many as a search may have on each side', () => {
  const ten = Array.from({ length: 10 }, (_, at) => place(`Place ${at}`));
  expect(hasRoom({ type: 'any-of', areas: ten }, 'in')).toBe(false);
  expect(hasRoom({ type: 'any-of', areas: ten }, 'out')).toBe(true);
});
