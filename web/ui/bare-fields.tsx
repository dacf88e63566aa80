import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled, type Theme } from '@mui/material/styles';

const bare = ({ theme: { vars, typography } }: { theme: Theme }) => ({
  ...typography.body1,
  lineHeight: 1.5,
  display: 'block',
  boxSizing: 'border-box' as const,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.palette.text.primary,
  '&:disabled': { color: vars.palette.text.disabled, WebkitTextFillColor: vars.palette.text.disabled },
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
});

/** A field without a frame, for places that draw their own. */
export const BareInput = styled('input')(bare);

/** The same for text of several lines: as tall as its text, within `maxRows`. */
export const BareTextarea = styled(TextareaAutosize)(bare, { resize: 'none' });
