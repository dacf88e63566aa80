import Box from '@mui/material/Box';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

const CARDS = [0, 1, 2, 3];

/** Four cards in their real shape while results load. */
export function CardSkeletons() {
  return (
    <Box aria-label="Loading listings" aria-busy sx={cardGrid}>
      {CARDS.map((card) => (
        <Box key={card} sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}>
          <SkeletonBlock sx={{ aspectRatio: '16 / 9', borderRadius: 0 }} />
          <Box sx={{ p: 1.5 }}>
            <SkeletonBlock sx={{ width: '40%', height: 24, mb: 1 }} />
            <SkeletonBlock sx={{ width: '65%', height: 14, mb: 1 }} />
            <SkeletonBlock sx={{ width: '80%', height: 14, mb: 1 }} />
            <SkeletonBlock sx={{ width: '50%', height: 14 }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** One column in a narrow drawer, two from medium up and never more (docs/product/listings.md). */
export const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(260px, 50% - 8px)), 1fr))',
  transition: 'opacity 150ms',
} as const;
