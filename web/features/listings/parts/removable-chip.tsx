import CloseIcon from '@mui/icons-material/Close';
import type { MouseEvent } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';

interface RemovableChipProps {
  words: string;
  /** What a press does, for who cannot see the cross. */
  label: string;
  title?: string | undefined;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
}

/** One of several things that are asked; a press takes it off. */
export function RemovableChip({ words, label, title, onRemove }: RemovableChipProps) {
  return (
    <PlainButton aria-label={label} title={title} onClick={onRemove} sx={chipStyles}>
      {words}
      <CloseIcon />
    </PlainButton>
  );
}

const chipStyles = {
  fontSize: 13,
  lineHeight: '24px',
  gap: 0.5,
  pl: 1,
  pr: 0.5,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  userSelect: 'text',
  '& svg': { fontSize: 14, color: 'text.secondary' },
  '&:hover': { borderColor: 'outline', '& svg': { color: 'text.primary' } },
  '@media (pointer: coarse)': { minHeight: 40, px: 1.25 },
} as const;
