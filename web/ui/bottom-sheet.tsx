import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { radii } from './tokens.ts';

interface BottomSheetProps {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the lower part of a small screen; Esc and a touch outside close it. Its content keeps its state. */
export default function BottomSheet({ label, open, onClose, children }: BottomSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: paperStyles },
      }}
    >
      <Box aria-hidden sx={{ width: 36, height: 4, borderRadius: 2, bgcolor: 'divider', mx: 'auto', mt: 1, flexShrink: 0 }} />
      <Box sx={{ flex: 1, minHeight: 0 }}>{children}</Box>
    </Drawer>
  );
}

const paperStyles = {
  height: '92dvh',
  borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`,
  borderTop: 1,
  borderColor: 'divider',
  paddingBottom: 'env(safe-area-inset-bottom)',
  display: 'flex',
} as const;
