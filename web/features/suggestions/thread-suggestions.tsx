import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { track } from '#web/platform/analytics.ts';
import { createLocalSetting } from '#web/platform/local-setting.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Placeholders } from './placeholders.tsx';
import { noteShown, turnAfter, withShown } from './exceptions.ts';
import { threadPromptsQuery } from './suggestions.data.ts';

const setting = createLocalSetting('suggestions', ['shown', 'hidden'], 'shown');

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
  const shown = setting.use() === 'shown';
  const [turn, setTurn] = useState(() => turnAfter(threadId, after));
  if (turn.after !== after) setTurn(turnAfter(threadId, after));
  const { data, isPlaceholderData } = useQuery({
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
    setting.write(shown ? 'hidden' : 'shown');
  };
  return (
    <Box component="section" aria-label="Suggestions" sx={{ py: 0.5, '@media (max-height: 480px)': { display: 'none' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, justifyContent: 'flex-end' }}>
        {shown && (
          <IconAction label="Other suggestions" onClick={refresh}>
            <RefreshIcon fontSize="small" />
          </IconAction>
        )}
        <Button variant="plain" size="small" aria-expanded={shown} onClick={toggle}>
          {shown ? 'Hide Suggestions' : 'Show Suggestions'}
        </Button>
      </Box>
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
  minHeight: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
} as const;
