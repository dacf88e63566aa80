import Box from '@mui/material/Box';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { Shortcuts } from './shell/shortcuts.tsx';
import { SidebarFrame } from './shell/sidebar-frame.tsx';
import { useAccountTheme } from './shell/theme-choice.ts';
import { TopBar } from './shell/top-bar.tsx';
import { useMe } from './use-me.ts';

const Welcome = lazyPart(() => import('./shell/welcome.tsx'));
const StaleSources = lazyPart(() => import('./shell/stale-sources.tsx'));

/** The frame of the chat area: top bar, sidebar, and the page with its drawer. */
export function ChatLayout() {
  const me = useMe();
  useAccountTheme();
  return (
    <Box sx={{ height: '100dvh', position: 'relative', overflow: 'clip', display: 'flex', flexDirection: 'column' }}>
      <TopBar withSidebar />
      {me.roles.includes('admin') && (
        <Suspense fallback={null}>
          <StaleSources />
        </Suspense>
      )}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <SidebarFrame />
        <Box component="main" sx={{ flex: 1, minWidth: 0, height: '100%', position: 'relative' }}>
          <Outlet />
        </Box>
      </Box>
      {!me.traits.includes('completed_welcome_message') && (
        <Suspense fallback={null}>
          <Welcome />
        </Suspense>
      )}
      <Shortcuts />
      <Toasts />
    </Box>
  );
}
