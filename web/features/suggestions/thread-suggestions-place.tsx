import Box from '@mui/material/Box';
import { createLocalSetting } from '#web/platform/local-setting.ts';

/** Whether this device shows what may be asked next. */
export const suggestionsShown = createLocalSetting('suggestions', ['shown', 'hidden'], 'shown');

/** As high as what comes, whose code every thread waits for: its frame, the row of its tools, and its cards. */
export function ThreadSuggestionsPlace() {
  const cardsPx = suggestionsShown.use() === 'shown' ? 59 : 0;
  return (
    <Box
      sx={{
        height: 44 + cardsPx,
        '@media (pointer: coarse)': { height: 52 + cardsPx },
        '@media (max-height: 480px)': { display: 'none' },
      }}
    />
  );
}
