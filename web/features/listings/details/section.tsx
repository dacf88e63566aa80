import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { Fact } from './listing-facts.ts';

/** A part of Property Details under its heading. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, mb: 1 }}>
        <Box component="h4" id={id} sx={{ flex: 1, typography: 'h4', m: 0 }}>
          {title}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={factGridStyles}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

export const factGridStyles = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
} as const;
