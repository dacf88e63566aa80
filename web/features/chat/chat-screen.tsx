import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Me } from '#contract/accounts.ts';
import type { ActiveWidgetContext } from '#contract/assistant.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { useOnline } from '#web/platform/online.ts';
import { ExchangeSkeleton } from '#web/ui/exchange-skeleton.tsx';
import { NoConnection } from '#web/ui/no-connection.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { MessageBar, type MessageBarHandle } from './bar/message-bar.tsx';
import { messagesQuery, seedMessages } from './chat.data.ts';
import { columnStyles } from './column.ts';
import type { ChatPicture } from './markdown/images-in.ts';
import { ReplyActionsContext } from './markdown/reply-actions.ts';
import { chatRows, MessageList } from './messages/message-list.tsx';
import { shownOf } from './messages/message-kinds.ts';
import { isReceiving } from './reply/live-reply.ts';
import { PENDING_RUN, sendFailureWords, sendMessage, stopReply } from './send-message.ts';
import { readSessionMessages } from './session-messages.ts';
import { useChat, useFollowOpenRun } from './use-chat.ts';
import type { WidgetLinks } from './widget-links.ts';

const DraftKeeper = lazyPart(() => import('./bar/draft-keeper.tsx'));
const PictureGallery = lazyPart(() => import('./markdown/picture-gallery.tsx'));
const SoughtMessage = lazyPart(() => import('./messages/sought-message.tsx'));

const TOAST_MS = 8_000;
const REFETCH_AFTER_FAILURE_MS = 1_000;
const STREAM_FAILED = 'Connection issue. Please try again or contact support if the issue persists.';

export interface ChatScreenProps {
  threadId: string;
  user: Me;
  /** A message that is looked for, by its `uniqueKey`; null for none. */
  soughtMessageId: string | null;
  /** Whether the message bar has the focus at first. */
  takesFocus?: boolean;
  /** What the drawer shows now; goes with each prompt. */
  widgetContext: () => ActiveWidgetContext | null;
  widgets: WidgetLinks;
  /** The thread could not be loaded, or is gone. */
  onThreadUnavailable: () => void;
  /** A prompt was accepted: the thread is now the newest. */
  onPrompt: (threadId: string) => void;
  /** What may be asked next, under the messages while nothing is under way; `after` is the key of the last message. */
  drawSuggestions: (given: { after: string; onAsk: (prompt: string) => void }) => ReactNode;
  /** In the place of the message bar, where something else writes; null for the bar. `ready`: no reply is under way. */
  inPlaceOfBar: ((given: { ready: boolean; onSend: (text: string) => Promise<boolean> }) => ReactNode) | null;
  /** A reply was written to its end. */
  onReplied: () => void;
  /** Words for people about a failure, and how long to show them; known problems have words of their own. */
  onProblem: (error: unknown, words: string, durationMs: number) => void;
}

