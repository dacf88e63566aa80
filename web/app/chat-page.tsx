import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListingReference } from '#contract/listings.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import { ChatScreen, keepArtifact, useChatWidget } from '#web/features/chat/index.ts';
import { bumpThread, threadsQuery } from '#web/features/threads/index.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { SplitScreen } from './drawer/split-screen.tsx';
import { tellProblem } from './problems.ts';
import { useMe } from './use-me.ts';
import { openLabelOf } from './widgets/widgets.tsx';

/** `/chat/:threadId`: a thread, and its latest widget in the drawer. */
export function ChatPage() {
  const { threadId } = useParams({ from: '/signed-in/chat-area/chat/$threadId' });
  return <Thread key={threadId} threadId={threadId} />;
}

function Thread({ threadId }: { threadId: string }) {
  const me = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { show, ...drawer } = useDrawer(useChatWidget(threadId));
  const { artifact, listing } = drawer;

  return (
    <SplitScreen {...drawer} onSaved={(saved) => keepArtifact(queryClient, threadId, saved)}>
      <ThreadTitle threadId={threadId} />
      <ChatScreen
        threadId={threadId}
        user={me}
        widgetContext={() => artifact && { artifactId: artifact.id, widgetId: artifact.kind, listing }}
        widgets={{ labelOf: openLabelOf, onOpen: show, onOpenListing: (opened) => show(listingByItself(opened)) }}
        onThreadUnavailable={() => void navigate({ to: '/', replace: true })}
        onPrompt={(prompted) => bumpThread(queryClient, prompted)}
        onProblem={tellProblem}
      />
    </SplitScreen>
  );
}

/** A listing that no reply has put in the drawer: an artifact of this page alone. */
function listingByItself({ mlsId, mlsSource }: ListingReference): WidgetArtifact {
  const id = crypto.randomUUID();
  const content = { artifactId: id, arguments: { mlsId, mlsSource } };
  return { id, kind: 'widget-listing-details', content, createdAt: new Date().toISOString() };
}

/** The page's name and its heading for screen readers; on screen the sidebar shows the title. */
function ThreadTitle({ threadId }: { threadId: string }) {
  const { data: title = 'Chat' } = useQuery({
    ...threadsQuery,
    select: (threads) => threads.find(({ id }) => id === threadId)?.title,
  });
  return (
    <>
      <title>{`${title} · Sidekick`}</title>
      <h1 style={visuallyHidden}>{title}</h1>
    </>
  );
}

/**
 * The drawer shows the thread's latest widget and opens with each new one; the user may close it, or go back to an older one.
 * As a sheet it only rises when the user asks.
 */
function useDrawer(latest: WidgetArtifact | null) {
  const [latestId, setLatestId] = useState(latest?.id);
  const [chosen, setChosen] = useState<WidgetArtifact | null>(null);
  const [listing, setListing] = useState<ListingReference | null>(null);
  const [open, setOpen] = useState(true);
  const [risen, setRisen] = useState(false);

  const turnTo = (artifact: WidgetArtifact | null) => {
    setChosen(artifact);
    setListing(null);
    setOpen(true);
  };
  if (latest?.id !== latestId) {
    setLatestId(latest?.id);
    turnTo(null);
  }
  const show = (artifact: WidgetArtifact) => {
    turnTo(artifact);
    setRisen(true);
  };
  return {
    artifact: chosen ?? latest,
    listing,
    onListingChange: setListing,
    open,
    onOpenChange: setOpen,
    risen,
    onRisenChange: setRisen,
    show,
  };
}
