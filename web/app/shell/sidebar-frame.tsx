import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Sidebar, useThreadsWithNews } from '#web/features/threads/index.ts';
import { createLocalSetting } from '#web/platform/local-setting.ts';
import { NewsDot } from '#web/ui/news-dot.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { durationsMs, easing, SIDEBAR_WIDTH_PX } from '#web/ui/tokens.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { useIsDrawerOpen } from '../drawer/drawer-state.ts';
import { useMe } from '../use-me.ts';
import { openSearch } from './shortcuts.tsx';

const SidebarLinks = lazyPart(() => import('./sidebar-links.tsx'));
const Drawer = lazyPart(() => import('@mui/material/Drawer'));

const values = ['open', 'closed'] as const;
/**
 * Kept separately for phones and desktops (docs/product/chat.md), and for desktops whose width an open drawer takes half of: there the sidebar
 * folds to its rail, until the user opens it.
 */
const desktop = createLocalSetting('sidekick-sidebar', values, 'open');
const mobile = createLocalSetting('sidekick-sidebar-mobile', values, 'closed');
const besideDrawer = createLocalSetting('sidekick-sidebar-beside-drawer', values, 'closed');

/** From here on the chat has room enough between sidebar and drawer: 60 characters a line. */
const ROOMY_PX = 1600;

function useSidebar() {
  const wide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const roomy = useMediaQuery(`(min-width:${ROOMY_PX}px)`, { noSsr: true });
  const crowded = useIsDrawerOpen() && !roomy;
  const [ofDesktop, ofMobile, ofCrowded] = [desktop.use(), mobile.use(), besideDrawer.use()];
  const [kept, state] = !wide ? [mobile, ofMobile] : crowded ? [besideDrawer, ofCrowded] : [desktop, ofDesktop];
  return { wide, open: state === 'open', setOpen: (open: boolean) => kept.write(open ? 'open' : 'closed') };
}

const useOpenThreadId = () => useParams({ strict: false, select: (params) => params.threadId ?? null });

export function SidebarToggle() {
  const { open, setOpen } = useSidebar();
  const threadId = useOpenThreadId();
  const hasNews = useThreadsWithNews(threadId).size > 0 && !open;
  return (
    <IconAction
      label={open ? 'Close sidebar' : 'Open sidebar'}
      aria-description={hasNews ? 'New replies' : undefined}
      aria-expanded={open}
      data-tour="chats"
      onClick={() => setOpen(!open)}
    >
      <MenuIcon />
      {hasNews && <NewsDot inCorner />}
    </IconAction>
  );
}

/** The thread list: beside the page on a desktop, where a rail is left of it when it is closed; over the page on a phone. */
export function SidebarFrame() {
  const { wide, open, setOpen } = useSidebar();
  const me = useMe();
  const navigate = useNavigate();
  const threadId = useOpenThreadId();

  useEffect(() => {
    if (!wide) mobile.write('closed');
  }, [wide, threadId]);

  const onPicked = () => {
    if (!wide) setOpen(false);
  };
  const sidebar = (
    <Sidebar
      subscriptionStatus={me.subscriptionStatus}
      openThreadId={threadId}
      onLeaveThread={() => void navigate({ to: '/', replace: true })}
      onSearch={openSearch}
      onPicked={onPicked}
      footer={
        <Suspense fallback={null}>
          <SidebarLinks onPicked={onPicked} />
        </Suspense>
      }
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
    <Box sx={{ ...columnStyles, width: open ? SIDEBAR_WIDTH_PX : RAIL_WIDTH_PX }}>
      {!open && (
        <Box component="nav" aria-label="Shortcuts" sx={railStyles}>
          <IconAction label="New chat" onClick={() => void navigate({ to: '/' })}>
            <AddIcon />
          </IconAction>
        </Box>
      )}
      <Box sx={{ width: SIDEBAR_WIDTH_PX, height: '100%', visibility: open ? 'visible' : 'hidden' }}>{sidebar}</Box>
    </Box>
  );
}

const RAIL_WIDTH_PX = 57;

const columnStyles = {
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
  transition: `width ${durationsMs.medium}ms ${easing}`,
} as const;

const railStyles = { position: 'absolute', inset: 0, p: 1, pt: 1.5 } as const;

const overStyles = { width: SIDEBAR_WIDTH_PX, bgcolor: 'background.sunken', borderRight: 1, borderColor: 'divider' } as const;
