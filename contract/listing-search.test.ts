import { expect, it } from 'vitest';
import { listingSearchSchema } from './listing-search.ts';

it('takes types under the names that searches were stored with, without blanks around them, each once', () => {
  const propertyTypes = ['apartment', ' tenancy-in-common ', 'residential-lots-and-land', 'tic', 'condominium'];
  expect(listingSearchSchema.parse({ propertyTypes, propertyStatus: [' sold '] })).toEqual({
    propertyTypes: ['apartment-for-rent', 'apartment-for-sale', 'tic', 'lots-and-land', 'condominium'],
    propertyStatus: ['sold'],
  });
});

it.each(['propertyTypes', 'propertyStatus'])('says of an entry of %s that it is too long, or none that is known', (field) => {
  const messageOf = (entry: string) => listingSearchSchema.safeParse({ [field]: [entry] }).error?.issues[0]?.message;
  expect(messageOf('x'.repeat(51))).toBe('Max of 50 characters');
  expect(messageOf('castle')).toContain('Invalid option');
});

it('keeps null and what is left out as it is', () => {
  expect(listingSearchSchema.parse({ propertyTypes: null })).toEqual({ propertyTypes: null });
  expect(listingSearchSchema.parse({})).toEqual({});
});
