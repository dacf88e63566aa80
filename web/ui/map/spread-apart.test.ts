import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { spreadApart, type PlacedBox } from './spread-apart.ts';

const coverEachOther = (boxes: readonly PlacedBox[]): boolean =>
  boxes.some((one, at) =>
    boxes
      .slice(at + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
          Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight,
      ),
  );

const box = fc.record({
  x: fc.integer({ min: 0, max: 320 }),
  y: fc.integer({ min: 0, max: 200 }),
  halfWidth: fc.integer({ min: 10, max: 36 }),
  halfHeight: fc.constant(12),
});

it('leaves no label of a dozen over another, and the first one where it is', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 12 }), (boxes) => {
      const ways = spreadApart(boxes);
      const moved = boxes.map((one, at) => ({ ...one, x: one.x + (ways[at]?.[0] ?? 0), y: one.y + (ways[at]?.[1] ?? 0) }));
      expect(coverEachOther(moved)).toBe(false);
      expect(Math.hypot(...(ways[0] ?? [9, 9]))).toBeLessThan(0.1);
    }),
  );
});

it('moves nothing that stands free', () => {
  const free = [0, 100, 200].map((x) => ({ x, y: 0, halfWidth: 13, halfHeight: 13 }));
  for (const way of spreadApart(free)) expect(Math.hypot(...way)).toBeLessThan(0.1);
});
