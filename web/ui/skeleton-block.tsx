import { styled } from '@mui/material/styles';
import { radii } from './tokens.ts';

/** A block in the place of something that loads; size it by `sx`. `still` for what will not come. */
export const SkeletonBlock = styled('div', { shouldForwardProp: (name) => name !== 'still' && name !== 'sx' })<{
  still?: boolean;
}>(({ theme, still = false }) => ({
  flexShrink: 0,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.action.hover,
  ...(still ? {} : { animation: 'sk-pulse 1.6s ease-in-out infinite' }),
  '@keyframes sk-pulse': { '50%': { opacity: 0.45 } },
}));
