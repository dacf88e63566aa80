import Box from '@mui/material/Box';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { mayChat } from '#contract/accounts.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Shortcuts } from './shell/shortcuts.tsx';
import { SidebarFrame } from './shell/sidebar-frame.tsx';
import { useAccountTheme } from './shell/theme-choice.ts';
import { TopBar } from './shell/top-bar.tsx';
import { useMe } from './use-me.ts';

const StaleSources = lazyPart(() => import('./shell/stale-sources.tsx'));

/** The frame of the chat area: top bar, sidebar, and the page with its drawer. */
export function ChatLayout() {
  const me = useMe();
  useAccountTheme();
  const allowed = mayChat(me.allowedChatInterfaces);
  return (
    <Box sx={{ height: '100dvh', position: 'relative', overflow: 'clip', display: 'flex', flexDirection: 'column' }}>
      <TopBar withSidebar={allowed} />
      {me.roles.includes('admin') && (
        <Suspense fallback={null}>
          <StaleSources />
        </Suspense>
      )}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        {allowed && <SidebarFrame />}
        <Box component="main" sx={{ flex: 1, minWidth: 0, height: '100%', position: 'relative' }}>
          {allowed ? <Outlet /> : <ChatNotIncluded />}
        </Box>
      </Box>
      {allowed && <Shortcuts />}
      <Toasts />
    </Box>
  );
}

function ChatNotIncluded() {
  return (
    <Box sx={{ height: '100%', display: 'grid', alignContent: 'center' }}>
      <title>Sidekick</title>
      <EmptyState title="Chat is not part of your account" heading="h1">
        Your account is set up for other ways to reach the assistant. To use the chat here, ask whoever manages your account.
      </EmptyState>
    </Box>
  );
}
