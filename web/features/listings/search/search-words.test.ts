import { describe, expect, it } from 'vitest';
import type { Circle, ListingSearch } from '#contract/listing-search.ts';
import { withinAlso } from '#contract/search-areas.ts';
import {
  areaChange,
  areaWords,
  conditionsOf,
  countWords,
  isWithoutConditions,
  searchWords,
  showingWords,
} from './search-words.ts';

describe('the words of a search', () => {
  it('name each condition briefly', () => {
    expect(
      searchWords({
        areaFilter: {
          type: 'named-area',
          nameType: 'neighborhood',
          name: 'Noe Valley',
          context: { city: 'San Francisco', stateAbbreviated: 'CA' },
        },
        propertyTypes: ['condominium'],
        price: { endAt: 1_500_000 },
        bedroomsCount: { startAt: 3 },
        bathroomsCount: { startAt: 2, endAt: 2 },
        livingSpaceSqFt: { startAt: 1000, endAt: 2000 },
        propertyStatus: ['active'],
        listDate: { startAt: '2026-05-01', endAt: null },
      }),
    ).toEqual([
      'Noe Valley, San Francisco',
      'Active',
      'Condominium',
      'Up to $1.5M',
      '3+ bd',
      '2 ba',
      '1,000–2,000 sq ft',
      'Listed since 05/01/2026',
    ]);
  });

  it('name an apartment once, whether it is to rent or to buy', () => {
    const both: ListingSearch = { propertyTypes: ['apartment-for-rent', 'loft', 'apartment-for-sale'] };
    expect(conditionsOf(both)).toEqual([
      { words: 'Apartment', off: { propertyTypes: ['loft'] } },
      { words: 'Loft', off: { propertyTypes: ['apartment-for-rent', 'apartment-for-sale'] } },
    ]);
    expect(searchWords({ propertyTypes: ['apartment-for-rent'] })).toEqual(['Apartment for Rent']);
    expect(conditionsOf({ propertyTypes: ['apartment-for-rent', 'apartment-for-sale'] })).toEqual([
      { words: 'Apartment', off: { propertyTypes: null } },
    ]);
  });

  it('fold many types into one chip that can tell them', () => {
    const few: ListingSearch = { propertyTypes: ['condominium', 'loft', 'tic'] };
    expect(searchWords(few)).toEqual(['Condominium', 'Loft', 'TIC']);
    const many: ListingSearch = { propertyTypes: ['condominium', 'loft', 'tic', 'townhouse'] };
    expect(conditionsOf(many)).toMatchObject([{ words: '4 types', title: 'Condominium, Loft, TIC, Townhouse' }]);
  });

  it('call a county a county', () => {
    expect(searchWords({ areaFilter: { type: 'named-area', nameType: 'county', name: 'King' } })).toEqual(['King County']);
  });

  it('say nothing for an open range', () => {
    expect(searchWords({ price: { startAt: null, endAt: null }, soldDate: {} })).toEqual([]);
  });
});

describe('a condition that is taken off', () => {
  const asked: ListingSearch = {
    areaFilter: { type: 'radius', latitude: 37.7, longitude: -122.4, distance: 1 },
    listingTransactionType: 'lease',
    propertyStatus: ['sold'],
    propertyTypes: ['condominium', 'loft'],
    price: { endAt: 2_000_000 },
    bedroomsCount: { startAt: 2 },
    bathroomsCount: { startAt: 1 },
    livingSpaceSqFt: { startAt: 900 },
    lotSizeSqFt: { endAt: 9_000 },
    parkingGarageSpaces: { startAt: 1 },
    propertyYearBuilt: { startAt: 1950 },
    homeownerAssociationFeeUSD: { endAt: 800 },
    listDate: { startAt: '2026-01-01' },
    soldDate: { startAt: '2026-02-01' },
    hasDoormanAttendance: true,
    agentDreNumbers: ['01234567'],
    orderResultsBy: { term: 'price', order: 'asc' },
  };

  it('goes from the words, and leaves every other one but what hangs on it', () => {
    const words = searchWords(asked);
    for (const { words: gone, off } of conditionsOf(asked)) {
      const left = searchWords({ ...asked, ...off });
      const expected = words.filter((word) => word !== gone && !(gone === 'Sold' && word.startsWith('Sold since')));
      expect(left, gone).toEqual(expected);
    }
  });

  it('leaves nothing to ask when it was the last', () => {
    for (const { off } of conditionsOf({ propertyTypes: ['loft'] })) expect(isWithoutConditions(off)).toBe(true);
  });

  it('takes an order along that cannot be without it', () => {
    const nearest: ListingSearch = { ...asked, orderResultsBy: { term: 'distance', order: 'asc' } };
    expect(areaChange(null, nearest)).toEqual({ areaFilter: null, orderResultsBy: null });
    const fromPoint: ListingSearch = { orderResultsBy: { term: 'distance', latitude: 37.7, longitude: -122.4 } };
    expect(areaChange(null, fromPoint)).toEqual({ areaFilter: null });
    const latestSale: ListingSearch = { propertyStatus: ['sold'], orderResultsBy: { term: 'solddate', order: 'desc' } };
    expect(conditionsOf(latestSale)[0]?.off).toEqual({ propertyStatus: null, soldDate: null, orderResultsBy: null });
  });
});

