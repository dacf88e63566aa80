import AddIcon from '@mui/icons-material/Add';
import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import WholeIcon from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Threads, threadsQuery } from '#web/features/threads/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { useMe } from '../use-me.ts';
import { moveLayer, useLayerPlace } from './layer-place.ts';
import { LayerThread, NewLayerThread } from './layer-thread.tsx';

interface ChatPanelProps {
  isPhone: boolean;
  takesFocus: boolean;
  onClose: () => void;
}

/** The chat over another page: in its corner, or all of a phone. */
export default function ChatPanel({ isPhone, takesFocus, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A message bar takes it by itself.
    if (takesFocus && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [takesFocus]);
  if (isPhone) {
    return (
      <Dialog
        open
        fullScreen
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': 'Chat', sx: { bgcolor: 'background.default' } } }}
      >
        <Content takesFocus={takesFocus} onClose={onClose} />
      </Dialog>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <Box component="aside" aria-label="Chat" ref={panel} tabIndex={-1} onKeyDown={onKeyDown} sx={panelStyles}>
      <Content takesFocus={takesFocus} onClose={onClose} />
    </Box>
  );
}

function Content({ takesFocus, onClose }: Omit<ChatPanelProps, 'isPhone'>) {
  const { at } = useLayerPlace();
  const me = useMe();
  const navigate = useNavigate();
  const { data: title } = useQuery({ ...threadsQuery, select: (threads) => threads.find(({ id }) => id === at)?.title });
  const isThread = at !== 'list' && at !== 'new';
  return (
    <>
      <Box sx={headStyles}>
        {at !== 'list' && (
          <IconAction label="All chats" onClick={() => moveLayer({ at: 'list' })}>
            <BackIcon />
          </IconAction>
        )}
        <Box component="h2" sx={titleStyles}>
          {at === 'list' ? 'Chats' : at === 'new' ? 'New chat' : (title ?? 'Chat')}
        </Box>
        {at !== 'new' && (
          <IconAction label="New chat" onClick={() => moveLayer({ at: 'new' })}>
            <AddIcon />
          </IconAction>
        )}
        {isThread && (
          <IconAction
            label="Open the whole chat"
            onClick={() => void navigate({ to: '/chat/$threadId', params: { threadId: at } })}
          >
            <WholeIcon fontSize="small" />
          </IconAction>
        )}
        <IconAction label="Close chat" aria-keyshortcuts="Escape" onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {isThread ? (
          <LayerThread key={at} threadId={at} takesFocus={takesFocus} />
        ) : at === 'new' ? (
          <NewLayerThread />
        ) : (
          <Box component="nav" aria-label="Chats" sx={listStyles}>
            <Threads
              subscriptionStatus={me.subscriptionStatus}
              openThreadId={null}
              onLeaveThread={() => undefined}
              onPicked={() => undefined}
              onOpen={(threadId) => moveLayer({ at: threadId })}
            />
          </Box>
        )}
      </Box>
    </>
  );
}

const panelStyles = {
  position: 'fixed',
  zIndex: 1050,
  right: { sm: 16 },
  bottom: { sm: 16 },
  width: { sm: 420 },
  height: 'min(760px, calc(100dvh - 72px))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  outline: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.default',
  boxShadow: '0 12px 40px rgb(28 26 23 / 0.2)',
  displayPrint: 'none',
} as const;
const headStyles = {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 56,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const titleStyles = {
  flex: 1,
  minWidth: 0,
  m: 0,
  px: 1,
  typography: 'h4',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const listStyles = { height: '100%', overflowY: 'auto', overscrollBehavior: 'contain', px: 1, py: 1.5 } as const;
