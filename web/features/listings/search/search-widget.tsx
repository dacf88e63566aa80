import Box from '@mui/material/Box';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Pager } from '#web/ui/pager.tsx';
import type { Choosing } from '../choosing.ts';
import { BrokenCard } from '../parts/broken-card.tsx';
import { CardSkeletons, cardGrid } from '../parts/card-skeletons.tsx';
import { ListingCard } from '../parts/listing-card.tsx';
import { moveBetweenCards } from '../parts/move-between-cards.ts';
import { isSameListing, referenceTo } from '../references.ts';
import { ConditionChips } from './condition-chips.tsx';
import { showingWords } from './search-words.ts';
import { resultsView } from './results-view.ts';
import { SortSelect } from './sort-select.tsx';
import type { ListingSearchState } from './use-listing-search.ts';

const ResultsTable = lazyPart(() => import('../table/results-table.tsx'));

const NOTHING_FOUND = 'No listings found with the selected criteria.';
const FAILED = 'Failed to find listings. Please try again later.';

interface ListingsSearchWidgetProps {
  results: ListingSearchState;
  /** The listing that is or was last open. */
  current: ListingReference | null;
  onOpenListing: (reference: ListingReference) => void;
  /** Opens the filters, where the user can widen a search that found nothing. */
  onFilter: () => void;
  /** Beside the order, e.g. to save the search. */
  actions?: ReactNode;
  /** Where homes are chosen out of the results. */
  choosing?: Choosing | undefined;
}

/** Results of a search in the drawer: what was asked, cards, a count and pages (docs/product/search.md). */
export function ListingsSearchWidget({
  results,
  current,
  onOpenListing,
  onFilter,
  actions,
  choosing,
}: ListingsSearchWidgetProps) {
  const { search, isIdle, answer, error, isPlaceholder } = results;
  const kept = resultsView.use();
  // Of rows none can be chosen.
  const view = choosing ? 'cards' : kept;
  const top = useRef<HTMLDivElement>(null);
  const firstNumber = answer ? (answer.meta.currentPage - 1) * answer.meta.itemsPerPage + 1 : 1;
  const openPage = (page: number) => {
    results.openPage(page);
    top.current?.scrollIntoView({ block: 'start' });
  };
  if (isIdle) {
    return (
      <Message text="No filters are set.">
        <Box sx={{ mb: 2 }}>Choose what to look for, or ask in the chat.</Box>
        <Button variant="outlined" onClick={onFilter}>
          Choose filters
        </Button>
      </Message>
    );
  }
  const failed = error && !answer && !isApiError(error, 'not_found');
  return (
    <Box ref={top} sx={{ p: 2, scrollMarginTop: 64 }}>
      <Box sx={controlsStyles}>
        <ConditionChips search={search} onTakeOff={results.takeOff} />
        <SortSelect search={search} onSort={(orderResultsBy) => results.change({ ...search, orderResultsBy })} />
        {!choosing && (
          <Button
            size="small"
            variant="outlined"
            aria-pressed={view === 'table'}
            onClick={() => resultsView.write(view === 'table' ? 'cards' : 'table')}
          >
            Table
          </Button>
        )}
        {actions && <Box sx={{ display: 'flex', flexShrink: 0, gap: 1 }}>{actions}</Box>}
      </Box>
      {failed ? (
        <ErrorState title={FAILED} onRetry={results.retry} />
      ) : !answer && !error ? (
        <CardSkeletons />
      ) : answer && answer.items.length > 0 && view === 'table' ? (
        <Box sx={{ opacity: isPlaceholder ? 0.5 : 1 }} aria-busy={isPlaceholder}>
          <Suspense fallback={<CardSkeletons />}>
            <ResultsTable
              listings={answer.items}
              firstNumber={firstNumber}
              search={search}
              current={current}
              onSort={(orderResultsBy) =>
                results.change({ ...search, orderResultsBy: { ...search.orderResultsBy, ...orderResultsBy } })
              }
              onOpen={onOpenListing}
            />
          </Suspense>
        </Box>
      ) : answer && answer.items.length > 0 ? (
        <Box
          // Keys come from the cards inside; nothing here can be pressed itself.
          onKeyDown={moveBetweenCards}
          sx={{ ...cardGrid, opacity: isPlaceholder ? 0.5 : 1 }}
          aria-busy={isPlaceholder}
        >
          {answer.items.map((listing, at) => (
            // A record that breaks its card must not take the others with it.
            <CatchBoundary key={listing.id} getResetKey={() => listing.id} errorComponent={BrokenCard}>
              <ListingCard
                listing={listing}
                number={firstNumber + at}
                isCurrent={current !== null && isSameListing(referenceTo(listing), current)}
                onOpen={onOpenListing}
                choosing={choosing}
              />
            </CatchBoundary>
          ))}
        </Box>
      ) : (
        <Message text={NOTHING_FOUND}>
          <Box sx={{ mb: 2 }}>Take out a condition or widen one, here or in the chat.</Box>
          <Button variant="outlined" onClick={onFilter}>
            Change filters
          </Button>
        </Message>
      )}
      {answer && (
        <Box component="footer" sx={footer}>
          <span>
            {showingWords(answer.meta)}
            {answer.sortedBy && ', by days on market: no list dates are known'}
          </span>
          {answer.meta.totalPages > 1 && (
            <Pager label="Pages of results" page={answer.meta.currentPage} count={answer.meta.totalPages} onChange={openPage} />
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

/** On a phone one row that is swiped, to both edges of the screen: the first home is to be seen below it. */
const controlsStyles = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'flex-start',
  gap: 1,
  mb: { xs: 1.5, sm: 2 },
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: '3px', sm: 0 },
  mt: { xs: -0.5, sm: 0 },
  scrollPaddingInline: { xs: '16px', sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
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
