import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Root = styled('button', { shouldForwardProp: (name) => name !== 'sx' })({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  fontFamily: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { cursor: 'default', pointerEvents: 'none' },
});

/** A button without a look of its own. Not the library's ButtonBase, which weighs 5 kB (gzip) with the ripple that we switch off. */
export function PlainButton({ type = 'button', ...button }: ComponentProps<typeof Root>) {
  return <Root type={type} {...button} />;
}
