import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Something goes on that has no measure. Where motion is not wanted it stands still. */
export const Spinner = styled('span', { shouldForwardProp: (name) => name !== 'sizePx' && name !== 'sx' })<{ sizePx: number }>(
  ({ theme, sizePx }) => ({
    display: 'inline-block',
    width: sizePx,
    height: sizePx,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRightColor: 'transparent',
    animation: `${turn} 0.9s linear infinite`,
  }),
);
