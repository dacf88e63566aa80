import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import Box from '@mui/material/Box';
import { durationsMs, easing } from '#web/ui/tokens.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { widgetTitle } from '../widgets/widgets.tsx';
import type { DrawerProps } from './drawer-props.ts';
import { useTellDrawerOpen } from './drawer-state.ts';
import { WidgetFrame } from './widget-frame.tsx';

/** Beside the chat: 50vw open, a 4 rem rail with a vertical title when collapsed (docs/product/chat.md). The widget keeps its state. */
export default function SideDrawer({ open, onOpenChange, risen: _risen, onRisenChange: _onRisenChange, ...widget }: DrawerProps) {
  const title = widgetTitle(widget.artifact);
  useTellDrawerOpen(open);
  return (
    <Box component="aside" aria-label={title} sx={{ ...drawerStyles, width: open ? '50vw' : '4rem' }}>
      {!open && (
        <PlainButton aria-expanded={false} onClick={() => onOpenChange(true)} sx={railStyles}>
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
          controls={
            <IconAction label="Collapse" edge="end" aria-expanded onClick={() => onOpenChange(false)}>
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
