import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import { sortTerms, type SortTerm } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listings.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { listingSearchQuery, saveSearch } from '../listings.data.ts';
import { CardSkeletons } from '../parts/card-skeletons.tsx';
import { ListingCard } from '../parts/listing-card.tsx';
import { searchWords, showingWords } from './search-words.ts';
import { SortSelect } from './sort-select.tsx';

const NOTHING_FOUND = 'No listings found with the selected criteria.';
const FAILED = 'Failed to find listings. Please try again later.';

interface ListingsSearchWidgetProps {
  artifactId: string;
  /** The search that the assistant made, or that was kept later. */
  search: ListingSearch;
  onOpenListing: (reference: ListingReference) => void;
}

/** Results of a search in the drawer: what was asked, cards, a count and pages (document 2 §2 "Search Results widget"). */
export function ListingsSearchWidget({ artifactId, search: initialSearch, onOpenListing }: ListingsSearchWidgetProps) {
  const [search, setSearch] = useState(initialSearch);
  const top = useRef<HTMLDivElement>(null);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(listingSearchQuery(search));

  const openPage = (page: number) => {
    setSearch({ ...search, paginationPage: page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const sortBy = (term: SortTerm) => {
    const sorted = { ...search, orderResultsBy: { term, order: sortTerms[term].order }, paginationPage: 1 };
    setSearch(sorted);
    void saveSearch(artifactId, sorted);
  };

  if (error && !data) {
    const nothing = isApiError(error, 'not_found');
    return (
      <Message text={nothing ? NOTHING_FOUND : FAILED}>
        {!nothing && (
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </Message>
    );
  }
  const words = searchWords(search);
  return (
    <Box ref={top} sx={{ p: 2, scrollMarginTop: 64 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Box component="ul" aria-label="Applied filters" sx={chipRow}>
          {words.map((word) => (
            <Box component="li" key={word} sx={chip}>
              {word}
            </Box>
          ))}
        </Box>
        <SortSelect search={search} onSort={sortBy} />
      </Box>
      {isPending ? (
        <CardSkeletons />
      ) : data && data.items.length > 0 ? (
        <Box sx={{ ...cardGrid, opacity: isPlaceholderData ? 0.5 : 1 }} aria-busy={isPlaceholderData}>
          {data.items.map((listing) => (
            <ListingCard key={listing.id} listing={listing} onOpen={onOpenListing} />
          ))}
        </Box>
      ) : (
        <Message text={NOTHING_FOUND}>Ask for a wider price, a larger area or fewer conditions in the chat.</Message>
      )}
      {data && (
        <Box component="footer" sx={footer}>
          <span>{showingWords(data.meta)}</span>
          {data.meta.totalPages > 1 && (
            <Pager label="Pages of results" page={data.meta.currentPage} count={data.meta.totalPages} onChange={openPage} />
          )}
        </Box>
      )}
    </Box>
  );
}

function Message({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box role="status" sx={{ px: 3, py: 8, textAlign: 'center' }}>
      <Box sx={{ fontWeight: 600, mb: 1 }}>{text}</Box>
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{children}</Box>
    </Box>
  );
}

/** One column in a narrow drawer, two from medium up. */
export const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  transition: 'opacity 150ms',
} as const;

const chipRow = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none', flex: 1 } as const;
const chip = {
  fontSize: 13,
  lineHeight: '24px',
  px: 1,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mt: 2,
  fontSize: 13,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
