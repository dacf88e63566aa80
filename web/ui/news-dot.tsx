import Box from '@mui/material/Box';

/** Something new waits behind what it stands on, whose `aria-description` says so. */
export function NewsDot({ inCorner = false }: { inCorner?: boolean }) {
  return <Box component="span" aria-hidden sx={inCorner ? cornerStyles : dotStyles} />;
}

const dotStyles = { flexShrink: 0, width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentcolor' } as const;
const cornerStyles = { ...dotStyles, position: 'absolute', top: 6, right: 6, color: 'primary.main' } as const;
