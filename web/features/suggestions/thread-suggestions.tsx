import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { track } from '#web/platform/analytics.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Placeholders } from './placeholders.tsx';
import { noteShown, turnAfter, withShown } from './exceptions.ts';
import { threadPromptsQuery } from './suggestions.data.ts';
import {
  CARD_HEIGHT_PX,
  CardPlaces,
  frameStyles,
  itemStyles,
  listStyles,
  suggestionsShown,
  toolsStyles,
} from './thread-suggestions-place.tsx';

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
          {shown ? 'Hide suggestions' : 'Show suggestions'}
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
