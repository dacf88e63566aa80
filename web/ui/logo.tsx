import Box from '@mui/material/Box';

/** The mark and the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary' }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, flexShrink: 0 }}>
        <Box component="rect" width="32" height="32" rx="8" sx={{ fill: 'var(--sk-palette-primary-main)' }} />
        <Box
          component="path"
          d="M8 15.2 16 8l8 7.2V23a1 1 0 0 1-1 1h-4.6v-4.4a2.4 2.4 0 0 0-4.8 0V24H9a1 1 0 0 1-1-1z"
          sx={{ fill: 'var(--sk-palette-primary-contrastText)' }}
        />
      </Box>
      <Box component="span" sx={{ fontWeight: 650, fontSize: size * 0.6, letterSpacing: '-0.02em' }}>
        Sidekick
      </Box>
    </Box>
  );
}
