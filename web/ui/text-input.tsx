import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useId } from 'react';
import { radii } from './tokens.ts';

const Input = styled('input')(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  width: '100%',
  height: 44,
  padding: '0 14px',
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: radii.control,
  '&:hover': { borderColor: vars.palette.text.secondary },
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1, borderColor: 'transparent' },
  '&[aria-invalid=true]': { borderColor: vars.palette.error.main },
}));

interface TextInputProps extends ComponentProps<'input'> {
  /** Null where `aria-label` names it and its place says what it is. */
  label: string | null;
  /** What is wrong with the value. */
  error?: string | undefined;
}

/** A labelled field with its error under it. Not the library's TextField, which brings Select, Menu and Modal along. */
export function TextInput({ label, error, ...input }: TextInputProps) {
  const id = useId();
  return (
    <Box>
      {label !== null && (
        <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, typography: 'h5', fontWeight: 550 }}>
          {label}
        </Box>
      )}
      <Input
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <Box id={`${id}-error`} sx={{ mt: 0.75, typography: 'h6', fontWeight: 400, color: 'error.main' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}
