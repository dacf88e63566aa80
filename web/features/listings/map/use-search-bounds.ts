import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingResult } from '#contract/listings.ts';
import { boundsOf, type Corner } from './area-shapes.ts';

type Bounds = ReturnType<typeof boundsOf>;

interface SearchBoundsOptions {
  search: ListingSearch;
  /** Corners of the area's outlines; null while those are looked for. */
  outlined: readonly Corner[] | null;
  /** The first homes of the search; undefined while they are looked for. */
  homes: readonly ListingResult[] | undefined;
}

/**
 * What a map of a search shows at first: the area's outlines or, where none are known as of a street, its first homes. Other pages and
 * orders of the same conditions leave it as it is. The same bounds are the same value.
 */
export function useSearchBounds({ search, outlined, homes }: SearchBoundsOptions): Bounds | null {
  const { paginationPage: _page, paginationLimit: _limit, orderResultsBy: _order, ...conditions } = search;
  const key = hashKey([conditions]);
  const [first, setFirst] = useState<{ key: string; corners: readonly Corner[] } | null>(null);
  if (homes && first?.key !== key) setFirst({ key, corners: homes.flatMap(cornerOf) });
  const ofHomes = first?.key === key ? first.corners : [];
  const corners = outlined === null || outlined.length > 0 ? outlined : ofHomes;
  const joined = corners && corners.length > 0 ? boundsOf(corners).join(',') : null;
  return useMemo(() => {
    if (joined === null) return null;
    const [west = 0, south = 0, east = 0, north = 0] = joined.split(',').map(Number);
    return [west, south, east, north];
  }, [joined]);
}

function cornerOf({ latitude, longitude }: ListingResult): Corner[] {
  return latitude === null || longitude === null ? [] : [[latitude, longitude]];
}
