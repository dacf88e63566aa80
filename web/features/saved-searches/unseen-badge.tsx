import Box from '@mui/material/Box';
import { unseenWords } from './words.ts';

/** How much happened that the user has not looked at; nothing where that is nothing. */
export function UnseenBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: 8,
        fontSize: 12,
        lineHeight: '20px',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {unseenWords(count)}
    </Box>
  );
}
