import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense } from 'react';
import type { WidgetArtifact } from '#contract/threads.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { LAPTOP_WIDTH_PX } from '#web/ui/tokens.ts';
import type { DrawerProps } from './drawer-props.ts';

/** A thread without a widget does not carry them. */
const SideDrawer = lazyPart(() => import('./side-drawer.tsx'));
const WidgetSheet = lazyPart(() => import('./widget-sheet.tsx'));

interface SplitScreenProps extends Omit<DrawerProps, 'artifact'> {
  artifact: WidgetArtifact | null;
  children: ReactNode;
}

/** The chat, and beside it (below laptop width: under it) the drawer with its widget, when there is one. */
export function SplitScreen({ artifact, children, ...drawer }: SplitScreenProps) {
  const beside = useMediaQuery(`(min-width:${LAPTOP_WIDTH_PX}px)`, { noSsr: true });
  const Drawer = beside ? SideDrawer : WidgetSheet;
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: beside ? 'row' : 'column' }}>
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0 }}>{children}</Box>
      {artifact && (
        // As wide as what comes, so that the chat does not move twice.
        <Suspense fallback={<Box sx={beside ? { ...comingStyles, width: drawer.open ? '50vw' : '4rem' } : { height: 48 }} />}>
          <Drawer artifact={artifact} {...drawer} />
        </Suspense>
      )}
    </Box>
  );
}

const comingStyles = { flexShrink: 0, borderLeft: 1, borderColor: 'divider', bgcolor: 'background.paper' } as const;
