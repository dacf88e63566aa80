import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import type { SubscriptionStatus } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { LockedThreads } from './locked-threads.tsx';
import { ThreadList } from './thread-list.tsx';

interface SidebarProps {
  subscriptionStatus: SubscriptionStatus;
  openThreadId: string | null;
  /** The open thread was deleted. */
  onLeaveThread: () => void;
  /** A thread or a new chat was chosen: a sidebar over the page closes. */
  onPicked: () => void;
}

/** New chat, and the user's threads (docs/product/chat.md). */
export function Sidebar({ subscriptionStatus, openThreadId, onLeaveThread, onPicked }: SidebarProps) {
  const navigate = useNavigate();
  const startChat = () => {
    onPicked();
    void navigate({ to: '/' });
  };
  return (
    <Box component="nav" aria-label="Chats" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ p: 1.5 }}>
        <Button variant="outlined" onClick={startChat} sx={{ width: '100%' }}>
          <AddIcon fontSize="small" />
          New chat
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', px: 1, pb: 2 }}>
        {subscriptionStatus === 'active' ? (
          <ThreadList openThreadId={openThreadId} onLeaveThread={onLeaveThread} onPicked={onPicked} />
        ) : (
          <LockedThreads status={subscriptionStatus} />
        )}
      </Box>
    </Box>
  );
}
