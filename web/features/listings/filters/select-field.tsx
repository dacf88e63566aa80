import Box from '@mui/material/Box';
import { Select, type SelectOptions } from '#web/ui/select.tsx';
import { labelStyles } from './field-styles.ts';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: SelectOptions<Value>;
  onChange: (value: Value) => void;
}

/** One choice of a few under its label. */
export function SelectField<Value extends string>({ label, ...select }: SelectFieldProps<Value>) {
  return (
    <Box component="label" sx={{ display: 'block', minWidth: 0 }}>
      <Box sx={labelStyles}>{label}</Box>
      <Select {...select} />
    </Box>
  );
}
