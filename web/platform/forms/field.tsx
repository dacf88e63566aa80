import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import { type FieldPathByValue, type FieldValues, useController, type UseFormReturn } from 'react-hook-form';

/** What every field takes; `Value` is what may stand in it, so that a name of another kind of value does not compile. */
export interface FieldProps<Values extends FieldValues, Body, Value> {
  form: UseFormReturn<Values, unknown, Body>;
  name: FieldPathByValue<Values, Value>;
  label: string;
  /** Under the field, while nothing is wrong with it. */
  hint?: ReactNode;
}

/** A field's value and how to change it, its error, and the attributes that tie it to its label and its words. */
export function useField<Values extends FieldValues, Body, Value>({ form, name, hint }: FieldProps<Values, Body, Value>) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const error = fieldState.error?.message;
  return {
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    error,
    busy: form.formState.isSubmitting,
    control: {
      id,
      name: field.name,
      ref: field.ref,
      onBlur: field.onBlur,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': error === undefined && hint === undefined ? undefined : `${id}-words`,
    } as const,
  };
}

interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** The label over a field, and under it what is wrong with it or else its hint. */
export function FieldFrame({ id, label, error, hint, children }: FieldFrameProps) {
  const words = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children}
      {words !== undefined && <FormHelperText id={`${id}-words`}>{words}</FormHelperText>}
    </FormControl>
  );
}
