import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';

interface TextInputProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'inputRef' | 'notched' | 'id' | 'ref'> {
  label: string;
  /** What is wrong with the value. */
  error?: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field. Not the library's TextField, which brings Select, Menu and Modal along. */
export function TextInput({ label, error, hint, ref, ...input }: TextInputProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, typography: 'h5', fontWeight: 550 }}>
        {label}
      </Box>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        inputRef={ref}
        error={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note !== undefined && (
        <Box
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          sx={{ mt: 0.75, typography: 'h6', fontWeight: 400, color: error ? 'error.main' : 'text.secondary' }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
