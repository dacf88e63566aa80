import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead: string;
  /** One step below the heading over it: of the dialog, unless told otherwise. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a tab of the settings. */
export function Section({ title, lead, heading = 'h3', children }: SectionProps) {
  return (
    <Box component="section" aria-label={title}>
      <Box component={heading} sx={{ m: 0, typography: 'h4' }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 2, typography: 'body2', color: 'text.secondary' }}>
        {lead}
      </Box>
      {children}
    </Box>
  );
}
