import Box from '@mui/material/Box';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';

/** Dots in the data colours of look.md; text carries the meaning. */
const dotColors: Record<ListingStatus, string> = {
  active: '#107F10',
  sold: '#D90D02',
  pending: '#FFCE45',
  contingent: '#FFCE45',
  soon: '#8A8A96',
};

/** A listing's status over its photo. */
export function StatusChip({ status, label }: { status: ListingStatus; label: string }) {
  return (
    <Box sx={{ ...chip, color: status === 'active' ? '#0B5F0B' : '#3A3A40' }}>
      <Box component="span" aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: dotColors[status] }} />
      {label}
    </Box>
  );
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: 24,
  px: 1,
  borderRadius: '12px',
  fontSize: 12,
  fontWeight: 600,
  bgcolor: 'rgba(255, 255, 255, 0.94)',
} as const;
