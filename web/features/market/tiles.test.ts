import { expect, it } from 'vitest';
import { aSnapshot } from '#tests/support/market-stub.ts';
import { tilesOf } from './tiles.ts';

const { medianPrice, monthsOfSupply, soldCount } = aSnapshot();

it('counts one sale as one', () => {
  const one = aSnapshot({
    medianPrice: { ...medianPrice, value: null, n: 1, missing: 'not-enough-data' },
    monthsOfSupply: { ...monthsOfSupply, n: 1 },
    soldCount: { ...soldCount, value: 1 },
  });
  const [price, , , , supply] = tilesOf(one);
  expect(price?.basis).toBe('1 sale, 10 are needed');
  expect(supply?.basis).toBe('1 sale in 12 months');
});

it('draws the course of a median only where a usual month has enough cases for one', () => {
  const drawn = (n: number) =>
    tilesOf(aSnapshot({ medianPrice: { ...medianPrice, n } }))
      .filter(({ ofMonth }) => ofMonth !== null)
      .map(({ label }) => label);
  expect(drawn(42)).toContain('Median price');
  expect(drawn(15)).not.toContain('Median price');
  expect(drawn(15)).toContain('Sold');
});
