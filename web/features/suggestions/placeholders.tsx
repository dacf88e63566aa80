import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';

const COUNT = 6;

/** What there would be while the subscription is active: nobody can read or press them. `rowSx` and `itemSx` are those of the real ones. */
export function Placeholders({ rowSx, itemSx }: { rowSx: SxProps; itemSx: SxProps }) {
  return (
    <Box aria-hidden sx={{ filter: 'blur(5px)', userSelect: 'none', pointerEvents: 'none' }}>
      <Box sx={rowSx}>
        {Array.from({ length: COUNT }, (_, at) => (
          <Box key={at} data-placeholder sx={itemSx}>
            <Box sx={{ opacity: 0.6 }}>What can be asked next stands here</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
