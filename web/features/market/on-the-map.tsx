import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import type { ComparablesMapProps } from './comparables-map.tsx';

const ComparablesMap = lazyPart(() => import('./comparables-map.tsx'));

/** The map of the comparables; it loads when it is opened. */
export function OnTheMap(props: ComparablesMapProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ py: 1 }}>
      <Box component="summary" sx={{ px: 2, typography: 'subtitle2', cursor: 'pointer', minHeight: 32 }}>
        On the map
      </Box>
      {isOpen && (
        <Suspense fallback={<SkeletonBlock sx={{ height: 360, mx: 2 }} />}>
          <ComparablesMap {...props} />
        </Suspense>
      )}
    </Box>
  );
}
