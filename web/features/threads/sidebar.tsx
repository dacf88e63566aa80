import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import type { SubscriptionStatus } from '#contract/accounts.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Threads } from './threads.tsx';

const ArchivedThreads = lazyPart(() => import('./archived-threads.tsx'));

interface SidebarProps {
  subscriptionStatus: SubscriptionStatus;
  openThreadId: string | null;
  onSearch: () => void;
  /** The open thread was deleted. */
  onLeaveThread: () => void;
  /** A thread or a new chat was chosen: a sidebar over the page closes. */
  onPicked: () => void;
  /** Under the threads, not scrolled. */
  footer?: ReactNode;
}

/** New chat, and the user's threads (docs/product/chat.md). */
export function Sidebar({ subscriptionStatus, openThreadId, onSearch, onLeaveThread, onPicked, footer }: SidebarProps) {
  const navigate = useNavigate();
  const [showsArchived, setShowsArchived] = useState(false);
  const startChat = () => {
    onPicked();
    void navigate({ to: '/' });
  };
  return (
    <Box component="nav" aria-label="Chats" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ p: 1.5, display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={startChat} sx={{ flex: 1 }}>
          <AddIcon fontSize="small" />
          New chat
        </Button>
        <IconAction
          label="Search"
          onClick={() => {
            onPicked();
            onSearch();
          }}
        >
          <SearchIcon />
        </IconAction>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', px: 1, pb: 2 }}>
        <Threads
          subscriptionStatus={subscriptionStatus}
          openThreadId={openThreadId}
          onLeaveThread={onLeaveThread}
          onPicked={onPicked}
        />
        {subscriptionStatus === 'active' && (
          <Button size="small" onClick={() => setShowsArchived(true)} sx={{ color: 'text.secondary', fontWeight: 400 }}>
            Archived chats
          </Button>
        )}
      </Box>
      {footer}
      {showsArchived && (
        <Suspense>
          <ArchivedThreads onClose={() => setShowsArchived(false)} onPicked={onPicked} />
        </Suspense>
      )}
    </Box>
  );
}
