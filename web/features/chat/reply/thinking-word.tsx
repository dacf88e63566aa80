import Box from '@mui/material/Box';

/** What is under way; while nothing has come yet, that somebody is on it. */
export function ThinkingWord({ children = 'Sidekick is on it...' }: { children?: string | undefined }) {
  return (
    <Box component="span" className="shimmer" sx={shimmer}>
      {children}
    </Box>
  );
}

const shimmer = {
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'thinking 1.6s ease-in-out infinite',
    '@keyframes thinking': { '0%, 100%': { opacity: 0.55 }, '50%': { opacity: 1 } },
  },
} as const;
