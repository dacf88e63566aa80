import Box from '@mui/material/Box';

/** In the place of a card whose record could not be shown. */
export function BrokenCard() {
  return (
    <Box sx={{ ...frame, color: 'text.secondary' }}>
      <div>This listing could not be shown.</div>
    </Box>
  );
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 160,
  p: 2,
  textAlign: 'center',
  fontSize: 14,
  borderRadius: '12px',
  border: '1px dashed',
  borderColor: 'divider',
} as const;
