import { expect, test } from 'vitest';
import { sortOf } from './search-order.ts';

test('homes that are sold, and those alone, come by sold date unless another order is asked for', () => {
  expect(sortOf({ propertyStatus: ['sold'] })).toEqual({ term: 'solddate', order: 'desc' });
  expect(sortOf({ propertyStatus: ['sold', 'active'] })).toEqual({ term: 'listdate', order: 'desc' });
  expect(sortOf({ propertyStatus: [] })).toEqual({ term: 'listdate', order: 'desc' });
  expect(sortOf({})).toEqual({ term: 'listdate', order: 'desc' });
  expect(sortOf({ propertyStatus: ['sold'], orderResultsBy: { term: 'price' } })).toEqual({ term: 'price', order: 'asc' });
});
