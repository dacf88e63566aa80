import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { PlainButton } from './plain-button.tsx';
import { durationsMs, easing, radii } from './tokens.ts';
import { Tooltip } from './tooltip.tsx';

interface Look {
  /** Where it stands at the end of a row: its glyph, not its frame, aligns with what is above and below. */
  edge?: 'start' | 'end';
  size?: 'small' | 'medium';
}

const ownProps = ['sx', 'edge', 'size'];

const Root = styled(PlainButton, { shouldForwardProp: (name) => !ownProps.includes(String(name)) })<Look>(
  ({ theme, edge, size = 'medium' }) => ({
    flexShrink: 0,
    padding: size === 'small' ? 4 : 8,
    ...(edge === 'start' ? { marginLeft: -8 } : edge === 'end' ? { marginRight: -8 } : {}),
    borderRadius: radii.control,
    color: theme.vars.palette.text.secondary,
    transition: `background-color ${durationsMs.short}ms ${easing}, color ${durationsMs.short}ms ${easing}`,
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
    '&:disabled': { color: theme.vars.palette.action.disabled },
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  }),
);

interface IconActionProps extends Omit<ComponentProps<typeof PlainButton>, 'aria-label' | 'title'>, Look {
  /** Names the button for everyone: tooltip and accessible name. */
  label: string;
}

/** A button that is only an icon; its name shows as a tooltip. Not the library's, which brings a progress circle along. */
export function IconAction({ label, type = 'button', ...button }: IconActionProps) {
  return (
    <Tooltip text={label}>
      <Root aria-label={label} type={type} {...button} />
    </Tooltip>
  );
}
