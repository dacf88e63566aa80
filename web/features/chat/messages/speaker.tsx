import Box from '@mui/material/Box';

/** Who a reply is from. */
export function Speaker() {
  return <Box sx={{ mb: 0.5, fontSize: 13, fontWeight: 600, color: 'text.secondary' }}>Sidekick Real Estate Assistant</Box>;
}
