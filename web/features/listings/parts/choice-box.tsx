import Box from '@mui/material/Box';
import type { ListingReference } from '#contract/listing-reference.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import type { Choosing } from '../choosing.ts';

interface ChoiceBoxProps {
  choosing: Choosing;
  reference: ListingReference;
  /** Its address. */
  name: string;
  /** With its words beside the box, where there is room. */
  isWordy?: boolean;
}

/** Takes a home in or out; as large as a finger. */
export function ChoiceBox({ choosing, reference, name, isWordy = false }: ChoiceBoxProps) {
  return (
    <Box component="label" sx={labelStyles}>
      <input
        type="checkbox"
        checked={choosing.isChosen(reference)}
        onChange={() => choosing.toggle(reference)}
        style={{ width: 20, height: 20, margin: 0, accentColor: 'var(--sk-palette-primary-main)' }}
      />
      {isWordy && choosing.label}
      <span style={visuallyHidden}>{isWordy ? name : `${choosing.label} ${name}`}</span>
    </Box>
  );
}

const labelStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 40,
  minHeight: 40,
  px: 1,
  borderRadius: '8px',
  fontSize: 14,
  cursor: 'pointer',
  bgcolor: 'background.paper',
} as const;
