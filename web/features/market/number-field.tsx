import Box from '@mui/material/Box';
import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number | null;
  /** Where the agent gave none: what the market or the record says. */
  placeholder?: string;
  /** Of the field where there is room, in pixels; `100%` of its place, on a phone too. */
  width?: number | '100%';
  /** Without separators, as years are written. */
  isYear?: boolean;
  /** Null for what is emptied. */
  onChange: (value: number | null) => void;
}

/** A number that counts when the field is left or Enter is pressed; Escape puts it back. */
export function NumberField({ label, value, placeholder, width = 88, isYear = false, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    if (draft === null) return;
    setDraft(null);
    const number = draft.trim() === '' ? null : Number(draft.replaceAll(/[$,\s]/g, ''));
    if (number !== value && !Number.isNaN(number)) onChange(number);
  };
  return (
    <Box
      component="input"
      aria-label={label}
      inputMode="decimal"
      placeholder={placeholder}
      value={draft ?? (value === null ? '' : value.toLocaleString('en-US', { useGrouping: !isYear, maximumFractionDigits: 2 }))}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key !== 'Escape' || draft === null) return;
        // The drawer closes by Escape too.
        event.stopPropagation();
        setDraft(null);
      }}
      sx={{
        width: width === '100%' ? width : { xs: 104, sm: width },
        minHeight: { xs: 44, sm: 32 },
        px: 1,
        font: 'inherit',
        // Smaller text makes a phone zoom into the field.
        fontSize: { xs: 16, sm: 13 },
        fontVariantNumeric: 'tabular-nums',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'outline',
        borderRadius: 1,
      }}
    />
  );
}
