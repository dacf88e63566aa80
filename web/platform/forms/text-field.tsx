import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

interface TextFieldProps<Values extends FieldValues, Body> extends FieldProps<Values, Body, string> {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: string;
  /** Shown, and not to be changed here. */
  readOnly?: boolean;
  /** For a text of several lines: how many it shows at first. It grows with what is typed. */
  rows?: number;
  /** Shows how many characters of how many are used. The schema judges, so that nothing typed or pasted is cut. */
  maxCharacters?: number;
}

export function TextField<Values extends FieldValues, Body>(props: TextFieldProps<Values, Body>) {
  const { label, hint, type = 'text', autoComplete, autoFocus, placeholder, readOnly = false, rows, maxCharacters } = props;
  const { value, change, error, busy, control } = useField(props);
  const { ref, ...attributes } = control;
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={counted(hint, value.length, maxCharacters)}>
      <OutlinedInput
        inputRef={ref}
        type={type}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={control.onBlur}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        placeholder={placeholder}
        readOnly={busy || readOnly}
        multiline={rows !== undefined}
        minRows={rows}
        inputProps={attributes}
      />
    </FieldFrame>
  );
}

function counted(hint: ReactNode, used: number, of: number | undefined): ReactNode {
  if (of === undefined) return hint;
  return (
    <>
      {hint} {used.toLocaleString('en-US')} / {of.toLocaleString('en-US')}
    </>
  );
}
