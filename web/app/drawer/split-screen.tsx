import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense } from 'react';
import type { WidgetArtifact } from '#contract/threads.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { LAPTOP_WIDTH_PX } from '#web/ui/tokens.ts';
import { widgetTitle } from '../widgets/widgets.tsx';
import { ComingWidget } from './coming-widget.tsx';
import type { DrawerProps } from './drawer-props.ts';
import { useTellDrawerOpen } from './drawer-state.ts';

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
  useTellDrawerOpen(beside && artifact !== null && drawer.open);
  const Drawer = beside ? SideDrawer : WidgetSheet;
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: beside ? 'row' : 'column' }}>
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0 }}>{children}</Box>
      {artifact && (
        <Suspense fallback={<ComingDrawer title={widgetTitle(artifact)} {...{ beside }} open={drawer.open} />}>
          <Drawer artifact={artifact} {...drawer} />
        </Suspense>
      )}
    </Box>
  );
}

/** As large as what comes and with its title, so that the chat does not move twice and nothing is blank. */
function ComingDrawer({ title, beside, open }: { title: string; beside: boolean; open: boolean }) {
  if (!beside) return <Box sx={comingPeekStyles}>{title}</Box>;
  if (!open) return <Box sx={{ ...comingStyles, width: '4rem' }} />;
  return (
    <Box sx={{ ...comingStyles, width: '50vw' }}>
      <ComingWidget title={title} />
    </Box>
  );
}

const comingPeekStyles = {
  height: 48,
  px: 2,
  display: 'flex',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '16px 16px 0 0',
  bgcolor: 'background.paper',
  typography: 'h5',
} as const;

const comingStyles = { flexShrink: 0, borderLeft: 1, borderColor: 'divider', bgcolor: 'background.paper' } as const;
