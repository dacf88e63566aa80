import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { durationsMs, easing } from '#web/ui/tokens.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { widgetTitle } from '../widgets/widgets.tsx';
import type { DrawerProps } from './drawer-props.ts';
import { WidgetFrame } from './widget-frame.tsx';

/** Beside the chat: 50vw open, a 4 rem rail with a vertical title when collapsed (docs/product/chat.md). The widget keeps its state. */
export default function SideDrawer({
  open,
  onOpenChange,
  risen: _risen,
  onRisenChange: _onRisenChange,
  onBackToResults,
  ...widget
}: DrawerProps) {
  const title = widgetTitle(widget.artifact);
  const drawer = useRef<HTMLElement>(null);
  const wasTurned = useRef(false);
  const turn = (opens: boolean) => {
    wasTurned.current = true;
    onOpenChange(opens);
  };
  // Each of the two buttons goes with the press, and hands the focus to the other; a listing over results has one of its own.
  useEffect(() => {
    if (!wasTurned.current) return;
    wasTurned.current = false;
    const buttons = drawer.current?.querySelectorAll<HTMLElement>(open ? '[aria-label=Collapse]' : ':scope > button') ?? [];
    [...buttons].find((button) => button.checkVisibility({ visibilityProperty: true }))?.focus();
  }, [open]);
  return (
    <Box ref={drawer} component="aside" aria-label={title} tabIndex={-1} sx={{ ...drawerStyles, width: open ? '50vw' : '4rem' }}>
      {!open && (
        <PlainButton aria-expanded={false} onClick={() => turn(true)} sx={railStyles}>
          <ExpandIcon />
          <Box component="span" sx={{ writingMode: 'vertical-rl', typography: 'h5' }}>
            {title}
          </Box>
        </PlainButton>
      )}
      {/* Of fixed width, so that nothing inside reflows while the drawer moves. */}
      <Box sx={{ width: '50vw', height: '100%', visibility: open ? 'visible' : 'hidden' }}>
        <WidgetFrame
          {...widget}
          // The button goes with the listing: the focus stays in the drawer.
          onBackToResults={
            onBackToResults &&
            (() => {
              drawer.current?.focus();
              onBackToResults();
            })
          }
          controls={
            <IconAction label="Collapse" edge="end" aria-expanded onClick={() => turn(false)}>
              <CollapseIcon />
            </IconAction>
          }
        />
      </Box>
    </Box>
  );
}

const drawerStyles = {
  position: 'relative',
  outline: 'none',
  flexShrink: 0,
  height: '100%',
  overflow: 'hidden',
  borderLeft: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: `width ${durationsMs.long}ms ${easing}`,
} as const;

const railStyles = {
  position: 'absolute',
  inset: 0,
  width: '4rem',
  zIndex: 1,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 2,
  pt: 2,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-4px' },
} as const;
