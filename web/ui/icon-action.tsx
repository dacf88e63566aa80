import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Names the button for everyone: tooltip and accessible name. */
  label: string;
  placement?: TooltipProps['placement'];
}

/** A button that is only an icon; its name shows as a tooltip. */
export function IconAction({ label, placement = 'bottom', disabled, ...button }: IconActionProps) {
  const control = <IconButton aria-label={label} disabled={disabled} {...button} />;
  // A disabled button emits no events, so its tooltip needs something around it.
  return (
    <Tooltip title={label} placement={placement}>
      {disabled ? <span>{control}</span> : control}
    </Tooltip>
  );
}
