import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { numberTyped } from './number-typed.ts';

interface NumberFieldProps<Values extends FieldValues, Body> extends FieldProps<Values, Body, number | null> {
  /** Before the number, e.g. `$`. */
  prefix?: string;
  /** Behind it, e.g. `sq ft`. */
  suffix?: string;
}

/** A number with separators while it is not being typed; empty is null. */
export function NumberField<Values extends FieldValues, Body>(props: NumberFieldProps<Values, Body>) {
  const { label, hint, prefix, suffix } = props;
  const { value, change, error, busy, control } = useField<Values, Body, number | null>(props);
  const { ref, onBlur, ...attributes } = control;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={hint}>
      <OutlinedInput
        inputRef={ref}
        value={typed ?? value?.toLocaleString('en-US', { maximumFractionDigits: 10 }) ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          change(numberTyped(target.value));
        }}
        onBlur={() => {
          // What is no number stays to be seen beside its error.
          if (!Number.isNaN(value)) setTyped(null);
          onBlur();
        }}
        startAdornment={prefix && <span aria-hidden>{prefix}</span>}
        endAdornment={suffix && <span aria-hidden>{suffix}</span>}
        readOnly={busy}
        inputProps={{ ...attributes, inputMode: 'decimal', autoComplete: 'off' }}
      />
    </FieldFrame>
  );
}
