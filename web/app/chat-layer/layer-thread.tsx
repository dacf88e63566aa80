import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import type { WidgetArtifact } from '#contract/threads.ts';
import { ChatScreen, NewChatScreen, type WidgetLinks } from '#web/features/chat/index.ts';
import { ThreadSuggestionsPlace } from '#web/features/suggestions/index.ts';
import { addBegunThread, bumpThread } from '#web/features/threads/index.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { tellProblem } from '../problems.ts';
import { useMe } from '../use-me.ts';
import type { WidgetPart } from '../widgets/widget-props.ts';
import { drawText, openLabelOf, prepareFor } from '../widgets/widgets.tsx';
import { moveLayer } from './layer-place.ts';

const ThreadSuggestions = lazyPart(() => import('../shell/thread-suggestions.tsx'));

/** A thread over another page. What its replies bring to open, the chat's own page has the room for. */
export function LayerThread({ threadId, takesFocus }: { threadId: string; takesFocus: boolean }) {
  const me = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const widgets = useMemo(() => {
    const chat = { to: '/chat/$threadId', params: { threadId } } as const;
    const open = (artifact: WidgetArtifact, part?: WidgetPart) =>
      void navigate({ ...chat, state: { opens: { artifact, part } } });
    return {
      labelOf: openLabelOf,
      onTool: prepareFor,
      drawText: (reply) => drawText({ ...reply, onOpen: open }),
      openId: null,
      onOpen: (artifact) => open(artifact),
      onOpenListing: (listing) => void navigate({ ...chat, state: { opens: { listing } } }),
    } satisfies WidgetLinks;
  }, [navigate, threadId]);
  return (
    <ChatScreen
      threadId={threadId}
      soughtMessageId={null}
      user={me}
      takesFocus={takesFocus}
      widgetContext={() => null}
      widgets={widgets}
      onThreadUnavailable={() => moveLayer({ at: 'list' })}
      inPlaceOfBar={null}
      onReplied={() => undefined}
      onPrompt={(prompted) => bumpThread(queryClient, prompted)}
      drawSuggestions={(given) => (
        <Suspense fallback={<ThreadSuggestionsPlace />}>
          <ThreadSuggestions threadId={threadId} isActive={me.subscriptionStatus === 'active'} {...given} />
        </Suspense>
      )}
      onProblem={tellProblem}
    />
  );
}

/** The cards of a new chat have no room here. */
const NoCards = () => null;

export function NewLayerThread() {
  const me = useMe();
  const queryClient = useQueryClient();
  return (
    <NewChatScreen
      user={me}
      onWriting={() => Promise.resolve()}
      onBegun={(thread) => {
        addBegunThread(queryClient, thread);
        moveLayer({ at: thread.id });
      }}
      onProblem={tellProblem}
      Cards={NoCards}
      Superpowers={NoCards}
    />
  );
}
