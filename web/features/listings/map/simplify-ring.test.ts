import { describe, expect, it } from 'vitest';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { fc } from '#tests/support/properties.ts';
import { simplifyRing } from './simplify-ring.ts';

type Corner = [number, number];

/** A freehand ring around San Francisco whose line trembles and crosses itself. */
function drawnRing(corners: number, tremble: number): Corner[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const reach = 0.05 + tremble * Math.sin(at * 12.9898) + 0.02 * Math.sin(3 * angle);
    return [37.76 + reach * Math.sin(angle * 2), -122.44 + reach * Math.cos(angle)];
  });
}

function windingOf(ring: readonly Corner[], [y, x]: Corner): number {
  let winding = 0;
  ring.forEach(([y1, x1], at) => {
    const [y2, x2] = ring[(at + 1) % ring.length] ?? [0, 0];
    if (y1 <= y !== y2 <= y) {
      const crossesAt = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      if (crossesAt > x) winding += y2 > y1 ? 1 : -1;
    }
  });
  return winding;
}

const nearestEdge = (ring: readonly Corner[], [y, x]: Corner): number =>
  Math.min(
    ...ring.map(([y1, x1], at) => {
      const [y2, x2] = ring[(at + 1) % ring.length] ?? [0, 0];
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
      return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
    }),
  );

describe('a ring drawn by hand', () => {
  it('keeps its few corners', () => {
    const square: Corner[] = [
      [37.7, -122.5],
      [37.7, -122.4],
      [37.8, -122.4],
      [37.8, -122.5],
    ];
    expect(simplifyRing(square)).toEqual(square);
  });

  it('of thousands of corners has no more than a search takes', () => {
    expect(simplifyRing(drawnRing(3_000, 0.001)).length).toBeLessThanOrEqual(searchLimits.polygonPoints);
    expect(simplifyRing(drawnRing(2_000, 0.001), 100).length).toBeLessThanOrEqual(100);
  });

  it.each([0, 0.0001, 0.001])('holds the same homes as the drawn one, to the decimetre, when it trembles by %d', (tremble) => {
    const ring = drawnRing(2_000, tremble);
    const simple = simplifyRing(ring);
    fc.assert(
      fc.property(
        fc.double({ min: 37.68, max: 37.84, noNaN: true }),
        fc.double({ min: -122.53, max: -122.35, noNaN: true }),
        (y, x) => {
          fc.pre(nearestEdge(ring, [y, x]) > 2e-6);
          expect(windingOf(simple, [y, x]) !== 0).toBe(windingOf(ring, [y, x]) !== 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
