import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SidebarToggle } from './sidebar-frame.tsx';
import { UserMenu } from './user-menu.tsx';

const Help = lazyPart(() => import('./help.tsx'));

export function TopBar({ withSidebar }: { withSidebar: boolean }) {
  return (
    <Box component="header" sx={barStyles}>
      {withSidebar && <SidebarToggle />}
      <Link to="/" aria-label="Sidekick, home" className="home">
        <Logo size={26} />
      </Link>
      <Box sx={{ flex: 1 }} />
      <Suspense fallback={<Box sx={{ width: 40, '@media (pointer: coarse)': { width: 44 } }} />}>
        <Help />
      </Suspense>
      <UserMenu />
    </Box>
  );
}

const barStyles = {
  flexShrink: 0,
  height: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& > .home': { display: 'flex', padding: '4px', borderRadius: '8px', textDecoration: 'none' },
} as const;
