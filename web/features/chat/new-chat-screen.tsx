import ApartmentIcon from '@mui/icons-material/Apartment';
import CompareIcon from '@mui/icons-material/CompareArrows';
import EditIcon from '@mui/icons-material/EditOutlined';
import PaidIcon from '@mui/icons-material/SellOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import TrendIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import type { Message } from '#contract/threads.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { MessageBar, type MessageBarHandle } from './bar/message-bar.tsx';
import { greetingFor } from './greeting.ts';
import { columnStyles } from './column.ts';
import { UserBubble } from './messages/user-bubble.tsx';
import { ThinkingWord } from './reply/thinking-word.tsx';
import { beginChat, sendFailureWords, sendMessage, temporaryMessage } from './send-message.ts';

const TOAST_MS = 8_000;

/** One of each thing that the assistant does. */
const starters = [
  {
    icon: <ApartmentIcon />,
    title: 'Find condos',
    prompt: '3 bedroom condos under $1.5M with parking, newest first',
  },
  { icon: <TrendIcon />, title: 'Read a market', prompt: "How's the market in Noe Valley over the past year?" },
  { icon: <EditIcon />, title: 'Write copy', prompt: 'Write a warm listing description for the newest condo in Oakland' },
  { icon: <CompareIcon />, title: 'Compare', prompt: 'Price per sq ft for condos in 94110 vs 94114' },
  { icon: <KeyIcon />, title: 'For rent', prompt: '2 bedroom rentals up to $5,000 a month' },
  { icon: <PaidIcon />, title: 'Find comps', prompt: 'Homes sold in Rockridge in the past 90 days, latest first' },
] as const;

export interface NewChatScreenProps {
  user: Me;
  /** A thread was begun and its first prompt is on its way. */
  onBegun: (thread: { id: string; title: string }) => void;
  /** Something is being written: a thread will be shown soon. */
  onWriting: () => Promise<unknown>;
  onProblem: (error: unknown, words: string, durationMs: number) => void;
  /** Over the ways to begin. */
  notice?: ReactNode;
}

/** The screen before a thread exists: a greeting, ways to begin, and the message bar. */
export function NewChatScreen({ user, onBegun, onWriting, onProblem, notice }: NewChatScreenProps) {
  const queryClient = useQueryClient();
  const bar = useRef<MessageBarHandle>(null);
  const [greeting] = useState(() => greetingFor(user.firstName, Math.random()));
  const [draft, setDraft] = useState('');
  const [sending, setSending] = useState<Message | null>(null);
  const begun = useRef<{ id: string; title: string } | null>(null);
  const active = user.subscriptionStatus === 'active';

  const send = async (attached: string) => {
    const text = draft.trim() + attached;
    setSending(temporaryMessage(text));
    try {
      // A thread that was begun before its prompt failed is used again.
      if (!begun.current) {
        const { thread, title } = await beginChat(draft.trim());
        begun.current = { id: thread, title };
      }
      await sendMessage({ queryClient, threadId: begun.current.id, text, widgetContext: null });
      onBegun(begun.current);
    } catch (failure) {
      setSending(null);
      onProblem(failure, sendFailureWords(failure), TOAST_MS);
    }
  };

  const changeDraft = (typed: string) => {
    setDraft(typed);
    // What shows the thread arrives while the user types.
    void onWriting();
  };

  if (sending) return <FirstExchange text={sending.data.content} />;
  return (
    <Box
      sx={{
        ...columnStyles,
        maxWidth: 840,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        overflowY: 'auto',
      }}
    >
      <Box
        component="h1"
        sx={{ fontSize: { xs: 24, sm: 32 }, fontWeight: 600, letterSpacing: '-0.02em', textWrap: 'balance', mt: 'auto', mb: 3 }}
      >
        {greeting}
      </Box>
      {notice}
      <Box component="ul" aria-label="Ways to begin" sx={rowStyles}>
        {starters.map(({ icon, title, prompt }) => (
          <Box
            component="li"
            key={title}
            sx={{ flex: { xs: '0 0 78%', sm: '1 1 30%' }, scrollSnapAlign: 'start', display: 'flex' }}
          >
            <PlainButton
              disabled={!active}
              onClick={() => {
                changeDraft(prompt);
                bar.current?.focus();
              }}
              sx={cardStyles}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main', '& svg': { fontSize: 20 } }}>
                {icon}
                <Box component="span" sx={{ fontSize: 14, fontWeight: 600, color: 'text.primary' }}>
                  {title}
                </Box>
              </Box>
              <Box component="span" sx={{ fontSize: 13, lineHeight: 1.45, color: 'text.secondary' }}>
                {prompt}
              </Box>
            </PlainButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 3, mb: 'auto' }}>
        <MessageBar
          ref={bar}
          text={draft}
          onChange={changeDraft}
          onSend={(attached) => void send(attached)}
          onStop={null}
          disabled={!active}
          autoFocus
        />
      </Box>
    </Box>
  );
}

/** The first question where it will stand in its thread, over the bar where it will be, until the thread takes their place. */
function FirstExchange({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <Box role="log" aria-label="Messages" sx={{ ...columnStyles, flex: 1, minHeight: 0, overflowY: 'auto', pt: 2 }}>
        <UserBubble sending asWritten>
          {text}
        </UserBubble>
        <Box sx={{ py: 2, pl: 3, fontSize: 14, color: 'text.secondary' }}>
          <ThinkingWord />
        </Box>
      </Box>
      <Box sx={columnStyles}>
        <MessageBar text="" onChange={() => undefined} onSend={() => undefined} onStop={null} disabled />
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  gap: 1.5,
  // On a phone to both edges of the screen, so that the next card shows that there is one.
  mx: { xs: -2, sm: 0 },
  my: 0,
  px: { xs: 2, sm: 0 },
  py: 0,
  scrollPaddingInline: { xs: '16px', sm: 0 },
  flexShrink: 0,
  listStyle: 'none',
  overflowX: { xs: 'auto', sm: 'visible' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
} as const;

const cardStyles = {
  flex: 1,
  minWidth: { sm: 160 },
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 1,
  p: 1.5,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:disabled': { opacity: 0.5 },
} as const;
