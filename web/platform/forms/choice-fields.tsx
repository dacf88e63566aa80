import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { FieldValues } from 'react-hook-form';
import { Select, type SelectOptions } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

interface SelectFieldProps<Values extends FieldValues, Body, Value extends string> extends FieldProps<Values, Body, Value> {
  options: SelectOptions<Value>;
}

/** One of a few. */
export function SelectField<Values extends FieldValues, Body, Value extends string>(
  props: SelectFieldProps<Values, Body, Value>,
) {
  const { label, hint, options } = props;
  const { value, change, error, control } = useField<Values, Body, Value>(props);
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={hint}>
      <Select {...control} value={value} options={options} onChange={change} />
    </FieldFrame>
  );
}

/** On or off; the whole row can be pressed. */
export function SwitchField<Values extends FieldValues, Body>(props: FieldProps<Values, Body, boolean>) {
  const { label, hint } = props;
  const { value, change, error, control } = useField<Values, Body, boolean>(props);
  const words = error ?? hint;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FormLabel htmlFor={control.id} sx={{ display: 'block', cursor: 'pointer', mb: 0 }}>
          {label}
        </FormLabel>
        {words !== undefined && (
          <FormHelperText id={`${control.id}-words`} error={error !== undefined} sx={{ mt: 0.25 }}>
            {words}
          </FormHelperText>
        )}
      </Box>
      <Switch {...control} checked={value} onChange={change} />
    </Box>
  );
}
