import { expect, test } from 'vitest';
import type { ListingResult } from '#contract/listings.ts';
import { aListing } from '#tests/support/listings-stub.ts';
import { placeOf, stepFrom } from './steps.ts';

const items: ListingResult[] = ['a', 'b', 'c'].map((mlsId) => ({
  ...aListing({ mlsId }),
  id: mlsId,
  numBedrooms: null,
  numBathrooms: null,
  hoaFee: null,
}));
const page = { items, meta: { currentPage: 2, totalPages: 3, totalItems: 8, itemsPerPage: 3, itemCount: 3 } };
const at = (mlsId: string) => ({ mlsId, mlsSource: 'demo' });

test('a place counts from the first page', () => {
  expect(placeOf(page, at('a'))).toEqual({ place: 4, total: 8 });
  expect(placeOf(page, at('c'))).toEqual({ place: 6, total: 8 });
  expect(placeOf(page, at('elsewhere'))).toBeNull();
});

test('a step stays on the page, or leads to the next or last one', () => {
  expect(stepFrom(page, at('b'), 1)?.listing?.mlsId).toBe('c');
  expect(stepFrom(page, at('b'), -1)?.listing?.mlsId).toBe('a');
  expect(stepFrom(page, at('c'), 1)).toEqual({ page: 3 });
  expect(stepFrom(page, at('a'), -1)).toEqual({ page: 1 });
});

test('there is no step beyond the ends, nor from a listing elsewhere', () => {
  const only = { ...page, meta: { ...page.meta, currentPage: 1, totalPages: 1 } };
  expect(stepFrom(only, at('a'), -1)).toBeNull();
  expect(stepFrom(only, at('c'), 1)).toBeNull();
  expect(stepFrom(page, at('elsewhere'), 1)).toBeNull();
});
