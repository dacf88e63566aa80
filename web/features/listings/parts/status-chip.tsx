import Box from '@mui/material/Box';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import { dataColors } from '#web/ui/tokens.ts';

const { active, sold, pending, other } = dataColors;

/** Colours of statuses, as on maps, and a colour of text that can be read on each. */
const colors: Partial<Record<ListingStatus, { bgcolor: string; color: string }>> = {
  active: { bgcolor: active, color: '#fff' },
  sold: { bgcolor: sold, color: '#fff' },
  pending: { bgcolor: pending, color: other },
};
const otherColors = { bgcolor: other, color: '#fff' };

/** A listing's status over its photo. */
export function StatusChip({ status, label }: { status: ListingStatus; label: string }) {
  return <Box sx={{ ...chip, ...(colors[status] ?? otherColors) }}>{label}</Box>;
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 24,
  px: 1,
  borderRadius: '12px',
  fontSize: 12,
  fontWeight: 600,
  // Dark on a photo of the night, and yellow on one of noon, keep their edge.
  boxShadow: '0 0 0 1px rgb(255 255 255 / 0.55)',
} as const;
