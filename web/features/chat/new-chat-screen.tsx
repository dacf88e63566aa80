import ApartmentIcon from '@mui/icons-material/Apartment';
import HouseIcon from '@mui/icons-material/HouseOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import PaidIcon from '@mui/icons-material/SellOutlined';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import type { Message } from '#contract/threads.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { MessageBar, type MessageBarHandle } from './bar/message-bar.tsx';
import { greetingFor } from './greeting.ts';
import { columnStyles } from './column.ts';
import { beginChat, sendMessage, temporaryMessage } from './send-message.ts';

/** Brings the markdown renderer along, which this screen does without until something is sent. */
const importSending = () => import('./sending.tsx');
const Sending = lazyPart(importSending);

const TOAST_MS = 8_000;
const SEND_FAILED =
  'Oops! Something went wrong while sending your message. Please try again or contact support if the issue persists.';

const starters = [
  {
    icon: <ApartmentIcon />,
    title: 'Find condos',
    prompt: '3 bedroom condos under $1.5M with parking, newest first',
  },
  { icon: <HouseIcon />, title: 'New this week', prompt: 'Single family homes listed in the last 7 days' },
  { icon: <PaidIcon />, title: 'Recent sales', prompt: 'Homes sold in the past 30 days, most expensive first' },
  { icon: <KeyIcon />, title: 'For rent', prompt: '2 bedroom rentals up to $5,000 a month' },
] as const;

export interface NewChatScreenProps {
  user: Me;
  /** A thread was begun and its first prompt is on its way. */
  onBegun: (thread: { id: string; title: string }) => void;
  onProblem: (error: unknown, words: string, durationMs: number) => void;
}

/** The screen before a thread exists: a greeting, ways to begin, and the message bar. */
export function NewChatScreen({ user, onBegun, onProblem }: NewChatScreenProps) {
  const queryClient = useQueryClient();
  const bar = useRef<MessageBarHandle>(null);
  const [greeting] = useState(() => greetingFor(user.firstName, Math.random()));
  const [draft, setDraft] = useState('');
  const [sending, setSending] = useState<Message | null>(null);
  const begun = useRef<{ id: string; title: string } | null>(null);
  const active = user.subscriptionStatus === 'active';

  const send = async () => {
    const text = draft.trim();
    setSending(temporaryMessage(text));
    try {
      // A thread that was begun before its prompt failed is used again.
      if (!begun.current) {
        const { thread, title } = await beginChat(text);
        begun.current = { id: thread, title };
      }
      await sendMessage({ queryClient, threadId: begun.current.id, text, widgetContext: null });
      onBegun(begun.current);
    } catch (failure) {
      setSending(null);
      onProblem(failure, SEND_FAILED, TOAST_MS);
    }
  };

  if (sending) {
    return (
      <Suspense fallback={null}>
        <Sending message={sending} />
      </Suspense>
    );
  }
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
      <Box component="ul" aria-label="Ways to begin" sx={rowStyles}>
        {starters.map(({ icon, title, prompt }) => (
          <Box
            component="li"
            key={title}
            sx={{ flex: { xs: '0 0 78%', sm: '1 1 0' }, scrollSnapAlign: 'start', display: 'flex' }}
          >
            <PlainButton
              disabled={!active}
              onClick={() => {
                setDraft(prompt);
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
          onChange={(typed) => {
            setDraft(typed);
            void importSending();
          }}
          onSend={() => void send()}
          onStop={null}
          disabled={!active}
          autoFocus
        />
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  gap: 1.5,
  m: 0,
  p: 0,
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
