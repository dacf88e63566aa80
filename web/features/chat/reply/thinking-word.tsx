import Box from '@mui/material/Box';

/** Nothing has come yet. */
export function ThinkingWord() {
  return (
    <Box component="span" className="shimmer" sx={shimmer}>
      Thinking...
    </Box>
  );
}

const shimmer = {
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'thinking 1.6s ease-in-out infinite',
    '@keyframes thinking': { '0%, 100%': { opacity: 0.55 }, '50%': { opacity: 1 } },
  },
} as const;
