import Box from '@mui/material/Box';

/** Something new waits behind what it stands on, whose `aria-description` says so. */
export function NewsDot({ look = 'row' }: { look?: keyof typeof looks }) {
  return <Box component="span" aria-hidden sx={looks[look]} />;
}

const dotStyles = { flexShrink: 0, width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' } as const;
const looks = {
  row: dotStyles,
  corner: { ...dotStyles, position: 'absolute', top: 6, right: 6 },
  onColor: { ...dotStyles, bgcolor: 'currentcolor' },
} as const;
