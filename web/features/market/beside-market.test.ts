import { expect, it } from 'vitest';
import { aSnapshot } from '#tests/support/market-stub.ts';
import { besideMarket, marketsAround, type HomeOfMarket } from './beside-market.ts';

const home: HomeOfMarket = {
  ...{ neighborhood: 'Noe Valley', city: 'San Francisco', state: 'CA', isLease: false },
  propertyType: { id: 'condominium', propertyType: 'Condominium' },
  listingStatus: { id: 'active', listingStatus: 'Active' },
  ...{ soldPrice: null, listPrice: 2_035_000, internalSize: 2_000, daysOnMarket: 9 },
};

it('compares a home with the medians of its market, each with the sales that it rests on', () => {
  expect(besideMarket(home, aSnapshot())).toEqual([
    { label: 'Price', own: '$2.04M', words: '10% above the median of $1,850,000 (42 sales)' },
    { label: 'Price per sq ft', own: '$1,018', words: '9% below the median of $1,121 (40 sales)' },
    { label: 'Days on market', own: '9 days', words: 'Half of the 42 sales took 18 days or less' },
  ]);
});

it('compares a sold home by what was paid for it', () => {
  const sold = { ...home, listingStatus: { id: 'sold' as const, listingStatus: 'Sold' }, soldPrice: 1_850_000 };
  expect(besideMarket(sold, aSnapshot())[0]?.words).toBe('At the median of $1,850,000 (42 sales)');
});

it('says nothing where either side is unknown', () => {
  const { medianPrice, medianDaysOnMarket } = aSnapshot();
  const few = aSnapshot({
    medianPrice: { ...medianPrice, value: null, missing: 'not-enough-data', trend: null },
    medianDaysOnMarket: { ...medianDaysOnMarket, basis: 'list-to-sale' },
  });
  expect(besideMarket({ ...home, internalSize: null }, few)).toEqual([]);
});

it('asks for the neighborhood first, then for the city, of its own type', () => {
  const context = { city: 'San Francisco', stateAbbreviated: 'CA' };
  expect(marketsAround(home)).toEqual([
    { propertyTypes: ['condominium'], areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley', context } },
    {
      propertyTypes: ['condominium'],
      areaFilter: { type: 'named-area', nameType: 'city', name: 'San Francisco', context: { stateAbbreviated: 'CA' } },
    },
  ]);
  expect(marketsAround({ ...home, city: null })).toEqual([]);
});
