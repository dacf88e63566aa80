import Box from '@mui/material/Box';
import { type ChangeEvent, useId } from 'react';
import { listingsToday } from '../formats.ts';
import { controlStyles, labelStyles } from './field-styles.ts';
import { digitsTyped, rangeInput, shownDigits, type RangeErrors, type RangeKey, type RangeText } from './range-inputs.ts';

interface RangeFieldProps {
  name: RangeKey;
  value: RangeText;
  errors: RangeErrors;
  onChange: (value: RangeText) => void;
}

const ends = [
  { end: 'min', placeholder: 'No Min', words: 'minimum' },
  { end: 'max', placeholder: 'No Max', words: 'maximum' },
] as const;

/** Min and max of a number, side by side. */
export function RangeField({ name, value, errors, onChange }: RangeFieldProps) {
  const id = useId();
  const input = rangeInput(name);
  const maximum = input.maximum(Number(listingsToday().slice(0, 4)));

  const type = (event: ChangeEvent<HTMLInputElement>, end: keyof RangeText) => {
    const { target } = event;
    const digits = digitsTyped(target.value, maximum);
    if (digits === null) return;
    // Separators come and go while typing; the caret stays behind the digits that it was behind.
    const digitsBefore = target.value.slice(0, target.selectionStart ?? 0).replace(/\D/g, '').length;
    onChange({ ...value, [end]: digits });
    requestAnimationFrame(() => {
      const at = caretBehind(digitsBefore, target.value);
      if (document.activeElement === target) target.setSelectionRange(at, at);
    });
  };
  const shownErrors = ends.flatMap(({ end }) => (errors[end] ? [{ end, text: errors[end] }] : []));

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={labelStyles}>
        {input.label}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {ends.map(({ end, placeholder, words }) => (
          <Box
            key={end}
            component="input"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${input.label}, ${words}`}
            placeholder={placeholder}
            value={shownDigits(value[end], input)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => type(event, end)}
            aria-invalid={errors[end] !== undefined || undefined}
            aria-describedby={errors[end] === undefined ? undefined : `${id}-${end}`}
            sx={controlStyles}
          />
        ))}
      </Box>
      {shownErrors.map(({ end, text }) => (
        <Box key={end} id={`${id}-${end}`} sx={{ mt: 0.5, fontSize: 13, color: 'error.main' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}

function caretBehind(digits: number, text: string): number {
  let at = 0;
  for (let seen = 0; seen < digits && at < text.length; at += 1) if (/\d/.test(text.charAt(at))) seen += 1;
  return at;
}
