import { describe, expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

describe('the pages that a pager offers', () => {
  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, 'gap after', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap before', 4, 5, 6, 'gap after', 9]],
    [10_000, 10_000, [1, 'gap before', 9_999, 10_000]],
  ])('page %i of %i', (page, count, expected) => {
    expect(pagesShown(page, count)).toEqual(expected);
  });
});
