import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isWidgetArtifact, type Artifact, type Message, type WidgetArtifact } from '#contract/threads.ts';
import { liveReplyQuery, messagesOf, messagesQuery, openRunOf } from './chat.data.ts';
import type { LiveReply } from './reply/live-reply.ts';
import { PENDING_RUN } from './send-message.ts';
import { announceThreadChange, onThreadChange } from './tabs.ts';

/** Not needed before the first reply, and heavy enough to be left out until the screen stands. */
const loadFollower = () => import('./reply/follow-reply.ts');

/** The messages of a thread and the reply that is being written in it, if any. */
export function useChat(threadId: string) {
  const messagesResult = useInfiniteQuery(messagesQuery(threadId));
  const { data: live } = useQuery(liveReplyQuery(threadId));
  const messages = useMemo(() => messagesOf(messagesResult.data), [messagesResult.data]);
  return { messagesResult, messages, live };
}

/**
 * The run whose stream to read. A live reply keeps its follower until that has put the stored messages in its place; one that
 * is over or lost gives way to a newer run, which another tab may have begun.
 */
export function runToFollow(messages: readonly Message[], live: LiveReply | null): string | null {
  const open = openRunOf(messages);
  if (live === null) return open;
  if (live.promptRefId === PENDING_RUN) return null;
  const over = live.state === 'success' || live.state === 'error';
  return over && open !== null ? open : live.promptRefId;
}

/**
 * Follows the open run of a thread while its screen is shown: one that this tab sent, or one that was going on when the thread
 * was loaded. Other tabs of the browser are told when it begins and ends.
 */
export function useFollowOpenRun(threadId: string, { onFailure }: { onFailure: () => void }): void {
  const queryClient = useQueryClient();
  const { messages, live } = useChat(threadId);
  const openRun = runToFollow(messages, live);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!openRun) return;
    const leaving = new AbortController();
    announceThreadChange(threadId);
    const { signal } = leaving;
    loadFollower()
      .then(({ followReply }) => followReply({ queryClient, threadId, promptRefId: openRun, signal, onFailure: () => fail() }))
      .catch(() => signal.aborted || fail());
    return () => leaving.abort();
  }, [queryClient, threadId, openRun]);

  useEffect(() => void loadFollower().catch(() => undefined), []);

  useEffect(
    () => onThreadChange(threadId, () => void queryClient.invalidateQueries({ queryKey: messagesQuery(threadId).queryKey })),
    [queryClient, threadId],
  );
}

/** The widgets of a thread, the latest last: of the stored messages, then of the reply being written. */
export function widgetsOf(messages: readonly Message[], live: LiveReply | null): WidgetArtifact[] {
  const ofLive: readonly Artifact[] = live?.completed?.artifacts ?? live?.artifacts ?? [];
  return [...messages.flatMap((message) => message.artifacts), ...ofLive].filter(isWidgetArtifact);
}

/** The widgets of a thread, of which its drawer shows the last (docs/product/chat.md). */
export function useChatWidgets(threadId: string): readonly WidgetArtifact[] {
  const { messages, live } = useChat(threadId);
  return useMemo(() => widgetsOf(messages, live), [messages, live]);
}
