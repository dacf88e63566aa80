import useMediaQuery from '@mui/material/useMediaQuery';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import { ChatScreen, keepArtifact, useChatWidgets, type WidgetLinks } from '#web/features/chat/index.ts';
import { ThreadSuggestionsPlace } from '#web/features/suggestions/index.ts';
import { bumpThread, threadsQuery } from '#web/features/threads/index.ts';
import { scriptQuery } from '#web/features/welcome/index.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { LAPTOP_WIDTH_PX } from '#web/ui/tokens.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { moveLayer } from './chat-layer/layer-place.ts';
import { SplitScreen } from './drawer/split-screen.tsx';
import { tellProblem } from './problems.ts';
import { useMe } from './use-me.ts';
import type { WidgetPart } from './widgets/widget-props.ts';
import { drawText, isListingResults, openLabelOf, prepareFor, resultsBefore } from './widgets/widgets.tsx';

const AutoTyping = lazyPart(() => import('./shell/auto-typing.tsx'));
const ThreadSuggestions = lazyPart(() => import('./shell/thread-suggestions.tsx'));

/** What is to stand beside the thread at first, from whoever leads to it. */
type Opens = { artifact: WidgetArtifact; part?: WidgetPart | undefined } | { listing: ListingReference };

declare module '@tanstack/react-router' {
  interface HistoryState {
    opens?: Opens;
  }
}

const ROUTE = '/signed-in/chat-area/chat/$threadId';

/** `/chat/:threadId`: a thread, and its latest widget in the drawer. */
export function ChatPage() {
  const { threadId } = useParams({ from: ROUTE });
  return <Thread key={threadId} threadId={threadId} />;
}

function Thread({ threadId }: { threadId: string }) {
  const me = useMe();
  const { message = null } = useSearch({ from: ROUTE });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const opens = useLocation({ select: ({ state }) => state.opens });
  const { show, openListing, ...drawer } = useDrawer(useChatWidgets(threadId), opens);
  // The chat beside other pages goes on from here.
  useEffect(() => moveLayer({ at: threadId }), [threadId]);
  const { artifact, listing } = drawer;
  const beside = useMediaQuery(`(min-width:${LAPTOP_WIDTH_PX}px)`, { noSsr: true });
  const openId = (beside && drawer.open && artifact?.id) || null;
  // One value as long as nothing in it changes: a reply that streams renders this page with each word, and not all messages.
  const isScripted = useQuery(scriptQuery(threadId)).data !== null;
  const widgets = useMemo(
    (): WidgetLinks => ({
      labelOf: openLabelOf,
      onTool: prepareFor,
      drawText: (reply) => drawText({ ...reply, onOpen: show }),
      openId,
      onOpen: show,
      onOpenListing: openListing,
    }),
    [openId, show, openListing],
  );

  return (
    <SplitScreen {...drawer} onSaved={(saved) => keepArtifact(queryClient, threadId, saved)}>
      <ThreadTitle threadId={threadId} />
      <ChatScreen
        threadId={threadId}
        soughtMessageId={message}
        user={me}
        widgetContext={() => artifact && { artifactId: artifact.id, widgetId: artifact.kind, listing }}
        widgets={widgets}
        onThreadUnavailable={() => void navigate({ to: '/', replace: true })}
        onPrompt={(prompted) => bumpThread(queryClient, prompted)}
        drawSuggestions={(given) => (
          <Suspense fallback={<ThreadSuggestionsPlace />}>
            <ThreadSuggestions threadId={threadId} isActive={me.subscriptionStatus === 'active'} {...given} />
          </Suspense>
        )}
        inPlaceOfBar={isScripted ? (given) => <AutoTyping threadId={threadId} {...given} /> : null}
        onReplied={() => {
          if (!isScripted) void offerTour(queryClient);
        }}
        onProblem={tellProblem}
      />
    </SplitScreen>
  );
}

/** Tours wait for the first reply, and so does their code; nobody misses one that cannot be loaded. */
async function offerTour(queryClient: QueryClient): Promise<void> {
  await import('./shell/guided-tours.ts').then((tours) => tours.offerTour(queryClient)).catch(() => undefined);
}

/** A listing that no reply has put in the drawer: an artifact of this page alone. */
function listingByItself({ mlsId, mlsSource }: ListingReference): WidgetArtifact {
  const id = crypto.randomUUID();
  const content = { artifactId: id, arguments: { mlsId, mlsSource } };
  return { id, kind: 'widget-listing-details', content, createdAt: new Date().toISOString() };
}

function opensAtFirst(opens: Opens | undefined): WidgetArtifact | null {
  if (opens === undefined) return null;
  return 'artifact' in opens ? opens.artifact : listingByItself(opens.listing);
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
function useDrawer(all: readonly WidgetArtifact[], opens: Opens | undefined) {
  const latest = all.at(-1) ?? null;
  const [latestId, setLatestId] = useState(latest?.id);
  const [chosen, setChosen] = useState(() => opensAtFirst(opens));
  const [listing, setListing] = useState<ListingReference | null>(null);
  const [part, setPart] = useState(() => (opens && 'part' in opens ? opens.part : null) ?? null);
  const [open, setOpen] = useState(true);
  const [risen, setRisen] = useState(opens !== undefined);

  const artifact = chosen ?? latest;

  const turnTo = useCallback((turned: WidgetArtifact | null, wanted: WidgetPart | null = null) => {
    setChosen(turned);
    setListing(null);
    setPart(wanted);
    setOpen(true);
  }, []);
  if (latest?.id !== latestId) {
    setLatestId(latest?.id);
    turnTo(null);
  }
  const show = useCallback(
    (shown: WidgetArtifact, wanted?: WidgetPart) => {
      turnTo(shown, wanted);
      setRisen(true);
    },
    [turnTo],
  );
  const holdsListings = artifact !== null && isListingResults(artifact);
  /** Over the results, which are the way back from it; by itself where none are there. */
  const openListing = useCallback(
    (opened: ListingReference) => {
      if (!holdsListings) return show(listingByItself(opened));
      setListing(opened);
      setOpen(true);
      setRisen(true);
    },
    [holdsListings, show],
  );
  const before = artifact && resultsBefore(all, artifact);
  return {
    artifact,
    listing,
    onBackToResults: before ? () => turnTo(before) : undefined,
    onListingChange: setListing,
    part,
    open,
    onOpenChange: setOpen,
    risen,
    onRisenChange: setRisen,
    show,
    openListing,
  };
}
