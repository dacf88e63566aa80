import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { suggestionLimits, type CardOfAdmin } from '#contract/suggestions.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { CardIcon } from './card-icon.tsx';
import { adminCardsQuery, moveCard, removeCard, saveCard } from './cards-admin.data.ts';

const CardForm = lazyPart(async () => ({ default: (await import('./card.form.tsx')).CardForm }));

/** The cards of a new chat, for who writes them: in their order, each moved, changed and deleted. */
export function CardsAdmin() {
  const queryClient = useQueryClient();
  const { data: cards, error, refetch } = useQuery(adminCardsQuery);
  const [edited, setEdited] = useState<CardOfAdmin | 'new' | null>(null);
  const card = edited === 'new' ? null : edited;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box sx={{ flex: 1, typography: 'body2', color: 'text.secondary' }}>
          {cards && `${cards.length} of ${suggestionLimits.cards}`}
        </Box>
        <Button variant="primary" disabled={!cards || cards.length >= suggestionLimits.cards} onClick={() => setEdited('new')}>
          Add a card
        </Button>
      </Box>
      {error && !cards && (
        <ErrorState title="The cards could not be loaded" onRetry={() => void refetch()}>
          {wordsFor(error)}
        </ErrorState>
      )}
      {!error && !cards && [1, 2, 3].map((at) => <SkeletonBlock key={at} sx={{ height: 64, mb: 1 }} />)}
      {cards?.length === 0 && (
        <EmptyState title="A new chat offers nothing yet">Add a card with something that agents often ask.</EmptyState>
      )}
      <Box component="ol" aria-label="Cards" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {cards?.map((one, at) => (
          <Box component="li" key={one.id} sx={rowStyles}>
            <Box sx={{ display: 'flex', color: one.iconColor ?? 'primary.main' }}>
              <CardIcon icon={one.icon} />
            </Box>
            <Box sx={{ flex: { xs: '1 1 calc(100% - 48px)', sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ typography: 'h5' }}>{one.displayText}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {one.prompt}
                {one.typewriterSuggestions.length > 0 && ` · ${one.typewriterSuggestions.length} typed`}
                {one.animationUrl !== null && ' · animated'}
              </Box>
            </Box>
            <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto' }}>
              <IconAction
                label={`Move ${one.displayText} up`}
                disabled={at === 0}
                onClick={() => void moveCard(queryClient, one, -1)}
              >
                <UpIcon fontSize="small" />
              </IconAction>
              <IconAction
                label={`Move ${one.displayText} down`}
                disabled={at === cards.length - 1}
                onClick={() => void moveCard(queryClient, one, 1)}
              >
                <DownIcon fontSize="small" />
              </IconAction>
              <IconAction label={`Edit ${one.displayText}`} onClick={() => setEdited(one)}>
                <EditIcon fontSize="small" />
              </IconAction>
              <IconAction label={`Delete ${one.displayText}`} onClick={() => void removeCard(queryClient, one)}>
                <DeleteIcon fontSize="small" />
              </IconAction>
            </Box>
          </Box>
        ))}
      </Box>
      {edited !== null && (
        <Suspense>
          <CardForm
            card={card}
            onSave={(written) => saveCard(queryClient, card?.id ?? null, written)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
