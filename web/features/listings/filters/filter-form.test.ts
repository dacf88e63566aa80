import { describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchWords } from '../search/search-words.ts';
import { clearedForm, formErrors, formOf, hiddenConditions, searchOf, withStatus } from './filter-form.ts';

const TODAY = '2026-11-21';
const asked: ListingSearch = {
  areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley', context: { city: 'San Francisco' } },
  price: { startAt: null, endAt: 1_500_000 },
  bedroomsCount: { startAt: 3, endAt: null },
  propertyTypes: ['condominium'],
  listDate: { startAt: '2026-10-22', endAt: TODAY },
  hasDoormanAttendance: true,
  listingTransactionType: 'lease',
};

/** What a search asks, without empty conditions. */
const wordsOf = (search: ListingSearch) => searchWords(search);

describe('the filter form', () => {
  it('shows a search and gives it back as it was', () => {
    const form = formOf(asked, TODAY);
    expect(form).toMatchObject({ status: 'active', within: '30d', ranges: { price: { min: '', max: '1500000' } } });
    expect(wordsOf(searchOf(form, TODAY))).toEqual(wordsOf(asked));
  });

  it('keeps statuses and dates that it does not offer', () => {
    const search: ListingSearch = {
      propertyStatus: ['pending', 'contingent'],
      listDate: { startAt: '2026-05-01', endAt: '2026-05-31' },
      bathroomsCount: { startAt: 2.5 },
    };
    const form = formOf(search, TODAY);
    expect(form).toMatchObject({ status: 'asked', within: 'custom', ranges: { bathroomsCount: { min: '2.5' } } });
    expect(wordsOf(searchOf(form, TODAY))).toEqual(wordsOf(search));
  });

  it('forgets the listed period when the status turns to sold, and the other way round', () => {
    const sold = withStatus(formOf(asked, TODAY), 'sold');
    expect(searchOf(sold, TODAY)).toMatchObject({ propertyStatus: ['sold'], listDate: null, soldDate: null });
    const inSixMonths = searchOf({ ...sold, within: '6m' }, TODAY);
    expect(inSixMonths).toMatchObject({ soldDate: { startAt: '2026-05-21', endAt: TODAY }, listDate: null });
    const active = searchOf(withStatus(formOf(inSixMonths, TODAY), 'active'), TODAY);
    expect(active).toMatchObject({ propertyStatus: ['active'], soldDate: null });
  });

  it('is cleared of everything but buying or renting', () => {
    expect(searchOf(clearedForm(formOf(asked, TODAY)), TODAY)).toMatchObject({ listingTransactionType: 'lease', price: null });
    expect(wordsOf(searchOf(clearedForm(formOf(asked, TODAY)), TODAY))).toEqual(['For rent']);
  });

  it('tells which conditions it does not show', () => {
    expect(searchWords(hiddenConditions(formOf(asked, TODAY)))).toEqual(['Noe Valley, San Francisco', 'For rent', 'Doorman']);
  });

  it('refuses a min over its max and a year to come', () => {
    const form = formOf({ price: { startAt: 2, endAt: 1 }, propertyYearBuilt: { endAt: 2027 } }, TODAY);
    expect(formErrors(form, 2026)).toEqual({
      price: { min: 'Min must be less than max' },
      propertyYearBuilt: { max: 'Year Built must be less than or equal to 2026' },
    });
    expect(formErrors(formOf(asked, TODAY), 2026)).toEqual({});
  });
});
