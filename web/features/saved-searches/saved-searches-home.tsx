import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { savedSearchesQuery } from './saved-searches.data.ts';
import { SearchControls } from './search-controls.tsx';
import { stateWords } from './words.ts';
import { UnseenBadge } from './unseen-badge.tsx';

interface SavedSearchesHomeProps {
  /** The link to one, which the router of the app knows. */
  linkTo: (savedSearchId: string, children: ReactNode) => ReactNode;
  /** The conditions of a search in short words. */
  wordsOf: (search: ListingSearch) => readonly string[];
}

/** All saved searches of the user: those with news first. */
export function SavedSearchesHome({ linkTo, wordsOf }: SavedSearchesHomeProps) {
  const { data, error, refetch } = useQuery(savedSearchesQuery);
  if (error && !data) {
    return (
      <ErrorState title="Your saved searches could not be loaded" onRetry={() => void refetch()}>
        They are kept, and watched all the same.
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label="Loading saved searches" sx={{ display: 'grid', gap: 2 }}>
        {[1, 2, 3].map((at) => (
          <SkeletonBlock key={at} sx={{ height: 132, borderRadius: 1.5 }} />
        ))}
      </Box>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState title="No saved searches yet">
        Search for homes, then press “Save search” over the results, or say in the chat: “save this for my buyers in Noe”.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" aria-label="Saved searches" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {data.items.map((saved) => (
        <Row key={saved.id} saved={saved} linkTo={linkTo} words={wordsOf(saved.search)} />
      ))}
    </Box>
  );
}

interface RowProps extends Pick<SavedSearchesHomeProps, 'linkTo'> {
  saved: SavedSearch;
  words: readonly string[];
}

function Row({ saved, linkTo, words }: RowProps) {
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        <Box component="h2" sx={{ m: 0, typography: 'h4', overflowWrap: 'anywhere' }}>
          {linkTo(saved.id, saved.name)}
        </Box>
        <UnseenBadge count={saved.unseenCount} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{words.join(' · ')}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{stateWords(saved)}</Box>
      <SearchControls saved={saved} />
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  gap: 0.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;
