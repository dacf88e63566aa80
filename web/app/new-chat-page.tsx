import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { NewChatScreen } from '#web/features/chat/index.ts';
import { addBegunThread } from '#web/features/threads/index.ts';
import { Suspense } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { tellProblem } from './problems.ts';
import { useMe } from './use-me.ts';

const SavedSearchNews = lazyPart(() => import('./shell/saved-search-news.tsx'));

/** `/`: a chat that has no thread yet. */
export function NewChatPage() {
  const me = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
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
        notice={
          <Suspense fallback={null}>
            <SavedSearchNews />
          </Suspense>
        }
      />
    </>
  );
}