describe('circles', () => {
  const circle = (name: string | undefined, longitude: number): Circle => ({
    type: 'radius',
    latitude: 37.75,
    longitude,
    distance: 3,
    ...(name ? { name } : {}),
  });
  const [office, beach] = [circle('400 Howard St', -122.39), circle('Ocean Beach', -122.51)];

  it('are straight lines, from what is named or from where they were drawn', () => {
    expect(searchWords({ areaFilter: office })).toEqual(['Within 3 mi (straight line) of 400 Howard St']);
    expect(searchWords({ areaFilter: circle(undefined, -122.4) })).toEqual(['Within 3 mi (straight line)']);
  });

  it('of which each must hold come off one by one, and leave the order by distance its point', () => {
    const search: ListingSearch = {
      areaFilter: withinAlso(office, beach),
      orderResultsBy: { term: 'distance', order: 'asc' },
    };
    const [first, second] = conditionsOf(search);
    expect([first?.words, second?.words]).toEqual([
      'Within 3 mi (straight line) of 400 Howard St',
      'Within 3 mi (straight line) of Ocean Beach',
    ]);
    expect([first?.off, second?.off]).toEqual([{ areaFilter: beach }, { areaFilter: office }]);
    expect(areaWords(search.areaFilter)).toBe(
      'Within 3 mi (straight line) of 400 Howard St, Within 3 mi (straight line) of Ocean Beach',
    );
  });
});

describe('the footer', () => {
  it('counts in words', () => {
    expect(showingWords({ totalItems: 0, currentPage: 1, itemsPerPage: 10 })).toBe('Showing 0 listings');
    expect(showingWords({ totalItems: 1, currentPage: 1, itemsPerPage: 10 })).toBe('Showing 1 of 1 listing');
    expect(showingWords({ totalItems: 1234, currentPage: 3, itemsPerPage: 10 })).toBe('Showing 21–30 of 1,234 listings');
    expect([0, 1, 1234].map(countWords)).toEqual(['0 listings', '1 listing', '1,234 listings']);
    expect(showingWords({ totalItems: 12, currentPage: 2, itemsPerPage: 10 })).toBe('Showing 11–12 of 12 listings');
  });

  it('says each of several areas, and those that are left out, and takes them off one by one', () => {
    const area = (name: string) => ({ type: 'named-area', nameType: 'neighborhood', name }) as const;
    const [noe, bernal, sunset] = [area('Noe Valley'), area('Bernal Heights'), area('Sunset')];
    const search: ListingSearch = { areaFilter: { type: 'any-of', areas: [noe, bernal], except: [sunset] } };
    const conditions = conditionsOf(search);
    expect(conditions.map(({ words }) => words)).toEqual(['Noe Valley', 'Bernal Heights', 'Not Sunset']);
    expect(conditions.map(({ off }) => off.areaFilter)).toEqual([
      { type: 'any-of', areas: [bernal], except: [sunset] },
      { type: 'any-of', areas: [noe], except: [sunset] },
      { type: 'any-of', areas: [noe, bernal] },
    ]);
    expect(conditionsOf({ areaFilter: { type: 'any-of', areas: [noe, bernal] } })[0]?.off.areaFilter).toEqual(bernal);
  });
});
