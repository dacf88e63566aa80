import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { phoneTyped } from './phone-typed.ts';

/** A US phone number, put in the form (XXX) XXX-XXXX as it is typed. */
export function PhoneField<Values extends FieldValues, Body>(props: FieldProps<Values, Body, string> & { autoFocus?: boolean }) {
  const { label, hint, autoFocus } = props;
  const { value, change, error, busy, control } = useField<Values, Body, string>(props);
  const { ref, onBlur, ...attributes } = control;
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={hint}>
      <OutlinedInput
        inputRef={ref}
        type="tel"
        value={value}
        // Only what is added at the end: a correction in the middle would lose its place.
        onChange={({ target }) =>
          change(
            target.selectionStart === target.value.length && target.value.length > value.length
              ? phoneTyped(target.value)
              : target.value,
          )
        }
        onBlur={() => {
          change(phoneTyped(value));
          onBlur();
        }}
        autoComplete="tel-national"
        autoFocus={autoFocus}
        placeholder="(555) 555-0100"
        readOnly={busy}
        inputProps={attributes}
      />
    </FieldFrame>
  );
}
