import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What went wrong with a form as a whole. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" sx={errorStyles}>
      {children}
    </Box>
  );
}

const errorStyles = {
  px: 1.5,
  py: 1.25,
  border: 1,
  borderColor: 'error.main',
  borderRadius: '8px',
  color: 'error.main',
  bgcolor: 'background.paper',
  typography: 'body2',
} as const;
