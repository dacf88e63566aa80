import Box from '@mui/material/Box';
import { createLocalSetting } from '#web/platform/local-setting.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

/** Whether this device shows what may be asked next. */
export const suggestionsShown = createLocalSetting('suggestions', ['shown', 'hidden'], 'shown');

/** As large as the suggestions that come, so that the messages above do not move when they do. */
export function ThreadSuggestionsPlace() {
  const shown = suggestionsShown.use() === 'shown';
  return (
    <Box aria-hidden sx={frameStyles}>
      <Box sx={toolsStyles} />
      {shown && <CardPlaces />}
    </Box>
  );
}

/** A row of cards while their words are on the way. */
export function CardPlaces() {
  return (
    <Box aria-hidden sx={listStyles}>
      {[0, 1, 2].map((at) => (
        <Box key={at} sx={itemStyles}>
          <SkeletonBlock sx={{ flex: 1, height: CARD_HEIGHT_PX, borderRadius: '12px' }} />
        </Box>
      ))}
    </Box>
  );
}

/** Two lines: one that has less is as high. */
export const CARD_HEIGHT_PX = 55;

export const frameStyles = { py: 0.5, '@media (max-height: 480px)': { display: 'none' } } as const;

export const toolsStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

export const listStyles = {
  display: 'flex',
  gap: 1,
  m: 0,
  p: 0,
  pb: 0.5,
  // To the edges of a phone, as the cards of a new chat.
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  scrollPaddingInline: 16,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

export const itemStyles = { display: 'flex', flex: { xs: '0 0 70%', sm: '1 1 0' } } as const;
