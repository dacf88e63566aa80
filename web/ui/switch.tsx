import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { durationsMs, easing } from './tokens.ts';

const Root = styled('input')(({ theme: { vars } }) => ({
  appearance: 'none',
  flexShrink: 0,
  position: 'relative',
  width: 40,
  height: 24,
  margin: 0,
  borderRadius: 12,
  backgroundColor: vars.palette.outline,
  cursor: 'pointer',
  transition: `background-color ${durationsMs.short}ms ${easing}`,
  // A finger's width around it.
  '&::before': { content: '""', position: 'absolute', inset: '-10px -4px' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 20,
    height: 20,
    borderRadius: '50%',
    backgroundColor: vars.palette.background.paper,
    transition: `transform ${durationsMs.short}ms ${easing}`,
  },
  '&:checked': { backgroundColor: vars.palette.primary.main },
  '&:checked::after': { transform: 'translateX(16px)' },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '@media (forced-colors: active)': { border: '1px solid', '&::after': { backgroundColor: 'CanvasText' } },
}));

interface SwitchProps extends Omit<ComponentProps<typeof Root>, 'onChange' | 'type' | 'role'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. Whoever uses it names it. */
export function Switch({ onChange, ...input }: SwitchProps) {
  return <Root type="checkbox" role="switch" {...input} onChange={(event) => onChange(event.target.checked)} />;
}
