import { describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchWords, showingWords, titleOfWord } from './search-words.ts';

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
      '1,000 sq ft–2,000 sq ft',
      'Listed since 05/01/2026',
    ]);
  });

  it('fold many types into one chip that can tell them', () => {
    const few: ListingSearch = { propertyTypes: ['condominium', 'loft', 'tic'] };
    expect(searchWords(few)).toEqual(['Condominium', 'Loft', 'TIC']);
    const many: ListingSearch = { propertyTypes: ['condominium', 'loft', 'tic', 'townhouse'] };
    expect(searchWords(many)).toEqual(['4 types']);
    expect(titleOfWord('4 types', many)).toBe('Condominium, Loft, TIC, Townhouse');
    expect(titleOfWord('Condominium', few)).toBeUndefined();
  });

  it('call a county a county', () => {
    expect(searchWords({ areaFilter: { type: 'named-area', nameType: 'county', name: 'King' } })).toEqual(['King County']);
  });

  it('say nothing for an open range', () => {
    expect(searchWords({ price: { startAt: null, endAt: null }, soldDate: {} })).toEqual([]);
  });
});

describe('the footer', () => {
  it('counts as document 2 words it', () => {
    expect(showingWords({ totalItems: 0, currentPage: 1, itemsPerPage: 10 })).toBe('Showing 0 listings');
    expect(showingWords({ totalItems: 1, currentPage: 1, itemsPerPage: 10 })).toBe('Showing 1 of 1 listing');
    expect(showingWords({ totalItems: 1234, currentPage: 3, itemsPerPage: 10 })).toBe('Showing 21–30 of 1,234 listings');
    expect(showingWords({ totalItems: 12, currentPage: 2, itemsPerPage: 10 })).toBe('Showing 11–12 of 12 listings');
  });
});
