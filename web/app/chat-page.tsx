import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListingReference } from '#contract/listings.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import { ChatScreen, useChatWidget } from '#web/features/chat/index.ts';
import { bumpThread } from '#web/features/threads/index.ts';
import { SplitScreen } from './drawer/split-screen.tsx';
import { tellProblem } from './problems.ts';
import { useMe } from './use-me.ts';

/** `/chat/:threadId`: a thread, and its latest widget in the drawer. */
export function ChatPage() {
  const { threadId } = useParams({ from: '/signed-in/chat-area/chat/$threadId' });
  return <Thread key={threadId} threadId={threadId} />;
}

function Thread({ threadId }: { threadId: string }) {
  const me = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const latest = useChatWidget(threadId);
  const { artifact, listing, setListing, open, setOpen, show } = useDrawer(latest);

  return (
    <SplitScreen artifact={artifact} listing={listing} onListingChange={setListing} open={open} onOpenChange={setOpen}>
      <ChatScreen
        threadId={threadId}
        user={me}
        widgetContext={() => artifact && { artifactId: artifact.id, widgetId: artifact.kind, listing }}
        onOpenWidget={show}
        onThreadUnavailable={() => void navigate({ to: '/', replace: true })}
        onPrompt={(prompted) => bumpThread(queryClient, prompted)}
        onProblem={tellProblem}
      />
    </SplitScreen>
  );
}

/** The drawer shows the thread's latest widget and opens with each new one; the user may close it, or go back to an older one. */
function useDrawer(latest: WidgetArtifact | null) {
  const [seen, setSeen] = useState(latest);
  const [chosen, setChosen] = useState<WidgetArtifact | null>(null);
  const [listing, setListing] = useState<ListingReference | null>(null);
  const [open, setOpen] = useState(latest !== null);
  if (latest?.id !== seen?.id) {
    setSeen(latest);
    setChosen(null);
    setListing(null);
    setOpen(latest !== null);
  }
  const show = (artifact: WidgetArtifact) => {
    setChosen(artifact);
    setListing(null);
    setOpen(true);
  };
  return { artifact: chosen ?? latest, listing, setListing, open, setOpen, show };
}
