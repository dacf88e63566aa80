import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import type { Message } from '#contract/threads.ts';
import { MessageBar, type MessageBarHandle } from './bar/message-bar.tsx';
import { greetingFor } from './greeting.ts';
import { columnStyles } from './column.ts';
import { Speaker } from './messages/speaker.tsx';
import { type Author, UserBubble } from './messages/user-bubble.tsx';
import { ThinkingWord } from './reply/thinking-word.tsx';
import { beginChat } from './begin-chat.ts';
import { sendFailureWords, sendMessage, temporaryMessage } from './send-message.ts';

const TOAST_MS = 8_000;

export interface NewChatScreenProps {
  user: Me;
  /** A thread was begun and its first prompt is on its way. */
  onBegun: (thread: { id: string; title: string }) => void;
  /** Something is being written: a thread will be shown soon. */
  onWriting: () => Promise<unknown>;
  onProblem: (error: unknown, words: string, durationMs: number) => void;
  /** Over the ways to begin. */
  notice?: ReactNode;
  /** Ways to begin. */
  Cards: ComponentType<{ disabled: boolean; onChoose: (prompt: string) => void }>;
  /** What goes beyond a question, under the bar. */
  Superpowers: ComponentType<{ onAttach: () => void }>;
}

/** The screen before a thread exists: a greeting, ways to begin, and the message bar. */
export function NewChatScreen({ user, onBegun, onWriting, onProblem, notice, Cards, Superpowers }: NewChatScreenProps) {
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
      // With its file, which the bar that comes back knows nothing of.
      setDraft(text);
      onProblem(failure, sendFailureWords(failure), TOAST_MS);
    }
  };

  const changeDraft = (typed: string) => {
    setDraft(typed);
    // What shows the thread arrives while the user types.
    void onWriting();
  };

  if (sending) return <FirstExchange author={user} text={sending.data.content} />;
  return (
    <Box
      sx={{
        ...columnStyles,
        maxWidth: 840,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        overflowY: 'auto',
      }}
    >
      <Box
        component="h1"
        sx={{
          fontSize: { xs: 24, sm: 32 },
          fontWeight: 600,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
          mt: 'auto',
          pt: 1,
          mb: 3,
        }}
      >
        {greeting}
      </Box>
      {notice}
      <Cards
        disabled={!active}
        onChoose={(prompt) => {
          changeDraft(prompt);
          bar.current?.focus();
        }}
      />
      <Box sx={{ mt: 3 }}>
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
      <Box sx={{ flexShrink: 0, minHeight: { xs: 96, sm: 64 }, mb: 'auto' }}>
        {active && <Superpowers onAttach={() => bar.current?.attach()} />}
      </Box>
    </Box>
  );
}

/** The first question where it will stand in its thread, over the bar where it will be, until the thread takes their place. */
function FirstExchange({ author, text }: { author: Author; text: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <Box role="log" aria-label="Messages" sx={{ ...columnStyles, flex: 1, minHeight: 0, overflowY: 'auto', pt: 2 }}>
        <UserBubble author={author} sending asWritten>
          {text}
        </UserBubble>
        <Box sx={{ py: 1.5 }}>
          <Speaker />
          <Box sx={{ py: 0.5, pl: 2.75, fontSize: 14, color: 'text.secondary' }}>
            <ThinkingWord />
          </Box>
        </Box>
      </Box>
      <Box sx={columnStyles}>
        <MessageBar text="" onChange={() => undefined} onSend={() => undefined} onStop={null} disabled />
      </Box>
    </Box>
  );
}
