import { describe, expect, it } from 'vitest';
import { sellersCosts } from '#contract/closing-costs.ts';
import { taxedCityIn, taxedPlaceOf } from './find-place.ts';
import { taxedPlaces } from './places.ts';
import { shareOf, taxOn } from './transfer-tax.ts';

/** What is due in a place on a price, both sides together. */
const due = (city: string | null, state: string, price: number) =>
  (taxedPlaceOf(city, state)?.taxes ?? []).reduce((sum, tax) => sum + taxOn(price, tax), 0);

describe('transfer taxes by their brackets', () => {
  it.each([
    ['San Francisco', 'CA', 250_000, 1_250],
    ['San Francisco', 'CA', 999_999, 6_800],
    ['San Francisco', 'CA', 1_000_000, 7_500],
    ['San Francisco', 'CA', 3_000_000, 22_500],
    ['San Francisco', 'CA', 5_000_000, 112_500],
    ['San Francisco', 'CA', 10_000_000, 550_000],
    ['San Francisco', 'CA', 25_000_000, 1_500_000],
    ['Oakland', 'CA', 300_000, 330 + 3_000],
    ['Oakland', 'CA', 1_600_000, 1_760 + 24_000],
    ['Oakland', 'CA', 3_000_000, 3_300 + 52_500],
    ['Berkeley', 'CA', 1_700_000, 1_870 + 25_500],
    ['Berkeley', 'CA', 2_000_000, 2_200 + 50_000],
    ['San Jose', 'CA', 2_000_000, 2_200 + 6_600],
    ['San Jose', 'CA', 3_000_000, 3_300 + 9_900 + 22_500],
    ['Los Angeles', 'CA', 5_300_000, 5_830 + 23_850],
    ['Los Angeles', 'CA', 6_000_000, 6_600 + 27_000 + 240_000],
    ['Los Angeles', 'CA', 12_000_000, 13_200 + 54_000 + 660_000],
    ['Fresno', 'CA', 1_000_000, 1_100],
    ['New York', 'NY', 900_000, 3_600 + 12_825],
    ['New York', 'NY', 3_000_000, 19_500 + 42_750 + 45_000],
    ['Albany', 'NY', 1_000_000, 4_000 + 10_000],
    ['Chicago', 'IL', 500_000, 500 + 250 + 3_750 + 1_500],
    ['Philadelphia', 'PA', 340_000, 3_400 + 12_165],
    ['Washington', 'DC', 399_999, 8_800],
    ['Washington', 'DC', 500_000, 14_500],
    ['Seattle', 'WA', 500_000, 5_500 + 2_500],
    ['Seattle', 'WA', 2_000_000, 5_775 + 12_800 + 13_063 + 10_000],
    ['Miami', 'FL', 1_000_000, 6_000],
    ['Las Vegas', 'NV', 500_000, 2_550],
    // The two examples that the state's realtors print.
    ['Newark', 'NJ', 1_250_000, 12_600 + 12_500],
    ['Newark', 'NJ', 2_750_000, 30_750 + 68_750],
  ])('in %s, %s at %d dollars', (city, state, price, total) => {
    expect(due(city, state, price)).toBe(total);
  });

  it('are what a presentation starts its net sheet with, wherever that is one percentage', () => {
    const price = 500_000;
    const differing = [...new Set(taxedPlaces.map(({ state }) => state))].filter((state) => {
      const known = sellersCosts(state).find(({ item }) => item === 'transfer-tax');
      const own = (taxedPlaceOf(null, state)?.taxes ?? []).reduce(
        (sum, tax) => sum + shareOf(taxOn(price, tax), tax.payer, 'seller'),
        0,
      );
      return known && Math.abs(own - (known.percent / 100) * price) > 1;
    });
    // Their net sheets leave a county's or a town's usual share to the agent.
    expect(differing).toEqual(['IL', 'CT']);
  });
});

describe('the city that words name', () => {
  it.each([
    ['transfer tax on a 3m home in san francisco', 'San Francisco'],
    ['what does philly take', 'Philadelphia'],
    ['mansion tax in brooklyn', 'New York'],
    ['transfer tax in washington dc', 'Washington'],
    ['who pays in richmond, ca', 'Richmond'],
    ['new york state transfer tax', null],
    ['transfer tax in richmond, va', null],
    ['excise tax in washington', null],
    ['in albany', null],
  ])('%s: %s', (words, city) => {
    expect(taxedCityIn(words)?.city ?? null).toBe(city);
  });
});
