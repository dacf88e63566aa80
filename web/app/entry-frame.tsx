import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';
import { Toasts } from '#web/ui/toasts.tsx';

interface EntryFrameProps {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** A screen before one is signed in: the mark, what is asked for, and the form. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  return (
    <Box sx={pageStyles}>
      <title>{`${title} · Sidekick`}</title>
      <Box component="main" sx={{ width: '100%', maxWidth: 384 }}>
        <Logo size={32} />
        <Box component="h1" sx={{ typography: 'h1', mt: 4, mb: 0.5 }}>
          {title}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mb: 3, overflowWrap: 'anywhere' }}>
          {lead}
        </Box>
        {children}
        <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 3, '& a': { color: 'inherit' } }}>
          <Link to="/privacy">Privacy notice</Link>
        </Box>
      </Box>
      <Toasts />
    </Box>
  );
}

const pageStyles = {
  minHeight: '100dvh',
  display: 'grid',
  justifyItems: 'center',
  alignContent: { xs: 'start', sm: 'center' },
  px: 2.5,
  py: { xs: 6, sm: 4 },
} as const;
