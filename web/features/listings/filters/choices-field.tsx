import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { arrowStyles } from '#web/ui/select.tsx';
import { controlStyles, labelStyles } from './field-styles.ts';

interface ChoicesFieldProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  /** Stands for none chosen. */
  noneWords: string;
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

/** Several of a list, which opens under the field. */
export function ChoicesField<Choice extends string>({
  label,
  choices,
  labels,
  noneWords,
  chosen,
  onChange,
}: ChoicesFieldProps<Choice>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = chosen.map((choice) => labels[choice]).join(', ') || noneWords;
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Box id={`${id}-label`} sx={labelStyles}>
        {label}
      </Box>
      <PlainButton
        id={`${id}-button`}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!open)}
        sx={{
          ...controlStyles,
          px: undefined,
          ...arrowStyles,
          justifyContent: 'flex-start',
          '&:hover': { borderColor: 'text.secondary' },
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {words}
        </Box>
      </PlainButton>
      <Box id={`${id}-list`} role="group" aria-labelledby={`${id}-label`} hidden={!open} sx={open ? listStyles : undefined}>
        {choices.map((choice) => (
          <Box component="label" key={choice} sx={itemStyles}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ target }) =>
                onChange(choices.filter((known) => (known === choice ? target.checked : chosen.includes(known))))
              }
            />
            {labels[choice]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  mt: 1,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  minHeight: 36,
  borderRadius: '8px',
  cursor: 'pointer',
  '& input': { width: 16, height: 16, m: 0, accentColor: 'var(--sk-palette-primary-main)' },
  '&:hover': { bgcolor: 'action.hover' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
