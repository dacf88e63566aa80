import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a short exchange while a thread loads. */
export function MessagesLoading() {
  return (
    <Box
      aria-label="Loading messages"
      aria-busy
      sx={{ flex: 1, width: '100%', maxWidth: 1152, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 4 }}
    >
      {[0, 1].map((turn) => (
        <Box key={turn} sx={{ mb: 4 }}>
          <Skeleton variant="rounded" width="45%" height={44} sx={{ ml: 'auto', mb: 3, borderRadius: '16px' }} />
          <Skeleton width="18%" />
          <Skeleton width="72%" />
          <Skeleton width="64%" />
          <Skeleton width="40%" />
        </Box>
      ))}
    </Box>
  );
}
