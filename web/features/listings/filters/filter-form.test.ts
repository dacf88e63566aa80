import { describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchWords } from '../search/search-words.ts';
import {
  clearedForm,
  customRange,
  formErrors,
  formOf,
  hiddenConditions,
  isChanged,
  keywordsError,
  searchOf,
  withStatus,
} from './filter-form.ts';
import { areaOfPlace } from './places.ts';

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
    expect(wordsOf(searchOf(form, form.base, TODAY))).toEqual(wordsOf(asked));
  });

  it('keeps statuses and dates that it does not offer', () => {
    const search: ListingSearch = {
      propertyStatus: ['pending', 'contingent'],
      listDate: { startAt: '2026-05-01', endAt: '2026-05-31' },
      bathroomsCount: { startAt: 2.5 },
    };
    const form = formOf(search, TODAY);
    expect(form).toMatchObject({ status: 'asked', within: 'custom', ranges: { bathroomsCount: { min: '2.5' } } });
    expect(wordsOf(searchOf(form, form.base, TODAY))).toEqual(wordsOf(search));
  });

  it('forgets the listed period when the status turns to sold, and the other way round', () => {
    const sold = withStatus(formOf(asked, TODAY), 'sold');
    expect(searchOf(sold, asked, TODAY)).toMatchObject({ propertyStatus: ['sold'], listDate: null, soldDate: null });
    const inSixMonths = searchOf({ ...sold, within: '6m' }, asked, TODAY);
    expect(inSixMonths).toMatchObject({ soldDate: { startAt: '2026-05-21', endAt: TODAY }, listDate: null });
    const active = searchOf(withStatus(formOf(inSixMonths, TODAY), 'active'), asked, TODAY);
    expect(active).toMatchObject({ propertyStatus: ['active'], soldDate: null });
  });

  it('is cleared of everything but buying or renting', () => {
    expect(searchOf(clearedForm(formOf(asked, TODAY)), asked, TODAY)).toMatchObject({
      listingTransactionType: 'lease',
      price: null,
      paginationLimit: 20,
    });
    expect(wordsOf(searchOf(clearedForm(formOf(asked, TODAY)), asked, TODAY))).toEqual(['For rent']);
  });

  it('tells which conditions it does not show', () => {
    const more: ListingSearch = { ...asked, soldDate: { startAt: '2026-01-02' }, agentDreNumbers: ['01234567'] };
    expect(searchWords(hiddenConditions(formOf(more, TODAY)))).toEqual(['Sold since 01/02/2026', 'Agent 01234567']);
  });

  it('asks for another area, doorman and market, and drops an order that cannot be without the area', () => {
    const near: ListingSearch = {
      areaFilter: { type: 'radius', latitude: 37.7, longitude: -122.4, distance: 1 },
      orderResultsBy: { term: 'distance', order: 'asc' },
    };
    const form = formOf(near, TODAY);
    expect(form).toMatchObject({ doorman: 'any', transaction: 'sale' });
    const oakland = areaOfPlace({ nameType: 'city', name: 'Oakland', context: { city: 'Oakland', stateAbbreviated: 'CA' } });
    const changed = { ...form, area: oakland, doorman: 'yes', transaction: 'lease' } as const;
    const search = searchOf(changed, near, TODAY);
    expect(searchWords(search)).toEqual(['Oakland', 'For rent', 'Doorman']);
    expect(search.orderResultsBy).toBeNull();
    expect(searchOf(form, near, TODAY).orderResultsBy).toEqual(near.orderResultsBy);
  });

  it('asks for features and for words of the remarks, and not for who lives there', () => {
    const form = formOf({ features: ['pool'], keywords: ['wine cellar'] }, TODAY);
    expect(form).toMatchObject({ features: ['pool'], keywords: 'wine cellar' });
    const search = searchOf({ ...form, features: ['pool', 'view'], keywords: ' wine cellar , skylight,, skylight' }, {}, TODAY);
    expect(search).toMatchObject({ features: ['pool', 'view'], keywords: ['wine cellar', 'skylight'] });
    expect(searchWords(search)).toEqual(['Pool', 'View', '“wine cellar”', '“skylight”']);
    expect(searchOf(clearedForm(form), {}, TODAY)).toMatchObject({ features: null, keywords: null });
    expect(keywordsError(form)).toBeNull();
    expect(keywordsError({ ...form, keywords: 'no kids' })).toContain('who lives there');
    expect(keywordsError({ ...form, keywords: 'x' })).toBe('2 to 60 characters each');
  });

  it('keeps the order that was chosen after it was filled, and is not changed by it', () => {
    const form = formOf(asked, TODAY);
    const sorted: ListingSearch = { ...asked, orderResultsBy: { term: 'price', order: 'asc' }, paginationPage: 3 };
    expect(isChanged(form, formOf(sorted, TODAY))).toBe(false);
    expect(searchOf(form, sorted, TODAY).orderResultsBy).toEqual({ term: 'price', order: 'asc' });
    expect(isChanged({ ...form, area: null }, formOf(sorted, TODAY))).toBe(true);
  });

  it('offers a range of its own as long as it stands', () => {
    const form = formOf({ listDate: { startAt: '2026-05-01', endAt: '2026-05-31' } }, TODAY);
    expect(customRange(form, TODAY)).toEqual({ startAt: '2026-05-01', endAt: '2026-05-31' });
    expect(customRange(withStatus(form, 'sold'), TODAY)).toBeNull();
    expect(customRange(formOf(asked, TODAY), TODAY)).toBeNull();
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
