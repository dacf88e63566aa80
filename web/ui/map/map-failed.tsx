import Box from '@mui/material/Box';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';

const FAILED = 'An error occurred while loading the map. Please try again later.';

/** In the place of a map that cannot be shown. */
export function MapFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert" sx={middle}>
      <Box sx={{ maxWidth: 360, textAlign: 'center' }}>
        <Box sx={{ mb: 2 }}>{FAILED}</Box>
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      </Box>
    </Box>
  );
}

/** Over the frame of a map until it is there. */
export function MapLoading() {
  return (
    <Box role="status" aria-label="Loading the map" sx={middle}>
      <Spinner sizePx={28} />
    </Box>
  );
}

const middle = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  p: 3,
  bgcolor: 'background.default',
} as const;
