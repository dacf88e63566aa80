import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { listingDetailsQuery, listingSearchQuery, saveSearch } from '../listings.data.ts';
import { referenceTo } from '../references.ts';
import { isWithoutConditions, type SearchCondition } from './search-words.ts';
import { placeOf, stepFrom } from './steps.ts';

interface ListingSearchOptions {
  /** What keeps the search as it is changed; null: nothing does. */
  artifactId: string | null;
  /** The search that the assistant made, or that was kept later. */
  initialSearch: ListingSearch;
  /** After the search that is shown now was kept in its artifact. */
  onSaved?: ((search: ListingSearch) => void) | undefined;
}

/** A search in the drawer: what is asked now, its page of results, and the ways to another page, order or listing. */
export function useListingSearch({ artifactId, initialSearch, onSaved }: ListingSearchOptions) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState(initialSearch);
  const latest = useRef(initialSearch);
  const saving = useRef(Promise.resolve());
  const [isIdle, setIdle] = useState(() => isWithoutConditions(initialSearch));
  const query = useQuery({ ...listingSearchQuery(search), enabled: !isIdle });
  const answer = isIdle ? undefined : query.data;

  const show = (shown: ListingSearch): void => {
    latest.current = shown;
    setSearch(shown);
  };
  /** One after the other: a search that was overtaken by a later change, or waited for an earlier save, never overwrites the newest. */
  const keep = (changed: ListingSearch): void => {
    if (artifactId === null) return;
    saving.current = saving.current.then(async () => {
      const isOvertaken = !isSameQuestion(latest.current, changed);
      if (!isOvertaken && (await saveSearch(artifactId, changed))) onSaved?.(changed);
    });
  };
  /** Another order or other conditions: from the first page, and kept in the artifact once they have been searched. */
  const change = (changes: ListingSearch): void => {
    const changed = { ...changes, paginationPage: 1 };
    setIdle(false);
    show(changed);
    void queryClient.fetchQuery(listingSearchQuery(changed)).then(
      () => keep(changed),
      // The results tell it.
      () => {},
    );
  };
  /** Filters without a condition are shown and not searched (docs/product/search.md). */
  const applyFilters = (filtered: ListingSearch): void => {
    if (!isWithoutConditions(filtered)) return change(filtered);
    setIdle(true);
    show({ ...filtered, paginationPage: 1 });
  };
  /** Asks without a condition; answers how to put it back, onto what is asked by then. */
  const takeOff = ({ off }: SearchCondition): (() => void) => {
    const had = Object.fromEntries(Object.keys(off).map((field) => [field, search[field as keyof ListingSearch]]));
    applyFilters({ ...search, ...off });
    return () => applyFilters({ ...latest.current, ...had });
  };
  const openPage = (page: number): void => show({ ...search, paginationPage: page });

  /** The listing before or after one of the page, over the page's ends too; null where there is none. */
  const step = async (from: ListingReference, by: -1 | 1): Promise<ListingReference | null> => {
    const to = answer && stepFrom(answer, from, by);
    if (!to) return null;
    if (to.listing) return referenceTo(to.listing);
    const onPage = { ...search, paginationPage: to.page };
    const { items } = await queryClient.fetchQuery(listingSearchQuery(onPage));
    const landed = by === 1 ? items[0] : items.at(-1);
    if (!landed) return null;
    show(onPage);
    return referenceTo(landed);
  };

  /** The details that a step would lead to, so that stepping shows them at once. */
  const prefetchAround = useCallback(
    (reference: ListingReference): void => {
      for (const by of [1, -1] as const) {
        const to = answer && stepFrom(answer, reference, by);
        if (to?.listing) void queryClient.prefetchQuery(listingDetailsQuery(referenceTo(to.listing)));
      }
    },
    [queryClient, answer],
  );

  return {
    search,
    /** Nothing is asked, so nothing is searched. */
    isIdle,
    answer,
    error: query.error,
    isPlaceholder: query.isPlaceholderData,
    retry: () => void query.refetch(),
    change,
    applyFilters,
    takeOff,
    openPage,
    step,
    prefetchAround,
    placeOf: (reference: ListingReference) => (answer ? placeOf(answer, reference) : null),
  };
}

/** Whether two searches ask the same, whatever page is shown. */
function isSameQuestion(one: ListingSearch, other: ListingSearch): boolean {
  return hashKey([{ ...one, paginationPage: 1 }]) === hashKey([{ ...other, paginationPage: 1 }]);
}

export type ListingSearchState = ReturnType<typeof useListingSearch>;
