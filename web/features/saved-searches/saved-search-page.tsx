import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { savedSearchChangeKinds, type SavedSearchChange } from '#contract/saved-searches.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { changesQuery, changeSavedSearch, savedSearchesQuery } from './saved-searches.data.ts';
import { SearchControls } from './search-controls.tsx';
import { dayWords, factWords, placeWords, priceWords, stateWords } from './words.ts';

interface SavedSearchPageProps {
  savedSearchId: string;
  wordsOf: (search: ListingSearch) => readonly string[];
  onOpenListing: (reference: ListingReference) => void;
  /** The way to all of them. */
  toAll: ReactNode;
  onDeleted: () => void;
}

/** One saved search: what it looks for, and what happened in it. */
export function SavedSearchPage({ savedSearchId, wordsOf, onOpenListing, toAll, onDeleted }: SavedSearchPageProps) {
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  const saved = data?.items.find(({ id }) => id === savedSearchId);
  if (error && !data) return <ErrorState title="The saved search could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock sx={{ height: 132 }} />;
  if (!saved) {
    return (
      <EmptyState title="This saved search does not exist or was deleted" action={toAll}>
        Others can be found in the list.
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Box component="h2" sx={{ m: 0, mb: 0.5, typography: 'h3', overflowWrap: 'anywhere' }}>
          {saved.name}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {wordsOf(saved.search).join(' · ')}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{stateWords(saved)}</Box>
        <SearchControls saved={saved} onDeleted={onDeleted} />
      </Box>
      <Changes savedSearchId={savedSearchId} unseenCount={saved.unseenCount} onOpenListing={onOpenListing} />
      <Box>{toAll}</Box>
    </Box>
  );
}

interface ChangesProps extends Pick<SavedSearchPageProps, 'savedSearchId' | 'onOpenListing'> {
  unseenCount: number;
}

function Changes({ savedSearchId, unseenCount, onOpenListing }: ChangesProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(changesQuery(savedSearchId));
  const lastId = data?.items[0]?.id;
  const isUnseen = unseenCount > 0 && lastId !== undefined;
  useEffect(() => {
    if (isUnseen) void changeSavedSearch(queryClient, savedSearchId, { seenThrough: lastId });
  }, [queryClient, savedSearchId, isUnseen, lastId]);

  if (error && !data) return <ErrorState title="The news could not be loaded" onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box role="status" aria-label="Loading news" sx={{ display: 'grid', gap: 1 }}>
        {[1, 2, 3].map((at) => (
          <SkeletonBlock key={at} sx={{ height: 88 }} />
        ))}
      </Box>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState title="Nothing has happened yet">
        New homes, price cuts, and what goes pending or sells will stand here.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" aria-label="What happened" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {data.items.map((change) => (
        <li key={change.id}>
          <ChangeCard change={change} onOpen={onOpenListing} />
        </li>
      ))}
    </Box>
  );
}

function ChangeCard({ change, onOpen }: { change: SavedSearchChange; onOpen: (reference: ListingReference) => void }) {
  const { listing, kind, foundAt } = change;
  const [photo] = listing.photos;
  const facts = factWords(listing);
  return (
    <PlainButton
      onClick={() => onOpen({ mlsId: listing.mlsId ?? listing.uPropertyId, mlsSource: listing.mlsSource })}
      sx={cardStyles}
    >
      {photo ? <Box component="img" src={`${photo}?w=320`} alt="" loading="lazy" sx={photoStyles} /> : <Box sx={photoStyles} />}
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: 13 }}>
          <Box component="span" sx={{ fontWeight: 600, color: 'primary.main' }}>
            {savedSearchChangeKinds[kind]}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {dayWords(foundAt)}
          </Box>
        </Box>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>{priceWords(change)}</Box>
        <Box sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{placeWords(listing)}</Box>
        {facts && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{facts}</Box>}
      </Box>
    </PlainButton>
  );
}

const cardStyles = {
  width: '100%',
  justifyContent: 'flex-start',
  alignItems: 'stretch',
  textAlign: 'left',
  gap: 1.5,
  p: 1,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'outline' },
} as const;

const photoStyles = {
  width: 112,
  minHeight: 80,
  flexShrink: 0,
  alignSelf: 'stretch',
  objectFit: 'cover',
  borderRadius: '8px',
  bgcolor: 'background.sunken',
} as const;
