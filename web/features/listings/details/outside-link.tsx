import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A link that looks like a button, to a page of somebody else's: in a new tab, which cannot reach back. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Box component="a" href={href} target="_blank" rel="noopener noreferrer" sx={linkStyles}>
      {children}
    </Box>
  );
}

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  px: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  typography: 'button',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'outline' },
} as const;
