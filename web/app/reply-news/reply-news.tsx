import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { ReplyNews as News } from '#contract/reply-news.ts';
import { ensureReplyShown, onReplyTurn } from '#web/features/chat/reply-turns.ts';
import { markSeen, watchedRepliesQuery } from '#web/features/threads/watch-replies.ts';
import { useLayerPlace } from '../chat-layer/layer-place.ts';
import { notify, offerNotifications } from './notifications.ts';
import { useCountInTitle } from './count-in-title.ts';
import { onNotificationChosen, registerServiceWorker } from './service-worker.ts';

const WHILE_WRITTEN_MS = 4_000;
const OTHERWISE_MS = 60_000;
/** A reply that takes longer is asked about as seldom as others. */
const WRITTEN_WITHIN_MS = 15 * 60_000;
const LONG_REPLY_MS = 20_000;

const isHidden = (): boolean => document.visibilityState === 'hidden';

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const ageMs = ({ createdAt }: News): number => Date.now() - Date.parse(createdAt);

/** The stream of what is looked at tells its end itself; nobody tells that of others. */
function isWaitedFor(reply: News, lookedAt: string | null): boolean {
  return reply.state === 'writing' && reply.threadId !== lookedAt && ageMs(reply) < WRITTEN_WITHIN_MS;
}

/**
 * Tells of replies that end where the user does not look: in the list of threads, in the tab's title and, by consent, in a notification. What
 * is looked at counts as seen, on all devices.
 */
export default function ReplyNews({ hasLayer }: { hasLayer: boolean }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hidden = useSyncExternalStore(onVisibilityChange, isHidden);
  const ofPage = useParams({ strict: false, select: (params) => params.threadId ?? null });
  const layer = useLayerPlace();
  const shown = ofPage ?? (hasLayer && layer.open ? layer.at : null);
  const lookedAt = hidden ? null : shown;
  const { data: news } = useQuery({
    ...watchedRepliesQuery,
    refetchInterval: ({ state: { data = [] } }) =>
      data.some((reply) => isWaitedFor(reply, lookedAt)) ? WHILE_WRITTEN_MS : !hidden && OTHERWISE_MS,
    refetchIntervalInBackground: true,
  });
  useEffect(
    () => onReplyTurn(queryClient, () => void queryClient.invalidateQueries({ queryKey: watchedRepliesQuery.queryKey })),
    [queryClient],
  );

  const waiting = news?.filter(({ state }) => state !== 'writing') ?? [];
  useCountInTitle(waiting.filter(({ threadId }) => threadId !== lookedAt).length);

  const seen = waiting.find(({ threadId, state }) => state === 'ready' && threadId === lookedAt);
  const see = useEffectEvent((reply: News) => {
    ensureReplyShown(queryClient, reply);
    markSeen(queryClient, reply);
  });
  useEffect(() => {
    if (seen) see(seen);
  }, [seen]);

  const known = useRef<ReadonlySet<string> | null>(null);
  const wasLong = useRef(false);
  const tell = useEffectEvent((replies: readonly News[]) => {
    const fresh = known.current === null ? [] : replies.filter(({ messageId }) => !known.current?.has(messageId));
    known.current = new Set(replies.map(({ messageId }) => messageId));
    if (!hidden) return;
    for (const reply of fresh) {
      wasLong.current ||= ageMs(reply) > LONG_REPLY_MS;
      void notify(reply);
    }
  });
  useEffect(() => {
    if (news) tell(news.filter(({ state }) => state !== 'writing'));
  }, [news]);
  // Whoever comes back to a reply that took its time knows what a notification would be good for.
  useEffect(() => {
    if (hidden || !wasLong.current) return;
    wasLong.current = false;
    offerNotifications();
  }, [hidden]);
  useEffect(() => registerServiceWorker(queryClient), [queryClient]);
  useEffect(() => onNotificationChosen((href) => void navigate({ href })), [navigate]);
  return null;
}
