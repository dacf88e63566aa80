import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Tooltip } from './tooltip.tsx';

interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Names the button for everyone: tooltip and accessible name. */
  label: string;
}

/** A button that is only an icon; its name shows as a tooltip. */
export function IconAction({ label, ...button }: IconActionProps) {
  return (
    <Tooltip text={label}>
      <IconButton aria-label={label} {...button} />
    </Tooltip>
  );
}