/** A thread: its messages, the reply being written, and the message bar. */
export function ChatScreen(props: ChatScreenProps) {
  const { threadId, user, soughtMessageId, takesFocus = true, widgetContext, widgets, drawSuggestions, inPlaceOfBar } = props;
  const { onThreadUnavailable, onPrompt, onReplied, onProblem } = props;
  const queryClient = useQueryClient();
  useState(() => seedMessages(queryClient, threadId, readSessionMessages(user.id, threadId)));
  const bar = useRef<MessageBarHandle>(null);
  const [draft, setDraft] = useState('');
  const [picture, setPicture] = useState<ChatPicture | null>(null);
  const [soughtKey, setSoughtKey] = useState<string | null>(null);
  const { messagesResult, messages, live } = useChat(threadId);
  const { isPending, fetchStatus, isError, error, hasNextPage, isFetchingNextPage, fetchNextPage } = messagesResult;

  useFollowOpenRun(threadId, {
    onFailure: () => onProblem(null, STREAM_FAILED, TOAST_MS),
  });

  const unavailable = isError && (messages.length === 0 || isApiError(error, 'thread_not_found'));
  const leave = useEffectEvent(() => {
    onProblem(error, `Failed to get messages with id: ${threadId}`, TOAST_MS);
    onThreadUnavailable();
  });
  useEffect(() => {
    if (unavailable) leave();
  }, [unavailable]);

  const newestPage = messagesResult.data?.pages[0]?.items;
  useEffect(() => {
    if (!newestPage) return;
    void import('./write-session-messages.ts')
      .then(({ writeSessionMessages }) => writeSessionMessages(user.id, threadId, newestPage))
      .catch(() => undefined);
  }, [newestPage, user.id, threadId]);

  const receiving = live !== null && isReceiving(live.state);
  // Afterwards, because a bar that is still disabled takes no focus.
  const busy = receiving || (isPending && takesFocus);
  const wasBusy = useRef(busy);
  const beFree = useEffectEvent(() => {
    bar.current?.takeFocusBack();
    if (live?.completed?.run?.status === 'completed') onReplied();
  });
  useEffect(() => {
    if (wasBusy.current && !busy) beFree();
    wasBusy.current = busy;
  }, [busy]);

  const last = receiving || isPending ? undefined : messages.at(-1);
  const isOnline = useOnline();
  const stoppable = receiving && live.promptRefId !== PENDING_RUN ? live.promptRefId : null;

  const disabled = receiving || isPending || user.subscriptionStatus !== 'active';
  const send = async (text: string, model?: string): Promise<boolean> => {
    try {
      await sendMessage({ queryClient, threadId, text, widgetContext: widgetContext(), model });
      onPrompt(threadId);
      return true;
    } catch (failure) {
      setDraft((typed) => typed || text);
      onProblem(failure, sendFailureWords(failure), TOAST_MS);
      setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: messagesQuery(threadId).queryKey }),
        REFETCH_AFTER_FAILURE_MS,
      );
      return false;
    }
  };
  const stop = (promptRefId: string) => {
    stopReply(threadId, promptRefId).catch((failure: unknown) => onProblem(failure, STREAM_FAILED, TOAST_MS));
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      {isPending && fetchStatus === 'paused' ? (
        <Box sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
          <NoConnection onRetry={() => void messagesResult.refetch()} onBack={onThreadUnavailable}>
            The chat opens as soon as you are back online.
          </NoConnection>
        </Box>
      ) : isPending ? (
        <ExchangeSkeleton />
      ) : (
        <ReplyActionsContext
          value={{
            threadId,
            openListing: widgets.onOpenListing,
            openPicture: setPicture,
            ask: disabled || !isOnline ? null : (words, model) => void send(words, model),
            stop: stoppable === null ? null : () => stop(stoppable),
          }}
        >
          <MessageList
            rows={chatRows(shownOf(messages, user.preferences.showChatDebugMessages), live)}
            soughtKey={soughtKey}
            hasOlder={hasNextPage}
            loadingOlder={isFetchingNextPage}
            onLoadOlder={() => void fetchNextPage({ cancelRefetch: false })}
            author={user}
            showDuration={user.preferences.showChatPromptRequestDuration}
            showDebug={user.preferences.showChatDebugMessages}
            userMarkdown={user.preferences.renderMarkdownOnUserMessage}
            threadId={threadId}
            widgets={widgets}
          />
          {picture && (
            // Not in its row, which leaves the document when it is scrolled out of view.
            <Suspense>
              <PictureGallery picture={picture} onClose={() => setPicture(null)} />
            </Suspense>
          )}
        </ReplyActionsContext>
      )}
      <Suspense>
        {soughtMessageId !== null && !isPending && (
          <SoughtMessage key={soughtMessageId} threadId={threadId} messageId={soughtMessageId} onFound={setSoughtKey} />
        )}
        <DraftKeeper threadId={threadId} text={draft} onFound={setDraft} />
      </Suspense>
      <Box sx={columnStyles}>
        {last && !inPlaceOfBar && (
          <Suspense>{drawSuggestions({ after: last.uniqueKey, onAsk: (prompt) => isOnline && void send(prompt) })}</Suspense>
        )}
        {live?.state === 'reconnecting' && (
          <Box role="status" sx={{ textAlign: 'center', py: 0.75, fontSize: 13, color: 'text.secondary' }}>
            Connection lost. Reconnecting...
          </Box>
        )}
        {inPlaceOfBar ? (
          <Suspense>{inPlaceOfBar({ ready: !disabled, onSend: send })}</Suspense>
        ) : (
          <MessageBar
            ref={bar}
            text={draft}
            onChange={setDraft}
            onSend={(attached) => {
              setDraft('');
              void send(draft.trim() + attached);
            }}
            onStop={receiving ? () => stoppable && stop(stoppable) : null}
            disabled={disabled}
            autoFocus={takesFocus}
          />
        )}
        {/* Read to screen readers once, politely. */}
        <div aria-live="polite" style={visuallyHidden}>
          {!receiving && live?.completed?.data.content}
        </div>
      </Box>
    </Box>
  );
}
