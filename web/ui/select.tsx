import { styled } from '@mui/material/styles';
import type { ComponentProps, Ref } from 'react';
import { radii } from './tokens.ts';

// The arrow, in a colour that both themes can read; a picture cannot take it from the theme.
const arrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='m5.5 7.5 4.5 4.5 4.5-4.5' fill='none' stroke='%238d8678' stroke-width='1.75'/%3E%3C/svg%3E")`;

/** The arrow of a field that opens, and the room that it needs. */
export const arrowStyles = {
  padding: '0 34px 0 12px',
  backgroundImage: arrow,
  backgroundPosition: 'right 8px center',
  backgroundSize: '20px',
  backgroundRepeat: 'no-repeat',
} as const;

const ownProps = ['sx', 'compact'];

const Root = styled('select', { shouldForwardProp: (name) => !ownProps.includes(String(name)) })<{
  /** Within a line of text or a toolbar. */
  compact?: boolean;
}>(({ theme: { vars }, compact = false }) => ({
  appearance: 'none',
  font: 'inherit',
  // Smaller text makes a phone zoom into the field.
  fontSize: '1rem',
  width: '100%',
  minWidth: 0,
  height: 44,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  ...arrowStyles,
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: radii.control,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { borderColor: vars.palette.text.secondary },
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1, borderColor: 'transparent' },
  '&[aria-invalid=true]': { borderColor: vars.palette.error.main },
  '&:disabled': { color: vars.palette.text.disabled, cursor: 'default' },
  '@media (min-width: 600px)': { fontSize: '0.875rem', height: 40 },
  ...(compact && {
    '@media (pointer: fine)': {
      fontSize: '0.8125rem',
      height: 30,
      paddingLeft: 8,
      paddingRight: 26,
      backgroundPosition: 'right 4px center',
    },
  }),
}));

export type SelectOptions<Value extends string> = readonly (readonly [value: Value, label: string])[];

interface SelectProps<Value extends string> extends Omit<ComponentProps<typeof Root>, 'value' | 'onChange' | 'ref'> {
  value: Value;
  options: SelectOptions<Value>;
  onChange: (value: Value) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** One choice of a few: the browser's own list, which phones show best, in our frame. The only kind of select in the product. */
export function Select<Value extends string>({ value, options, onChange, ...select }: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(([known]) => known === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <Root value={value} onChange={(event) => choose(event.target.value)} {...select}>
      {options.map(([known, label]) => (
        <option key={known} value={known}>
          {label}
        </option>
      ))}
    </Root>
  );
}
