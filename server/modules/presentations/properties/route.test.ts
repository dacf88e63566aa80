import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { milesBetween } from '#server/modules/market/index.ts';
import { nearestRoute } from './route.ts';

const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude });
const length = (order: readonly ReturnType<typeof at>[]) =>
  order.slice(1).reduce((sum, spot, index) => sum + (milesBetween(order[index] ?? spot, spot) ?? 0), 0);

it('passes homes along a street one after the other, and leaves those without a place to the end', () => {
  const street = [at(37.8, -122.2), at(37.803, -122.2), at(37.801, -122.2), at(null, null), at(37.802, -122.2)];
  const order = nearestRoute(street).map(({ latitude }) => latitude);
  expect([order.join(' '), order.slice(0, 4).toReversed().concat(null).join(' ')]).toContain('37.8 37.801 37.802 37.803 ');
});

it('has every home once, and is never longer than the order that was given', () => {
  const spot = fc.record({
    latitude: fc.double({ min: 37, max: 38, noNaN: true }),
    longitude: fc.double({ min: -123, max: -122, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 9 }), (homes) => {
      const order = nearestRoute(homes);
      expect(new Set(order)).toEqual(new Set(homes));
      expect(order).toHaveLength(homes.length);
      expect(length(order)).toBeLessThanOrEqual(length(homes) + 1e-6);
    }),
  );
});
