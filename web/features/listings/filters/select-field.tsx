import Box from '@mui/material/Box';
import { controlStyles, labelStyles } from './field-styles.ts';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** One choice of a few; the browser's own list, which phones show best. */
export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(([known]) => known === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <Box component="label" sx={{ display: 'block', minWidth: 0 }}>
      <Box sx={labelStyles}>{label}</Box>
      <Box
        component="select"
        value={value}
        onChange={(event: { target: HTMLSelectElement }) => choose(event.target.value)}
        sx={controlStyles}
      >
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </Box>
    </Box>
  );
}
