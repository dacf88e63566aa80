import { describe, expect, it } from 'vitest';
import { readToldHome } from './read-told-home.ts';

describe('a home that is told without a listing', () => {
  it.each([
    [
      'listing copy 2bd 1ba 1,080sf daly city westlake 94015 updated kitchen hardwood floors 2 car garage',
      {
        ...{ bedrooms: 2, fullBaths: 1, halfBaths: 0, livingAreaSqFt: 1080, garageSpaces: 2 },
        ...{ city: 'Daly City Westlake', zipCode: '94015', told: ['updated kitchen hardwood floors'] },
      },
    ],
    [
      'Write a listing description for my new listing: 3 bed, 2.5 bath, 1,850 sq ft in Walnut Creek, CA, built in 1974, new roof in 2022, walk to BART, asking $1.25M',
      {
        ...{ bedrooms: 3, fullBaths: 2, halfBaths: 1, livingAreaSqFt: 1850, yearBuilt: 1974, priceDollars: 1_250_000 },
        ...{ city: 'Walnut Creek', state: 'CA', told: ['new roof in 2022', 'walk to BART'] },
      },
    ],
    [
      'ig caption for 412 Elm Street, Boise, 4/3, 2600 sqft, 0.5 acre lot, big shop, 689k',
      {
        ...{ address: '412 Elm Street', city: 'Boise', bedrooms: 4, fullBaths: 3, halfBaths: 0, livingAreaSqFt: 2600 },
        ...{ lotSizeSqFt: 21_780, priceDollars: 689_000, told: ['big shop'] },
      },
    ],
    [
      'write an instagram caption for a just listed 3bd 2ba in rockridge, big yard, asking 1.395',
      {
        ...{ bedrooms: 3, fullBaths: 2, halfBaths: 0, city: 'Rockridge', priceDollars: 1_395_000, told: ['big yard'] },
      },
    ],
    [
      'write mls remarks for my listing: 4/3 craftsman in berkeley 2200 ft, adu out back, near bart',
      {
        ...{ bedrooms: 4, fullBaths: 3, halfBaths: 0, livingAreaSqFt: 2200, city: 'Berkeley' },
        ...{ told: ['craftsman', 'ADU out back', 'near BART'] },
      },
    ],
    [
      'listing description for 12 Elm Ave Berkeley 3bd/2ba 1650sf 1925 craftsman, big backyard, asking 1.295',
      {
        ...{ address: '12 Elm Ave', city: 'Berkeley', bedrooms: 3, fullBaths: 2, halfBaths: 0, livingAreaSqFt: 1650 },
        ...{ yearBuilt: 1925, priceDollars: 1_295_000, told: ['craftsman', 'big backyard'] },
      },
    ],
    [
      'draft a just listed email: condo, two bedrooms and one bath, Lake View, Chicago, hoa $420/mo, in-unit laundry',
      {
        ...{ propertyType: 'condominium', bedrooms: 2, fullBaths: 1, halfBaths: 0, hoaMonthlyDollars: 420 },
        ...{ neighborhood: 'Lake View', city: 'Chicago', told: ['in-unit laundry'] },
      },
    ],
    [
      'just sold postcard: 88 Alder Ln Austin TX, 3/2, 1,700 sqft, sold for 540k in 4 days',
      {
        ...{ address: '88 Alder Ln', city: 'Austin', state: 'TX', bedrooms: 3, fullBaths: 2, halfBaths: 0 },
        ...{ livingAreaSqFt: 1700, priceDollars: 540_000, told: ['sold in 4 days'] },
      },
    ],
    [
      'coming soon post: 4 bed 3 bath 2400 sq ft pool home in Scottsdale AZ, corner lot, asking 899k',
      {
        ...{ bedrooms: 4, fullBaths: 3, halfBaths: 0, livingAreaSqFt: 2400, city: 'Scottsdale', state: 'AZ' },
        ...{ priceDollars: 899_000, told: ['pool', 'corner lot'] },
      },
    ],
  ])('%s', (text, home) => {
    expect(readToldHome(text)).toEqual(home);
  });

  it.each([
    'write a description for the second one',
    'ig caption too',
    'write something about 12 Oak Street',
    'shorter, and mention the garage',
  ])('is not: %s', (text) => {
    expect(readToldHome(text)).toBeNull();
  });
});
