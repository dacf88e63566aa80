import CloseIcon from '@mui/icons-material/KeyboardArrowDown';
import OpenIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { IconAction } from '#web/ui/icon-action.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { widgetExtent, widgetTitle } from '../widgets/widgets.tsx';
import type { DrawerProps } from './drawer-props.ts';
import { WidgetFrame } from './widget-frame.tsx';

const BottomSheet = lazyPart(() => import('#web/ui/bottom-sheet.tsx'));

/**
 * Below laptop width: the widget peeks under the chat by its title and rises as a sheet when the user asks for it. It does not
 * rise by itself: the sheet would cover the answer that is being read.
 */
export default function WidgetSheet({ open: _open, onOpenChange: _onOpenChange, risen, onRisenChange, ...widget }: DrawerProps) {
  // The sheet's code and the widget arrive with the first rise; from then on the widget keeps its state.
  const [wanted, setWanted] = useState(risen);
  if (risen && !wanted) setWanted(true);
  const title = widgetTitle(widget.artifact);
  const extent = widgetExtent(widget.artifact);
  return (
    <>
      <PlainButton aria-haspopup="dialog" aria-expanded={risen} onClick={() => onRisenChange(true)} sx={peekStyles}>
        <Box component="span" sx={{ typography: 'h5' }}>
          {title}
        </Box>{' '}
        <Box component="span" sx={{ flex: 1, textAlign: 'left', fontSize: 13, color: 'text.secondary' }}>
          {extent}
        </Box>
        <OpenIcon />
      </PlainButton>
      {wanted && (
        <Suspense fallback={null}>
          <BottomSheet label={title} open={risen} onClose={() => onRisenChange(false)}>
            <WidgetFrame
              {...widget}
              controls={
                <IconAction label="Close" edge="end" onClick={() => onRisenChange(false)}>
                  <CloseIcon />
                </IconAction>
              }
            />
          </BottomSheet>
        </Suspense>
      )}
    </>
  );
}

const peekStyles = {
  flexShrink: 0,
  minHeight: 48,
  px: 2,
  pb: 'env(safe-area-inset-bottom)',
  gap: 1,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '16px 16px 0 0',
  bgcolor: 'background.paper',
  // A phone's keyboard leaves too little room for both the message bar and this; held across, a phone is as low without one.
  '@media (max-height: 480px)': { minHeight: 40 },
  '@media (max-height: 480px) and (max-width: 599px), (max-height: 280px)': { display: 'none' },
} as const;
