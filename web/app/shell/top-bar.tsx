import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from '@tanstack/react-router';
import { Logo } from '#web/ui/logo.tsx';
import { SidebarToggle } from './sidebar-frame.tsx';
import { UserMenu } from './user-menu.tsx';

export const TOP_BAR_HEIGHT_PX = 56;

export function TopBar({ withSidebar }: { withSidebar: boolean }) {
  return (
    <Box component="header" sx={barStyles}>
      {withSidebar && <SidebarToggle />}
      <Link
        component={RouterLink}
        to="/"
        underline="none"
        aria-label="Sidekick, home"
        sx={{ display: 'flex', borderRadius: 1, p: 0.5 }}
      >
        <Logo size={26} />
      </Link>
      <Box sx={{ flex: 1 }} />
      <UserMenu />
    </Box>
  );
}

const barStyles = {
  flexShrink: 0,
  height: TOP_BAR_HEIGHT_PX,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
