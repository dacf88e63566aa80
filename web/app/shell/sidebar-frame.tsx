import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Sidebar } from '#web/features/threads/index.ts';
import { createLocalSetting } from '#web/platform/local-setting.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { durationsMs, easing, SIDEBAR_WIDTH_PX } from '#web/ui/tokens.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { useMe } from '../use-me.ts';

const Drawer = lazyPart(() => import('@mui/material/Drawer'));

/** Kept separately for phones and desktops (document 1 §2). */
const desktop = createLocalSetting('sidekick-sidebar', ['open', 'closed'], 'open');
const mobile = createLocalSetting('sidekick-sidebar-mobile', ['open', 'closed'], 'closed');

function useSidebar() {
  const wide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const kept = wide ? desktop : mobile;
  const state = [desktop.use(), mobile.use()];
  return { wide, open: state[wide ? 0 : 1] === 'open', setOpen: (open: boolean) => kept.write(open ? 'open' : 'closed') };
}

export function SidebarToggle() {
  const { open, setOpen } = useSidebar();
  return (
    <IconAction label={open ? 'Close sidebar' : 'Open sidebar'} aria-expanded={open} onClick={() => setOpen(!open)}>
      <MenuIcon />
    </IconAction>
  );
}

/** The thread list: beside the page on a desktop, over it on a phone. */
export function SidebarFrame() {
  const { wide, open, setOpen } = useSidebar();
  const me = useMe();
  const navigate = useNavigate();
  const threadId = useParams({ strict: false, select: (params) => params.threadId ?? null });

  useEffect(() => {
    if (!wide) mobile.write('closed');
  }, [wide, threadId]);

  const sidebar = (
    <Sidebar
      subscriptionStatus={me.subscriptionStatus}
      openThreadId={threadId}
      onLeaveThread={() => void navigate({ to: '/', replace: true })}
      onPicked={() => {
        if (!wide) setOpen(false);
      }}
    />
  );
  if (!wide) {
    return (
      open && (
        <Suspense fallback={null}>
          <Drawer open onClose={() => setOpen(false)} slotProps={{ paper: { 'aria-label': 'Chats', sx: overStyles } }}>
            {sidebar}
          </Drawer>
        </Suspense>
      )
    );
  }
  return (
    <Box inert={!open} sx={{ ...columnStyles, width: open ? SIDEBAR_WIDTH_PX : 0 }}>
      <Box sx={{ width: SIDEBAR_WIDTH_PX, height: '100%', borderRight: 1, borderColor: 'divider' }}>{sidebar}</Box>
    </Box>
  );
}

const columnStyles = {
  flexShrink: 0,
  overflow: 'hidden',
  bgcolor: 'background.sunken',
  transition: `width ${durationsMs.medium}ms ${easing}`,
} as const;

const overStyles = { width: SIDEBAR_WIDTH_PX, bgcolor: 'background.sunken', borderRight: 1, borderColor: 'divider' } as const;
