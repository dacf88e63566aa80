import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { durationsMs, easing, radii } from './tokens.ts';

type Variant = 'primary' | 'outlined' | 'plain' | 'danger';
type Size = 'small' | 'medium' | 'large';

const Root = styled('button', { shouldForwardProp: (name) => name !== 'variant' && name !== 'size' && name !== 'sx' })<{
  variant: Variant;
  size: Size;
}>(({ theme, variant, size }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.button,
    fontSize: { small: '0.8125rem', medium: '0.875rem', large: '1rem' }[size],
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: { small: 32, medium: 40, large: 48 }[size],
    padding: size === 'small' ? '4px 12px' : '8px 16px',
    border: '1px solid transparent',
    borderRadius: radii.control,
    cursor: 'pointer',
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: size === 'large' ? 48 : 44 },
    transition: `background-color ${durationsMs.short}ms ${easing}, border-color ${durationsMs.short}ms ${easing}`,
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    ...{
      primary: {
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        '&:hover:not(:disabled)': { backgroundColor: palette.primary.dark },
      },
      outlined: {
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        borderColor: palette.divider,
        '&:hover:not(:disabled)': { borderColor: palette.outline },
      },
      plain: {
        color: palette.text.primary,
        backgroundColor: 'transparent',
        '&:hover:not(:disabled)': { backgroundColor: palette.action.hover },
      },
      danger: {
        color: palette.error.contrastText,
        backgroundColor: palette.error.main,
        '&:hover:not(:disabled)': { backgroundColor: palette.error.dark },
      },
    }[variant],
  };
});

interface ButtonProps extends Omit<ComponentProps<typeof Root>, 'variant' | 'size'> {
  variant?: Variant;
  size?: Size;
  /** The act is under way: the button stays focusable and says so, but does nothing. */
  busy?: boolean;
}

/** Our button. The library's weighs 8 kB (gzip) with its ripple and spinner, and every screen has one. */
export function Button({ variant = 'plain', size = 'medium', busy = false, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Root
      type={type}
      variant={variant}
      size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    />
  );
}
