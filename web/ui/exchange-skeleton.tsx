import Box from '@mui/material/Box';
import { SkeletonBlock } from './skeleton-block.tsx';

/** The shape of a short exchange, while a thread loads. */
export function ExchangeSkeleton({ still = false }: { still?: boolean }) {
  return (
    <Box
      aria-label="Loading messages"
      aria-busy
      sx={{ flex: 1, width: '100%', maxWidth: 840, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 4 }}
    >
      {[0, 1].map((turn) => (
        <Box key={turn} sx={{ mb: 4 }}>
          <SkeletonBlock still={still} sx={{ width: '45%', height: 44, ml: 'auto', mb: 3, borderRadius: '16px' }} />
          <SkeletonBlock still={still} sx={{ width: '18%', height: 16, mb: 1 }} />
          <SkeletonBlock still={still} sx={{ width: '72%', height: 16, mb: 1 }} />
          <SkeletonBlock still={still} sx={{ width: '64%', height: 16, mb: 1 }} />
          <SkeletonBlock still={still} sx={{ width: '40%', height: 16, mb: 1 }} />
        </Box>
      ))}
    </Box>
  );
}
