import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { NewChatScreen } from '#web/features/chat/index.ts';
import { addBegunThread } from '#web/features/threads/index.ts';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { moveLayer } from './chat-layer/layer-place.ts';
import { tellProblem } from './problems.ts';
import { useMe } from './use-me.ts';

const SuggestedCards = lazyPart(() => import('./shell/suggested-cards.tsx'));
const SuperpowerCards = lazyPart(() => import('./shell/superpower-cards.tsx'));
const SavedSearchNews = lazyPart(() => import('./shell/saved-search-news.tsx'));

const CardsLoading = () => <SkeletonBlock sx={{ height: 108, flexShrink: 0 }} />;

const Cards = (given: ComponentProps<typeof SuggestedCards>) => (
  <Suspense fallback={<CardsLoading />}>
    <SuggestedCards {...given} />
  </Suspense>
);

const Superpowers = (given: ComponentProps<typeof SuperpowerCards>) => (
  <Suspense fallback={null}>
    <SuperpowerCards {...given} />
  </Suspense>
);

/** `/`: a chat that has no thread yet. */
export function NewChatPage() {
  const me = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => moveLayer({ at: 'list' }), []);
  return (
    <>
      <title>New chat · Sidekick</title>
      <NewChatScreen
        user={me}
        onWriting={() => import('./chat-page.tsx').catch(() => undefined)}
        onBegun={(thread) => {
          addBegunThread(queryClient, thread);
          void navigate({ to: '/chat/$threadId', params: { threadId: thread.id } });
        }}
        onProblem={tellProblem}
        Cards={Cards}
        Superpowers={Superpowers}
        notice={
          <Suspense fallback={null}>
            <SavedSearchNews />
          </Suspense>
        }
      />
    </>
  );
}
