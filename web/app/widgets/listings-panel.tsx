import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import {
  countWords,
  ListingsSearchWidget,
  withArea,
  type Choosing,
  type ListingSearchState,
} from '#web/features/listings/index.ts';
import { Panel } from '#web/ui/panel.tsx';
import { useOnline } from '#web/platform/online.ts';
import { NoConnection } from '#web/ui/no-connection.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';

/** The carousel and the facts arrive with the first listing that is opened, the form with the first look at the filters. */
const OpenListing = lazyPart(() => import('./open-listing.tsx'));
const ListingFilters = lazyPart(() => import('./listing-filters.tsx'));
const ListingBoundary = lazyPart(() => import('./listing-boundary.tsx'));

type Tab = 'results' | 'filters' | 'boundary';

interface ListingsPanelProps {
  results: ListingSearchState;
  title: string;
  subtitle?: string;
  /** Before the title, e.g. the way back. */
  leading?: ReactNode;
  /** Beside the order of the results. */
  actions?: ReactNode;
  listing: ListingReference | null;
  onListingChange: (listing: ListingReference | null) => void;
  /** Where homes are chosen out of the results; a listing then opens under the title that stands. */
  choosing?: Choosing;
}

/**
 * A search's results, filters and map; a listing that is opened lies over them, so that its way back finds them as they were left, at the
 * listing that was looked at last.
 */
export function ListingsPanel({
  results,
  title,
  subtitle,
  leading,
  actions,
  listing,
  onListingChange,
  choosing,
}: ListingsPanelProps) {
  const [tab, setTab] = useState<Tab>('results');
  const [boundaryWanted, setBoundaryWanted] = useState(false);
  const [filtersWanted, setFiltersWanted] = useState(false);
  const panels = useId();
  const { list, current } = useLastOpened(listing);
  const choose = (chosen: Tab) => {
    setTab(chosen);
    if (chosen === 'boundary') setBoundaryWanted(true);
    if (chosen === 'filters') setFiltersWanted(true);
    // What was pressed may be in the panel that goes; its tab is always there. A frame later, since a dialog that closes gives the
    // focus back first.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[aria-controls="${panels}-${chosen}"]`)?.focus());
  };
  const opened = listing && (
    <Suspense fallback={<OpeningListing onBack={() => onListingChange(null)} />}>
      <OpenListing {...{ results, listing, onListingChange, choosing }} />
    </Suspense>
  );
  const count = results.answer && countWords(results.answer.meta.totalItems);
  const isUnder = choosing !== undefined && listing !== null;
  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      <Box
        ref={list}
        inert={listing !== null && !choosing}
        sx={{ height: '100%', visibility: listing && !choosing ? 'hidden' : 'inherit' }}
      >
        <Panel
          {...{ title, leading }}
          subtitle={[subtitle, count].filter(Boolean).join(' · ')}
          toolbar={
            !isUnder && (
              <Tabs
                label="Search"
                chosen={tab}
                onChoose={choose}
                tabs={[
                  { id: 'results', label: 'Results', controls: `${panels}-results` },
                  { id: 'filters', label: 'Filters', controls: `${panels}-filters` },
                  { id: 'boundary', label: 'Boundary', controls: `${panels}-boundary` },
                ]}
              />
            )
          }
        >
          {isUnder && opened}
          <div role="tabpanel" id={`${panels}-results`} aria-label="Results" hidden={isUnder || tab !== 'results'}>
            <ListingsSearchWidget
              {...{ results, current, actions, choosing }}
              onOpenListing={onListingChange}
              onFilter={() => choose('filters')}
            />
          </div>
          <div role="tabpanel" id={`${panels}-filters`} aria-label="Filters" hidden={isUnder || tab !== 'filters'}>
            {filtersWanted && (
              <Suspense fallback={<SkeletonBlock sx={{ height: 320, m: 2 }} />}>
                <ListingFilters
                  search={results.search}
                  onApply={(search) => {
                    results.applyFilters(search);
                    choose('results');
                  }}
                  onClose={() => choose('results')}
                />
              </Suspense>
            )}
          </div>
          <Box
            role="tabpanel"
            id={`${panels}-boundary`}
            aria-label="Boundary"
            hidden={isUnder || tab !== 'boundary'}
            sx={{ height: '100%' }}
          >
            {boundaryWanted && (
              <Suspense fallback={<SkeletonBlock sx={{ height: 320, m: 2 }} />}>
                <ListingBoundary
                  search={results.search}
                  homes={results.isPlaceholder ? undefined : results.answer?.items}
                  onArea={(areaFilter) => results.applyFilters(withArea(results.search, areaFilter))}
                  onOpenListing={onListingChange}
                  onClose={() => choose('results')}
                  choosing={choosing}
                />
              </Suspense>
            )}
          </Box>
        </Panel>
      </Box>
      {opened && !choosing && <Box sx={{ position: 'absolute', inset: 0 }}>{opened}</Box>}
    </Box>
  );
}

/** The listing's shape while its code comes; without a connection what is missing, and the way back. */
function OpeningListing({ onBack }: { onBack: () => void }) {
  const isOnline = useOnline();
  return (
    <Panel title="Property Details">
      {isOnline ? (
        <Box role="status" aria-label="Loading listing" aria-busy sx={{ p: 2, display: 'grid', gap: 2 }}>
          <SkeletonBlock sx={{ height: 200 }} />
          <SkeletonBlock sx={{ height: 26, width: '60%' }} />
          <SkeletonBlock sx={{ height: 120 }} />
        </Box>
      ) : (
        <NoConnection onBack={onBack}>The listing opens as soon as you are back online.</NoConnection>
      )}
    </Panel>
  );
}

/** The listing that is open or was last; when it closes, the focus and the list go to its card or row, or to the one it was opened from. */
function useLastOpened(listing: ListingReference | null) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(listing);
  if (listing && listing !== current) setCurrent(listing);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (listing === null && wasOpen.current) {
      const card = list.current?.querySelector<HTMLElement>('article button[aria-current], [data-row][aria-current]');
      card?.closest('article, tr')?.scrollIntoView({ block: 'nearest' });
      card?.focus({ preventScroll: true });
    }
    wasOpen.current = listing !== null;
  }, [listing]);
  return { list, current };
}
