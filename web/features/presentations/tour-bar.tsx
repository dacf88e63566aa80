import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { MAX_TOUR_HOMES, planTour } from './plan-tour.ts';

interface TourBarProps {
  homes: readonly ListingReference[];
  onPlanned: (presentationId: string) => void;
  onCancel: () => void;
}

/** Under results of which homes are chosen: how many they are, and what to make of them. */
export default function TourBar({ homes, onPlanned, onCancel }: TourBarProps) {
  const [added, setAdded] = useState<number | null>(null);
  const isTooMany = homes.length > MAX_TOUR_HOMES;
  const plan = async () => {
    setAdded(0);
    try {
      const { presentationId, leftOut } = await planTour(homes, setAdded);
      if (leftOut > 0) showToast(`${leftOut === 1 ? 'One home is' : `${leftOut} homes are`} gone and not on the tour.`);
      onPlanned(presentationId);
    } catch {
      setAdded(null);
      showToast('The tour could not be planned. Please try again.', { tone: 'error' });
    }
  };
  const words =
    added !== null
      ? `Planning the tour: ${added} of ${homes.length}`
      : isTooMany
        ? `${homes.length} chosen; a tour has ${MAX_TOUR_HOMES} at most`
        : homes.length === 0
          ? 'Choose the homes for the tour'
          : `${homes.length} chosen`;
  return (
    <Box role="group" aria-label="Chosen homes" sx={barStyles}>
      <Box role="status" sx={{ flex: 1, fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Box>
      <Button variant="outlined" disabled={added !== null} onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="primary" busy={added !== null} disabled={homes.length === 0 || isTooMany} onClick={() => void plan()}>
        Plan a tour
      </Button>
    </Box>
  );
}

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
