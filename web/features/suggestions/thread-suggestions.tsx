import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { track } from '#web/platform/analytics.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { Placeholders } from './placeholders.tsx';
import { noteShown, turnAfter, withShown } from './exceptions.ts';
import { threadPromptsQuery } from './suggestions.data.ts';
import { suggestionsShown } from './thread-suggestions-place.tsx';

export interface ThreadSuggestionsProps {
  threadId: string;
  /** Key of the last message. */
  after: string;
  /** The subscription is active. */
  isActive: boolean;
  onAsk: (prompt: string) => void;
}

/** Three things that may be asked next, under the messages of a thread; only blurred ones where the subscription is not active. */
export function ThreadSuggestions({ threadId, after, isActive, onAsk }: ThreadSuggestionsProps) {
  const shown = suggestionsShown.use() === 'shown';
  const [turn, setTurn] = useState(() => turnAfter(threadId, after));
  if (turn.after !== after) setTurn(turnAfter(threadId, after));
  const { data, isPlaceholderData, isLoading } = useQuery({
    ...threadPromptsQuery(threadId, turn.after, turn.exceptions),
    enabled: shown && isActive,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (data && !isPlaceholderData) noteShown(threadId, turn, data);
  }, [threadId, turn, data, isPlaceholderData]);
  const prompts = data ?? [];
  if (!isActive) return <Placeholders rowSx={{ ...listStyles, py: 0.5 }} itemSx={{ ...itemStyles, ...cardStyles }} />;
  const refresh = () => {
    track({ name: 'sidekick-proactive-suggestions-refresh-click', properties: { threadId } });
    setTurn({ after, exceptions: withShown(turn.exceptions, prompts) });
  };
  const toggle = () => {
    const name = shown ? 'sidekick-proactive-suggestions-hide-click' : 'sidekick-proactive-suggestions-show-click';
    track({ name, properties: { threadId } });
    suggestionsShown.write(shown ? 'hidden' : 'shown');
  };
  return (
    <Box component="section" aria-label="Suggestions" sx={frameStyles}>
      <Box sx={toolsStyles}>
        {shown && (
          <IconAction label="Other suggestions" onClick={refresh}>
            <RefreshIcon fontSize="small" />
          </IconAction>
        )}
        <Button variant="plain" size="small" aria-expanded={shown} onClick={toggle}>
          {shown ? 'Hide Suggestions' : 'Show Suggestions'}
        </Button>
      </Box>
      {shown && isLoading && <CardPlaces />}
      {shown && prompts.length > 0 && (
        <Box component="ul" sx={listStyles}>
          {prompts.map((prompt) => (
            <Box component="li" key={prompt} sx={itemStyles}>
              <PlainButton onClick={() => onAsk(prompt)} sx={cardStyles}>
                {prompt}
              </PlainButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A row of cards while their words are on the way: the messages above do not move when they come. */
function CardPlaces() {
  return (
    <Box aria-hidden sx={listStyles}>
      {[0, 1, 2].map((at) => (
        <Box key={at} sx={itemStyles}>
          <SkeletonBlock sx={{ flex: 1, height: CARD_HEIGHT_PX, borderRadius: '12px' }} />
        </Box>
      ))}
    </Box>
  );
}

/** Two lines: one that has less is as high. */
const CARD_HEIGHT_PX = 55;

const frameStyles = { py: 0.5, '@media (max-height: 480px)': { display: 'none' } } as const;

const toolsStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const listStyles = {
  display: 'flex',
  gap: 1,
  m: 0,
  p: 0,
  pb: 0.5,
  // To the edges of a phone, as the cards of a new chat.
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  scrollPaddingInline: 16,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const itemStyles = { display: 'flex', flex: { xs: '0 0 70%', sm: '1 1 0' } } as const;
const cardStyles = {
  flex: 1,
  justifyContent: 'flex-start',
  textAlign: 'left',
  fontSize: 13,
  lineHeight: 1.4,
  px: 1.5,
  py: 1,
  minHeight: CARD_HEIGHT_PX,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
} as const;
