import { fc } from '#tests/support/properties.ts';
import { describe, expect, test } from 'vitest';
import type { Coordinates } from '../search/geometry.ts';
import { hullOf, MAX_HULL_CORNERS } from './hull.ts';

const place = fc.record({
  latitude: fc.double({ min: 37.7, max: 37.8, noNaN: true }),
  longitude: fc.double({ min: -122.5, max: -122.4, noNaN: true }),
});

/** How far a place lies outside a counterclockwise convex ring, in degrees; at most 0 inside. */
function outside(ring: readonly Coordinates[], { latitude, longitude }: Coordinates): number {
  return Math.max(
    ...ring.map((from, at) => {
      const to = ring[(at + 1) % ring.length] as Coordinates;
      const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
      return (dy * (longitude - from.longitude) - dx * (latitude - from.latitude)) / Math.max(Math.hypot(dx, dy), 1e-12);
    }),
  );
}

describe('the outline of places', () => {
  test('holds all of them in at most so many corners, and turns one way', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 120 }), (places) => {
        const ring = hullOf(places, { trims: false });
        fc.pre(ring.length > 0);
        expect(ring.length).toBeGreaterThanOrEqual(3);
        expect(ring.length).toBeLessThanOrEqual(MAX_HULL_CORNERS);
        for (const one of places) expect(outside(ring, one)).toBeLessThan(1e-7);
      }),
    );
  });

  test('is no larger than what surrounds them', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 120 }), (places) => {
        for (const { latitude, longitude } of hullOf(places, { trims: false })) {
          expect(latitude).toBeGreaterThan(Math.min(...places.map((one) => one.latitude)) - 1e-9);
          expect(longitude).toBeLessThan(Math.max(...places.map((one) => one.longitude)) + 1e-9);
        }
      }),
    );
  });

  test('of a circle of places has at most so many corners and leaves none out', () => {
    const circle = Array.from({ length: 500 }, (_, at) => ({
      latitude: 37.7 + 0.05 * Math.sin((at * Math.PI) / 250),
      longitude: -122.4 + 0.05 * Math.cos((at * Math.PI) / 250),
    }));
    const ring = hullOf(circle, { trims: false });
    expect(ring).toHaveLength(MAX_HULL_CORNERS);
    for (const one of circle) expect(outside(ring, one)).toBeLessThan(1e-7);
  });

  test('leaves out what lies far from all others, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 20, maxLength: 60 }), (places) => {
        const astray = [
          { latitude: 0.001, longitude: -122.4 },
          { latitude: 37.7, longitude: 122.4 },
        ];
        const ring = hullOf([...places, ...astray], { trims: true });
        fc.pre(ring.length > 0);
        for (const one of astray) expect(outside(ring, one)).toBeGreaterThan(1);
      }),
    );
    const even = Array.from({ length: 400 }, (_, at) => ({
      latitude: 37.7 + Math.floor(at / 20) / 200,
      longitude: -122.5 + (at % 20) / 200,
    }));
    const ring = hullOf(even, { trims: true });
    for (const one of even) expect(outside(ring, one)).toBeLessThan(1e-7);
  });

  test('goes the short way over the antimeridian', () => {
    const ring = hullOf(
      [
        { latitude: 51, longitude: 179.5 },
        { latitude: 52, longitude: -179.5 },
        { latitude: 51, longitude: -179.5 },
      ],
      { trims: false },
    );
    expect(ring.map(({ longitude }) => Math.round(Math.abs(longitude) * 10) / 10)).toEqual([179.5, 179.5, 179.5]);
  });

  test('is empty where they span no surface', () => {
    const [one, other] = [
      { latitude: 1, longitude: 1 },
      { latitude: 2, longitude: 2 },
    ];
    expect(hullOf([], { trims: true })).toEqual([]);
    expect(hullOf([one, one, one], { trims: true })).toEqual([]);
    expect(hullOf([one, other], { trims: true })).toEqual([]);
  });
});
