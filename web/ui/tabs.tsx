import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { PlainButton } from './plain-button.tsx';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string; controls: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A row of tabs; the arrow keys move between them. Each controls the element of the id that it names. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = tabs.at((tabs.findIndex(({ id }) => id === chosen) + by) % tabs.length);
    if (!next) return;
    onChoose(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[aria-controls="${next.controls}"]`)?.focus();
  };
  return (
    <Box
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      sx={{ display: 'flex', px: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ id, label: text, controls }) => (
        <PlainButton
          key={id}
          role="tab"
          aria-selected={id === chosen}
          aria-controls={controls}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          sx={tabStyles}
        >
          {text}
        </PlainButton>
      ))}
    </Box>
  );
}

const tabStyles = {
  px: 1.5,
  minHeight: 40,
  typography: 'button',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  mb: '-1px',
  '&:hover': { color: 'text.primary' },
  '&[aria-selected=true]': { color: 'text.primary', borderBottomColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
