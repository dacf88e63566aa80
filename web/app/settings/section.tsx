import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A part of a tab of the settings. */
export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Box component="h3" sx={{ m: 0, typography: 'h4' }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 2, typography: 'body2', color: 'text.secondary' }}>
        {lead}
      </Box>
      {children}
    </Box>
  );
}
