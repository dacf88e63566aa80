import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconAction } from './icon-action.tsx';
import { useHiddenSideways } from './use-hidden-sideways.ts';

interface SwipeRowProps {
  /** Names the list for screen readers. */
  label: string;
  /** List items. */
  children: ReactNode;
}

/** A row that is swiped, turned page by page with the mouse, and walked through with the arrow keys. */
export function SwipeRow({ label, children }: SwipeRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useHiddenSideways(row);
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <Box sx={{ position: 'relative', flexShrink: 0, mx: { xs: -2, sm: 0 } }}>
      <Box component="ul" ref={row} aria-label={label} onKeyDown={walk} sx={rowStyles}>
        {children}
      </Box>
      {before && (
        <IconAction label="Earlier cards" onClick={() => turn(-1)} sx={{ ...turnStyles, left: -14 }}>
          <PreviousIcon />
        </IconAction>
      )}
      {after && (
        <IconAction label="More cards" onClick={() => turn(1)} sx={{ ...turnStyles, right: -14 }}>
          <NextIcon />
        </IconAction>
      )}
    </Box>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const rowStyles = {
  display: 'flex',
  gap: 1.5,
  m: 0,
  // On a phone to both edges of the screen, so that the next card shows that there is one.
  px: { xs: 2, sm: 0 },
  py: '2px',
  scrollPaddingInline: { xs: '16px', sm: 0 },
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
} as const;

const turnStyles = {
  position: 'absolute',
  top: 'calc(50% - 18px)',
  display: { xs: 'none', sm: 'flex' },
  '@media (pointer: coarse)': { display: 'none' },
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'primary.main' },
} as const;
