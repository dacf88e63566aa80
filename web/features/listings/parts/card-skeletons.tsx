import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const CARDS = [0, 1, 2, 3];

/** Four cards in their real shape while results load. */
export function CardSkeletons() {
  return (
    <Box aria-label="Loading listings" aria-busy sx={gridStyles}>
      {CARDS.map((card) => (
        <Box key={card} sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}>
          <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }} />
          <Box sx={{ p: 1.5 }}>
            <Skeleton width="40%" height={28} />
            <Skeleton width="65%" />
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const gridStyles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' } as const;
